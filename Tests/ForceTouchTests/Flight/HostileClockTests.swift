import Foundation
import Testing
import UIKitNames
import ViewGeometry

@testable import TestSupport

/// Times, numbers and amounts that a clock trips over, and views that come and go on the way.
@Suite final class HostileClockTests {
  private let clock = AnimationClock()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private var log: [String] = []

  init() {
    root.addSubview(view)
  }

  private func note(_ name: String) -> (Bool) -> Void {
    { self.log.append("\(name) \(self.clock.now) \($0)") }
  }

  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  @Test(arguments: [-1, -.infinity, .nan, -0.0] as [Double])
  func `R15.6 R15.53 Durations and delays below zero or NaN are none`(number: Double) {
    clock.use {
      for (duration, delay) in [(number, 0), (number, number), (0, number)] {
        UIView.animate(
          withDuration: duration, delay: delay, animations: { self.view.center.x += 10 },
          completion: note("none"))
        UIView.animate(
          withDuration: duration, delay: delay, usingSpringWithDamping: 0.5,
          initialSpringVelocity: .nan, animations: { self.view.center.y += 10 },
          completion: note("none"))
      }
      expectEqual(shownX, view.center.x)
      clock.advance(by: 0)
      expectEqual(log, Array(repeating: "none 0.0 true", count: 6))
      expect(clock.isAtRest)
    }
  }

  @Test(arguments: [(Double.infinity, 0.0), (1, .infinity), (.infinity, .infinity)])
  func `R15.53 An endless animation stays at its start, until it is interrupted`(
    duration: Double, delay: Double
  ) {
    clock.use {
      UIView.animate(
        withDuration: duration, delay: delay, animations: { self.view.center.x = 105 },
        completion: note("end"))
      expect(!clock.advanceToRest(within: 10))
      clock.advance(by: 1e12)
      expectEqual(shownX, 5)
      expect(clock.momentOfRest == nil)
      expectEqual(clock.intervals { self.shownX > 5 }, [])
      view.removeFromSuperview()
      clock.advance(by: 0)
      expectEqual(shownX, 105)
      expectEqual(log, ["end 1000000000000.0 false"])
      expect(clock.isAtRest)
    }
  }

  @Test func `R15.54 A spring that hardly settles ends when it has, and shows finite values`() {
    clock.use {
      let spring = UISpringTimingParameters(
        mass: 1, stiffness: 1, damping: 0, initialVelocity: CGVector(dx: 1e9, dy: 0))
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
      animator.addAnimations { self.view.center.x = 105 }
      animator.startAnimation()
      expect(animator.duration.isFinite)
      for _ in 0..<20 {
        clock.advance(by: animator.duration / 19)
        expect(shownX.isFinite)
      }
      expect(clock.isAtRest)
      expectEqual(shownX, 105)
    }
  }

  @Test func `R15.54 Curves with heights beyond 0 and 1 go beyond the ends and arrive`() {
    clock.use {
      let animator = UIViewPropertyAnimator(
        duration: 1, controlPoint1: CGPoint(x: 0.5, y: -1e300),
        controlPoint2: CGPoint(x: 0.5, y: 1e300)
      ) { self.view.center.x = 105 }
      animator.startAnimation()
      for _ in 0..<20 {
        clock.advance(by: 0.05)
        expect(shownX.isFinite)
      }
      clock.advanceToRest()
      expectEqual(shownX, 105)
    }
  }

  @Test func `Seconds given to an animator that a clock drives bring it forward`() {
    clock.use {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        self.view.center.x = 105
      }
      animator.addCompletion { _ in self.log.append("\(self.clock.now)") }
      animator.startAnimation()
      clock.advance(by: 0.25)
      animator.advance(by: 0.25)
      expect(abs(shownX - 55) < 1e-9)
      clock.advance(by: 0.25)
      expect(abs(shownX - 80) < 1e-9)
      clock.advance(by: 5)
      expectEqual(log, ["0.75"])
      expect(clock.isAtRest)
    }
  }

  @Test func `Fifty thousand animations are as exact as one, and end`() {
    clock.use {
      for _ in 0..<50_000 {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          self.view.center.x += 1
        }
      }
      expectEqual(shownX, 5)
      clock.advance(by: 0.5)
      expect(abs(shownX - 25_005) < 1e-6)
      clock.advance(by: 0.5)
      expectEqual(shownX, 50_005)
      expect(clock.isAtRest)
    }
  }

  /// The number of animations that are too many for anything but linear time.
  private static let many = CaseRange.isFull ? 20_000 : 2_000

  @Test(.timeLimit(.minutes(1)), arguments: [1, 100, Self.many])
  func `Very many animations over some views or many end in linear time`(views count: Int) {
    let views = (0..<count).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    var completed = 0
    clock.use {
      for round in 0..<(Self.many / count) {
        UIView.animate(
          withDuration: 1 + Double(round % 7), delay: 0,
          options: round % 1_000 == 999 ? .beginFromCurrentState : [],
          animations: { for view in views { view.center.x += 1 } },
          completion: { _ in completed += 1 })
      }
      clock.advance(by: 0.5)
      expect((views[0].layer.presentation()?.position.x ?? 0).isFinite)
      let animators = (0..<(Self.many / 10)).map { _ in
        UIViewPropertyAnimator(duration: 1, curve: .linear) { views[0].alpha -= 1e-6 }
      }
      for animator in animators { animator.startAnimation() }
      root.removeFromSuperview()
      clock.advanceToRest()
      expectEqual(completed, Self.many / count)
      expect(clock.isAtRest && animators.allSatisfy { !$0.isRunning })
    }
  }

  @Test func `R15.56 Views freed in flight end their animations with false, wherever they are`() {
    clock.use {
      do {
        let loose = UIView()
        root.addSubview(loose)
        UIView.animate(
          withDuration: 1, animations: { loose.center.x = 9 }, completion: note("loose"))
        loose.removeFromSuperview()
      }
      do {
        let lone = UIView()
        UIView.animate(
          withDuration: 1, animations: { lone.center.x = 9 }, completion: note("lone"))
      }
      clock.advance(by: 0.5)
      expectEqual(log, ["loose 0.0 false", "lone 0.0 false"])
      expect(clock.isAtRest)
    }
  }

  @Test func `R15.23 A view that goes into another window stops, and views around it don't`() {
    clock.use {
      let (one, other) = (UIWindow(), UIWindow())
      let beside = UIView()
      one.addSubview(view)
      one.addSubview(beside)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { self.view.center.x = 105 }, completion: note("view"))
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { beside.center.x = 100 },
        completion: note("beside"))
      clock.advance(by: 0.5)
      other.addSubview(view)
      expectEqual(shownX, 105)
      expectEqual(beside.layer.presentation()?.position.x, 50)
      clock.advance(by: 1)
      expectEqual(log, ["view 0.5 false", "beside 1.0 true"])
    }
  }

  @Test func `Blocks inside blocks inside completions end in order`() {
    clock.use {
      UIView.animate(
        withDuration: 0.5,
        animations: {
          UIView.animate(
            withDuration: 9, animations: { self.view.alpha = 0.5 }, completion: self.note("inner"))
          self.view.center.x = 50
        },
        completion: { _ in
          self.note("outer")(true)
          UIView.animate(
            withDuration: 0.25,
            animations: {
              UIView.animate(
                withDuration: 1, delay: 0, options: .overrideInheritedDuration,
                animations: { self.view.center.y = 50 }, completion: self.note("last"))
            }, completion: self.note("empty"))
        })
      clock.advance(by: 10)
      expectEqual(log, ["inner 0.5 true", "outer 0.5 true", "empty 0.5 true", "last 1.5 true"])
    }
  }

  @Test func `R15.24 Beside flights a layer is shown by itself or by a copy with its values`() {
    clock.use {
      let still = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
      root.addSubview(still)
      still.layer.cornerRadius = 2
      func expectModel() {
        let shown = still.layer.presentation() ?? still.layer
        expect(shown.model() === still.layer)
        expectEqual(shown.frame, still.frame)
        expectEqual(shown.cornerRadius, 2)
        let seen = shown.convert(CGPoint(x: 1, y: 1), to: root.layer.presentation())
        expectEqual(seen, CGPoint(x: 4, y: 5))
      }
      expectModel()
      UIView.animate(withDuration: 1) { self.view.center.x = 105 }
      clock.advance(by: 0.5)
      expectModel()
      clock.advanceToRest()
      expectModel()
    }
  }

  @Test func `R15.24 Copies of layers that stand still are their own, held or not`() {
    clock.use {
      let still = (0..<3).map { UIView(frame: CGRect(x: 10 * $0, y: 0, width: 5, height: 5)) }
      for (index, view) in still.enumerated() {
        root.addSubview(view)
        if index > 0 { view.layer.cornerRadius = CGFloat(index) }
        view.layer.name = "\(index)"
        view.isHidden = index == 1
      }
      UIView.animate(withDuration: 1) { self.view.center.x = 105 }
      clock.advance(by: 0.5)
      let held = still.map { $0.layer.presentation() }
      for round in 0..<3 {
        for (index, view) in still.enumerated() {
          let shown = round < 2 ? view.layer.presentation() : held[index]
          expect(shown?.model() === view.layer)
          expectEqual(shown?.frame.minX, CGFloat(10 * index))
          expectEqual(shown?.cornerRadius, CGFloat(index))
          expectEqual(shown?.name, "\(index)")
          expectEqual(shown?.isHidden, index == 1)
          if round == 0 { shown?.cornerRadius = 9 }
        }
      }
    }
  }

  @Test func `R15.22 What is set of a presentation changes nothing that is shown, now or later`() {
    clock.use {
      view.layer.cornerRadius = 3
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.center.x = 105 }
      for moment in [0.25, 0.5] {
        clock.advance(to: moment)
        let shown = view.layer.presentation()
        expectEqual(shown?.cornerRadius, 3)
        expectEqual(shown?.zPosition, 0)
        expectEqual(shown?.isHidden, false)
        shown?.cornerRadius = 9
        shown?.position.x = -1
        shown?.zPosition = 7
        shown?.isHidden = true
      }
      expectEqual(shownX, 55)
      view.layer.cornerRadius = 5
      expectEqual(view.layer.presentation()?.cornerRadius, 5)
    }
  }
}
