import Foundation
import Testing
import UIKitNames
import ViewGeometry

@testable import TestSupport

/// An animation with a transaction in its block.
private struct TransactionCase {
  enum Kind: CaseIterable {
    case block, transition, keyframe, repeated, nested, animator
  }

  let kind: Kind
  let delay: Double
  let duration: Double
  let options: UIView.AnimationOptions
  let count: Double
  let hasClock: Bool

  init(_ source: inout ChoiceSource) {
    kind = source.pick(Kind.allCases)
    delay = Double(source.index(below: 9)) / 4
    duration = Double(source.index(below: 9)) / 4
    options = source.pick([[], .autoreverse, .repeat])
    count = Double(1 + source.index(below: 2))
    hasClock = source.flag()
  }

  /// Starts the animation of `view`, with `body` in its block, and returns the animator, if any.
  func animate(
    _ view: UIView, _ body: @escaping () -> Void, completion: @escaping () -> Void
  ) -> UIViewPropertyAnimator? {
    let changes = {
      view.center.x += 10
      body()
    }
    let (delay, duration, options, count) = (delay, duration, options, count)
    switch kind {
    case .block:
      UIView.animate(withDuration: duration, delay: delay, options: options, animations: changes) {
        _ in completion()
      }
    case .transition:
      UIView.transition(with: view, duration: duration, options: options, animations: changes) {
        _ in completion()
      }
    case .keyframe:
      UIView.animateKeyframes(withDuration: duration, delay: delay) {
        view.alpha /= 2
        UIView.addKeyframe(
          withRelativeStartTime: 0.25, relativeDuration: 0.75, animations: changes)
      } completion: { _ in
        completion()
      }
    case .repeated:
      UIView.animate(withDuration: duration, delay: delay) {
        UIView.modifyAnimations(
          withRepeatCount: count, autoreverses: options.contains(.autoreverse), animations: changes)
      } completion: { _ in
        completion()
      }
    case .nested:
      UIView.animate(withDuration: 0.5, delay: 3, options: []) {
        UIView.animate(
          withDuration: duration, delay: delay,
          options: options.union(.overrideInheritedDuration), animations: changes
        ) { _ in completion() }
      }
    case .animator:
      let animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: changes)
      animator.addCompletion { _ in completion() }
      animator.startAnimation(afterDelay: delay)
      return animator
    }
    return nil
  }
}

/// The moments at which completion blocks of transactions are called (R15.7).
@Suite struct TransactionMomentLaws {
  @Test func `R15.7 in a block a transaction's block comes when the block's animation ends`() {
    check(TransactionCase.init) { input in
      let clock = AnimationClock()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var (transaction, animation): (Double?, Double?) = (nil, nil)
      var animator: UIViewPropertyAnimator?
      func run() {
        animator = input.animate(view) {
          CATransaction.begin()
          CATransaction.setCompletionBlock { transaction = clock.now }
          CATransaction.commit()
        } completion: {
          animation = clock.now
        }
      }

      input.hasClock ? clock.use(run) : run()
      clock.advance(by: 1_000)
      withExtendedLifetime(animator) {}

      // Without a clock an animator waits to be advanced.
      if input.kind == .animator, !input.hasClock { return }
      let mayBeEndless = [.block, .transition, .nested].contains(input.kind)
      let isEndless = mayBeEndless && input.options == .repeat
      try demand((animation == nil) == isEndless, "\(String(describing: animation))")
      try demand(
        transaction == animation,
        "\(String(describing: transaction)), not \(String(describing: animation))")
    }
  }

  @Test func `R15.7 without a clock it comes in the order of the ends, too`() {
    var calls: [String] = []
    func transaction() {
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("transaction") }
      CATransaction.commit()
    }

    UIView.animate(withDuration: 0) {
      UIView.animate(
        withDuration: 1, delay: 1, options: .overrideInheritedDuration, animations: transaction)
      UIView.animate(withDuration: 1.5, delay: 0, options: .overrideInheritedDuration) {
      } completion: { _ in
        calls.append("shorter")
      }
    }

    expectEqual(calls, ["shorter", "transaction"])
  }

  @Test func `R15.7 completions in an animator's block come after its delay, too`() {
    let clock = AnimationClock()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var calls: [String] = []
    clock.use {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        UIView.animate(withDuration: 0.25) {
          view.center.x = 100
        } completion: { _ in
          calls.append("block \(clock.now)")
        }
      }
      animator.startAnimation(afterDelay: 2)
      clock.advance(by: 10)
      withExtendedLifetime(animator) {}
    }

    expectEqual(calls, ["block 3.0"])
  }
}
