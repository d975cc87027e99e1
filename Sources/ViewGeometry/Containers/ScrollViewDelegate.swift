public import Foundation

/// The delegate of a scroll view, with `UIScrollViewDelegate`'s methods; the defaults do nothing.
///
/// Lists use the same property: a delegate that also conforms to `CollectionViewDelegate` or
/// `TableViewDelegate` receives the calls of those protocols, too.
public protocol ScrollViewDelegate: AnyObject {
  /// Called once per change of the content offset, by the app, a drag or a clamp.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called after a change of the zoom scale; geometry and offset are final.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Called after a change of the adjusted content inset.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)

  /// The view that zooming scales; nil, the default, for none.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Called before zooming begins.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Called when an animated zoom, or one by touch, has ended at `scale`.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)

  /// Called before a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called before a drag ends, with its velocity in points per millisecond.
  ///
  /// The delegate may change the target of the offset.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after a drag ended; the content decelerates if `decelerate` is true.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Called before the content decelerates after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Called when the content has come to rest after a drag.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Returns whether a tap on the status bar may scroll to the top; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Called when a tap on the status bar has scrolled the content to the top.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// Called when an animated change of the offset or scale has ended, if anything changed.
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
