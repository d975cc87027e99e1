/// The rule that assigns items to columns, and the representation of the items' lengths.
struct WaterfallRule: CountedRules, Sendable, Hashable {
  let columnCount: Int
  /// The spacing between two items in a column, in points.
  let spacing: Double
  let order: WaterfallItemOrder
  /// Whether items stay in their columns when other items are edited.
  let pinsColumns: Bool
  /// The spacing in units of 1/64 point if it is a whole number of units below 2^16; otherwise -1.
  let spacing64: Int64
  /// The number of items per block in a bulk build; a block may grow to twice this number.
  let blockItems: Int
  /// The maximum number of children of a node in the tree of blocks.
  package let fanOut: Int

  /// The number of items per column in a block.
  ///
  /// With this number, scanning a column reads two cache lines, and an edit copies no more nodes
  /// than an edit of a list.
  private static let itemsPerColumn = threshold(64, low: 2)
  private static let standardFanOut = threshold(32, low: 4)

  /// Creates the rule for a number of columns.
  ///
  /// `nodeCapacity` is the number of items in a new block and, limited to 4 to 32, the maximum
  /// number of children of a node; nil means the standard numbers. Tests use small values to build
  /// deep trees from few items.
  init(
    columnCount: Int, spacing: Double, order: WaterfallItemOrder, pinsColumns: Bool,
    nodeCapacity: Int?
  ) {
    self.columnCount = columnCount
    self.spacing = spacing
    self.order = order
    self.pinsColumns = pinsColumns
    spacing64 = OffsetTreeNarrowFormat.canHold(spacing) ? Int64(spacing * 64) : -1
    blockItems = nodeCapacity ?? Self.itemsPerColumn * columnCount
    fanOut = nodeCapacity.map { max(4, min(32, $0)) } ?? Self.standardFanOut
  }

  /// The maximum number of items in a block.
  var mostItems: Int { 2 * blockItems }

  /// Returns whether a height can be stored in a narrow block.
  @inline(__always)
  func isNarrow(_ height: Double) -> Bool {
    spacing64 >= 0 && OffsetTreeNarrowFormat.canHold(height)
  }

  /// Returns whether all heights can be stored in a narrow block.
  func areNarrow(_ heights: UnsafePointer<Double>, count: Int) -> Bool {
    guard spacing64 >= 0 else { return false }
    var areNarrow = true
    for item in 0..<count { areNarrow = OffsetTreeNarrowFormat.canHold(heights[item]) && areNarrow }
    return areNarrow
  }

  /// Returns the length that an item adds to its column, including the spacing below.
  ///
  /// It is in units of 2^-32 points.
  @inline(__always)
  func length(_ height: Double) -> Int64 { WaterfallUnits.nearest(height + spacing) }

  /// Returns the column in which an item is placed, given the current end of each column.
  @inline(__always)
  func column(of item: Int, _ ends: UnsafePointer<Int64>) -> Int {
    switch order {
    case .leftToRight: item % columnCount
    case .rightToLeft: columnCount - 1 - item % columnCount
    case .shortestFirst: Self.shortest(of: ends, count: columnCount)
    }
  }

  /// Assigns columns to consecutive items, given the column ends in `state`, which are updated.
  ///
  /// `firstItem` is the index of the first of these items in the waterfall.
  @inline(__always)
  func chooseColumns(
    for heights: UnsafePointer<Double>, count: Int, firstItem: Int,
    state: UnsafeMutablePointer<Int64>, into columns: UnsafeMutablePointer<UInt8>
  ) {
    if order == .shortestFirst {
      for item in 0..<count {
        let column = Self.shortest(of: state, count: columnCount)
        state[column] &+= length(heights[item])
        columns[item] = UInt8(truncatingIfNeeded: column)
      }
    } else {
      for item in 0..<count {
        let column = column(of: firstItem &+ item, state)
        state[column] &+= length(heights[item])
        columns[item] = UInt8(truncatingIfNeeded: column)
      }
    }
    check { state[$0] }
  }

  /// Traps if a column is longer than `most`, or if its sum has overflowed.
  ///
  /// `end` returns the end of a column. Lengths and ends are in units of 2^-32 points.
  @inline(__always)
  func check(most: Int64 = WaterfallUnits.most - 1, _ end: (Int) -> Int64) {
    for column in 0..<columnCount where !(0...most).contains(end(column)) {
      preconditionFailure("A column of a waterfall can't be longer than 2^30 points.")
    }
  }

  /// Returns the first of the shortest columns.
  ///
  /// It is written with conditional moves, because branches would often be mispredicted.
  @inline(__always)
  static func shortest(of ends: UnsafePointer<Int64>, count: Int) -> Int {
    var (best, least) = (0, ends[0])
    for column in 1..<max(1, count) {
      let end = ends[column]
      best = end < least ? column : best
      least = end < least ? end : least
    }
    return best
  }
}

/// Positions in a column in integer units of 2^-32 points.
///
/// Integer sums don't depend on their grouping. Therefore an edited waterfall without pinned
/// columns equals one solved from scratch, to the last bit, and equally long columns have equal
/// sums. Lengths are rounded to the nearest unit. Columns are shorter than 2^30 points.
enum WaterfallUnits {
  static let perPoint = 0x1p32
  /// The exclusive upper bound on the length of a column, in units of 2^-32 points.
  static let most = Int64(1) << 62
  /// The maximum length of an item, and of the spacing, in points.
  ///
  /// This limit ensures that a newly built block adds less than `most` units to a column.
  static let longest = 0x1p21

  /// Returns the number of units nearest to a length that is finite and not negative.
  @inline(__always)
  static func nearest(_ points: Double) -> Int64 { Int64(points * perPoint + 0.5) }

  /// The binary logarithm of the number of units in 1/64 point.
  static let shiftOf64th = Int64(26)

  @inline(__always)
  static func points(_ units: Int64) -> Double { Double(units) * 0x1p-32 }
}
