/// Which column an item of a waterfall goes to.
public enum WaterfallItemOrder: Sendable, Hashable, CaseIterable {
  /// The column that ends first; of equally long ones the first.
  case shortestFirst
  /// One column after the other, from the first.
  case leftToRight
  /// One column after the other, from the last.
  case rightToLeft
}

/// The columns of a waterfall, in points.
package struct WaterfallColumns: Sendable, Hashable {
  /// The most columns: items keep the number of theirs in a byte.
  package static let most = 255
  /// The most points of an item, and of the distance of two.
  package static let longestItem = WaterfallUnits.longest
  /// The points that a column is shorter than.
  package static let longest = Double(WaterfallUnits.most) / WaterfallUnits.perPoint
  /// At least 1 and at most 255.
  package let count: Int
  /// Where the first column starts.
  package let start: Double
  package let width: Double
  /// The distance between two columns.
  package let spacing: Double

  /// As many columns as asked for in the given width, insets taken off by `start`.
  ///
  /// With a `scale` the width is rounded down to whole pixels of that size.
  package init(
    count: Int, start: Double, available: Double, spacing: Double, scale: Double? = nil
  ) {
    precondition((1...Self.most).contains(count), "A waterfall has 1 to 255 columns, not \(count).")
    precondition(
      start.isFinite && available.isFinite && spacing >= 0 && spacing < .infinity,
      "Columns can't start at \(start), fill \(available) and be \(spacing) apart.")
    self.count = count
    self.start = start
    self.spacing = spacing
    let width = max(0, (available - Double(count - 1) * spacing) / Double(count))
    self.width =
      scale.map { (width * $0 + FlowLineRules.tolerance).rounded(.down) / $0 } ?? width
  }

  /// How many columns of at least a width fit, at least 1 and at most 255.
  package static func count(ofMinimumWidth width: Double, in available: Double, spacing: Double)
    -> Int
  {
    guard width + spacing > 0 else { return most }
    // A width that was divided, and the quotient, are rounded: what a full line forgives (R6.4).
    let room = available + spacing + FlowLineRules.tolerance
    return Int(min(Double(most), max(1, (room / (width + spacing)).rounded(.down))))
  }

  /// Where a column starts.
  package func x(of column: Int) -> Double { start + Double(column) * (width + spacing) }

  /// The column that holds an x; nil beside and between columns, and for NaN.
  package func column(at x: Double) -> Int? {
    guard width > 0, x >= start, x < self.x(of: count - 1) + width else { return nil }
    var column = min(count - 1, Int((x - start) / (width + spacing)))
    // The division rounds: the frames decide.
    if column > 0, x < self.x(of: column) { column -= 1 }
    if column + 1 < count, x >= self.x(of: column + 1) { column += 1 }
    return x >= self.x(of: column) && x < self.x(of: column) + width ? column : nil
  }

  /// Whether a column's end, rounded, lies behind an x in the next one.
  @inline(__always)
  func reachesNext(_ column: Int, _ x: Double) -> Bool {
    column >= 0 && x < self.x(of: column) + width
  }

  /// The columns that share an x with `lower ..< upper`.
  package func columns(from lower: Double, to upper: Double) -> Range<Int> {
    guard lower < upper, width > 0 else { return 0..<0 }
    let overlapping = (0..<count).filter { x(of: $0) < upper && lower < x(of: $0) + width }
    guard let first = overlapping.first, let last = overlapping.last else { return 0..<0 }
    return first..<last + 1
  }
}
