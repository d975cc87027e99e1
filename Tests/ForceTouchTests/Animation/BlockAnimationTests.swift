import Foundation
import TestSupport
import Testing
import UIKitNames

/// UIKit's block animations: values at once, completions in the order of their ends.
@Suite struct BlockAnimationTests {
  private final class Log {
    var lines: [String] = []
    func completion(_ name: String) -> (Bool) -> Void {
      { finished in self.lines.append(finished ? name : "\(name) broken off") }
    }
  }

  private let log = Log()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `A block is carried out at once, and its completion after it`() {
    UIView.animate(withDuration: 0.3) {
      view.frame.origin.x = 80
      view.alpha = 0
      log.lines.append("block")
    } completion: { _ in
      log.lines.append("completion")
    }
    log.lines.append("after")

    expectEqual(view.frame.minX, 80)
    expectEqual(view.alpha, 0)
    expectEqual(log.lines, ["block", "completion", "after"])
  }

  @Test func `Every form carries out its block and calls its completion with true`() {
    let forms: [(String, (() -> Void, ((Bool) -> Void)?) -> Void)] = [
      ("plain", { UIView.animate(withDuration: 1, animations: $0, completion: $1) }),
      (
        "options",
        {
          UIView.animate(
            withDuration: 1, delay: 2, options: [.curveEaseIn, .allowUserInteraction],
            animations: $0, completion: $1)
        }
      ),
      (
        "spring",
        {
          UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 3,
            options: [], animations: $0, completion: $1)
        }
      ),
      (
        "bounce", { UIView.animate(springDuration: 1, bounce: 0.2, animations: $0, completion: $1) }
      ),
      (
        "keyframes",
        { UIView.animateKeyframes(withDuration: 1, delay: 0, animations: $0, completion: $1) }
      ),
      (
        "transition",
        { block, completion in
          withoutActuallyEscaping(block) { block in
            UIView.transition(
              with: self.view, duration: 1, options: .transitionCrossDissolve, animations: block,
              completion: completion)
          }
        }
      ),
      (
        "system",
        { block, completion in
          withoutActuallyEscaping(block) { block in
            UIView.perform(.delete, on: [], animations: block, completion: completion)
          }
        }
      ),
    ]
    for (name, form) in forms {
      log.lines = []
      form({ log.lines.append("block") }, log.completion("completion"))
      expectEqual(log.lines, ["block", "completion"], "\(name)")
    }
  }

  /// Nested blocks: the order of the calls.
  ///
  /// Each row: duration of the outer block; delay, duration and override of the inner one; the order of the completions.
  @Test(
    arguments: [
      // The inner block takes over the duration, and ends first among equals.
      (1, 0, 9, false, ["inner", "outer"]),
      (1, 0, 0.2, false, ["inner", "outer"]),
      (1, 0.1, 0.2, false, ["outer", "inner"]),
      // With its own duration it ends when that has passed.
      (1, 0, 0.2, true, ["inner", "outer"]),
      (1, 0, 3, true, ["outer", "inner"]),
      (1, 0.5, 0.4, true, ["inner", "outer"]),
      (1, 0.9, 0.4, true, ["outer", "inner"]),
      (0, 0, 0, true, ["inner", "outer"]),
      (.nan, 0, -1, true, ["inner", "outer"]),
    ] as [(Double, Double, Double, Bool, [String])])
  func `R10.35 Completions come in the order of the ends, when the outermost block has ended`(
    outer: Double, delay: Double, inner: Double, overrides: Bool, expected: [String]
  ) {
    UIView.animate(withDuration: outer) {
      UIView.animate(
        withDuration: inner, delay: delay, options: overrides ? .overrideInheritedDuration : [],
        animations: { log.lines.append("inner block") }, completion: log.completion("inner"))
      log.lines.append("outer block")
    } completion: {
      log.completion("outer")($0)
    }

    expectEqual(log.lines, ["inner block", "outer block"] + expected)
  }

  @Test func `A completion that starts an animation goes on the same clock`() {
    UIView.animate(withDuration: 1) {
      UIView.animate(
        withDuration: 5, delay: 0, options: .overrideInheritedDuration, animations: {},
        completion: log.completion("five"))
    } completion: { _ in
      log.lines.append("one")
      UIView.animate(withDuration: 2, animations: {}, completion: log.completion("one and two"))
      UIView.animate(withDuration: 6, animations: {}, completion: log.completion("one and six"))
      log.lines.append("one is done")
    }

    expectEqual(log.lines, ["one", "one is done", "one and two", "five", "one and six"])
  }

  @Test func `An animation that starts itself again comes to rest`() {
    var pulses = 0
    func pulse() {
      pulses += 1
      UIView.animate(withDuration: 1) {
        view.alpha = pulses.isMultiple(of: 2) ? 1 : 0
      } completion: { _ in
        pulse()
      }
    }
    pulse()
    let first = pulses
    pulse()

    expectEqual(first, 1_002)
    expectEqual(pulses, 2 * first)
  }

  @Test func `R10.37 A repeated animation has no end, so no completion`() {
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse],
      animations: { view.alpha = 0.5 }, completion: log.completion("never"))

    expectEqual(view.alpha, 0.5)
    expectEqual(log.lines, [])
  }

  @Test(arguments: [false, true])
  func `R10.37 Repeated keyframes have no end either`(repeats: Bool) {
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: repeats ? [.repeat, .autoreverse] : .autoreverse,
      animations: { view.alpha = 0.5 }, completion: log.completion("end"))

    expectEqual(view.alpha, 0.5)
    expectEqual(log.lines, (repeats ? [] : ["end"]))
  }

  @Test func `R10.37 A block with changes that repeat forever has no end either`() {
    UIView.animate(withDuration: 1) {
      UIView.modifyAnimations(withRepeatCount: .infinity, autoreverses: false) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { view.alpha = 0.5 }
      }
    } completion: {
      log.completion("never")($0)
    }

    expectEqual(log.lines, [])
  }

  @Test func `R10.36 A block knows the duration it inherits`() {
    var seen: [TimeInterval] = [UIView.inheritedAnimationDuration]
    func note() { seen.append(UIView.inheritedAnimationDuration) }
    UIView.animate(withDuration: 2) {
      note()
      UIView.animate(withDuration: 1) { note() }
      UIView.animate(
        withDuration: 1, delay: 0, options: .overrideInheritedDuration, animations: note)
      UIView.performWithoutAnimation { note() }
      note()
    } completion: { _ in
      note()
    }

    expectEqual(seen, [0, 2, 2, 1, 0, 2, 0])
  }

  @Test func `Without animation nothing has a duration`() {
    var seen: [Bool] = []
    UIView.performWithoutAnimation {
      seen.append(UIView.areAnimationsEnabled)
      UIView.animate(
        withDuration: 3, delay: 1, animations: { view.alpha = 0 },
        completion: log.completion("still"))
      log.lines.append("end")
    }
    UIView.setAnimationsEnabled(false)
    seen.append(UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 3) {
      seen.append(UIView.inheritedAnimationDuration > 0)
    } completion: {
      log.completion("disabled")($0)
    }
    UIView.setAnimationsEnabled(true)
    seen.append(UIView.areAnimationsEnabled)

    expectEqual(seen, [false, false, false, true])
    expectEqual(log.lines, ["end", "still", "disabled"])
    expectEqual(view.alpha, 0)
  }

  @Test func `Keyframes are carried out in the order of the calls`() {
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.center.x = 10
        log.lines.append("first")
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.center.x = 30
        log.lines.append("second")
      }
    } completion: { _ in
      log.lines.append("completion")
    }

    expectEqual(view.center.x, 30)
    expectEqual(log.lines, ["first", "second", "completion"])
  }

  @Test func `A transition replaces one view with another`() {
    let superview = UIView()
    let (below, above, new) = (UIView(), UIView(), UIView())
    for sibling in [below, view, above] { superview.addSubview(sibling) }

    UIView.transition(
      from: view, to: new, duration: 1, options: .transitionFlipFromLeft,
      completion: log.completion("done"))

    expectEqual(superview.subviews, [below, new, above])
    expect(view.superview == nil)
    expectEqual(log.lines, ["done"])
  }

  @Test func `A transition may hide and show instead, and leaves a lone view alone`() {
    let superview = UIView()
    let other = UIView()
    superview.addSubview(view)
    superview.addSubview(other)
    other.isHidden = true

    UIView.transition(from: view, to: other, duration: 1, options: .showHideTransitionViews)
    UIView.transition(from: other, to: other, duration: 1)
    UIView.transition(from: UIView(), to: view, duration: 1)

    expectEqual(superview.subviews, [view, other])
    expect(view.isHidden)
    expect(!other.isHidden)
  }

  @Test func `The system's deletion takes views out before the completion`() {
    let superview = UIView()
    superview.addSubview(view)

    UIView.perform(.delete, on: [view], animations: { log.lines.append("beside") }) { _ in
      log.lines.append("in: \(superview.subviews.count)")
    }

    expectEqual(log.lines, ["beside", "in: 0"])
  }

  @Test func `Options have UIKit's bits`() {
    expectEqual(UIView.AnimationOptions.curveLinear.rawValue, 196_608)
    expectEqual(UIView.AnimationOptions.transitionFlipFromBottom.rawValue, 7_340_032)
    expectEqual(UIView.AnimationOptions([.repeat, .autoreverse]).rawValue, 24)
    expect(UIView.AnimationOptions.curveEaseInOut.isEmpty)
    expectEqual(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue, 4_096)
  }

  @Test func `Completions of what isn't animated come when the block without animation ends`() {
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1, animations: {}, completion: log.completion("completion"))
      log.lines.append("block")
    }
    log.lines.append("after")

    expectEqual(log.lines, ["block", "completion", "after"])
  }

  @Test func `A spring takes half a second, without delay, by default`() {
    var duration: TimeInterval = 0
    UIView.animate(withDuration: 0.75) {
      UIView.animate(
        bounce: 0.2, options: .overrideInheritedDuration,
        animations: { duration = UIView.inheritedAnimationDuration },
        completion: log.completion("spring"))
    } completion: {
      log.completion("block")($0)
    }

    expectEqual(duration, 0.5)
    expectEqual(log.lines, ["spring", "block"])
  }
}
