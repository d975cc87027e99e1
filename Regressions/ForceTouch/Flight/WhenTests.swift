import Foundation
import TestSupport
import Testing
import UIKitNames
import ViewGeometry

/// Queries about future moments.
@Suite final class WhenTests {
  private let clock = AnimationClock()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let sheet = UIView(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
  private let button = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 40))

  init() {
    window.addSubview(sheet)
    sheet.addSubview(button)
  }

  private func rise(_ options: UIView.AnimationOptions = []) {
    clock.use {
      UIView.animate(withDuration: 0.5, delay: 0.25, options: [options, .curveLinear]) {
        self.sheet.frame.origin.y = 200
      }
    }
  }

  @Test func `The intervals in which a point hits what is seen`() {
    rise()

    // The button's top is at 450 - 400 s; the point at 300 is in it from 0.375 s to 0.475 s of the way.
    let seen = clock.intervals(
      inWhich: button, isSeenAt: CGPoint(x: 150, y: 300), in: window)
    expectEqual(seen.count, 1)
    expect(abs((seen.first?.lowerBound ?? 0) - 0.625) < 1e-12)
    expect(abs((seen.first?.upperBound ?? 0) - 0.725) < 1e-12)
    let sheetSeen = clock.intervals(inWhich: sheet, isSeenAt: CGPoint(x: 150, y: 300), in: window)
    expectEqual(sheetSeen.count, 1)
    expect(abs((sheetSeen.first?.lowerBound ?? 0) - 0.5) < 1e-12)
    expectEqual(sheetSeen.first?.upperBound, .infinity)
    expectEqual(clock.now, 0)
    expectEqual(sheet.layer.presentation()?.frame.minY, 400)
  }

  @Test func `The first moment at which a view is wholly seen, and at which it can be reached`() {
    rise()
    let shown = clock.firstMoment(whollyShowing: button) ?? 0
    expect(abs(shown - 0.475) < 1e-12)
    expect(abs((clock.firstMoment(whollyShowing: sheet) ?? 0) - 0.75) < 1e-12)
    expectEqual(clock.firstMoment(reaching: button), 0.75)
    expectEqual(clock.momentOfRest, 0.75)
    button.isUserInteractionEnabled = false
    expect(clock.firstMoment(reaching: button) == nil)
    sheet.isHidden = true
    expect(clock.firstMoment(whollyShowing: button) == nil)
  }

  @Test func `Touches that are allowed in flight follow the model`() {
    rise(.allowUserInteraction)

    // The visible middle of the button must lie within its model frame, from 250 to 290: it reaches
    // 290 before it rests at 270.
    let first = clock.firstMoment(reaching: button) ?? 0
    expect(abs(first - (0.25 + 0.5 * 180 / 200)) < 1e-9)
  }

  @Test func `Animators and scroll views are looked at ahead, and are where they were`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    scroll.contentSize = CGSize(width: 300, height: 1_000)
    let row = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 40))
    scroll.addSubview(row)
    window.addSubview(scroll)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.sheet.alpha = 0.5 }
    clock.use {
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      animator.startAnimation()
    }
    clock.advance(by: 0.1)
    let (offset, alpha) = (scroll.contentOffset, sheet.layer.presentation()?.opacity)

    let shown = clock.firstMoment(whollyShowing: row) ?? 0
    let faded = clock.firstMoment { self.sheet.layer.presentation()?.opacity ?? 1 <= 0.75 } ?? 0
    expectEqual(scroll.contentOffset, offset)
    expectEqual(sheet.layer.presentation()?.opacity, alpha)
    clock.advance(to: shown)
    expect(abs(scroll.contentOffset.y - 240) < 1e-6)
    clock.advance(to: faded)
    expect(abs((sheet.layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
  }

  @Test func `An endless animation is looked at for a while`() {
    clock.use {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
        self.sheet.alpha = 0
      }
    }
    let dim = clock.intervals(within: 4) { self.sheet.layer.presentation()?.opacity ?? 1 < 0.5 }

    expectEqual(dim.count, 2)
    expect(zip(dim, [0.5, 2.5]).allSatisfy { abs($0.lowerBound - $1) < 1e-6 })
    expect(abs((dim.first?.upperBound ?? 0) - 1.5) < 1e-6)
  }

  @Test func `At rest there is nothing to wait for`() {
    expectEqual(clock.firstMoment(reaching: window), 0)
    expect(clock.firstMoment(whollyShowing: sheet) == nil)
    expectEqual(clock.intervals { true }, [0..<TimeInterval.infinity])
    expectEqual(clock.intervals { false }, [])
  }
}
