/// The edits of one batch: insertions, deletions, moves and reloads of items and sections.
///
/// Deletions, reloads and the sources of moves use indices before the batch; insertions and the
/// targets of moves use indices after it. The edits may be added in any order (R9.8).
///
///     var updates = BatchUpdates()
///     updates.items.moves.append(
///       .init(from: ItemIndex(section: 0, item: 3), to: ItemIndex(section: 0, item: 0)))
///     updates.items.deletes.append(ItemIndex(section: 0, item: 1))
///     let plan = try updates.plan(before: oldCounts, after: newCounts)
package struct BatchUpdates: Sendable {
  /// The edits of sections, or of items.
  package struct Edits<Place: BatchUpdateIndex>: Sendable {
    package var deletes: [Place] = []
    package var inserts: [Place] = []
    package var reloads: [Place] = []
    package var moves: [Move] = []

    /// A move; `from` is the index before the batch, and `to` is the index after it.
    package struct Move: Sendable {
      package var from: Place
      package var to: Place

      package init(from: Place, to: Place) {
        self.from = from
        self.to = to
      }
    }

    package var isEmpty: Bool {
      deletes.isEmpty && inserts.isEmpty && reloads.isEmpty && moves.isEmpty
    }
  }

  package var sections = Edits<Int>()
  package var items = Edits<ItemIndex>()

  package init() {}

  package var isEmpty: Bool { sections.isEmpty && items.isEmpty }
}
