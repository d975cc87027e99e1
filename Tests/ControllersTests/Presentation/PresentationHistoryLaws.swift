import ForceTouch
import Foundation
import Testing
import ViewGeometry

@testable import ForceTouchSupport
@testable import TestSupport

/// Whatever was presented and changed before, presentations equal new ones.
@Suite struct PresentationHistoryLaws {
  @Test func `sheets, popovers and other presentations have no history`() {
    for seed in CaseRange.perThousand(200).seeds() {
      var random = SeededGenerator(seed: seed)
      let (used, fresh) = (PresentationHistory(), PresentationHistory())
      var last = PresentationHistory.Arrangement(&random)
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        used.arrange(last, &random)
        if random.oneIn(2) { used.disturb(&random) }
        if random.oneIn(2) { last.change(&random) } else { last = .init(&random) }
      }
      used.arrange(last, &random)
      fresh.arrange(last, &random)

      let difference = zip(used.answers, fresh.answers).first { $0 != $1 }
      guard let (found, expected) = difference else { continue }
      Issue.record("seed \(seed): \(found), not \(expected)\n\(last)")
      return
    }
  }
}
