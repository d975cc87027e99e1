import Foundation
import Testing
import UIKitNames
import ViewGeometry

@testable import ForceTouchSupport
@testable import TestSupport

/// Questions about the future of random flights, against a twin whose clock is advanced step by
/// step.
@Suite struct WhenLaws {
  // Thousands of looks at each of four views take seconds a seed.
  private static let seeds =
    0..<UInt64(CaseRange.isFull ? CaseRange.perThousand(50).count : 3)
  private static let step = 0.001

  /// A stage in a scroll view, in flight.
  private final class Scene {
    let stage = FlightStage()
    let clock = AnimationClock()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))

    init(_ seed: UInt64) {
      scroll.contentSize = CGSize(width: 200, height: 1_000)
      window.addSubview(scroll)
      scroll.addSubview(stage.root)
      scroll.contentOffset.y = 20
      clock.use {
        if seed % 4 == 1 { scroll.setContentOffset(CGPoint(x: 0, y: 80), animated: true) }
        if seed % 4 == 2 {
          scroll.beginDragging()
          scroll.endDragging(velocity: CGPoint(x: 0, y: seed % 8 == 2 ? -0.4 : 0.05))
        }
        if seed % 3 == 1 {
          UIView.animate(withDuration: 0.7, delay: 0.1, options: .allowUserInteraction) {
            self.stage.root.transform = CGAffineTransform(rotationAngle: 0.4)
          }
        }
        if seed % 5 == 1 { jump() }
        for line in FlightStage.script(6, seed: seed) { stage.play(line) }
      }
    }

    private func jump() {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
        for index in 0..<3 {
          UIView.addKeyframe(
            withRelativeStartTime: Double(index) / 3, relativeDuration: 1 / 3
          ) {
            self.stage.views[0].center = CGPoint(x: 30 * index, y: 40)
          }
        }
      }
    }

    /// The center of a view at the beginning, in the window.
    func center(of view: UIView) -> CGPoint {
      view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    }

    func isSeen(_ view: UIView, at point: CGPoint) -> Bool {
      var next = window.layer.presentation()?.hitTest(point)
      while let layer = next {
        if layer.model() === view.layer { return true }
        next = layer.superlayer
      }
      return false
    }

    /// Returns whether a view is seen at a point; nil if the point lies on an edge, where rounding
    /// decides.
    func surely(_ view: UIView, at point: CGPoint) -> Bool? {
      let holds = isSeen(view, at: point)
      for (dx, dy) in [(-1e-9, 0), (1e-9, 0), (0, -1e-9), (0, 1e-9)] as [(CGFloat, CGFloat)]
      where isSeen(view, at: CGPoint(x: point.x + dx, y: point.y + dy)) != holds { return nil }
      return holds
    }

    func isWhole(_ view: UIView) -> Bool {
      guard let shown = view.layer.presentation() else { return false }
      for area in [scroll as UIView, window] {
        guard let frame = area.layer.presentation() else { return false }
        let box = shown.convert(shown.bounds, to: frame)
        guard box.minX >= frame.bounds.minX, box.maxX <= frame.bounds.maxX,
          box.minY >= frame.bounds.minY, box.maxY <= frame.bounds.maxY
        else { return false }
      }
      var next: Layer? = shown
      while let layer = next {
        guard layer.opacity >= 0.01 else { return false }
        next = layer.superlayer
      }
      return true
    }

    func isReached(_ view: UIView) -> Bool {
      guard let shown = view.layer.presentation() else { return false }
      let center = CGPoint(x: shown.bounds.midX, y: shown.bounds.midY)
      let point = shown.convert(center, to: window.layer.presentation())
      return window.hitTest(point, with: nil)?.isDescendant(of: view) ?? false
    }
  }

  @Test func `R15.52 the intervals in which a point hits a view are those of many looks`() {
    for seed in Self.seeds {
      let (asked, played) = (Scene(seed), Scene(seed))
      let points = asked.stage.views.map { asked.center(of: $0) }
      let pairs = asked.stage.views.indices.map { (view: $0, point: points[($0 + Int(seed)) % 4]) }
      let intervals = pairs.map {
        asked.clock.intervals(
          inWhich: asked.stage.views[$0.view], isSeenAt: $0.point, in: asked.window)
      }
      let rest = asked.clock.momentOfRest ?? 4
      while played.clock.now < rest {
        played.clock.advance(by: Self.step * 1.07)
        let now = played.clock.now
        for (pair, intervals) in zip(pairs, intervals) {
          let ends = intervals.flatMap { [$0.lowerBound, $0.upperBound] }
          guard !ends.contains(where: { abs($0 - now) < 1e-9 }) else { continue }
          guard let holds = played.surely(played.stage.views[pair.view], at: pair.point)
          else { continue }
          expectEqual(
            intervals.contains { $0.contains(now) }, holds, "seed \(seed), \(pair.view), \(now)")
        }
      }
    }
  }

  @Test func `the first moments are those of a thousand looks a second`() {
    for seed in Self.seeds {
      let (asked, played) = (Scene(seed), Scene(seed))
      let whole = asked.stage.views.map { asked.clock.firstMoment(whollyShowing: $0) }
      let reached = asked.stage.views.map { asked.clock.firstMoment(reaching: $0) }
      var firsts: [[Double?]] = [[nil, nil, nil, nil], [nil, nil, nil, nil]]
      let rest = asked.clock.momentOfRest ?? 4
      played.clock.advance(by: 0)
      while true {
        for (index, view) in played.stage.views.enumerated() {
          if firsts[0][index] == nil, played.isWhole(view) { firsts[0][index] = played.clock.now }
          if firsts[1][index] == nil, played.isReached(view) { firsts[1][index] = played.clock.now }
        }
        guard played.clock.now < rest else { break }
        played.clock.advance(to: min(rest, played.clock.now + Self.step))
      }
      for (kind, found) in [whole, reached].enumerated() {
        for (index, found) in found.enumerated() {
          check(found, looked: firsts[kind][index], "seed \(seed), \(kind), \(index)") { moment in
            let scene = Scene(seed)
            scene.clock.advance(to: moment)
            let view = scene.stage.views[index]
            return kind == 0 ? scene.isWhole(view) : scene.isReached(view)
          }
        }
      }
    }
  }

  /// What is found may come earlier than the first look that sees it, but never later; by more than
  /// a step, or seen by no look, only if it is so for a moment between two looks.
  private func check(
    _ found: Double?, looked: Double?, _ name: String, isSo: (Double) -> Bool
  ) {
    guard let found else { return expect(looked == nil, "\(name): nil, not \(looked ?? 0)") }
    guard let looked, looked - found <= Self.step + 1e-9 else {
      return expect(isSo(found) || isSo(found + 1e-9), "\(name): not at \(found)")
    }
    expect(found <= looked + 1e-9, "\(name): \(found), not \(looked)")
  }
}

/// Contacts that last less than a thousandth of a second, or a moment.
@Suite final class GrazingTests {
  private let clock = AnimationClock()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 100))

  init() { window.addSubview(view) }

  private func fly(
    _ options: UIView.AnimationOptions = [], duration: Double = 0.1, _ changes: () -> Void
  ) {
    clock.use {
      UIView.animate(
        withDuration: duration, delay: 0, options: [.curveLinear, options], animations: changes)
    }
  }

  @Test(arguments: [0.25, 17.5, 100.5, 250.25, 299.75])
  func `A narrow view that races past a point is seen for its fifth of a thousandth`(x: Double) {
    // 5,000 points a second.
    fly { view.frame.origin.x = 500 }
    let seen = clock.intervals(inWhich: view, isSeenAt: CGPoint(x: x, y: 50), in: window)

    expectEqual(seen.count, 1)
    let entry = max(0, (x - 1) / 5_000)
    expect(abs((seen.first?.lowerBound ?? 1) - entry) < 1e-12)
    expect(abs((seen.first?.upperBound ?? 1) - x / 5_000) < 1e-12)
  }

  @Test func `A gap between two views that race past a point is found, too`() {
    let wall = UIView(frame: CGRect(x: -400, y: 0, width: 400, height: 100))
    let other = UIView(frame: CGRect(x: 1, y: 0, width: 400, height: 100))
    view.bounds.size.width = 0
    let both = UIView(frame: CGRect(x: -200, y: 0, width: 1, height: 1))
    window.addSubview(both)
    both.addSubview(wall)
    both.addSubview(other)
    fly { both.frame.origin.x = 300 }
    let seen = clock.intervals(inWhich: both, isSeenAt: CGPoint(x: 150.5, y: 50), in: window)

    // The gap is at the point from -199.5 + 5,000 s = 150 to 151.
    expectEqual(seen.count, 2)
    expect(abs((seen.first?.upperBound ?? 1) - 0.0699) < 1e-12)
    expect(abs((seen.last?.lowerBound ?? 1) - 0.0701) < 1e-12)
  }

  @Test func `A view that another one covers a moment after it comes is seen meanwhile`() {
    let cover = UIView(frame: CGRect(x: -500.5, y: 0, width: 500, height: 100))
    view.bounds.size.width = 200
    view.frame.origin.x = -200
    window.addSubview(cover)
    fly {
      view.frame.origin.x = 300
      cover.frame.origin.x = 0
    }
    let seen = clock.intervals(inWhich: view, isSeenAt: CGPoint(x: 100.25, y: 50), in: window)

    // Its right edge comes at 5,000 points a second, that of the cover half a point behind, at 5,005.
    expectEqual(seen.count, 1)
    expect(abs((seen.first?.lowerBound ?? 1) - 100.25 / 5_000) < 1e-12)
    expect(abs((seen.first?.upperBound ?? 1) - 100.75 / 5_005) < 1e-12)
  }

  @Test func `A view that fits at the turn alone is wholly seen at that moment`() {
    view.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
    fly([.autoreverse, .repeat], duration: 0.3) { view.frame.origin.y = 0 }
    expect(abs((clock.firstMoment(whollyShowing: view) ?? 0) - 0.3) < 1e-12)
  }

  @Test func `A view that a spring throws into the window for a moment is wholly seen then`() {
    view.frame = CGRect(x: 0, y: 400, width: 10, height: 100)
    clock.use {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 0,
        animations: { view.frame.origin.y = 320 })
    }
    let first = clock.firstMoment(whollyShowing: view) ?? .nan
    clock.advance(to: first.nextDown)
    let before = view.layer.presentation()?.frame.maxY ?? 0
    clock.advance(to: first)
    let reached = view.layer.presentation()?.frame.maxY ?? 0

    expect(before > 400 && reached <= 400)
  }

  @Test func `A touch reaches a view that races past a narrow gap in front of it`() {
    // The middle of the view is over the gap from 100 to 101; its model is in the whole window.
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    view.center.x = -250
    let covers = [
      CGRect(x: -500, y: 0, width: 600, height: 400), CGRect(x: 101, y: 0, width: 500, height: 400),
    ]
    for cover in covers { window.addSubview(UIView(frame: cover)) }
    fly(.allowUserInteraction) { view.center.x = 250 }

    let first = clock.firstMoment(reaching: view) ?? .nan
    expect(abs(first - 350.0 / 5_000) < 1e-12)
  }

  @Test func `R15.51 A view that an animator keeps from touches is reached when that is over`() {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    clock.use {
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { [view] in
        view.alpha = 0.5
      }
      animator.isUserInteractionEnabled = false
      animator.startAnimation(afterDelay: 0.25)
    }
    expectEqual(clock.firstMoment(reaching: view), 0.75)
    expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === window)
    clock.advanceToRest()
    expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }
}
