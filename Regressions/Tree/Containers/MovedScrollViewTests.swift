import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// Scroll views that move to another superview.
@Suite struct MovedScrollViewTests {
  @Test func `a scroll view takes the limits of its new position in the window`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let upper = View(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let lower = View(frame: CGRect(x: 0, y: 200, width: 100, height: 200))
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let listener = ScrollListener(.inset) { $0.adjustedContentInset.top }
    window.safeAreaInsets.top = 20
    window.addSubview(upper)
    window.addSubview(lower)
    scroll.contentInsetAdjustmentBehavior = .always
    scroll.contentSize = CGSize(width: 100, height: 1_000)
    upper.addSubview(scroll)
    scroll.contentOffset.y = -20
    scroll.delegate = listener

    lower.addSubview(scroll)

    expectEqual(scroll.contentOffset.y, CGFloat(0))
    expectEqual(listener.values, [0])
  }
}
