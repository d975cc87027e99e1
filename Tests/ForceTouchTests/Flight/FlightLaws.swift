import Foundation
import Testing
import UIKitNames
import ViewGeometry

@testable import ForceTouchSupport
@testable import TestSupport

/// Random scripts of animations: the result doesn't depend on how time advances.
@Suite struct FlightLaws {
  /// Plays a script line by line, with the steps in between; some lines lie in the block of the one
  /// before.
  private func play(_ script: [FlightStage.Line], on stage: FlightStage, between: (Int) -> Void) {
    var index = 0
    while index < script.count {
      let inside = script[index].value > 1 ? Array(script[(index + 1)...].prefix(1)) : []
      stage.play(script[index], inside: inside)
      index += 1 + inside.count
      between(index)
    }
  }

  @Test func `at rest a tree with a clock equals one without`() {
    for seed in CaseRange.standard.seeds() {
      let script = FlightStage.script(12, seed: seed)
      let (timed, timeless) = (FlightStage(), FlightStage())
      let clock = AnimationClock()
      clock.use {
        play(script, on: timed) { clock.advance(by: Double($0 % 4) / 16) }
        clock.advanceToRest()
      }
      play(script, on: timeless) { _ in }
      timeless.endAnimators()

      expectEqual(timed.model, timeless.model, "seed \(seed)")
      expectEqual(timed.presentation, timed.model, "seed \(seed)")
      expectEqual(timed.log.count, timeless.log.count, "seed \(seed)")
      expect(clock.isAtRest, "seed \(seed)")
    }
  }

  @Test func `one step is as good as many`() {
    for seed in CaseRange.standard.seeds() {
      let script = FlightStage.script(10, seed: seed)
      var seen: [[[String]]] = []
      var logs: [[String]] = []
      for steps in [1, 7] {
        let (stage, clock) = (FlightStage(), AnimationClock())
        var shown: [[String]] = []
        clock.use {
          play(script, on: stage) { index in
            let start = clock.now
            for step in 1..<steps { clock.advance(to: start + 0.15 * Double(step) / 7) }
            clock.advance(to: start + 0.15)
            shown.append(stage.presentation)
          }
          clock.advanceToRest()
        }
        seen.append(shown)
        logs.append(stage.log)
      }
      // Animators sum up their steps, so they are only as accurate as the sums.
      if !script.contains(where: { $0.choice == 3 }) {
        expectEqual(seen[0], seen[1], "seed \(seed)")
      }
      expectEqual(logs[0], logs[1], "seed \(seed)")
    }
  }

  @Test func `a flight begins at the model before and ends at the model after`() {
    for seed in CaseRange.standard.seeds() {
      for line in FlightStage.script(4, seed: seed) where line.choice > 1 && line.duration > 0 {
        let (stage, clock) = (FlightStage(), AnimationClock())
        let before = stage.model
        clock.use { stage.play(line) }
        expectEqual(stage.presentation, before, "seed \(seed)")
        clock.advanceToRest()
        expectEqual(stage.presentation, stage.model, "seed \(seed)")
      }
    }
  }

  @Test func `an animator that ends at its start leaves no trace`() {
    for seed in CaseRange.standard.seeds() {
      let lines = FlightStage.script(4, seed: seed).filter { $0.choice != 1 && $0.choice != 3 }
      let stage = FlightStage()
      let before = stage.model
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
        for line in lines { stage.play(line) }
      }
      animator.fractionComplete = CGFloat(seed % 5) / 4
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)

      expectEqual(stage.model, before, "seed \(seed)")
      expectEqual(stage.presentation, before, "seed \(seed)")
    }
  }
}
