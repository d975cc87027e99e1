extension BatchUpdatePlan {
  /// Consecutive items that are edited together.
  struct Run {
    var section: Int
    var items: Range<Int>
    /// The old index of a moved item that is a run of its own; nil for other runs.
    var source: ItemIndex?
  }

  /// The items to remove, in descending order.
  var removedRuns: [Run] { Self.runs(removedItems.lazy.map { ($0, nil) }).reversed() }

  /// Returns the items to insert, in ascending order.
  ///
  /// - Parameter movesAreAlone: Whether each moved item is a run of its own. Otherwise, it is
  ///   joined with the inserted and moved items next to it.
  func placedRuns(movesAreAlone: Bool = true) -> [Run] {
    Self.runs(placedItems.lazy.map { ($0.place, movesAreAlone ? $0.source : nil) })
  }

  /// The items to reload, in ascending order of their indices after the batch.
  var reloadedRuns: [Run] { Self.runs(reloadedItems.map(\.new).sorted().lazy.map { ($0, nil) }) }

  /// Returns the ranges of consecutive indices in a sorted array.
  static func runs(_ numbers: [Int]) -> [Range<Int>] {
    runs(numbers.lazy.map { (ItemIndex(section: 0, item: $0), nil) }).map(\.items)
  }

  private static func runs(_ items: some Sequence<(place: ItemIndex, source: ItemIndex?)>) -> [Run]
  {
    items.reduce(into: []) { runs, item in
      let (place, end) = (item.place, item.place.item + 1)
      if item.source == nil, let last = runs.last, last.source == nil,
        last.section == place.section, last.items.upperBound == place.item
      {
        runs[runs.count - 1].items = last.items.lowerBound..<end
      } else {
        runs.append(Run(section: place.section, items: place.item..<end, source: item.source))
      }
    }
  }
}
