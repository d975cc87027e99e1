extension SpatialIndex {
  /// How many boxes are kept in a list before they become a tree.
  private static let recentLimit = threshold(32, low: 2)
  /// How many times as large as the one behind it a tree is at least.
  private static let growth = threshold(4, low: 2)

  /// Gives an item a box and a depth, whether it had any or not; an empty box removes it.
  ///
  /// - Precondition: The item is in `0..<SpatialIndex.limit`.
  /// - Complexity: O(log n) amortised. Now and then one call rebuilds a tree, with up to all boxes.
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

  /// Takes an item out; nothing happens when it isn't in.
  ///
  /// - Precondition: The item is in `0..<SpatialIndex.limit`.
  /// - Complexity: O(log n) amortised, as for `set`.
  public mutating func remove(_ item: Int) {
    check(item)
    if changes.generation(of: item) == SpatialIndexChanges.recent {
      recent.removeAll { Int($0.item) == item }
    }
    changes.set(SpatialIndexChanges.removed, for: item)
    tidy()
  }

  private func check(_ item: Int) {
    precondition(
      item >= 0 && item < Self.limit, "Items are numbered from 0 to \(Self.limit - 1), not \(item)."
    )
  }

  /// Makes trees of the boxes gathered in the list.
  private mutating func tidy() {
    if changes.count > max(2 * Self.recentLimit, main.count / 4) {
      rebuild()
    } else if recent.count >= Self.recentLimit {
      makeRun()
    }
  }

  /// Moves the list and the smaller trees it outgrows into a new tree.
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

  /// Moves everything into a new main tree.
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
