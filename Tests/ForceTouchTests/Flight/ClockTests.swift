import Foundation
import TestSupport
import Testing
import UIKitNames
import ViewGeometry

/// Block animations on a clock: values, times, completions.
@Suite final class ClockTests {
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

  private var shownX: CGFloat? { view.layer.presentation()?.position.x }

  private func move(
    to x: CGFloat, _ options: UIView.AnimationOptions = .curveLinear, delay: Double = 0,
    duration: Double = 1, _ name: String = "move"
  ) {
    UIView.animate(
      withDuration: duration, delay: delay, options: options,
      animations: { self.view.center.x = x }, completion: note(name))
  }

  private func shown(at moments: [Double]) -> [CGFloat?] {
    moments.map {
      clock.advance(to: $0)
      return shownX
    }
  }

  @Test func `R15.1 R15.2 The model has the end at once, the presentation takes its time`() {
    clock.use {
      move(to: 105)

      expectEqual(view.center.x, 105)
      expectEqual(shown(at: [0, 0.25, 0.5, 1]), [5, 30, 55, 105])
      expectEqual(log, ["move 1.0 true"])
      expect(clock.isAtRest)
      expect(view.layer.presentation()?.model() === view.layer)
    }
  }

  @Test func `R15.10 A delay shows the start`() {
    clock.use {
      move(to: 105, delay: 0.5)

      expectEqual(shown(at: [0.5, 1, 1.5]), [5, 55, 105])
      expectEqual(log, ["move 1.5 true"])
    }
  }

  @Test func `R15.10 There and back, and then the jump to the model`() {
    clock.use {
      move(to: 105, [.curveLinear, .autoreverse])

      expectEqual(shown(at: [0.5, 1, 1.5, 1.75, 2]), [55, 105, 55, 30, 105])
      expectEqual(log, ["move 2.0 true"])
    }
  }

  @Test func `R10.37 A repeated animation never ends, until it is broken off`() {
    clock.use {
      move(to: 105, [.curveLinear, .repeat])

      expectEqual(shown(at: [0.5, 1.25, 1_000.75]), [55, 30, 80])
      expect(clock.momentOfRest == nil)
      expect(!clock.advanceToRest())
      view.layer.removeAllAnimations()
      expectEqual(shownX, 105)
      expect(clock.advanceToRest())
      expectEqual(log, [])
    }
  }

  @Test func `R15.8 Animations of one property add up`() {
    clock.use {
      move(to: 105, duration: 1)
      clock.advance(by: 0.5)
      move(to: 5, duration: 1, "back")

      // The rest of the first way, -50 to 0, and all of the second, 100 to 0, on the model's 5.
      expectEqual(shown(at: [0.5, 0.75, 1, 1.5]), [55, 55, 55, 5])
      expectEqual(log, ["move 1.0 true", "back 1.5 true"])
    }
  }

  @Test func `R15.8 Set in flight, a property takes its presentation along`() {
    clock.use {
      move(to: 105)
      clock.advance(by: 0.25)
      view.center.x += 1_000

      expectEqual(shownX, 1_030)
    }
  }

  @Test func `R15.9 An animation from the current state replaces the others`() {
    clock.use {
      move(to: 105)
      clock.advance(by: 0.5)
      move(to: 5, [.curveLinear, .beginFromCurrentState], "back")

      expectEqual(shown(at: [0.5, 1, 1.5]), [55, 30, 5])
      expectEqual(log, ["move 0.5 false", "back 1.5 true"])
    }
  }

  @Test func `R15.6 Without time or without changes the completion comes with the next advance`() {
    clock.use {
      move(to: 105, duration: 0, "short")
      UIView.animate(withDuration: 3, animations: {}, completion: note("empty"))
      UIView.transition(with: view, duration: 2, animations: nil, completion: note("transition"))
      UIView.animate(withDuration: .nan, animations: {}, completion: note("nan"))
      expectEqual(log, [])
      expectEqual(shownX, 105)

      clock.advance(by: 0)
      expectEqual(log, ["short 0.0 true", "empty 0.0 true", "nan 0.0 true"])
      clock.advance(by: 5)
      expectEqual(log.last, "transition 2.0 true")
    }
  }

  @Test func `R15.7 A transaction's block comes with the next advance`() {
    clock.use {
      CATransaction.begin()
      CATransaction.setCompletionBlock { self.log.append("committed") }
      CATransaction.commit()
      expectEqual(log, [])
      clock.advance(by: 0)

      expectEqual(log, ["committed"])
    }
  }

  @Test func `R15.5 Completions come at their moments, of equal ends the earlier first`() {
    clock.use {
      move(to: 20, duration: 2, "a")
      move(to: 30, delay: 1.5, duration: 0.5, "b")
      move(to: 40, duration: 0.5, "c")
      UIView.animate(
        withDuration: 0.25, animations: { self.view.alpha = 0 },
        completion: { [self] _ in move(to: 50, duration: 0.25, "d") })
      clock.advance(by: 10)

      expectEqual(log, ["c 0.5 true", "d 0.5 true", "a 2.0 true", "b 2.0 true"])
    }
  }

  @Test func `R10.36 Inside a block durations and curves are inherited unless overridden`() {
    clock.use {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        self.view.alpha = 0
        self.move(to: 105, [.curveEaseIn], duration: 1, "inner")
        UIView.performWithoutAnimation { self.view.bounds.size.width = 50 }
        UIView.animate(
          withDuration: 1, delay: 0, options: [.overrideInheritedDuration],
          animations: {
            self.view.center.y = 25
          })
      }
      clock.advance(by: 0.5)
      let layer = view.layer.presentation()

      expectEqual(layer?.position, CGPoint(x: 30, y: 15))
      expectEqual(layer?.opacity, 0.75)
      expectEqual(layer?.bounds.width, 50)
    }
  }

  @Test func `R15.4 What a layout in the block does is animated, and autoresizing`() {
    clock.use {
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      child.autoresizingMask = .flexibleWidth
      view.addSubview(child)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.view.frame.size.width = 30
      }
      clock.advance(by: 0.5)

      expectEqual(view.layer.presentation()?.frame.width, 20)
      expectEqual(child.layer.presentation()?.frame.width, 20)
    }
  }

  @Test func `R15.11 Keyframes move in their parts of the time`() {
    clock.use {
      func fly(_ mode: UIView.KeyframeAnimationOptions) {
        view.center.x = 0
        UIView.animateKeyframes(
          withDuration: 1, delay: 0,
          options: [mode, .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)],
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
              self.view.center.x = 100
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
              self.view.center.x = 0
            }
          }, completion: note("keyframes"))
      }
      fly([])
      expectEqual(shown(at: [0, 0.125, 0.25, 0.375, 0.75, 1]), [0, 50, 100, 100, 50, 0])
      fly(.calculationModeDiscrete)
      expectEqual(shown(at: [1.125, 1.25, 1.5, 1.9, 2]), [0, 100, 100, 100, 0])
      expectEqual(log, ["keyframes 1.0 true", "keyframes 2.0 true"])
    }
  }

  @Test func `R15.13 A spring swings beyond its end and settles`() {
    clock.use {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
        animations: {
          self.view.center.x = 105; self.view.bounds.size.width = 0
        })
      var (greatest, narrowest) = (CGFloat.zero, CGFloat.infinity)
      for _ in 0..<100 {
        clock.advance(by: 0.01)
        greatest = max(greatest, shownX ?? 0)
        narrowest = min(narrowest, view.layer.presentation()?.bounds.width ?? 0)
      }
      expect(greatest > 110)
      expectEqual(narrowest, 0)
      clock.advanceToRest()
      expectEqual(shownX, 105)
    }
  }

  @Test func `R15.13 A spring with a period takes until it has settled`() {
    clock.use {
      UIView.animate(
        springDuration: 0.5, bounce: 0.4, animations: { self.view.center.x = 105 },
        completion: note("spring"))
      let spring = UISpringTimingParameters(
        duration: 0.5, bounce: 0.4, initialVelocity: CGVector(dx: 0, dy: 0))

      expectEqual(clock.momentOfRest, spring.settlingDuration)
    }
  }

  @Test func `Changes may repeat a number of times within a block`() {
    clock.use {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
          self.view.center.x = 105
        }
      } completion: {
        self.note("repeated")($0)
      }
      expectEqual(shown(at: [0.5, 1.5, 2.5, 3.75, 4]), [55, 55, 55, 30, 105])
      expectEqual(log, ["repeated 4.0 true"])
    }
  }

  @Test func `R15.12 A half turn doesn't shrink the view, a mirroring does`() {
    clock.use {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.view.transform = CGAffineTransform(rotationAngle: .pi)
      }
      clock.advance(by: 0.5)
      let half = view.layer.presentation()?.affineTransform()
      clock.advance(by: 1)
      view.transform = .identity
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.view.transform = CGAffineTransform(scaleX: -1, y: 1)
      }
      clock.advance(by: 0.75)
      let mirrored = view.layer.presentation()?.affineTransform()

      expect(abs(abs(half?.b ?? 0) - 1) < 1e-12 && abs(half?.a ?? 1) < 1e-12)
      expectEqual(mirrored, CGAffineTransform(scaleX: -0.5, y: 1))
    }
  }

  @Test func `R15.23 A view taken out has no animations any more, one moved within keeps them`() {
    clock.use {
      move(to: 105, .curveLinear, "out")
      clock.advance(by: 0.5)
      let other = UIView()
      root.addSubview(other)
      other.addSubview(view)
      expectEqual(shownX, 55)
      view.removeFromSuperview()
      expectEqual(shownX, 105)
      clock.advance(by: 0)

      expectEqual(log, ["out 0.5 false"])
      expect(clock.isAtRest)
    }
  }

  @Test(arguments: [0, 1, 15, 16, 17, 500])
  func `R15.23 What is in a view taken out stands still, however much that is`(_ count: Int) {
    clock.use {
      let out = UIView()
      root.addSubview(out)
      for _ in 0..<count { out.addSubview(UIView()) }
      let inside = UIView()
      out.addSubview(inside)
      UIView.animate(
        withDuration: 1, animations: { inside.center.x = 105 }, completion: note("inside"))
      move(to: 105, .curveLinear, "outside")
      clock.advance(by: 0.5)
      out.removeFromSuperview()
      clock.advance(by: 0)
      expectEqual(log, ["inside 0.5 false"])
      expectEqual(shownX, 55)
      clock.advance(by: 1)
      expectEqual(log, ["inside 0.5 false", "outside 1.0 true"])
    }
  }

  @Test func `R15.3 Every property that can be animated moves`() {
    clock.use {
      let layer = view.layer
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.view.bounds = CGRect(x: 10, y: 20, width: 30, height: 40)
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        layer.anchorPointZ = 4
        layer.zPosition = 6
        layer.opacity = 0
        (layer.cornerRadius, layer.borderWidth) = (8, 2)
        (layer.shadowOpacity, layer.shadowRadius) = (1, 5)
        layer.shadowOffset = CGSize(width: 6, height: 3)
        layer.transform = CATransform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0)
        layer.sublayerTransform = CATransform3D(translationX: 4, y: 0, z: 2)
      }
      clock.advance(by: 0.5)
      let shown = layer.presentation() ?? layer

      expectEqual(shown.bounds, CGRect(x: 5, y: 10, width: 20, height: 25))
      expectEqual(shown.anchorPoint, CGPoint(x: 0.25, y: 0.75))
      expectEqual([shown.anchorPointZ, shown.zPosition], [2, 3])
      expectEqual([shown.opacity, shown.shadowOpacity], [0.5, 0.5])
      expectEqual([shown.cornerRadius, shown.borderWidth, shown.shadowRadius], [4, 1, 4])
      expectEqual(shown.shadowOffset, CGSize(width: 3, height: 0))
      expect(abs(shown.transform.m11 - 0.5.squareRoot()) < 1e-12)
      expectEqual(shown.sublayerTransform, CATransform3D(translationX: 2, y: 0, z: 1))
    }
  }

  @Test func `Completions that start each other at one moment come to rest`() {
    clock.use {
      var count = 0
      func again() {
        UIView.animate(withDuration: 0, animations: {}) { _ in
          count += 1
          again()
        }
      }
      again()
      clock.advance(by: 1)

      expectEqual(count, 1_001)
    }
  }

  @Test func `A system animation takes views out at its end`() {
    clock.use {
      UIView.perform(.delete, on: [view], animations: nil, completion: note("deleted"))
      expect(view.superview === root)
      clock.advanceToRest()

      expect(view.superview == nil)
      expectEqual(log, ["deleted 0.2 true"])
    }
  }

  @Test func `An animator runs on the clock, pauses, goes on and completes`() {
    clock.use {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        self.view.center.x = 105
      }
      animator.addCompletion { self.log.append("\($0) \(self.clock.now)") }
      animator.startAnimation(afterDelay: 0.5)
      expectEqual(shown(at: [0.5, 0.75]), [5, 30])
      animator.pauseAnimation()
      expectEqual(shown(at: [2]), [30])
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      expectEqual(clock.momentOfRest, 2.25)
      clock.advance(by: 5)

      expectEqual(log, ["start 2.25"])
      expectEqual(view.center.x, 5)
      expect(clock.isAtRest)
    }
  }
}
