import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// Scroll views on a clock.
@Suite struct ScrollFlightTests {
  private let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let clock = AnimationClock()
  private let log = ScrollRecorder { call, view in
    switch call {
    case .endAnimation: "animated \(view.contentOffset.y)"
    case .beginDecelerating: "decelerates"
    case .endDecelerating: "rests at \(view.contentOffset.y)"
    case .scrollToTop: "at the top"
    default: nil
    }
  }

  init() {
    scroll.contentSize = CGSize(width: 100, height: 2_000)
    scroll.delegate = log
  }

  @Test func `R15.30 An animated offset moves itself, and its end is reported`() {
    clock.use { scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }

    expectEqual(scroll.contentOffset.y, 0)
    expect(scroll.isScrollAnimating)
    clock.advance(by: 0.15)
    expectEqual(scroll.contentOffset.y.rounded(), 150)
    clock.advance(by: 1)
    expectEqual(scroll.contentOffset.y, 300)
    expectEqual(log.calls, ["animated 300.0"])
    expectEqual(log.scrolls, 2)
    expect(clock.isAtRest && !scroll.isScrollAnimating)
  }

  @Test func `R15.30 Setting the offset or a finger ends the animation`() {
    clock.use {
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      clock.advance(by: 0.1)
      scroll.contentOffset.y = 7
      clock.advance(by: 1)
      expectEqual(scroll.contentOffset.y, 7)
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
      clock.advanceToRest()
      expectEqual(scroll.contentOffset.y, 30)
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      clock.advance(by: 0.15)
      scroll.beginDragging()
      let caught = scroll.contentOffset
      clock.advance(by: 1)
      expectEqual(scroll.contentOffset, caught)
    }
    expectEqual(log.calls, ["animated 30.0"])
    expect(clock.isAtRest)
  }

  @Test(arguments: [ScrollView.DecelerationRate.normal, .fast])
  func `R15.31 A fling loses its speed by the rate and rests where it would at once`(
    rate: ScrollView.DecelerationRate
  ) {
    scroll.decelerationRate = rate
    let target = scroll.restingContentOffset(
      releasedAt: .zero, velocity: CGPoint(x: 0, y: 1), draggedFrom: .zero)
    clock.use {
      scroll.beginDragging()
      scroll.endDragging(velocity: CGPoint(x: 0, y: 1))
    }
    expect(scroll.isDecelerating)
    clock.advance(by: 0.1)
    let first = target.y - scroll.contentOffset.y
    clock.advance(by: 0.001)
    let second = target.y - scroll.contentOffset.y
    clock.advanceToRest()

    expect(abs(second / first - rate.rawValue) < 1e-9)
    expectEqual(scroll.contentOffset, target)
    expect(!scroll.isDecelerating)
    expectEqual(log.calls, ["decelerates", "rests at \(target.y)"])
  }

  @Test(arguments: [true, false])
  func `R15.32 A fling beyond the end bounces back, or stops there`(bounces: Bool) {
    scroll.bounces = bounces
    scroll.contentOffset.y = 1_700
    var greatest: CGFloat = 0
    clock.use {
      scroll.beginDragging()
      scroll.endDragging(velocity: CGPoint(x: 0, y: 2))
      while !clock.isAtRest {
        clock.advance(by: 0.01)
        greatest = max(greatest, scroll.contentOffset.y)
      }
    }
    expectEqual(scroll.contentOffset.y, 1_800)
    if bounces {
      expect(greatest > 1_830 && greatest < 2_000)
    } else {
      expectEqual(greatest, 1_800)
    }
  }

  @Test func `R15.32 Paging and a delegate's targets are reached`() {
    scroll.isPagingEnabled = true
    clock.use {
      scroll.beginDragging()
      scroll.contentOffset.y = 60
      scroll.endDragging(velocity: CGPoint(x: 0, y: 0.4))
      clock.advanceToRest()
      expectEqual(scroll.contentOffset.y, 200)
      scroll.isPagingEnabled = false
      log.target = CGPoint(x: 0, y: 333)
      scroll.beginDragging()
      scroll.endDragging(velocity: CGPoint(x: 0, y: -3))
      clock.advanceToRest()
    }
    expectEqual(scroll.contentOffset.y, 333)
    expectEqual(log.calls.last, "rests at 333.0")
  }

  @Test func `The delegate is notified of the top when it is reached`() {
    scroll.contentOffset.y = 500
    clock.use { expect(scroll.scrollToTop()) }
    expectEqual(log.calls, [])
    clock.advanceToRest()

    expectEqual(log.calls, ["at the top"])
    expectEqual(scroll.contentOffset.y, 0)
  }

  @Test func `A scroll view that is freed stops nothing`() {
    var freed: ScrollView? = ScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    clock.use { freed?.setContentOffset(CGPoint(x: 0, y: 30), animated: true) }
    freed = nil

    expect(clock.advanceToRest())
  }

  @Test func `R15.34 Content follows a finger less and less beyond its limits`() {
    expectEqual(scroll.contentOffset(draggedTo: CGPoint(x: 0, y: 50)), CGPoint(x: 0, y: 50))
    let pulled = scroll.contentOffset(draggedTo: CGPoint(x: 10, y: -100))
    expectEqual(pulled.x, 0)
    expect(abs(pulled.y + (1 - 1 / (0.55 * 100 / 200 + 1)) * 200) < 1e-12)
    expectEqual(scroll.contentOffset(draggedTo: CGPoint(x: 0, y: -CGFloat.infinity)).y, -200)
    expectEqual(scroll.contentOffset(draggedTo: CGPoint(x: 0, y: CGFloat.nan)).y, 0)
    scroll.bounces = false
    expectEqual(scroll.contentOffset(draggedTo: CGPoint(x: 0, y: -100)).y, 0)
  }

  @Test func `R15.35 An animated zoom flies and ends on the clock`() {
    let zoomed = View(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.addSubview(zoomed)
    scroll.viewForZooming = zoomed
    scroll.maximumZoomScale = 3
    clock.use { scroll.setZoomScale(3, animated: true) }
    expectEqual(scroll.zoomScale, 3)
    expect(scroll.isZooming)
    clock.advance(by: 0.15)
    let middle = zoomed.layer.presentation()?.transform.m11 ?? 0
    clock.advanceToRest()

    expect(abs(middle - 2) < 1e-9)
    expect(!scroll.isZooming)
  }

  @Test func `One step is as good as many`() {
    for velocity in [0.3, 1.7, -0.4, 6] {
      var offsets: [[CGFloat]] = []
      for steps in [1, 13] {
        let (scroll, clock) = (ScrollView(frame: self.scroll.frame), AnimationClock())
        scroll.contentSize = self.scroll.contentSize
        scroll.contentOffset.y = 400
        clock.use {
          scroll.beginDragging()
          scroll.endDragging(velocity: CGPoint(x: 0, y: velocity))
        }
        offsets.append(
          (0..<20).map { moment in
            for step in 1...steps {
              clock.advance(to: max(clock.now, (Double(moment) + Double(step) / Double(steps)) / 8))
            }
            return scroll.contentOffset.y
          })
      }
      expectEqual(offsets[0], offsets[1])
    }
  }
}
