import ForceTouch
import Foundation
import Testing
import ViewGeometry

@testable import ForceTouchSupport
@testable import TestSupport

/// Whatever they contained and showed before, containers of controllers show the same as new ones.
@Suite struct ContainerHistoryLaws {
  @Test func `containers have no history`() {
    for seed in CaseRange.perThousand(200).seeds() {
      var random = SeededGenerator(seed: seed)
      let (used, fresh) = (ContainerHistory(), ContainerHistory())
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        used.arrange(ContainerHistory.Arrangement(&random))
        for _ in 0..<Int.random(in: 0..<3, using: &random) { used.disturb(&random) }
      }
      let last = ContainerHistory.Arrangement(&random)
      used.arrange(last)
      fresh.arrange(last)

      let difference = zip(used.answers, fresh.answers).first { $0 != $1 }
      guard let (found, expected) = difference else { continue }
      Issue.record("seed \(seed): \(found), not \(expected)\n\(last)")
      return
    }
  }
}
