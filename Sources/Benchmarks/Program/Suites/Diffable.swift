import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of creating snapshots of identifiers and applying them to a collection view.
  static var diffable: Suite {
    Suite(title: "Diffable data", rows: [snapshot, apply, applyNew])
  }

  private static let sizes = [10_000, 1_000_000]

  /// Appends all identifiers to a snapshot in one call.
  private static var snapshot: Row {
    Row("diffable.snapshot", sizes: sizes, quickSizes: [10_000], limit: "Set") { inputs in
      let shown = IdentifierSnapshots(count: inputs.size, random: &inputs.random)
      let identifiers = shown.identifiers
      let operation = Batch(each: { _ in
        Double(IdentifierSnapshots.snapshot(identifiers).numberOfItems)
      })
      return .timing(Timing(operation: operation, limit: shown.limit))
    }
  }

  /// Applies a snapshot in which every hundredth identifier is replaced.
  private static var apply: Row {
    Row("diffable.apply", sizes: sizes, quickSizes: [10_000], limit: "Set") { inputs in
      trial(&inputs) { $0.changed }
    }
  }

  /// Applies a snapshot in which all identifiers are replaced.
  private static var applyNew: Row {
    Row("diffable.apply.new", sizes: sizes, quickSizes: [10_000], limit: "Set") { inputs in
      trial(&inputs) { $0.identifiers.map { ~$0 } }
    }
  }

  private static func trial(
    _ inputs: inout Inputs, other: (IdentifierSnapshots) -> [Int]
  ) -> Trial {
    let shown = IdentifierSnapshots(count: inputs.size, random: &inputs.random)
    let lists = (shown.identifiers, other(shown))
    let snapshots = (
      IdentifierSnapshots.snapshot(lists.0), IdentifierSnapshots.snapshot(lists.1)
    )
    return .timing(
      Timing(
        operation: shown.batch(snapshots), limit: shown.limit, naive: shown.naive(lists)
      ) { () throws(WrongAnswer) in
        shown.show(snapshots.1)
        for (item, identifier) in lists.1.enumerated().prefix(1_000) {
          try Agreement.require(
            shown.source.indexPath(for: identifier) ?? IndexPath(),
            IndexPath(item: item, section: 0), for: "The index path of \(identifier)")
        }
        shown.show(snapshots.0)
      })
  }
}
