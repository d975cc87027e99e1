/// The grid of a node of a ``HilbertTree``, which divides the node's box into columns and rows
/// numbered from 1 to 127.
///
/// Column numbers never decrease from left to right, nor do row numbers from top to bottom. If `a
/// <= b`, then `column(a) <= column(b)`, and if `column(a) < column(b)`, then `a < b`, despite
/// rounding. Comparing cell numbers therefore excludes most boxes that don't overlap the searched
/// area, and confirms most of those that do.
struct HilbertCells {
  let minX: Double
  let minY: Double
  let columns: Double
  let rows: Double

  /// The highest column or row number.
  static let last = 127.0

  /// Creates the grid of a box; points outside the box belong to the nearest cell.
  @inline(__always)
  init(of box: Extent) {
    (minX, minY) = (box.minX, box.minY)
    // Limit the scales for boxes whose width or height is almost zero, so that cells have a
    // positive size.
    let most = Double.greatestFiniteMagnitude
    (columns, rows) = (min(Self.last / box.width, most), min(Self.last / box.height, most))
  }

  /// The width of a column and the height of a row.
  var sides: SIMD2<Double> { SIMD2(1 / columns, 1 / rows) }

  /// Returns the cell coordinates of a point, clamped to the range from 1 to 127.
  ///
  /// A coordinate of NaN is converted to 1.
  @inline(__always)
  func place(_ x: Double, _ y: Double) -> HilbertPlace {
    // No point is in column or row 0, where missing boxes end.
    HilbertPlace(
      column: Self.bound((x - minX) * columns, 1, Self.last),
      row: Self.bound((y - minY) * rows, 1, Self.last))
  }

  /// Returns `value` clamped to the range from `first` to `last`; NaN is converted to `first`.
  @inline(__always)
  static func bound(_ value: Double, _ first: Double, _ last: Double) -> Double {
    // In this order of arguments, NaN becomes `first`.
    min(max(first, value), last)
  }
}

/// A point in the cell coordinates of a ``HilbertCells``, before rounding.
struct HilbertPlace {
  let column: Double
  let row: Double

  /// The coordinates to which all points are mapped if the leaf has no parent, and so no grid.
  static let only = HilbertPlace(column: 1, row: 1)

  /// The indices of the nearest column and row, each repeated in all eight bytes.
  @inline(__always)
  var bytes: (column: UInt64, row: UInt64) {
    (Self.number(column) &* HilbertOctet.ones, Self.number(row) &* HilbertOctet.ones)
  }

  /// Returns the integer nearest to a value from 0 to 127.
  @inline(__always)
  static func number(_ value: Double) -> UInt64 {
    // 2^52 plus a number has no fraction, so the rounded value is in the low bits.
    (value + 0x1p52).bitPattern & 127
  }
}
