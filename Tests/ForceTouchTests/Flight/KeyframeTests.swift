import Foundation
import TestSupport
import Testing
import UIKitNames
import ViewGeometry

/// Keyframes on a spline and at an even pace.
@Suite final class KeyframeTests {
  private let clock = AnimationClock()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
  private var log: [String] = []

  init() {
    root.addSubview(view)
  }

  /// Goes through values of x, each in a part of the second; the curve is even.
  private func fly(
    _ mode: UIView.KeyframeAnimationOptions, _ frames: [(start: Double, part: Double, x: CGFloat)],
    _ options: UIView.AnimationOptions = .curveLinear
  ) {
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [mode, .init(rawValue: options.rawValue)],
      animations: {
        for frame in frames {
          UIView.addKeyframe(withRelativeStartTime: frame.start, relativeDuration: frame.part) {
            self.view.center.x = frame.x
          }
        }
      }, completion: { self.log.append("\(self.clock.now) \($0)") })
  }

  private func shown(at moments: [Double]) -> [CGFloat] {
    moments.map {
      clock.advance(to: $0)
      return view.layer.presentation()?.position.x ?? .nan
    }
  }

  private let thirds: [(start: Double, part: Double, x: CGFloat)] = [
    (0, 0.25, 10), (0.25, 0.25, 20), (0.5, 0.5, 0),
  ]

  @Test func `R15.37 Cubic keyframes go along a spline through the values`() {
    clock.use {
      fly(.calculationModeCubic, thirds)
      let seen = shown(at: [0, 0.125, 0.25, 0.375, 0.5, 0.75, 1])

      expectEqual(seen, [0, 4.375, 10, 16.875, 20, 10.625, 0])
      expectEqual(view.center.x, 0)
      expectEqual(log, ["1.0 true"])
      expect(clock.isAtRest)
    }
  }

  @Test func `R15.37 The curve among the options is the pace of the whole`() {
    clock.use {
      fly(.calculationModeCubic, thirds, .curveEaseIn)
      let ease = UICubicTimingParameters(animationCurve: .easeIn)
      let moment =
        (0...1_000).map { Double($0) / 1_000 }
        .first { ease.progress(at: CGFloat($0)) >= 0.25 } ?? 0
      expect(abs(shown(at: [moment])[0] - 10) < 0.2)
    }
  }

  @Test(arguments: [UIView.AnimationOptions.curveLinear, .curveEaseIn])
  func `R15.38 Paced keyframes have one speed, whatever times and curve say`(
    curve: UIView.AnimationOptions
  ) {
    clock.use {
      fly(.calculationModePaced, [(0, 0.9, 10), (0.95, 0.01, 40)], curve)
      expectEqual(shown(at: [0, 0.25, 0.5, 0.75, 1]), [0, 10, 20, 30, 40])
    }
  }

  @Test func `R15.38 Cubic and paced, the ends and the middle of a symmetric way are met`() {
    clock.use {
      fly(.calculationModeCubicPaced, [(0, 0.1, 30), (0.1, 0.1, 70), (0.2, 0.1, 100)])
      let seen = shown(at: [0, 0.5, 1])
      expect(abs(seen[1] - 50) < 0.1)
      expectEqual([seen[0], seen[2]], [0, 100])
    }
  }

  @Test(
    arguments: [
      UIView.KeyframeAnimationOptions.calculationModeCubic, .calculationModePaced,
      .calculationModeCubicPaced, .calculationModeLinear,
    ])
  func `A whole turn by thirds goes round, by the shorter way from each to the next`(
    mode: UIView.KeyframeAnimationOptions
  ) {
    clock.use {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        options: [mode, .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)],
        animations: {
          for third in 0..<3 {
            UIView.addKeyframe(
              withRelativeStartTime: Double(third) / 3, relativeDuration: 1.0 / 3
            ) {
              self.view.transform = CGAffineTransform(
                rotationAngle: CGFloat(third + 1) * 2 * .pi / 3)
            }
          }
        })
      clock.advance(by: 0.5)
      let half = view.layer.presentation()?.affineTransform() ?? .identity

      // Half way round: upside down.
      expect(abs(half.a + 1) < 1e-3 && abs(half.b) < 0.03, "\(half)")
      clock.advanceToRest()
      expectEqual(view.layer.presentation()?.affineTransform(), view.transform)
    }
  }

  @Test(
    arguments: [
      UIView.KeyframeAnimationOptions.calculationModeLinear, .calculationModeCubic,
      .calculationModePaced, .calculationModeDiscrete,
    ])
  func `R15.39 Keyframes that begin where the view is seen don't replace each other`(
    mode: UIView.KeyframeAnimationOptions
  ) {
    clock.use {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.center.x = 80 }
      clock.advance(by: 0.5)
      fly([mode, .beginFromCurrentState], [(0, 0.5, 10), (0.5, 0.5, 20)])
      expectEqual(shown(at: [0.5]), [40])
      clock.advanceToRest()

      expectEqual(log, ["1.5 true"])
      expectEqual(view.center.x, 20)
    }
  }

  @Test func `R15.8 A way through keyframes adds to other animations of the property`() {
    clock.use {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.center.x = 80 }
      fly(.calculationModeCubic, [(0, 0.5, 100), (0.5, 0.5, 80)])
      // What is left of the first way, -40, and of the keyframes, 100 - 80.
      expectEqual(shown(at: [0, 0.5, 1]), [0, 60, 80])
    }
  }

  @Test
  func `Keyframes of no length, in any order, of times that are no numbers, end at the model`() {
    for mode in [UIView.KeyframeAnimationOptions.calculationModeCubic, .calculationModePaced] {
      for frames in [
        [(0.5, 0, 30), (0.25, 0.25, 10)], [(.nan, .nan, 7)], [(-3, 9, 5)], [(2, 2, 5)],
        [(0.5, 0.5, 5), (0, 0.5, 9)], [(0.2, 0.6, 5), (0.4, 0.6, 9)],
      ] as [[(Double, Double, CGFloat)]] {
        clock.use {
          fly(mode, frames.map { (start: $0.0, part: $0.1, x: $0.2) })
          for _ in 0..<10 {
            clock.advance(by: 0.1)
            expect(view.layer.presentation()?.position.x.isFinite ?? false)
          }
          clock.advanceToRest()
          expectEqual(view.layer.presentation()?.position.x, view.center.x)
          view.center.x = 0
        }
      }
    }
    expect(log.allSatisfy { $0.hasSuffix("true") })
  }
}
