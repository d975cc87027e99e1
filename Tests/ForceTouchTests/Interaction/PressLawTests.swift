import ForceTouch
import Foundation
import Testing

@testable import ForceTouchSupport
@testable import TestSupport

/// Random presses with any operation in the middle of them.
@Suite struct PressLawTests {
  @Test func `Every random press makes the calls of the reference automaton`() {
    for seed in CaseRange.standard.seeds(from: 2024) {
      let script = PressScript(seed: seed)

      let calls = script.run()

      let expected = script.referenceRun()
      guard calls == expected else {
        Issue.record("VIEWGEOMETRY_SEED=\(seed): \(calls), not \(expected), for \(script)")
        return
      }
    }
  }

  @Test func `R10.11 every random press calls in a legal order, its progress from 0 to 1`() {
    for seed in CaseRange.standard.seeds(from: 2024) {
      let calls = PressScript(seed: seed).run()

      guard let fault = CallOrder.fault(in: calls) else { continue }
      Issue.record("VIEWGEOMETRY_SEED=\(seed): \(fault) in \(calls)")
      return
    }
  }

  @Test func `An interruption at every sample is reported once, unless the press is complete`() {
    let forces: [CGFloat] = [0.25, 0.5, 0.75, 0.5, 1, 1.25, 1.75, 1.5, 2]
    for interrupted in 0...forces.count {
      var script = PressScript()
      script.steps = [.down(preview: 0, commit: 0)]
      script.steps += forces.prefix(interrupted).map {
        .press(preview: min($0, 1), commit: max($0 - 1, 0))
      }
      script.steps += [.interrupt, .press(preview: 1, commit: 1), .lift]

      let calls = script.run()

      let isTold = interrupted > 0 && interrupted < forces.count
      expectEqual(calls.filter { $0 == .cancel }.count, (isTold ? 1 : 0))
      expectEqual(calls, script.referenceRun())
    }
  }
}

/// The order of calls that the delegate's documentation promises, one press after the other.
private enum CallOrder {
  private enum Place { case before, preview, commit, after }

  /// The first call in a wrong position, or nil.
  static func fault(in calls: [Call]) -> String? {
    var place = Place.before
    for call in calls {
      guard let next = next(after: call, at: place) else { return "\(call) at \(place)" }
      place = next
    }
    return nil
  }

  private static func next(after call: Call, at place: Place) -> Place? {
    switch (call, place) {
    case (.should, .before), (.should, .after): .preview
    // A press that was refused, or whose delegate was released, is followed by the next one.
    case (.should, .preview), (.should, .commit): .preview
    case (.preview(1, ended: true), .preview): .commit
    case (.preview(let progress, ended: false), .preview) where (0..<1).contains(progress): .preview
    case (.commit(1, ended: true), .commit): .after
    case (.commit(let progress, ended: false), .commit) where (0..<1).contains(progress): .commit
    case (.cancel, .preview), (.cancel, .commit): .after
    default: nil
    }
  }
}
