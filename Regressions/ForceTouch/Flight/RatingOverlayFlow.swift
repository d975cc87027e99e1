import Foundation
import TestSupport
import Testing
import UIKitNames
import ViewGeometry

@testable import ForceTouchSupport

/// The rating overlay under presses, with each value of each view at each moment.
@Suite final class RatingOverlayFlow {
  /// What happens to the overlay, and the progress of its animator afterwards.
  struct Row {
    let event: Event
    let progress: CGFloat

    init(_ event: Event, _ progress: CGFloat) { (self.event, self.progress) = (event, progress) }
  }

  enum Event {
    /// The finger comes down on the photo, presses up to a progress of the preview or of the commit
    /// phase, or is lifted.
    case touch
    case press(CGFloat)
    case commit(CGFloat)
    case lift
    case call
    case cancel
    /// Seconds pass.
    case wait(TimeInterval)
    /// The screen gets another size, and is laid out.
    case layout(CGFloat)
    /// The app holds the animator, scrubs it, or turns it round.
    case pause
    case scrub(CGFloat)
    case turn(reversed: Bool)
  }

  private let clock = AnimationClock()
  private let controller = RatingController()
  private let scene: FlowScene
  private var checks = 0

  init() { scene = FlowScene(showing: controller) }

  private var overlay: RatingOverlay { controller.overlay }

  private func play(_ event: Event, isTimed: Bool) {
    switch event {
    case .touch: scene.touch(CGPoint(x: 150, y: 250))
    // The phases span forces from .05 to .2 and from .2 to .75 of the greatest (R10.2, R10.3).
    case .press(let progress): scene.press(0.05 + 0.15 * progress)
    case .commit(let progress): scene.press(0.2 + 0.55 * progress)
    case .lift: scene.lift()
    case .call: scene.call()
    case .cancel: controller.interaction?.cancel()
    case .wait(let seconds):
      if isTimed { clock.advance(by: seconds) } else { overlay.animator?.advance(by: seconds) }
    case .layout(let width):
      controller.view.frame.size.width = width
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
    case .pause: overlay.animator?.pauseAnimation()
    case .scrub(let fraction): overlay.animator?.fractionComplete = fraction
    case .turn(let reversed):
      overlay.animator?.isReversed = reversed
      overlay.animator?.startAnimation()
    }
  }

  /// Compares all that the animator moves with its start and its end, `progress` of the way.
  private func check(_ progress: CGFloat, _ step: String) {
    guard let dimmer = overlay.dimmer?.layer, let photo = overlay.photo?.layer,
      let ratings = overlay.ratings?.layer
    else { return expect(overlay.dimmer != nil, "\(step)") }
    func seen(_ layer: Layer) -> Layer { layer.presentation() ?? layer }
    func near(_ found: CGFloat, _ start: CGFloat, _ end: CGFloat, _ name: String) {
      checks += 1
      let expected = start + (end - start) * progress
      expect(abs(found - expected) < 1e-6, "\(step): \(name) is \(found), not \(expected)")
    }
    near(CGFloat(seen(dimmer).opacity), 0, 0.8, "dimmer")
    near(CGFloat(seen(ratings).opacity), 0, 1, "ratings")
    near(seen(ratings).position.y, 80, 40, "ratings' y")
    near(seen(photo).shadowRadius, 3, 11, "shadow's radius")
    near(CGFloat(seen(photo).shadowOpacity), 0, 0.5, "shadow's opacity")
    near(seen(photo).affineTransform().a, 1, 1.2, "scale")
    let corner = seen(ratings).convert(CGPoint.zero, to: seen(overlay.layer))
    let scale = 1 + 0.2 * progress
    near(corner.y, 280 + scale * (80 - 30 - 80), 280 + scale * (80 - 30 - 120), "corner")
    near(corner.x, 180 - 80 * scale, 180 - 80 * scale, "corner's x")
  }

  /// Plays rows with or without a clock, and checks each.
  private func run(_ rows: [Row], isTimed: Bool) {
    AnimationClock.current = isTimed ? clock : nil
    defer { AnimationClock.current = nil }
    for (index, row) in rows.enumerated() {
      play(row.event, isTimed: isTimed)
      if overlay.animator != nil || row.progress > 0 {
        check(row.progress, "row \(index), \(row.event)")
      }
    }
  }

  /// A press that gets deeper until the preview is complete.
  private static let pressed: [Row] =
    [Row(.touch, 0)] + (1...8).map { Row(.press(CGFloat($0) / 8), CGFloat($0) / 8) }

  private static func back(from start: CGFloat, by step: TimeInterval) -> [Row] {
    (1..<Int((0.3 * Double(start) / step - 1e-9).rounded(.up))).map {
      Row(.wait(step), start - CGFloat(step * Double($0)) / 0.3)
    }
  }

  private func expectGone(cancels: Int = 1) {
    expect(overlay.dimmer?.superview == nil)
    expect(overlay.animator == nil)
    expectEqual(overlay.ratings?.alpha, 0)
    expectEqual(overlay.dimmer?.alpha, 0)
    expectEqual(overlay.ratings?.center.y, 80)
    expectEqual(overlay.photo?.transform, .identity)
    expectEqual(overlay.photo?.layer.shadowRadius, 3)
    expectEqual(overlay.endings.last, .start)
    expectEqual(controller.cancels, cancels)
    expect(clock.isAtRest)
  }

  @Test(arguments: [false, true])
  func `R15.14 R15.16 Cancelled, it runs back, and its labels are gone`(isTimed: Bool) {
    run(Self.pressed, isTimed: isTimed)
    run([Row(.lift, 1)] + Self.back(from: 1, by: 0.025), isTimed: isTimed)
    run([Row(.wait(1), 0)], isTimed: isTimed)

    expectGone()
    expect(checks >= 160, "\(checks)")
  }

  @Test(arguments: [false, true])
  func `R15.14 A wavering press takes the overlay along, up and down`(isTimed: Bool) {
    let presses: [CGFloat] = [0.2, 0.8, 0.4, 0.96, 0.04, 0.6, 0.12, 0.8]
    run([Row(.touch, 0)] + presses.map { Row(.press($0), $0) }, isTimed: isTimed)
    run([Row(.cancel, 0.8)] + Self.back(from: 0.8, by: 0.02), isTimed: isTimed)
    let left: CGFloat = 0.8 - 0.22 / 0.3
    run([Row(.press(1), left), Row(.lift, left), Row(.wait(1), 0)], isTimed: isTimed)

    expectGone()
    expect(checks >= 160, "\(checks)")
  }

  @Test func `R15.16 Interrupted on the way back by holding, scrubbing and turning round`() {
    run(Array(Self.pressed.prefix(7)), isTimed: true)
    run(
      [
        Row(.call, 0.75), Row(.wait(0.075), 0.5), Row(.pause, 0.5), Row(.wait(2), 0.5),
        Row(.scrub(0.25), 0.75), Row(.scrub(0.75), 0.25), Row(.wait(1), 0.25),
        Row(.turn(reversed: false), 0.25), Row(.wait(0.075), 0.5), Row(.wait(0.075), 0.75),
        Row(.turn(reversed: true), 0.75), Row(.wait(0.15), 0.25),
        Row(.turn(reversed: false), 0.25), Row(.turn(reversed: true), 0.25),
        Row(.wait(0.0375), 0.125), Row(.wait(1), 0),
      ], isTimed: true)

    expectGone()
    expect(checks >= 160, "\(checks)")
  }

  @Test(arguments: [false, true])
  func `Pressed again on the way back, a new overlay begins, and the old one stays where it is`(
    isTimed: Bool
  ) {
    run(Self.pressed, isTimed: isTimed)
    run([Row(.lift, 1), Row(.wait(0.075), 0.75), Row(.wait(0.075), 0.5)], isTimed: isTimed)
    let old = (dimmer: overlay.dimmer, ratings: overlay.ratings)
    run([Row(.touch, 0.5)] + Self.pressed[1..<6], isTimed: isTimed)
    expect(old.dimmer !== overlay.dimmer && old.dimmer?.superview == nil)
    // Stopped, it kept what was on screen (R15.15).
    expect(abs((old.ratings?.alpha ?? 0) - 0.5) < 1e-6)
    run([Row(.lift, 0.625)] + Self.back(from: 0.625, by: 0.025), isTimed: isTimed)
    run([Row(.wait(1), 0)], isTimed: isTimed)

    expectGone(cancels: 2)
    expectEqual(overlay.endings, [.start])
    expect(checks >= 160, "\(checks)")
  }

  @Test(arguments: [false, true])
  func `R15.4 A layout meanwhile, also on the way back, leaves the way alone`(isTimed: Bool) {
    run(Array(Self.pressed.prefix(5)), isTimed: isTimed)
    run(
      [Row(.layout(600), 0.5), Row(.press(0.8), 0.8), Row(.layout(300), 0.8), Row(.cancel, 0.8)],
      isTimed: isTimed)
    for (index, row) in Self.back(from: 0.8, by: 0.02).enumerated() {
      run([row, Row(.layout(index % 2 == 0 ? 500 : 375), row.progress)], isTimed: isTimed)
    }
    run([Row(.wait(1), 0)], isTimed: isTimed)

    expectGone()
    expectEqual(overlay.dimmer?.frame.width, overlay.bounds.width)
    expect(checks >= 160, "\(checks)")
  }

  @Test(arguments: [(-24, "Poor"), (0, "Fair"), (20, "Good"), (60, nil)] as [(CGFloat, String?)])
  func `The label under the finger at the end is the rating, and the overlay runs back`(
    y: CGFloat, name: String?
  ) {
    run(Self.pressed, isTimed: true)
    // The ratings end 40 points above the middle of the photo, at 280, larger by a fifth.
    scene.move(to: CGPoint(x: 180, y: 280 - 1.2 * 40 + y))
    run([Row(.commit(0.5), 1), Row(.commit(1), 1)], isTimed: true)
    run(Self.back(from: 1, by: 0.03), isTimed: true)
    run([Row(.wait(1), 0)], isTimed: true)

    expectEqual(controller.rated, [name])
    expectGone(cancels: 0)
  }

  @Test func `R10.39 Along another curve a run back follows the curve`() {
    overlay.curve = .easeOut
    run(Self.pressed, isTimed: true)
    run([Row(.lift, 1)], isTimed: true)
    for step in 1..<12 {
      // The curve's point of this time, from its definition: x = 3 (1 - u)² u · 0 + 3 (1 - u) u² .58 + u³.
      let time = 1 - Double(step) / 12
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let u = (low + high) / 2
        if 3 * (1 - u) * u * u * 0.58 + u * u * u < time { low = u } else { high = u }
      }
      run([Row(.wait(0.025), CGFloat(3 * (1 - low) * low * low + low * low * low))], isTimed: true)
    }
    run([Row(.wait(1), 0)], isTimed: true)

    expectGone()
    expect(checks >= 160, "\(checks)")
  }
}
