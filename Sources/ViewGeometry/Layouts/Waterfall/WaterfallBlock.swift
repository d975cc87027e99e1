/// A hundred or two consecutive items of a waterfall, placed in their columns.
///
/// Places are relative to where the column is when the block begins: a block that is moved as a whole doesn't change.
final class WaterfallBlock: Sendable {
  let heights: ContiguousArray<Double>
  let columns: ContiguousArray<UInt8>
  /// Where each item starts, from where its column does in the block.
  let starts: ContiguousArray<Double>
  /// The items by column, ascending in each.
  let order: ContiguousArray<UInt16>
  /// Where each column's items begin in `order`, and the end of the last one's.
  let firsts: ContiguousArray<UInt16>
  /// By how much each column grows, the spacing below the last item included.
  let growth: ContiguousArray<Double>

  /// How many items a bulk build puts into a block.
  static let built = 128
  /// How many a block may have.
  static let most = 256

  /// Places items in the columns given for them, or by `rule` after a state.
  ///
  /// - Parameters:
  ///   - assigned: A column for each item, or `unassigned`; nil for none.
  ///   - state: Where the columns are.
  init(
    _ heights: ContiguousArray<Double>, assigned: ContiguousArray<UInt8>?, rule: WaterfallRule,
    firstItem: Int, state: ContiguousArray<Double>
  ) {
    let count = rule.columnCount
    self.heights = heights
    var columns = ContiguousArray<UInt8>(repeating: 0, count: heights.count)
    var growth = ContiguousArray<Double>(repeating: 0, count: count)
    var sizes = ContiguousArray<UInt16>(repeating: 0, count: count + 1)
    var state = state
    starts = ContiguousArray(unsafeUninitializedCapacity: heights.count) { starts, used in
      used = heights.count
      state.withUnsafeMutableBufferPointer { state in
        for item in 0..<heights.count {
          var column: Int
          if let assigned, assigned[item] != WaterfallRule.unassigned {
            column = Int(assigned[item])
          } else {
            column = rule.column(of: firstItem + item, state)
          }
          starts.initializeElement(at: item, to: growth[column])
          columns[item] = UInt8(truncatingIfNeeded: column)
          let length = heights[item] + rule.spacing
          growth[column] += length
          state[column] += length
          sizes[column + 1] += 1
        }
      }
    }
    for column in 0..<count { sizes[column + 1] += sizes[column] }
    firsts = sizes
    var order = ContiguousArray<UInt16>(repeating: 0, count: heights.count)
    for item in 0..<heights.count {
      let column = Int(columns[item])
      order[Int(sizes[column])] = UInt16(truncatingIfNeeded: item)
      sizes[column] += 1
    }
    self.columns = columns
    self.order = order
    self.growth = growth
  }

  /// The place in `order` of the last item of a column that starts at or before `y`, where the column starts at `base`;
  /// before the first place of the column if there is none.
  func place(ofColumn column: Int, at y: Double, base: Double) -> Int {
    var (low, high) = (Int(firsts[column]), Int(firsts[column + 1]))
    while low < high {
      let middle = (low + high) / 2
      if base + starts[Int(order[middle])] <= y { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}

/// How items get their columns.
struct WaterfallRule: Sendable, Hashable {
  let columnCount: Int
  /// The distance between two items of a column.
  let spacing: Double
  let order: WaterfallItemOrder

  static let unassigned = UInt8.max

  @inline(__always)
  func column(of item: Int, _ state: UnsafeMutableBufferPointer<Double>) -> Int {
    switch order {
    case .leftToRight: return item % columnCount
    case .rightToLeft: return columnCount - 1 - item % columnCount
    case .shortestFirst:
      var (best, least) = (0, state[0])
      for column in 1..<max(1, columnCount) where state[column] < least {
        (best, least) = (column, state[column])
      }
      return best
    }
  }

  /// Whether items go on as before when as many were inserted before them and the columns moved alike.
  func goesOn(afterInserting count: Int) -> Bool {
    order == .shortestFirst || count % columnCount == 0
  }
}
