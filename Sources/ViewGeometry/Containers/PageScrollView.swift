package import Foundation

/// The scroll view of a page view controller, which reports its motion to the controller.
///
/// The app may set its delegate, so the controller is notified through `pager` instead.
package final class PageScrollView: ScrollView {
  /// The object that is notified of the view's motion; not retained.
  package weak var pager: (any PageScrollViewPager)?

  /// Creates a paging scroll view without indicators and without insets for the safe area.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
  }

  package override init?(coder: NSObject) { return nil }

  /// Scrolls to `offset`, animated if the thread has an `AnimationClock`, and calls `completion` at
  /// the end.
  ///
  /// The delegate is notified of the end of the animation (R15.30). If a drag or another change in
  /// the offset interrupts the animation, neither is called.
  package func scroll(to offset: CGPoint, completion: @escaping () -> Void) {
    animateOffset(to: offset) {
      $0.delegate?.scrollViewDidEndScrollingAnimation($0)
      completion()
    }
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if bounds.origin != oldBounds.origin { pager?.pagesDidScroll() }
  }

  override func dragWillBegin() { pager?.pagesWillBeginDragging() }

  override func dragDidComeToRest() { pager?.pagesDidComeToRest() }

  deinit {}
}

/// The object that a `PageScrollView` notifies of its motion.
package protocol PageScrollViewPager: AnyObject {
  /// Called before the delegate is notified that a drag begins.
  func pagesWillBeginDragging()
  /// Called after the offset changed, for any reason.
  func pagesDidScroll()
  /// Called when the content has come to rest after a drag, before the delegate is notified of the
  /// end of a deceleration.
  ///
  /// It isn't called if the deceleration is interrupted.
  func pagesDidComeToRest()
}
