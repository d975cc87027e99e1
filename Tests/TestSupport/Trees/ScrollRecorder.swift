import Foundation
import ViewGeometry

/// A delegate of a scroll view that records the calls that a closure names.
final class ScrollRecorder: ScrollViewDelegate {
  enum Call {
    case scroll, zoom, beginZooming, endZooming(scale: CGFloat)
    case beginDragging, willEndDragging(target: CGPoint), endDragging(decelerates: Bool)
    case beginDecelerating, endDecelerating, endAnimation
    case mayScrollToTop, scrollToTop
  }

  var calls: [String] = []
  /// Runs after a call has been recorded.
  var reaction: (String, ScrollView) -> Void = { _, _ in }
  /// The offset for the end of a drag; nil for the proposed one.
  var target: CGPoint?
  var mayScrollToTop = true
  weak var zoomed: View?
  private(set) var scrolls = 0
  private let name: (Call, ScrollView) -> String?

  init(_ name: @escaping (Call, ScrollView) -> String? = { _, _ in nil }) { self.name = name }

  private func hear(_ call: Call, _ view: ScrollView) {
    guard let name = name(call, view) else { return }
    calls.append(name)
    reaction(name, view)
  }

  func scrollViewDidScroll(_ view: ScrollView) {
    scrolls += 1
    hear(.scroll, view)
  }
  func scrollViewDidZoom(_ view: ScrollView) { hear(.zoom, view) }
  func viewForZooming(in view: ScrollView) -> View? { zoomed }
  func scrollViewWillBeginZooming(_ view: ScrollView, with _: View?) { hear(.beginZooming, view) }
  func scrollViewDidEndZooming(_ view: ScrollView, with _: View?, atScale scale: CGFloat) {
    hear(.endZooming(scale: scale), view)
  }
  func scrollViewWillBeginDragging(_ view: ScrollView) { hear(.beginDragging, view) }
  func scrollViewWillEndDragging(
    _ view: ScrollView, withVelocity _: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    hear(.willEndDragging(target: targetContentOffset.pointee), view)
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ view: ScrollView, willDecelerate decelerate: Bool) {
    hear(.endDragging(decelerates: decelerate), view)
  }
  func scrollViewWillBeginDecelerating(_ view: ScrollView) { hear(.beginDecelerating, view) }
  func scrollViewDidEndDecelerating(_ view: ScrollView) { hear(.endDecelerating, view) }
  func scrollViewDidEndScrollingAnimation(_ view: ScrollView) { hear(.endAnimation, view) }
  func scrollViewShouldScrollToTop(_ view: ScrollView) -> Bool {
    hear(.mayScrollToTop, view)
    return mayScrollToTop
  }
  func scrollViewDidScrollToTop(_ view: ScrollView) { hear(.scrollToTop, view) }
}
