/// The order in which items of a waterfall are assigned to columns.
///
/// The first column is at the leading edge, or at the top if the layout scrolls horizontally.
public enum WaterfallItemOrder: Sendable, Hashable, CaseIterable {
  /// Each item is placed in the shortest column; among columns of equal length, in the first one.
  case shortestFirst
  /// Items are placed in each column in turn, from the first to the last.
  case leftToRight
  /// Items are placed in each column in turn, from the last to the first.
  case rightToLeft
}

/// The columns of a section of a waterfall; all lengths are in points.
package struct WaterfallColumns: Sendable, Hashable {
  /// The maximum number of columns; their number and indices are stored in bytes.
  package static let most = 255
  /// The maximum length of an item, and of the spacing between two items, in points.
  package static let longestItem = WaterfallUnits.longest
  /// The exclusive upper bound on the length of a column, in points.
  package static let longest = Double(WaterfallUnits.most) / WaterfallUnits.perPoint
  /// The number of columns, from 1 to 255.
  package let count: Int
  /// The start of the first column.
  package let start: Double
  package let width: Double
  /// The spacing between two columns.
  package let spacing: Double

  /// Creates `count` columns that fill the available width, which excludes the insets.
  ///
  /// If `scale` isn't nil, the width of the columns is rounded down to whole pixels at that scale.
  package init(
    count: Int, start: Double, available: Double, spacing: Double, scale: Double? = nil
  ) {
    precondition(
      (1...Self.most).contains(count), "A waterfall must have 1 to 255 columns, not \(count).")
    precondition(
      start.isFinite && available.isFinite && spacing >= 0 && spacing < .infinity,
      "Columns can't have the start \(start), the total width \(available) and the spacing \(spacing)."
    )
    self.count = count
    self.start = start
    self.spacing = spacing
    let width = max(0, (available - Double(count - 1) * spacing) / Double(count))
    self.width =
      scale.map { (width * $0 + FlowLineRules.tolerance).rounded(.down) / $0 } ?? width
  }

  /// Returns the number of columns with at least the given width that fit, from 1 to 255.
  package static func count(ofMinimumWidth width: Double, in available: Double, spacing: Double)
    -> Int
  {
    guard width + spacing > 0 else { return most }
    // The tolerance covers the rounding errors of the quotient, and of a `width` that is itself a
    // quotient, as for a full line (R6.4).
    let room = available + spacing + FlowLineRules.tolerance
    return Int(min(Double(most), max(1, (room / (width + spacing)).rounded(.down))))
  }

  /// Returns the x-coordinate of the start of a column.
  package func x(of column: Int) -> Double { start + Double(column) * (width + spacing) }

  /// Returns the column that contains `x`.
  ///
  /// Returns nil if `x` is between two columns, outside all columns, or NaN.
  package func column(at x: Double) -> Int? {
    guard width > 0, x >= start, x < self.x(of: count - 1) + width else { return nil }
    var column = min(count - 1, Int((x - start) / (width + spacing)))
    // The division is rounded, so the exact starts decide.
    if column > 0, x < self.x(of: column) { column -= 1 }
    if column + 1 < count, x >= self.x(of: column + 1) { column += 1 }
    return x >= self.x(of: column) && x < self.x(of: column) + width ? column : nil
  }

  /// Returns whether `x`, a coordinate in the next column, is also in `column` because of rounding.
  ///
  /// Returns false if `column` is negative.
  @inline(__always)
  func reachesNext(_ column: Int, _ x: Double) -> Bool {
    column >= 0 && x < self.x(of: column) + width
  }

  /// Returns the range of the columns that overlap `lower ..< upper`.
  package func columns(from lower: Double, to upper: Double) -> Range<Int> {
    guard lower < upper, width > 0 else { return 0..<0 }
    let overlapping = (0..<count).filter { x(of: $0) < upper && lower < x(of: $0) + width }
    guard let first = overlapping.first, let last = overlapping.last else { return 0..<0 }
    return first..<last + 1
  }
}
