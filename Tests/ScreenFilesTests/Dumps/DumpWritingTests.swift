import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// Dumps become fixtures, and screens of views become dumps; reading them back gives the same.
struct DumpWritingTests {
  @Test(
    arguments: [
      "1, 0, 0, 1, 8, -3", "0, 1, -1, 0, 5, 7", "2, 0, 0, 0.5, -6, 4", "1, 0, 0.5, 1, 0, 9",
    ], ["", "; contentOffset: {3, 5}"])
  func `the shift of a transform is part of the frame, in a fixture too`(
    transform: String, offset: String
  ) throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 400)>
         | <UIScrollView: 0x2; frame = (50 40; 60 20); transform = [\(transform)]\(offset)>
         |    | <UIView: 0x3; frame = (4 6; 10 8); transform = [0, 1, -1, 0, 2, -1]>
      """
    let dump = try ScreenDump(Data(text.utf8))

    let fixture = try LayoutFixture(data: dump.layoutFixture(named: "shift"), file: "shift")
    let screen = fixture.makeScreen()

    expect(screen.view("1").map { isNear($0.frame, CGRect(50, 40, 60, 20)) } == true)
    expect(screen.view("2").map { isNear($0.frame, CGRect(4, 6, 10, 8)) } == true)
    for element in dump.elements {
      let view = try #require(screen.view("\(element.index)"))
      expect(isNear(frameOnScreen(of: view), element.frame), "\(element.frame)")
      expectEqual(view.transform, element.transform)
    }
  }

  private func frameOnScreen(of view: View) -> CGRect {
    var root = view
    while let next = root.superview { root = next }
    let inRoot = view.convert(view.bounds, to: root)
    return view === root
      ? view.frame
      : inRoot.offsetBy(
        dx: root.frame.origin.x - root.bounds.origin.x,
        dy: root.frame.origin.y - root.bounds.origin.y)
  }

  private func isNear(_ first: CGRect, _ second: CGRect, by tolerance: CGFloat = 1e-3) -> Bool {
    abs(first.minX - second.minX) <= tolerance && abs(first.minY - second.minY) <= tolerance
      && abs(first.maxX - second.maxX) <= tolerance && abs(first.maxY - second.maxY) <= tolerance
  }
}
