import Foundation
import Testing
import UIKitNames
import ViewGeometry

@testable import ForceTouchSupport
@testable import TestSupport

/// Transitions that the app's animators run: cancelled ones leave no trace, and a clock makes no
/// difference to completed ones.
@Suite struct CustomTransitionLaws {
  /// A presentation, a dismissal, a push, a pop or the selection of a tab.
  private struct Change {
    let (kind, style): (Int, UIModalPresentationStyle)
    let (isInterruptible, isDriven): (Bool, Bool)
    let fractions: [CGFloat]

    init(using generator: inout SeededGenerator) {
      kind = Int.random(in: 0..<5, using: &generator)
      let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .custom, .pageSheet]
      style = styles.randomElement(using: &generator) ?? .custom
      (isInterruptible, isDriven) = (Bool.random(using: &generator), Bool.random(using: &generator))
      fractions = (0..<3).map { _ in CGFloat.random(in: 0...1, using: &generator) }
    }

    func prepare(_ stage: CustomTransitionStage) {
      stage.card.modalPresentationStyle = style
      if kind == 1 { stage.tabs.present(stage.card, animated: false) }
      stage.window.layoutIfNeeded()
    }

    /// Begins the change, and returns what drives it.
    func begin(
      _ stage: CustomTransitionStage, isDriven: Bool
    ) -> UIPercentDrivenInteractiveTransition {
      let driver = UIPercentDrivenInteractiveTransition()
      stage.delegate.driver = isDriven ? driver : nil
      stage.delegate.isInterruptible = isInterruptible
      switch kind {
      case 0: stage.tabs.present(stage.card, animated: true)
      case 1: stage.tabs.dismiss(animated: true)
      case 2: stage.stack.pushViewController(LoggedController("new", stage.log), animated: true)
      case 3: stage.stack.popViewController(animated: true)
      default: stage.tabs.selectedIndex = 1
      }
      return driver
    }
  }

  @Test func `R15.59, R15.62 A cancelled transition leaves everything as it was`() {
    for seed in CaseRange.standard.seeds() {
      var generator = SeededGenerator(seed: seed)
      let (stage, change, clock) = (
        CustomTransitionStage(), Change(using: &generator), AnimationClock()
      )
      change.prepare(stage)
      let before = stage.state
      // Driven, with or without a clock, and then reversed by the animator itself.
      if change.fractions[0] > 0.5 { AnimationClock.current = clock }
      let driver = change.begin(stage, isDriven: true)
      for fraction in change.fractions {
        driver.update(fraction)
        clock.advance(by: 0.1)
        if fraction < 0.3 {
          driver.finish()
          clock.advance(by: 0.01)
          driver.pause()
        }
      }
      let wasFinished = AnimationClock.current == nil && change.fractions.contains { $0 < 0.3 }
      driver.cancel()
      clock.advanceToRest()
      AnimationClock.current = nil
      if wasFinished { continue }
      expectEqual(stage.state, before, "seed \(seed)")
      guard change.isInterruptible else { continue }
      clock.use {
        _ = change.begin(stage, isDriven: false)
        let animator = (stage.delegate.last as? InterruptibleSlide)?.animator
        for _ in 0..<3 {
          clock.advance(by: 0.05)
          animator?.isReversed.toggle()
        }
        clock.advanceToRest()
      }
      expectEqual(stage.state, before, "seed \(seed)")
    }
  }

  @Test func `R15.57, R15.60, R15.61, R15.63 At rest, or freed, a clock makes no difference`() {
    for seed in CaseRange.standard.seeds() {
      let results = (0..<3).map { ending in
        var generator = SeededGenerator(seed: seed)
        let (stage, change) = (CustomTransitionStage(), Change(using: &generator))
        var clock: AnimationClock? = ending == 0 ? nil : AnimationClock()
        change.prepare(stage)
        AnimationClock.current = clock
        let driver = change.begin(stage, isDriven: change.isDriven)
        driver.update(change.fractions[0])
        driver.finish()
        clock?.advance(by: 0.1)
        if ending == 1 { clock?.advanceToRest() }
        AnimationClock.current = nil
        clock = nil
        return stage.state + stage.log.lines
      }
      expectEqual(results[1], results[0], "seed \(seed)")
      expectEqual(results[2], results[0], "seed \(seed), freed")
    }
  }
}
