import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// When a fixture's answer counts as the expected one: each of its values counts.
@Suite struct FixtureToleranceTests {
  private static let item = FixtureItem(section: 1, item: 2)

  /// Answers of each kind with values, made of eight.
  private static let kinds: [(count: Int, make: @Sendable ([CGFloat]) -> FixtureAnswer)] = [
    (2, { .point(CGPoint(x: $0[0], y: $0[1])) }),
    (2, { .size(CGSize(width: $0[0], height: $0[1])) }),
    (4, { .rect(rect($0, 0)) }), (4, { .region("a", frame: rect($0, 0)) }),
    (8, { .source(item, rect: rect($0, 0), visibleRect: rect($0, 4)) }),
  ]

  private static func rect(_ numbers: [CGFloat], _ first: Int) -> CGRect {
    CGRect(
      x: numbers[first], y: numbers[first + 1], width: numbers[first + 2],
      height: numbers[first + 3])
  }

  @Test(arguments: 0..<5)
  func `Each number may be off by the tolerance and no more`(kind: Int) {
    let (count, make) = Self.kinds[kind]
    let numbers: [CGFloat] = [0.5, -300, 20, 40, 7, 900, 10, 30]
    let answer = make(numbers)

    expect(answer.agrees(with: answer, tolerance: 0))
    for place in 0..<count {
      let scale = max(1, abs(numbers[place]))
      for sign in [1, -1] as [CGFloat] {
        var (near, far) = (numbers, numbers)
        near[place] += sign * scale * 0.0009
        far[place] += sign * scale * 0.0011
        expect(answer.agrees(with: make(near), tolerance: 0.001))
        expect(!answer.agrees(with: make(near), tolerance: 0))
        expect(!answer.agrees(with: make(far), tolerance: 0.001))
        expect(!make(far).agrees(with: answer, tolerance: 0.001))
      }
    }
  }
}
