import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Margins that are longer than the view (R11.51).
@Suite struct CrossedMarginTests {
  @Test func `each reaches as far into a view inside as by itself`() {
    let outer = View(frame: CGRect(x: 0, y: 0, width: 10, height: 12))
    outer.layoutMargins = EdgeInsets(top: 9, left: 8, bottom: 7, right: 6)
    let inner = View(frame: outer.bounds)
    inner.layoutMargins = .zero
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)

    expectEqual(inner.layoutMargins, EdgeInsets(top: 9, left: 8, bottom: 7, right: 6))
  }
}
