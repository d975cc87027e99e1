import Foundation
import TestSupport
import Testing
import UIKitNames
import ViewGeometry

/// Conversions, hit tests and touches of views in flight.
@Suite final class PresentationTests {
  private let clock = AnimationClock()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let button = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))

  init() {
    window.addSubview(card)
    card.addSubview(button)
  }

  private func slide(_ options: UIView.AnimationOptions = []) {
    UIView.animate(withDuration: 1, delay: 0, options: [options, .curveLinear]) {
      self.card.center.x += 200
    }
    clock.advance(by: 0.5)
  }

  @Test func `R15.22 Conversions between presentations use the values on screen`() throws {
    try clock.use {
      slide()
      let shown = try #require(button.layer.presentation())
      let shownWindow = try #require(window.layer.presentation())

      expectEqual(shown.convert(CGPoint(x: 1, y: 2), to: shownWindow), CGPoint(x: 111, y: 22))
      expectEqual(
        shownWindow.convert(shown.bounds, from: shown),
        CGRect(x: 110, y: 20, width: 30, height: 30))
      // Conversions to and from the model go through the root.
      expectEqual(shown.convert(CGPoint.zero, to: window.layer), CGPoint(x: 110, y: 20))
      expectEqual(button.layer.convert(CGPoint.zero, to: shown), CGPoint(x: 100, y: 0))
      expectEqual(button.convert(CGPoint.zero, to: window), CGPoint(x: 210, y: 20))
      expectEqual(shown.superlayer?.frame, CGRect(x: 100, y: 0, width: 100, height: 100))
      expectEqual(shown.superlayer?.sublayers?.first?.model() === button.layer, true)
    }
  }

  @Test func `R15.22 A presentation is hit where it is seen`() {
    clock.use {
      slide()
      let shown = window.layer.presentation()

      expect(shown?.hitTest(CGPoint(x: 115, y: 25))?.model() === button.layer)
      expect(shown?.hitTest(CGPoint(x: 215, y: 25))?.model() === window.layer)
      expect(window.layer.hitTest(CGPoint(x: 215, y: 25)) === button.layer)
    }
  }

  @Test func `R15.20 R15.21 R4.9 Views in flight take no touches unless that is allowed`() {
    clock.use {
      slide()
      expect(window.hitTest(CGPoint(x: 215, y: 25), with: nil) === window)
      expect(card.isUserInteractionEnabled)
      clock.advance(by: 0.5)
      expect(window.hitTest(CGPoint(x: 215, y: 25), with: nil) === button)

      card.center.x = 50
      slide(.allowUserInteraction)
      expect(window.hitTest(CGPoint(x: 215, y: 25), with: nil) === button)
    }
  }

  @Test func `R15.20 The app's setting for touches counts after the flight`() {
    clock.use {
      slide()
      card.isUserInteractionEnabled = false
      expect(!card.isUserInteractionEnabled)
      clock.advanceToRest()
      expect(!card.isUserInteractionEnabled)
      slide()
      card.isUserInteractionEnabled = true
      expect(card.isUserInteractionEnabled)
      expect(window.hitTest(CGPoint(x: 310, y: 50), with: nil) === window)
      clock.advanceToRest()
      card.center.x = 50
      expect(window.hitTest(CGPoint(x: 50, y: 80), with: nil) === card)
    }
  }

  @Test(arguments: [true, false])
  func `R15.20 Views of an animator take touches as it says`(allows: Bool) {
    clock.use {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.card.alpha = 0.5 }
      animator.isUserInteractionEnabled = allows
      animator.startAnimation()

      expect(window.hitTest(CGPoint(x: 50, y: 80), with: nil) === (allows ? card : window))
      clock.advanceToRest()
      expect(window.hitTest(CGPoint(x: 50, y: 80), with: nil) === card)
    }
  }

  @Test func `A flight in space is seen in perspective`() throws {
    try clock.use {
      window.layer.sublayerTransform.m34 = -1 / 500
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.card.layer.transform = CATransform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0)
      }
      clock.advance(by: 0.5)
      let twin = UIView(frame: card.frame)
      twin.layer.transform = CATransform3D(rotationAngle: .pi / 4, x: 0, y: 1, z: 0)
      twin.frame = twin.frame
      twin.bounds = card.bounds
      twin.center = CGPoint(x: 50, y: 50)
      window.addSubview(twin)
      let (shown, shownWindow) = (card.layer.presentation(), window.layer.presentation())

      let seen = try #require(shown).convert(CGPoint(x: 90, y: 10), to: shownWindow)
      let expected = twin.convert(CGPoint(x: 90, y: 10), to: window)
      expect(abs(seen.x - expected.x) < 1e-9 && abs(seen.y - expected.y) < 1e-9)
    }
  }

  @Test func `A presentation that is kept stays as it was`() {
    clock.use {
      slide()
      let first = card.layer.presentation()
      clock.advance(by: 0.25)
      let second = card.layer.presentation()

      expectEqual(first?.position.x, 150)
      expectEqual(second?.position.x, 200)
    }
  }

  private final class Round: Layer {
    override func contains(_ point: CGPoint) -> Bool {
      let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
      return x * x + y * y < bounds.width * bounds.width / 4
    }
  }

  private final class RoundView: UIView {
    override class var layerClass: AnyClass { Round.self }
  }

  @Test func `Layers of a custom class are called in their presentation`() {
    clock.use {
      let round = RoundView(frame: CGRect(x: 0, y: 200, width: 40, height: 40))
      window.addSubview(round)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { round.center.x += 100 }
      clock.advance(by: 0.5)
      let shown = window.layer.presentation()

      expect(round.layer.presentation() is Round)
      expect(shown?.hitTest(CGPoint(x: 51, y: 201))?.model() === window.layer)
      expect(shown?.hitTest(CGPoint(x: 70, y: 220))?.model() === round.layer)
    }
  }
}
