import ForceTouch
import Foundation
import Testing
import ViewGeometry

@testable import ForceTouchSupport
@testable import TestSupport

/// Whatever their history, controllers have the traits of new ones, and were notified of each
/// change.
@Suite struct ControllerTraitHistoryLaws {
  @Test func `traits of controllers have no history`() {
    for seed in CaseRange.perThousand(250).seeds() {
      var random = SeededGenerator(seed: seed)
      let (used, fresh) = (ControllerTraitHistory(), ControllerTraitHistory())
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        used.arrange(ControllerTraitHistory.Arrangement(&random), &random)
        if random.oneIn(2) { _ = used.answers }
      }
      let last = ControllerTraitHistory.Arrangement(&random)
      used.arrange(last, &random)
      fresh.arrange(last, &random)

      let difference = zip(used.answers, fresh.answers).first { $0 != $1 }
      let faults = (used.leaves + fresh.leaves).flatMap(\.faults)
      guard difference != nil || !faults.isEmpty else { continue }
      Issue.record("seed \(seed): \(String(describing: difference)), \(faults)\n\(last)")
      return
    }
  }
}
