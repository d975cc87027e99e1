import ForceTouch
import Foundation
import Testing
import ViewGeometry

@testable import ForceTouchSupport
@testable import TestSupport

/// Whatever callbacks do, presses end once and leave no state behind.
@Suite struct PressHistoryLaws {
  @Test func `presses whose callbacks do anything end once, and the next ones are as the first`() {
    let fresh = PressHistory()
    fresh.settle()
    let expected = fresh.probe()
    for seed in CaseRange.standard.seeds() {
      var random = SeededGenerator(seed: seed)
      let used = PressHistory()
      for call in 0..<40 where random.oneIn(4) {
        used.reactions[call] = PressHistory.Step(&random)
      }
      let reactions = used.reactions.sorted { $0.key < $1.key }
      var steps: [PressHistory.Step] = []
      for _ in 0..<Int.random(in: 5...40, using: &random) {
        let step = PressHistory.Step(&random)
        steps.append(step)
        used.carryOut(step)
        used.check()
      }
      let log = used.log
      used.settle()
      let found = used.probe()

      let difference = zip(found, expected).first { $0 != $1 }
      guard found != expected || !used.faults.isEmpty else { continue }
      Issue.record(
        "seed \(seed): \(used.faults), \(String(describing: difference))\n\(steps)\nwith \(reactions)\n\(log)"
      )
      return
    }
  }
}
