import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The resting offset of a drag: T5.21, rule R5.11.
@Suite struct ScrollRestingTests {
  private let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    view.contentSize = CGSize(width: 1_000, height: 480)
    view.isPagingEnabled = true
  }

  private func rest(_ released: CGFloat, velocity: CGFloat = 0, from start: CGFloat = 0) -> CGFloat
  {
    view.restingContentOffset(
      releasedAt: CGPoint(x: released, y: 0), velocity: CGPoint(x: velocity, y: 0),
      draggedFrom: CGPoint(x: start, y: 0)
    ).x
  }

  @Test func `T5.21 a slow release rests at the nearest page (R5.11)`() {
    expectEqual(rest(161), 320)
    expectEqual(rest(160), 320)
    expectEqual(rest(159), 0)
    expectEqual(rest(-100), 0)
  }

  @Test func `T5.21 a last page cut short rests at the maximum (R5.11)`() {
    expectEqual(rest(900), 680)
  }

  @Test func `R5.11 a flick goes to the page next to the one where the drag began`() {
    expectEqual(rest(10, velocity: 0.5, from: 0), 320)
    expectEqual(rest(310, velocity: -0.5, from: 320), 0)
    expectEqual(rest(400, velocity: -0.5, from: 320), 0)
    expectEqual(rest(600, velocity: 9, from: 0), 320)
  }

  @Test func `flicks at the ends stay`() {
    expectEqual(rest(-20, velocity: -1, from: 0), 0)
    expectEqual(rest(700, velocity: 1, from: 680), 680)
  }

  @Test func `a flick to a page cut short and back ends where it began`() {
    expectEqual(rest(650, velocity: 1, from: 640), 680)
    expectEqual(rest(670, velocity: -1, from: 680), 640)
  }

  @Test func `without pages the velocity carries the content within the limits`() {
    view.isPagingEnabled = false
    view.decelerationRate = ScrollView.DecelerationRate(rawValue: 0.5)

    expectEqual(rest(100), 100)
    expectEqual(rest(100, velocity: 50), 150)
    expectEqual(rest(600, velocity: 500), 680)
    expectEqual(rest(-30), 0)
  }

  @Test func `a view without length pages nowhere`() {
    view.frame.size.width = 0

    expectEqual(rest(400), 400)
  }

  @Test func `a rate that never slows down is refused`() async {
    await #expect(processExitsWith: .failure) { _ = ScrollView.DecelerationRate(rawValue: 1) }
  }
}
