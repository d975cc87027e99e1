import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The calls of the delegate, and how often they come.
@Suite struct ScrollDelegateTests {
  private let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let recorder = ScrollRecorder { call, view in
    switch call {
    case .scroll: "scroll \(Int(view.contentOffset.y))"
    case .zoom: "zoom \(Int(view.contentOffset.y))"
    case .beginZooming: "zooming begins"
    case .endZooming: "zooming ends"
    case .endAnimation: "animation ends"
    case .willEndDragging(let target): "drag ends towards \(Int(target.y))"
    case .endDragging(let decelerates): "drag ended \(decelerates)"
    case .endDecelerating: "rest"
    default: nil
    }
  }

  init() {
    view.contentSize = CGSize(width: 320, height: 2_000)
    view.delegate = recorder
  }

  @Test func `each change of the offset is reported once`() {
    view.contentOffset.y = 100
    view.contentOffset.y = 100
    view.bounds.origin.y = 120
    view.setContentOffset(CGPoint(x: 0, y: 130), animated: false)

    expectEqual(recorder.calls, ["scroll 100", "scroll 120", "scroll 130"])
  }

  @Test func `a clamp is reported once`() {
    view.bounds.origin.y = 1_520
    recorder.calls = []

    view.bounds = CGRect(x: 0, y: 1_600, width: 320, height: 600)

    expectEqual(recorder.calls, ["scroll 1400"])
  }

  @Test func `T5.3 an inset that forces the offset is reported once (R5.3)`() {
    view.contentInset = EdgeInsets(top: -200, left: -50, bottom: 0, right: 0)

    expectEqual(recorder.calls, ["scroll 200"])
  }

  @Test func `an inset that doesn't change the offset is not reported`() {
    view.contentInset = EdgeInsets(top: 200, left: 50, bottom: 0, right: 0)

    expect(recorder.calls.isEmpty)
  }

  @Test func `an animation that changes something ends`() {
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 10), animated: true)

    expectEqual(recorder.calls, ["scroll 100", "animation ends", "scroll 430", "animation ends"])
  }

  @Test func `R5.5 an animation whose target is rounded to the offset there is doesn't end`() {
    view.displayScale = 2
    view.contentOffset.y = 100
    recorder.calls = []

    view.setContentOffset(CGPoint(x: 0, y: 100.25), animated: true)
    view.setContentOffset(CGPoint(x: 0.25, y: 120.25), animated: true)
    view.setContentOffset(CGPoint(x: 0.25, y: 120.25), animated: true)

    expectEqual(recorder.calls, ["scroll 120", "animation ends"])
  }

  @Test func `zooming reports the scroll and then the zoom`() {
    let content = View(frame: CGRect(x: 0, y: 0, width: 320, height: 2_000))
    view.addSubview(content)
    view.viewForZooming = content
    view.maximumZoomScale = 2

    view.setZoomScale(2, animated: true)

    expectEqual(recorder.calls, ["zooming begins", "scroll 240", "zoom 240", "zooming ends"])
  }

  @Test func `a drag let go may be given another target`() {
    view.isPagingEnabled = true
    view.contentOffset.y = 300
    recorder.calls = []
    recorder.target = CGPoint(x: 0, y: 444)

    view.endDragging(from: .zero, velocity: .zero)

    expectEqual(
      recorder.calls, ["drag ends towards 480", "drag ended true", "scroll 444", "rest"])
  }

  @Test func `a drag let go at rest doesn't move on`() {
    view.contentOffset.y = 300
    recorder.calls = []

    view.endDragging(from: .zero, velocity: .zero)

    expectEqual(recorder.calls, ["drag ends towards 300", "drag ended false"])
  }

  @Test func `a view that doesn't scroll by drags ignores them`() {
    view.isScrollEnabled = false

    view.endDragging(from: .zero, velocity: CGPoint(x: 0, y: 1))

    expect(recorder.calls.isEmpty)
  }

  @Test func `the delegate is held weakly`() {
    func setShortLivedDelegate() {
      let delegate = ScrollRecorder()
      view.delegate = delegate
    }

    setShortLivedDelegate()

    expect(view.delegate == nil)
  }

  @Test func `an animated zoom that only moves ends as a scroll does`() {
    let content = View(frame: CGRect(x: 0, y: 0, width: 320, height: 2_000))
    view.addSubview(content)
    view.viewForZooming = content
    let rect = CGRect(x: 0, y: 500, width: 320, height: 480)

    view.zoom(to: rect, animated: true)
    expectEqual(recorder.calls, ["scroll 500", "animation ends"])

    view.zoom(to: rect, animated: true)
    view.zoom(to: rect.offsetBy(dx: 0, dy: 100), animated: false)
    expectEqual(recorder.calls, ["scroll 500", "animation ends", "scroll 600"])
  }

  @Test func `an empty delegate allows everything`() {
    final class Silent: ScrollViewDelegate {}
    let silent = Silent()
    view.delegate = silent
    view.contentOffset.y = 300

    view.beginDragging()
    expect(view.isDragging)
    view.endDragging(velocity: CGPoint(x: 0, y: 0.5))
    // 300 + 0.5 * 0.998 / 0.002
    expect(abs(view.contentOffset.y - 549.5) < 1e-9)
    expect(view.viewForZooming == nil)
    expect(view.scrollToTop())
    expectEqual(view.contentOffset.y, 0)
    expect(view.delegate === silent)
  }

  @Test func `each axis bounces for itself`() {
    view.bounces = false
    view.bouncesHorizontally = true

    expect(view.bounces && view.bouncesHorizontally && !view.bouncesVertically)
  }
}
