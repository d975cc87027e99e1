import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Empty safe areas: insets that are longer together than the view.
@Suite struct SafeAreaCrossingTests {
  private static let wide = EdgeInsets(top: 60, left: 0, bottom: 50, right: 0)

  @Test(arguments: [wide, EdgeInsets(top: 130, left: 0, bottom: 3, right: 70)])
  func `a view that fills the window has the insets of the window`(insets: EdgeInsets) {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    let view = View(frame: window.bounds)
    window.addSubview(view)

    window.safeAreaInsets = insets
    expectEqual(view.safeAreaInsets, insets)

    view.transform = CGAffineTransform(scaleX: -1, y: -1)
    expectEqual(
      view.safeAreaInsets,
      EdgeInsets(
        top: insets.bottom, left: insets.right, bottom: insets.top, right: insets.left))
  }

  @Test func `each edge of a view inside counts by itself`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    let view = View(frame: CGRect(x: 0, y: 20, width: 50, height: 60))
    window.addSubview(view)

    window.safeAreaInsets = Self.wide

    expectEqual(view.safeAreaInsets, EdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
  }
}
