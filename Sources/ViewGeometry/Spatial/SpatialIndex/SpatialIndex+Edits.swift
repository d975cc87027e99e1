extension SpatialIndex {
  /// The length at which the list of recent boxes is converted to a tree.
  private static let recentLimit = threshold(32, low: 2)
  /// The minimum ratio between the sizes of a tree and the next smaller tree.
  private static let growth = threshold(4, low: 2)

  /// Sets the box and the `z` of a new or existing item; an empty box removes the item.
  ///
  /// If `z` is omitted, the `z` becomes 0, even that of an existing item.
  ///
  /// - Precondition: The item is in `0..<SpatialIndex.limit`.
  /// - Complexity: O(log n) amortized. Occasionally a call rebuilds a tree, which may contain all
  ///   boxes.
  package mutating func set(_ extent: Extent, z: Int = 0, for item: Int) {
    check(item)
    guard !extent.isEmpty else { return remove(item) }
    let entry = SpatialEntry(item, extent, z: z)
    if changes.generation(of: item) == SpatialIndexChanges.recent {
      if let place = recent.firstIndex(where: { Int($0.item) == item }) { recent[place] = entry }
      return
    }
    recent.append(entry)
    changes.set(SpatialIndexChanges.recent, for: item)
    tidy()
  }

  /// Removes an item; has no effect if the index doesn't contain it.
  ///
  /// - Precondition: The item is in `0..<SpatialIndex.limit`.
  /// - Complexity: O(log n) amortized, as for `set`.
  public mutating func remove(_ item: Int) {
    check(item)
    switch changes.generation(of: item) {
    case SpatialIndexChanges.removed: return
    case SpatialIndexChanges.recent: recent.removeAll { Int($0.item) == item }
    // A main tree whose `items` is nil contains the items from 0 to its count minus 1.
    case SpatialIndexChanges.main where main.items == nil && item >= main.count: return
    default: break
    }
    changes.set(SpatialIndexChanges.removed, for: item)
    tidy()
  }

  private func check(_ item: Int) {
    precondition(
      item >= 0 && item < Self.limit, "An item must be in 0 to \(Self.limit - 1), not \(item)."
    )
  }

  /// Rebuilds the main tree if there are many changes; otherwise, if the list of recent boxes is
  /// long, builds a tree from it.
  private mutating func tidy() {
    if changes.count > max(2 * Self.recentLimit, main.count / 4) {
      rebuild()
    } else if recent.count >= Self.recentLimit {
      makeRun()
    }
  }

  /// Builds a new tree from the recent boxes.
  ///
  /// Starting with the most recent tree, it also merges each tree whose number of boxes is at most
  /// `growth` times the number collected so far. It stops at the first larger tree.
  private mutating func makeRun() {
    var entries = recent
    recent.removeAll(keepingCapacity: true)
    while let last = runs.last, last.count <= Self.growth * entries.count {
      last.appendLiveEntries(changes, to: &entries)
      runs.removeLast()
    }
    let generation = nextGeneration
    nextGeneration += 1
    for entry in entries { changes.set(generation, for: Int(entry.item)) }
    runs.append(.build(&entries, width: main.width, generation: generation))
    checkAfterBuilding()
  }

  /// Rebuilds the main tree with all boxes.
  private mutating func rebuild() {
    var entries = recent
    entries.reserveInLargePages(main.count + changes.count)
    for tree in trees { tree.appendLiveEntries(changes, to: &entries) }
    main = .build(&entries, width: main.width, generation: SpatialIndexChanges.main)
    runs.removeAll()
    recent.removeAll()
    changes.removeAll()
    nextGeneration = SpatialIndexChanges.firstRun
    checkAfterBuilding()
  }
}

extension HilbertTree {
  fileprivate func appendLiveEntries(
    _ changes: SpatialIndexChanges, to entries: inout ContiguousArray<SpatialEntry>
  ) {
    forEachBox { rank, extent in
      if isLive(rank, changes) {
        entries.append(SpatialEntry(item(ofRank: rank), extent, z: depth(ofRank: rank)))
      }
    }
  }
}
