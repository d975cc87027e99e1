extension SpatialIndex {
  /// The order of items in a result.
  public enum Order: Sendable, Hashable, CaseIterable {
    /// No particular order; this is the fastest option.
    case any
    /// The ascending order of item numbers.
    case ascending
    /// Painting order: by `z`, then by item number; the topmost item is last.
    case backToFront
  }

  /// Whether the index contains no items.
  ///
  /// - Complexity: O(1); after changes, up to O(n), because removed items are skipped.
  public var isEmpty: Bool {
    guard !changes.isEmpty else { return main.count == 0 }
    return recent.isEmpty && !trees.contains { $0.hasLiveBox(changes) }
  }

  /// Returns the topmost item whose box contains the point.
  ///
  /// Returns nil if there is none, or if a coordinate is NaN.
  ///
  /// - Complexity: O(log n) if few boxes overlap at any point.
  package func topmostItem(x: Double, y: Double) -> Int? {
    topmostItem(x: x, y: y, where: EveryItem())
  }

  /// Returns the topmost item that `filter` accepts and whose box contains the point.
  ///
  /// Returns nil if there is none.
  ///
  /// - Complexity: O(log n) if few boxes overlap at any point.
  package func topmostItem(
    x: Double, y: Double, where filter: some SpatialIndexFilter
  ) -> Int? {
    if changes.isEmpty {
      guard let rank = main.topmost(x: x, y: y, changes, where: filter) else { return nil }
      return main.item(ofRank: rank)
    }
    var best: (z: Int, item: Int)?
    func offer(_ z: Int, _ item: Int) {
      guard let known = best else { return best = (z, item) }
      if (z, item) > known { best = (z, item) }
    }
    for entry in recent
    where entry.extent.contains(x: x, y: y) && filter.accepts(Int(entry.item)) {
      offer(entry.z, Int(entry.item))
    }
    for tree in trees {
      if let rank = tree.topmost(x: x, y: y, changes, where: filter) {
        offer(tree.depth(ofRank: rank), tree.item(ofRank: rank))
      }
    }
    return best?.item
  }

  /// Returns the items whose boxes overlap `extent`; touching isn't overlapping.
  ///
  /// - Complexity: O(log n + k) for k items, plus O(k log k) for an ordered result.
  package func items(in extent: Extent, order: Order = .any) -> [Int] {
    guard changes.isEmpty else { return itemsAmongChanges(in: extent, order: order) }
    return SpatialIndexRanks.withRanks { ranks in
      main.collect(in: extent, changes, into: &ranks)
      if order == .backToFront || (order == .ascending && main.items == nil) { ranks.sort() }
      let items = main.items(ofRanks: ranks.all)
      return order == .ascending && main.items != nil ? items.sorted() : items
    }
  }

  private func itemsAmongChanges(in extent: Extent, order: Order) -> [Int] {
    var found: [SpatialKey] = []
    for tree in trees {
      SpatialIndexRanks.withRanks { ranks in
        tree.collect(in: extent, changes, into: &ranks)
        found.append(contentsOf: ranks.all.lazy.map { tree.key(ofRank: Int($0)) })
      }
    }
    for entry in recent where entry.extent.overlaps(extent) {
      found.append(SpatialKey(z: entry.z, item: Int(entry.item)))
    }
    switch order {
    case .any: break
    case .ascending: found.sort { $0.item < $1.item }
    case .backToFront: found.sort { ($0.z, $0.item) < ($1.z, $1.item) }
    }
    return found.map(\.item)
  }

  /// Calls `body` with each item whose box overlaps `extent`, in no particular order.
  ///
  /// - Complexity: O(log n + k) for k items. Allocates no memory if each tree contains at most 240
  ///   boxes that overlap `extent`, including boxes that have been replaced or removed.
  package func forEachItem(in extent: Extent, _ body: (Int) -> Void) {
    forEachItem(of: main, in: extent, body)
    for run in runs { forEachItem(of: run, in: extent, body) }
    for entry in recent where entry.extent.overlaps(extent) { body(Int(entry.item)) }
  }

  private func forEachItem(of tree: HilbertTree, in extent: Extent, _ body: (Int) -> Void) {
    SpatialIndexRanks.withRanks { ranks in
      tree.collect(in: extent, changes, into: &ranks)
      for rank in ranks.all { body(tree.item(ofRank: Int(rank))) }
    }
  }

  /// Returns the items whose boxes contain the point; the topmost is last.
  ///
  /// The result is empty if a coordinate is NaN.
  ///
  /// - Complexity: O(log n + k log k) for k items.
  package func items(holdingX x: Double, y: Double) -> [Int] {
    // This is the smallest box that contains only this point.
    items(in: Extent(minX: x, minY: y, maxX: x.nextUp, maxY: y.nextUp), order: .backToFront)
  }

  /// Returns the `count` items nearest to a point, in order of distance.
  ///
  /// If items have the same distance, the topmost is first.
  ///
  /// If the index has fewer items, all of them are returned. If a coordinate of the point is NaN,
  /// the result is empty. The distance is measured to the closest point of a box, and is zero
  /// within the box and on its edges.
  ///
  /// - Precondition: `count` isn't negative.
  /// - Complexity: O((log n + k) log k) for k items.
  package func nearestItems(x: Double, y: Double, count: Int) -> [Int] {
    var items: [Int] = []
    items.reserveCapacity(min(count, HilbertNearest.most))
    forEachNearestItem(x: x, y: y, count: count) { items.append($0) }
    return items
  }

  /// Calls `body` with each of the `count` items nearest to a point, in order of distance.
  ///
  /// If items have the same distance, the topmost is first. If the index has fewer items, `body` is
  /// called with all of them. If a coordinate of the point is NaN, `body` isn't called.
  ///
  /// - Precondition: `count` isn't negative.
  /// - Complexity: O((log n + k) log k) for k items. Allocates nothing for up to 64 items if the
  ///   index hasn't been changed.
  package func forEachNearestItem(x: Double, y: Double, count: Int, _ body: (Int) -> Void) {
    precondition(count >= 0, "Can't find the \(count) nearest items.")
    guard !x.isNaN, !y.isNaN else { return }
    if changes.isEmpty, count <= HilbertNearest.most {
      main.withNearest(count, x: x, y: y, changes) { found in
        for box in found { body(main.item(ofRank: box.rank)) }
      }
    } else {
      for neighbor in neighbors(count, x: x, y: y) { body(neighbor.item) }
    }
  }

  private func neighbors(_ count: Int, x: Double, y: Double) -> ArraySlice<SpatialNeighbor> {
    var neighbors: [SpatialNeighbor] = []
    for tree in trees { tree.collectNearest(count, x: x, y: y, changes, into: &neighbors) }
    for entry in recent {
      neighbors.append(
        SpatialNeighbor(
          item: Int(entry.item), z: entry.z,
          square: entry.extent.squareOfDistance(x: x, y: y)))
    }
    if !changes.isEmpty { neighbors.sort(by: SpatialNeighbor.isNearer) }
    return neighbors.prefix(count)
  }

  /// The main tree, followed by the smaller trees.
  var trees: some Sequence<HilbertTree> {
    sequence(state: -1) { [main, runs] place -> HilbertTree? in
      defer { place += 1 }
      if place < 0 { return main }
      return place < runs.count ? runs[place] : nil
    }
  }
}

/// An item and its `z`, which together determine its position in painting order.
struct SpatialKey {
  let z: Int
  let item: Int
}

extension HilbertTree {
  func key(ofRank rank: Int) -> SpatialKey {
    SpatialKey(z: depth(ofRank: rank), item: item(ofRank: rank))
  }

  func hasLiveBox(_ changes: SpatialIndexChanges) -> Bool {
    (0..<count).contains { isLive($0, changes) }
  }
}
