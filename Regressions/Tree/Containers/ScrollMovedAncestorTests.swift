import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Scroll views that move against the safe area with an ancestor.
@Suite struct ScrollMovedAncestorTests {
  @Test func `R5.3 a layout takes the safe area at the position to which an ancestor was moved`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.safeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    let around = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(around)
    let view = ScrollView(frame: around.bounds)
    view.contentInsetAdjustmentBehavior = .always
    view.contentSize = CGSize(width: 320, height: 1000)
    around.addSubview(view)
    view.contentOffset.y = 554
    window.layoutIfNeeded()
    // 1000 - 480 + 34.
    expectEqual(view.contentOffset.y, 554)
    let listener = ScrollListener(.inset) { $0.adjustedContentInset.bottom }
    view.delegate = listener

    around.frame.origin.y = -20
    view.setNeedsLayout()
    window.layoutIfNeeded()

    // 1000 - 480 + 14.
    expectEqual(view.contentOffset.y, 534)
    expectEqual(listener.values, [14])
  }
}
