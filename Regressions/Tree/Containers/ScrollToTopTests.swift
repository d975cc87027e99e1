import Foundation
import TestSupport
import Testing
import ViewGeometry

@Suite struct ScrollToTopTests {
  @Test func `without a delegate a view scrolls to the top unless it is switched off (R5.18)`() {
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 300, height: 900)
    view.contentOffset = CGPoint(x: 40, y: 500)
    view.scrollsToTop = false
    expect(!view.scrollToTop())
    expectEqual(view.contentOffset, CGPoint(x: 40, y: 500))

    view.scrollsToTop = true

    expect(view.scrollToTop())
    expectEqual(view.contentOffset, CGPoint(x: 40, y: 0))
    expect(view.scrollToTop())
  }
}
