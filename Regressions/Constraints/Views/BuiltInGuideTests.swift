import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Built-in guides, which belong to their views for good (R11.50).
@Suite struct BuiltInGuideTests {
  @Test func `R11.50 a built-in guide stays with its view`() {
    let (view, other) = (View(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), View())
    let guide = view.layoutMarginsGuide

    guide.owningView = other
    other.addLayoutGuide(guide)
    guide.owningView = nil

    expect(guide.owningView === view && view.layoutMarginsGuide === guide)
    expect(other.layoutGuides.isEmpty && view.layoutGuides.isEmpty)
    expectEqual(guide.layoutFrame, CGRect(x: 8, y: 8, width: 84, height: 64))
  }
}
