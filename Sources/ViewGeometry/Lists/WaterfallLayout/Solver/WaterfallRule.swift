/// How items get their columns, and how their lengths are counted.
struct WaterfallRule: CountedRules, Sendable, Hashable {
  let columnCount: Int
  /// The distance between two items of a column, in points.
  let spacing: Double
  let order: WaterfallItemOrder
  /// Whether items stay in their columns when others are edited.
  let pinsColumns: Bool
  /// The spacing in 64ths of a point where it is a whole number of them below 2^16, else -1.
  let spacing64: Int64
  /// How many items a bulk build puts into a block; at most twice as many may come to lie in one.
  let blockItems: Int
  /// How many children a node of the tree of blocks may have.
  package let fanOut: Int

  /// The items of a column in a block: a scan of two cache lines, and as few nodes to copy for an edit as a list has.
  private static let itemsPerColumn = threshold(64, low: 2)
  private static let standardFanOut = threshold(32, low: 4)

  /// - Parameter nodeCapacity: How many items or children a node has, so that a short test sees deep trees.
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

  /// The most items of a block.
  var mostItems: Int { 2 * blockItems }

  /// Whether a height may lie in a narrow block.
  @inline(__always)
  func isNarrow(_ height: Double) -> Bool {
    spacing64 >= 0 && OffsetTreeNarrowFormat.canHold(height)
  }

  /// Whether all heights may lie in a narrow block.
  func areNarrow(_ heights: UnsafePointer<Double>, count: Int) -> Bool {
    guard spacing64 >= 0 else { return false }
    var areNarrow = true
    for item in 0..<count { areNarrow = OffsetTreeNarrowFormat.canHold(heights[item]) && areNarrow }
    return areNarrow
  }

  /// What an item of a height adds to its column, the spacing below included, in units.
  @inline(__always)
  func length(_ height: Double) -> Int64 { WaterfallUnits.nearest(height + spacing) }

  /// The column of an item, where the columns end at `ends`.
  @inline(__always)
  func column(of item: Int, _ ends: UnsafePointer<Int64>) -> Int {
    switch order {
    case .leftToRight: item % columnCount
    case .rightToLeft: columnCount - 1 - item % columnCount
    case .shortestFirst: Self.shortest(of: ends, count: columnCount)
    }
  }

  /// Chooses the columns of neighbouring items, where the columns end at `state`, which becomes where they end behind the items.
  ///
  /// - Parameter firstItem: The number of the first item in the waterfall.
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
    for column in 0..<columnCount where state[column] >= WaterfallUnits.most {
      preconditionFailure("A waterfall's column can't be more than 2^30 points long.")
    }
  }

  /// The first of the shortest columns; selections, where branches would be guessed wrong as often as right.
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

/// Positions in a column in whole units of 2^-32 points.
///
/// Sums of whole numbers are the same however they are grouped: a waterfall that was edited is the one solved from scratch, to the last
/// bit, and equally long columns are found equal. Lengths that are multiples of a unit count in full, others to the nearest
/// one. A column may be 2^30 points long.
enum WaterfallUnits {
  static let perPoint = 0x1p32
  /// The most units of a column.
  static let most = Int64(1) << 62
  /// The most points of an item, and of the spacing: whatever a block holds adds less than `most` units to a column.
  static let longest = 0x1p21

  /// The number of units nearest to a length that is neither negative nor NaN.
  @inline(__always)
  static func nearest(_ points: Double) -> Int64 { Int64(points * perPoint + 0.5) }

  /// Units in a 64th of a point: 2^26.
  static let shiftOf64th = Int64(26)

  @inline(__always)
  static func points(_ units: Int64) -> Double { Double(units) * 0x1p-32 }
}
