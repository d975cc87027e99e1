import Foundation
import ViewGeometry

@testable import TestSupport

/// A scroll view in a window, with a view that zooms.
final class ScrollHistory: ScrollViewDelegate {
  let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let content = View(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  let marker = View(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
  var contentSize = CGSize(width: 320, height: 480)
  /// The offset of the delegate's last call; the final offset equals it.
  var heardOffset = CGPoint.zero

  init() {
    scroll.delegate = self
    window.addSubview(scroll)
    scroll.addSubview(content)
    content.addSubview(marker)
    scroll.contentSize = contentSize
  }

  func viewForZooming(in scrollView: ScrollView) -> View? { content }
  func scrollViewDidScroll(_ scrollView: ScrollView) { heardOffset = scrollView.contentOffset }

  static var subject: SubjectUnderTest<ScrollHistory> {
    SubjectUnderTest(
      name: "scroll view", make: { ScrollHistory() }, settings: settings,
      disturbances: [
        { $0.scroll.layoutIfNeeded() }, { _ = $0.scroll.maximumContentOffset },
        { $0.scroll.contentOffset = CGPoint(x: 40, y: 90) },
        { $0.scroll.setZoomScale(1.5, animated: false) },
        { $0.scroll.bounds.origin = CGPoint(x: 20.4, y: 51.6) },
        { history in
          let size = history.scroll.bounds.size
          history.scroll.bounds = CGRect(x: 0, y: 51, width: 100, height: 150.4)
          history.scroll.bounds.size = size
        },
        { $0.scroll.zoom(to: CGRect(x: 20, y: 20, width: 50, height: 50), animated: false) },
        { $0.scroll.setContentOffset(CGPoint(x: 5, y: 1_000), animated: true) },
        {
          $0.scroll.scrollRectToVisible(CGRect(x: 300, y: 400, width: 9, height: 9), animated: true)
        },
        { $0.scroll.endDragging(from: .zero, velocity: CGPoint(x: 0, y: 2)) },
        { history in
          history.scroll.removeFromSuperview()
          history.window.addSubview(history.scroll)
        },
        { _ = $0.window.hitTest(CGPoint(x: 60, y: 60), with: nil) },
      ],
      carried: [
        Carried("zoom scale") { history, source in
          history.scroll.zoomScale = source.pick([1, 2, 0.5])
          history.content.center = CGPoint(x: 100, y: 150)
        },
        Carried("content size that zooming changed") { history, _ in
          history.scroll.contentSize = history.contentSize
        },
        Carried("content offset") { history, source in
          history.scroll.contentOffset = source.pick([
            .zero, CGPoint(x: -8, y: 24), CGPoint(x: 64, y: 512),
          ])
        },
      ],
      answers: answers)
  }

  private static var settings: [Setting<ScrollHistory>] {
    [
      Setting("frame", [(0, 0, 320, 480), (0, 64, 320, 416), (10, 20, 100, 80)]) {
        // Not the frame, which a transform changes.
        $0.scroll.bounds.size = CGSize(width: $1.2, height: $1.3)
        $0.scroll.center = CGPoint(x: $1.0, y: $1.1)
      },
      Setting("contentSize", [(320, 480), (320, 2_000), (90, 70), (1_000, 1_000)]) {
        $0.contentSize = CGSize(width: $1.0, height: $1.1)
        $0.scroll.contentSize = $0.contentSize
      },
      Setting("contentInset", [0, 16, -8]) {
        $0.scroll.contentInset = EdgeInsets(top: $1, left: $1 / 2, bottom: $1 * 2, right: $1)
      },
      Setting(
        "adjustment",
        [
          ScrollView.ContentInsetAdjustmentBehavior.automatic, .never, .always,
          .scrollableAxes,
        ]
      ) { $0.scroll.contentInsetAdjustmentBehavior = $1 },
      Setting("bars", [false, true]) { $0.scroll.isContentOfScreenWithBars = $1 },
      Setting("bounceHorizontally", [false, true]) { $0.scroll.alwaysBounceHorizontal = $1 },
      Setting("bounceVertically", [false, true]) { $0.scroll.alwaysBounceVertical = $1 },
      Setting("paging", [false, true]) { $0.scroll.isPagingEnabled = $1 },
      Setting("deceleration", [ScrollView.DecelerationRate.normal, .fast]) {
        $0.scroll.decelerationRate = $1
      },
      Setting("minimumZoom", [1, 0.25, 0.75]) { $0.scroll.minimumZoomScale = $1 },
      Setting("maximumZoom", [1, 4, 1.5]) { $0.scroll.maximumZoomScale = $1 },
      Setting("safeArea", [0, 20, 44]) {
        $0.window.safeAreaInsets = EdgeInsets(top: $1, left: $1, bottom: $1 / 2, right: 4)
      },
      Setting("displayScale", [nil, 1, 3]) { $0.scroll.displayScale = $1 },
      Setting("transform", [0, 1]) {
        $0.scroll.transform = $1 == 0 ? .identity : CGAffineTransform(scaleX: 2, y: 2)
      },
    ]
  }

  private static func answers(_ history: ScrollHistory) -> [String] {
    let (scroll, window) = (history.scroll, history.window)
    window.layoutIfNeeded()
    let points = [CGPoint(x: 50, y: 70), CGPoint(x: 200, y: 300), CGPoint(x: -4, y: 470)]
    return [
      "offset \(scroll.contentOffset)", "heard \(history.heardOffset == scroll.contentOffset)",
      "bounds \(scroll.bounds)", "size \(scroll.contentSize)",
      "adjusted \(scroll.adjustedContentInset)", "least \(scroll.minimumContentOffset)",
      "greatest \(scroll.maximumContentOffset)", "zoom \(scroll.zoomScale)",
      "content \(scroll.contentLayoutGuide.layoutFrame)",
      "frame \(scroll.frameLayoutGuide.layoutFrame)",
      "zoomed \(history.content.frame) \(history.content.transform)",
      "safe \(scroll.safeAreaInsets) \(history.marker.safeAreaInsets)",
      "visible \(history.marker.visibleRect)",
    ]
      + points.flatMap { point in
        [
          "clamped \(scroll.clampedContentOffset(point))",
          "resting \(scroll.restingContentOffset(releasedAt: point, velocity: CGPoint(x: 0, y: 1), draggedFrom: .zero))",
          "to marker \(window.convert(point, to: history.marker))",
          "hit \(history.name(of: window.hitTest(point, with: nil)))",
        ]
      }
  }

  private func name(of view: View?) -> String {
    switch view {
    case marker: "marker"
    case content: "content"
    case scroll: "scroll"
    case window: "window"
    default: "nothing"
    }
  }
}
