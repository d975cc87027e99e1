import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The touch state of a scroll view in each callback.
@Suite struct ScrollStateTests {
  private let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let recorder = Self.recorder()

  init() {
    view.contentSize = CGSize(width: 320, height: 2_000)
    view.delegate = recorder
  }

  private static func recorder() -> ScrollRecorder {
    ScrollRecorder { call, view in
      let states = [
        ("T", view.isTracking), ("D", view.isDragging), ("M", view.isDecelerating),
        ("Z", view.isZooming), ("B", view.isZoomBouncing),
      ]
      let state = states.filter(\.1).map(\.0).joined()
      return name(call).map { "\($0) \(state)".trimmingCharacters(in: .whitespaces) }
    }
  }

  private static func name(_ call: ScrollRecorder.Call) -> String? {
    switch call {
    case .scroll: "scroll"
    case .zoom: "zoom"
    case .beginZooming: "zooming begins"
    case .endZooming(let scale): "zooming ends at \(scale)"
    case .beginDragging: "drag begins"
    case .willEndDragging: "drag will end"
    case .endDragging: "drag ended"
    case .beginDecelerating: "moves on"
    case .endDecelerating: "rests"
    case .endAnimation: nil
    case .mayScrollToTop: "may go to the top"
    case .scrollToTop: "is at the top"
    }
  }

  private func drag(velocity: CGFloat) {
    view.beginDragging()
    view.contentOffset.y += 50
    view.endDragging(velocity: CGPoint(x: 0, y: velocity))
  }

  private static let flick = [
    "drag begins TD", "scroll TD", "drag will end TD", "drag ended", "moves on M", "scroll M",
    "rests",
  ]

  @Test func `R5.16 a flick goes from drag to rest`() {
    drag(velocity: 1)

    expectEqual(recorder.calls, Self.flick)
    expect(!view.isDragging && !view.isDecelerating)
  }

  @Test func `a drag that is let go at rest ends`() {
    drag(velocity: 0)

    expectEqual(recorder.calls, Array(Self.flick.prefix(4)))
  }

  @Test func `a drag let go without a beginning says the same`() {
    view.contentOffset.y = 50
    recorder.calls = []
    view.endDragging(from: .zero, velocity: CGPoint(x: 0, y: 1))

    expectEqual(recorder.calls, Array(Self.flick.dropFirst(2)))
  }

  @Test func `a drag begins once and ends once`() {
    view.beginDragging()
    view.beginDragging()
    view.endDragging()
    view.endDragging()
    view.isScrollEnabled = false
    view.beginDragging()

    expectEqual(recorder.calls, ["drag begins TD", "drag will end TD", "drag ended"])
    expect(!view.isTracking)
  }

  @Test func `a finger that catches the content drags it from there`() {
    recorder.reaction = { name, view in if name == "moves on M" { view.beginDragging() } }
    drag(velocity: 1)

    expectEqual(recorder.calls, Array(Self.flick.prefix(5)) + ["drag begins TD"])
    expectEqual(view.contentOffset.y, 50)
    recorder.reaction = { _, _ in }
    view.endDragging()
    expectEqual(recorder.calls.suffix(2), ["drag will end TD", "drag ended"])
  }

  @Test func `content that is stopped rests where it is`() {
    recorder.reaction = { name, view in if name == "moves on M" { view.stopScrollingAndZooming() } }
    drag(velocity: 1)

    expectEqual(recorder.calls, Array(Self.flick.prefix(5)) + ["rests"])
    expectEqual(view.contentOffset.y, 50)
  }

  @Test func `R5.16 switched off in the middle of a drag, it drags no more`() {
    view.beginDragging()
    view.isScrollEnabled = false
    view.endDragging(velocity: CGPoint(x: 0, y: 1))

    expect(!view.isDragging)
    expectEqual(recorder.calls, ["drag begins TD", "drag ended"])
  }

  @Test func `each drag that begins ends once, whatever happens meanwhile`() {
    check({ $0.list(mean: 8, limit: 40) { $0.index(below: 4) } }) { steps in
      let (view, recorder) = (ScrollView(), Self.recorder())
      view.contentSize = CGSize(width: 0, height: 900)
      view.delegate = recorder
      for step in steps {
        switch step {
        case 0: view.beginDragging()
        case 1: view.endDragging(velocity: CGPoint(x: 0, y: 1))
        case 2: view.isScrollEnabled.toggle()
        default: view.contentOffset.y += 50
        }
        let begun = recorder.calls.count { $0.hasPrefix("drag begins") }
        let ended = recorder.calls.count { $0.hasPrefix("drag ended") }
        try demand(begun - ended == (view.isDragging ? 1 : 0), "\(recorder.calls)")
      }
    }
  }

  @Test func `fingers zoom between a beginning and an end, an animated zoom by itself`() {
    let content = View(frame: CGRect(x: 0, y: 0, width: 320, height: 2_000))
    view.addSubview(content)
    view.beginZooming()
    recorder.zoomed = content
    view.maximumZoomScale = 4
    view.beginZooming()
    view.zoomScale = 2
    view.setZoomScale(3, animated: true)
    view.endZooming()
    view.endZooming()
    view.setZoomScale(4, animated: true)
    view.zoomScale = 1

    expectEqual(
      recorder.calls.filter { $0.hasPrefix("zoom") },
      [
        "zooming begins Z", "zoom Z", "zoom Z", "zooming ends at 3.0", "zooming begins Z", "zoom Z",
        "zooming ends at 4.0", "zoom",
      ])
  }

  @Test func `R5.18 a tap on the status bar scrolls to the top, unless someone is against it`() {
    view.contentInset.top = 30
    view.contentOffset = CGPoint(x: 0, y: 700)
    recorder.calls = []
    recorder.mayScrollToTop = false
    let refused = view.scrollToTop()
    recorder.mayScrollToTop = true
    view.scrollsToTop = false
    let switchedOff = view.scrollToTop()
    view.scrollsToTop = true
    let done = view.scrollToTop()

    expect((refused, switchedOff, done) == (false, false, true))
    expectEqual(view.contentOffset, CGPoint(x: 0, y: -30))
    expectEqual(
      recorder.calls, ["may go to the top", "may go to the top", "scroll", "is at the top"])
  }

  @Test func `a new scroll view scrolls, and neither pages nor zooms`() {
    let fresh = ScrollView()

    expect(fresh.isScrollEnabled && !fresh.isPagingEnabled && !fresh.isDirectionalLockEnabled)
    expect(!fresh.alwaysBounceVertical && !fresh.alwaysBounceHorizontal && fresh.bouncesZoom)
    expectEqual([fresh.minimumZoomScale, fresh.maximumZoomScale, fresh.zoomScale], [1, 1, 1])
    expectEqual(fresh.contentInsetAdjustmentBehavior, .automatic)
    expect(!fresh.isContentOfScreenWithBars && fresh.contentAlignmentPoint == .zero)
    expectEqual(fresh.decelerationRate, .normal)
    expectEqual(ScrollView.DecelerationRate.normal.rawValue, 0.998)
    expectEqual(ScrollView.DecelerationRate.fast.rawValue, 0.99)
    expect(fresh.bouncesHorizontally && fresh.bouncesVertically)
    expect(!fresh.isTracking && !fresh.isDecelerating && !fresh.isZooming)
  }

  @Test func `the settings of a host are kept and move nothing`() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let fresh = ScrollView()
    expect(fresh.scrollIndicatorInsets == .zero && fresh.scrollsToTop && fresh.bounces)
    expect(fresh.showsVerticalScrollIndicator && fresh.showsHorizontalScrollIndicator)
    expect(fresh.delaysContentTouches && fresh.canCancelContentTouches)
    expect(fresh.automaticallyAdjustsScrollIndicatorInsets)
    expect(fresh.keyboardDismissMode == .none && fresh.indicatorStyle == .default)
    expect(fresh.touchesShouldCancel(in: View()))

    view.scrollIndicatorInsets = insets
    view.verticalScrollIndicatorInsets.top = 9
    view.showsVerticalScrollIndicator = false
    view.showsHorizontalScrollIndicator = false
    view.automaticallyAdjustsScrollIndicatorInsets = false
    view.delaysContentTouches = false
    view.canCancelContentTouches = false
    view.keyboardDismissMode = .interactive
    view.indicatorStyle = .white
    view.flashScrollIndicators()
    view.bounces = false
    view.bouncesVertically = true

    expectEqual(view.horizontalScrollIndicatorInsets, insets)
    expectEqual(view.scrollIndicatorInsets, EdgeInsets(top: 9, left: 2, bottom: 3, right: 4))
    expect(!view.showsVerticalScrollIndicator && !view.showsHorizontalScrollIndicator)
    expect(!view.automaticallyAdjustsScrollIndicatorInsets)
    expect(!view.delaysContentTouches && !view.canCancelContentTouches)
    expect(view.keyboardDismissMode == .interactive && view.indicatorStyle == .white)
    expect(view.bounces && !view.bouncesHorizontally && view.bouncesVertically)
    expectEqual(recorder.calls, [])
    expectEqual(view.contentOffset, .zero)
  }
}
