import ViewGeometry

/// The naive twin of `WaterfallItems`: an array of heights, all positioned again for every query.
struct NaiveWaterfall {
  var heights: [Double]
  /// The columns of the items if they are pinned; otherwise nil.
  var pinned: [Int]?
  let columnCount: Int
  let spacing: Double
  let order: WaterfallItemOrder
  /// The node capacity of the tested tree; nil for the standard one.
  var nodeCapacity: Int?

  init(
    heights: [Double], columnCount: Int, spacing: Double, order: WaterfallItemOrder,
    pinsColumns: Bool
  ) {
    self.heights = heights
    self.columnCount = columnCount
    self.spacing = spacing
    self.order = order
    if pinsColumns { pinned = places.map(\.column) }
  }

  var solved: WaterfallItems { solved(.serial) }

  func solved(_ work: ParallelWork) -> WaterfallItems {
    heights.withUnsafeBufferPointer {
      WaterfallItems(
        heights: $0, columnCount: columnCount, spacing: spacing, order: order,
        pinsColumns: pinned != nil, nodeCapacity: nodeCapacity, work: work)
    }
  }

  /// Returns the ends of the columns before an item, including the spacing below.
  private func ends(before item: Int) -> [Double] {
    var ends = [Double](repeating: 0, count: columnCount)
    for place in placed(upTo: item) { ends[place.column] = place.y + place.height + spacing }
    return ends
  }

  private func column(of item: Int, _ ends: [Double]) -> Int {
    switch order {
    case .leftToRight: item % columnCount
    case .rightToLeft: columnCount - 1 - item % columnCount
    case .shortestFirst: ends.firstIndex(of: ends.min() ?? 0) ?? 0
    }
  }

  private func placed(upTo end: Int) -> [WaterfallItem] {
    var ends = [Double](repeating: 0, count: columnCount)
    return (0..<end).map { item in
      let column = pinned?[item] ?? column(of: item, ends)
      defer { ends[column] += heights[item] + spacing }
      return WaterfallItem(item: item, column: column, y: ends[column], height: heights[item])
    }
  }

  var places: [WaterfallItem] { placed(upTo: heights.count) }

  var height: Double { places.map { $0.y + $0.height }.max() ?? 0 }

  mutating func insert(height: Double, at item: Int) {
    let column = column(of: item, ends(before: item))
    pinned?.insert(column, at: item)
    heights.insert(height, at: item)
  }

  mutating func remove(at item: Int) {
    pinned?.remove(at: item)
    heights.remove(at: item)
  }
}
