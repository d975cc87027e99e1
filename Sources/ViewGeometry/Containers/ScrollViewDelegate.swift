public import Foundation

/// The delegate of a scroll view, with the methods of `UIScrollViewDelegate`.
///
/// The default implementations do nothing, except where noted. Lists have the same `delegate`
/// property. If their delegate also conforms to `CollectionViewDelegate` or `TableViewDelegate`,
/// they call the methods of that protocol, too.
public protocol ScrollViewDelegate: AnyObject {
  /// Called once for each change in the content offset, whatever its cause.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called after the zoom scale has changed, when geometry and offset are final.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Called after the adjusted content inset has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)

  /// Returns the view that zooming scales; nil, the default, means none.
  ///
  /// If the app has set ``ScrollView/viewForZooming``, the method isn't called.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Called before an animated zoom, or a zoom by touch, begins.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Called when an animated zoom, or a zoom by touch, has ended at `scale`.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)

  /// Called when a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called before a drag ends; `velocity` is that of the offset, in points per millisecond.
  ///
  /// A coordinate of the velocity is negative if the offset decreases. The delegate may change
  /// `targetContentOffset`, the offset at which the content will come to rest. The pointer is valid
  /// only during the call.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after a drag has ended; `decelerate` is true if the content decelerates.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Called before the content decelerates after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Called when the content has come to rest after decelerating.
  ///
  /// It isn't called if the deceleration is interrupted, for example by a new drag.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Returns whether ``ScrollView/scrollToTop()``, which the host calls after a tap on the status
  /// bar, may scroll; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Called once ``ScrollView/scrollToTop()`` has brought the content to the top.
  ///
  /// If the content is already at the top, it is called immediately. It isn't called if the scroll
  /// is interrupted.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// Called when an animated scroll without a zoom has ended, if the offset changed.
  ///
  /// It isn't called if the scroll is interrupted, for example by a drag, or after
  /// ``ScrollView/scrollToTop()``.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

// The protocol documents these members; undocumented default methods do nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
  /// Returns nil.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: CGFloat
  ) {}
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
