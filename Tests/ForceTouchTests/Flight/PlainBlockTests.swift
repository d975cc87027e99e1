import Foundation
import TestSupport
import Testing
import UIKitNames
import ViewGeometry

/// Animators whose blocks only set end values: scrubbed, reversed, stopped, finished, without a
/// clock.
@Suite struct PlainBlockTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func animator(
    curve: UIView.AnimationCurve = .linear, _ block: (() -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(
      duration: 1, curve: curve,
      animations: block ?? { [view] in
        view.center.x = 105
        view.alpha = 0.5
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      })
  }

  private var shownX: CGFloat? { view.layer.presentation()?.position.x }

  @Test func `R15.14 A scrubbed animator shows its progress, and the model has the end`() {
    let animator = animator()

    animator.fractionComplete = 0.25

    expectEqual(view.center.x, 105)
    expectEqual(shownX, 30)
    expectEqual(view.layer.presentation()?.opacity, 0.875)
    let angle = CGFloat.pi / 8
    expect(abs((view.layer.presentation()?.affineTransform().b ?? 0) - sin(angle)) < 1e-12)
    expectEqual(animator.state, .active)
  }

  @Test func `R15.16 R15.17 Run back to its start, an animator puts everything back`() {
    let animator = animator()
    var ended: [UIViewAnimatingPosition] = []
    animator.addCompletion { ended.append($0) }
    animator.fractionComplete = 0.6

    animator.isReversed = true
    animator.startAnimation()
    animator.advance(by: 0.3)
    let onTheWay = shownX
    animator.advance(by: 1)

    expect(abs((onTheWay ?? 0) - 35) < 1e-9)
    expectEqual(ended, [.start])
    expectEqual(view.center.x, 5)
    expectEqual(view.alpha, 1)
    expectEqual(view.transform, .identity)
    expectEqual(shownX, 5)
  }

  @Test(
    arguments: [
      (.start, 5, 1), (.current, 30, 0.875), (.end, 105, 0.5),
    ] as [(UIViewAnimatingPosition, CGFloat, CGFloat)])
  func `R15.15 R15.16 A stopped animator is finished at its start, where it is, or at its end`(
    position: UIViewAnimatingPosition, x: CGFloat, alpha: CGFloat
  ) {
    let animator = animator()
    animator.fractionComplete = 0.25

    animator.stopAnimation(false)
    let stopped = (view.center.x, view.alpha)
    animator.finishAnimation(at: position)

    expectEqual(stopped.0, 30)
    expectEqual(stopped.1, 0.875)
    expectEqual(view.center.x, x)
    expectEqual(view.alpha, alpha)
    expectEqual(shownX, x)
  }

  @Test func `R15.16 What was set since keeps what was set`() {
    let animator = animator()
    animator.fractionComplete = 0.5
    view.alpha = 0.75

    animator.isReversed = true
    animator.startAnimation()
    animator.advance(by: 1)

    expectEqual(view.alpha, 0.75)
    expectEqual(view.center.x, 5)
  }

  @Test func `R15.16 Hiding stays, and so do constants of constraints, whose views go back`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    UIKitNames.NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    let animator = animator {
      left.constant = 50
      root.layoutIfNeeded()
      root.isHidden = true
    }
    animator.fractionComplete = 0.5
    let shown = shownX
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)

    expectEqual(shown, 35)
    expectEqual(view.frame.minX, 10)
    expectEqual(left.constant, 50)
    expect(root.isHidden)
  }

  @Test func `R15.14 A block added on the way moves in what is left`() {
    let animator = animator()
    animator.fractionComplete = 0.5
    animator.addAnimations { view.bounds.size.width = 30 }
    animator.addAnimations({ view.layer.cornerRadius = 8 }, delayFactor: 0.5)

    func shown(at fraction: CGFloat) -> [CGFloat?] {
      animator.fractionComplete = fraction
      let layer = view.layer.presentation()
      return [layer?.bounds.width, layer?.cornerRadius]
    }

    expectEqual(shown(at: 0.5), [10, 0])
    expectEqual(shown(at: 0.75), [20, 0])
    expectEqual(shown(at: 0.875), [25, 4])
    expectEqual(shown(at: 1), [30, 8])
    expectEqual(shown(at: 0.25), [10, 0])
  }

  @Test func `Reversing twice is nothing`() {
    let (once, twice) = (animator(curve: .easeIn), animator(curve: .easeIn))
    once.fractionComplete = 0.3
    let expected = shownX
    once.stopAnimation(false)
    once.finishAnimation(at: .start)
    twice.fractionComplete = 0.3

    twice.isReversed.toggle()
    twice.isReversed.toggle()
    twice.startAnimation()
    twice.pauseAnimation()
    twice.scrubsLinearly = true

    expectEqual(shownX, expected)
    expectEqual(twice.fractionComplete, 0.3)
  }

  @Test func `A second animator begins where the first ended, or would have`() {
    let first = animator { view.center.x = 15 }
    let second = animator { view.center.x = 35 }
    first.fractionComplete = 0.5
    second.fractionComplete = 0

    first.stopAnimation(false)
    first.finishAnimation(at: .start)

    expectEqual(view.center.x, 35)
    expectEqual(shownX, 5)
    second.stopAnimation(false)
    second.finishAnimation(at: .start)
    expectEqual(view.center.x, 5)
  }

  @Test func `Blocks of one animator that change one property go back together`() {
    let animator = animator { view.center.x = 15 }
    animator.fractionComplete = 0.5
    animator.addAnimations { view.center.x = 35 }
    animator.fractionComplete = 0.75
    let shown = shownX
    animator.stopAnimation(false)
    let stopped = view.center.x
    animator.finishAnimation(at: .start)

    // 15 less a quarter of 10 is shown of the first, and half of 20 remains of the second.
    expectEqual(shown, 22.5)
    expectEqual(stopped, 22.5)
    expectEqual(view.center.x, 5)
  }

  @Test func `An animator that is freed, or whose views are, leaves nothing in flight`() {
    var animator: UIViewPropertyAnimator? = animator()
    animator?.fractionComplete = 0.5
    animator = nil
    expectEqual(shownX, 105)

    var other: UIView? = UIView()
    let moves = UIViewPropertyAnimator(duration: 1, curve: .linear) { [weak other] in
      other?.alpha = 0
    }
    moves.fractionComplete = 0.5
    weak let freed = other
    other = nil
    expect(freed == nil)
    moves.isReversed = true
    moves.startAnimation()
    moves.advance(by: 1)
    expectEqual(moves.state, .inactive)
  }

  @Test func `Layers without views move, too`() {
    let badge = Layer()
    badge.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    view.layer.addSublayer(badge)
    let animator = animator { badge.position = CGPoint(x: 12, y: 2) }

    animator.fractionComplete = 0.5

    expectEqual(badge.presentation()?.position, CGPoint(x: 7, y: 2))
  }
}
