extension BatchUpdatePlan {
  /// Neighboring items that are edited at once.
  struct Run {
    var section: Int
    var items: Range<Int>
    /// For a moved item, which is a run of its own, where it comes from.
    var source: ListPlace?
  }

  /// The items to remove, last first.
  var removedRuns: [Run] {
    var runs: [Run] = []
    for place in removedItems.reversed() {
      if let last = runs.last, last.section == place.section,
        last.items.lowerBound == place.item + 1
      {
        runs[runs.count - 1].items = place.item..<last.items.upperBound
      } else {
        runs.append(Run(section: place.section, items: place.item..<place.item + 1))
      }
    }
    return runs
  }

  /// The items to insert, first first.
  var placedRuns: [Run] {
    var runs: [Run] = []
    for placed in placedItems {
      let place = placed.place
      if placed.source == nil, let last = runs.last, last.source == nil,
        last.section == place.section, last.items.upperBound == place.item
      {
        runs[runs.count - 1].items = last.items.lowerBound..<place.item + 1
      } else {
        runs.append(
          Run(
            section: place.section, items: place.item..<place.item + 1, source: placed.source))
      }
    }
    return runs
  }
}
