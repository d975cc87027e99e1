import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The layout of a tree of views, stacks and constraints depends on its state, not on its history.
@Suite struct ConstraintHistoryLaws {
  private struct Script: CustomStringConvertible {
    let start: ConstraintHistory
    let edits: [ConstraintHistory.Edit]

    init(_ source: inout ChoiceSource) {
      let start = ConstraintHistory(&source)
      self.start = start
      edits = source.list(mean: 6, limit: 16) { start.edit(&$0) }
    }

    var description: String { "\(start), then \(edits)" }
  }

  private static let cases: CaseRange = {
    var cases = CaseRange.standard
    cases.count = max(1, cases.count / 2)
    return cases
  }()

  private func demandSame(
    _ found: [Int: CGRect], _ expected: [Int: CGRect]
  ) throws {
    for (place, frame) in expected {
      let other = found[place] ?? .null
      let numbers = [
        (other.origin.x, frame.origin.x), (other.origin.y, frame.origin.y),
        (other.size.width, frame.size.width), (other.size.height, frame.size.height),
      ]
      try demand(
        numbers.allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($1)) },
        "View \(place) lies at \(other), made afresh at \(frame).")
    }
  }

  @Test func `edits lead to the layout of a tree that was made so (T12.44)`() {
    SilentConflicts.start()
    check(Script.init, cases: Self.cases) { script in
      var history = script.start
      let live = HistoryTree(history)

      for edit in script.edits {
        let before = history
        history.apply(edit)
        live.apply(edit, from: before, to: history)
        try demand(
          live.hasActivePreferences(of: history), "Other preferred sizes are active after \(edit).")
      }

      let fresh = HistoryTree(history)
      let expected = fresh.frames(history)
      guard fresh.isDetermined(history) else { return }
      try demandSame(live.frames(history), expected)
      // Queried twice: the second time a cached solver answers.
      for _ in 0..<2 { try demandSame(live.fittings(history), fresh.fittings(history)) }
    }
  }

  @Test func `the order in which constraints become active makes no difference (R11.23, R11.37)`() {
    SilentConflicts.start()
    check(
      { source in
        let history = ConstraintHistory(&source)
        return (history, history.preferredSizes.map { _ in source.choice(below: 1 << 20) })
      }, cases: Self.cases
    ) { (history, keys) in
      let plain = HistoryTree(history)
      let expected = plain.frames(history)
      guard plain.isDetermined(history) else { return }

      try demandSame(HistoryTree(history, keys: keys).frames(history), expected)
    }
  }
}
