import Foundation
import ScreenFiles
import TestSupport
import Testing

/// The sizes of rotated targets.
@Suite struct TurnedTargetTests {
  /// 36 by 36 points rotated by 30 degrees, in a box of 49.18 by 49.18.
  @Test func `a rotated target is as large as itself, not as its box`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (75.41 75.41; 49.1769 49.1769); \
      transform = [0.866025, 0.5, -0.5, 0.866025, 0, 0]>

      """
    let dump = try ScreenDump(Data(text.utf8))

    let target = try #require(dump.audit().targets.first)

    expect(abs(target.reachableSize.width - 36) < 0.001)
    expect(abs(target.reachableSize.height - 36) < 0.001)
    expectEqual(dump.audit().problems.count, 1)
  }

  /// 80 by 20 points rotated by 90 degrees.
  @Test func `a target rotated by 90 degrees is as wide as it was high`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (100 100; 20 80); transform = [0, 1, -1, 0, 0, 0]>

      """
    let dump = try ScreenDump(Data(text.utf8))

    let target = try #require(dump.audit().targets.first)

    expectEqual(target.reachableSize, CGSize(width: 20, height: 80))
  }

  /// Two scales of 10^-150 are one of 10^-300, whose square is less than any double.
  @Test func `what is shrunk to nothing holds no point, not even the one where it lies`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIView: 0x2; frame = (0 0; 0 0); transform = [1e-150, 0, 0, 1e-150, 0, 0]>
         |    | <UIView: 0x3; frame = (0 0; 0 0); transform = [1e-150, 0, 0, 1e-150, 0, 0]>
         |    |    | <UIButton: 0x4; frame = (0 0; 5 5)>

      """
    let dump = try ScreenDump(Data(text.utf8))
    let button = dump.elements[3]

    expect(!dump.holds(.zero, button))
    expect(!dump.holds(CGPoint(x: 2, y: 2), button))
    expect(dump.holds(.zero, dump.elements[0]))
  }
}
