public import Foundation

/// The delegate of a scroll view, with `UIScrollViewDelegate`'s methods; each has a default that does nothing.
///
/// Lists take the same delegate: an object that conforms to `CollectionViewDelegate` or `TableViewDelegate` as well gets the
/// calls of those protocols too.
public protocol ScrollViewDelegate: AnyObject {
  /// The content offset changed, by a program, a drag or a clamp; called once per change.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// The zoom scale changed; geometry and offset are final.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// The adjusted content inset changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)

  /// The view that zooming scales; nil, the default, for none.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Zooming is about to begin.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// An animated zoom, or one by fingers, came to its end at `scale`.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)

  /// A drag is about to begin.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// A drag is being let go: `velocity` is in points per millisecond, and the offset may be given another target.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// A drag was let go; the content moves on when `decelerate` is true.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// The content is about to move on after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// The content came to rest after a drag.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Whether a tap on the status bar may scroll to the top; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// The content was scrolled to the top by a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// A change of the offset or scale that was asked to be animated is done; not called when nothing changed.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

// The protocol documents these members; undocumented default methods do nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
  /// Answers nil.
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
  /// True.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
