/// The columns and rows of a node of a ``HilbertTree``: its box, cut into as many columns as rows.
///
/// The number of a column never falls from left to right, nor that of a row from top to bottom. So `a <= b` implies
/// `column(a) <= column(b)`, and `column(a) < column(b)` implies `a < b`, whatever is rounded on the way: numbers of cells
/// rule out most boxes that a search doesn't meet and confirm most of those that it does.
struct HilbertCells {
  let minX: Double
  let minY: Double
  let columns: Double
  let rows: Double

  /// The highest number of a column or row.
  static let last = 127.0

  /// The cells of a box; places outside of it get the numbers of the nearest.
  @inline(__always)
  init(of box: Extent) {
    (minX, minY) = (box.minX, box.minY)
    // Finite also for boxes without a length to speak of, so that cells have a side.
    let most = Double.greatestFiniteMagnitude
    (columns, rows) = (min(Self.last / box.width, most), min(Self.last / box.height, most))
  }

  /// The width of a column and the height of a row.
  var sides: SIMD2<Double> { SIMD2(1 / columns, 1 / rows) }

  /// Where a place lies, in columns and rows; 1 for NaN.
  @inline(__always)
  func place(_ x: Double, _ y: Double) -> HilbertPlace {
    // No place is in column or row 0: missing boxes end in it.
    HilbertPlace(
      column: Self.bound((x - minX) * columns, 1, Self.last),
      row: Self.bound((y - minY) * rows, 1, Self.last))
  }

  /// The value if it is between `first` and `last`, else the nearer of the two; `first` for NaN.
  @inline(__always)
  static func bound(_ value: Double, _ first: Double, _ last: Double) -> Double {
    // In this order of arguments, NaN ends as the first.
    min(max(first, value), last)
  }
}

/// A place in columns and rows of some ``HilbertCells``, not yet rounded.
struct HilbertPlace {
  let column: Double
  let row: Double

  /// The only place in a leaf without a parent.
  static let only = HilbertPlace(column: 1, row: 1)

  /// The numbers of the nearest column and row, in each byte.
  @inline(__always)
  var bytes: (column: UInt64, row: UInt64) {
    (Self.number(column) &* HilbertOctet.ones, Self.number(row) &* HilbertOctet.ones)
  }

  /// The nearest whole number.
  @inline(__always)
  static func number(_ value: Double) -> UInt64 {
    // Added to 2^52, a number keeps no fraction: rounded, it is in the low bits.
    (value + 0x1p52).bitPattern & 127
  }
}
