extension GridSolution {
  /// The frame of a cell, or of all it was merged with, moved if it is frozen.
  ///
  /// - Precondition: The cell exists.
  /// - Complexity: O(log n).
  package func frame(of cell: GridCell, freezing: GridFreezing = .none) -> FlowFrame {
    let span = span(of: cell)
    let (x, y) = (
      columns.offset(of: span.columns.lowerBound), rows.offset(of: span.rows.lowerBound)
    )
    // The length of a lone row as it was given, not as the difference of two offsets.
    let width =
      span.columns.count == 1
      ? columns.length(at: cell.column) : columns.offset(of: span.columns.upperBound) - x
    let height =
      span.rows.count == 1
      ? rows.length(at: cell.row) : rows.offset(of: span.rows.upperBound) - y
    return FlowFrame(
      x: x + (span.first.column < freezing.columns ? freezing.shiftX : 0),
      y: y + (span.first.row < freezing.rows ? freezing.shiftY : 0), width: width, height: height)
  }

  /// The cell under a point, or the one it was merged into; nil outside and for NaN.
  ///
  /// Frozen rows and columns lie in front of what scrolls below them.
  ///
  /// - Complexity: O(log rows + log columns).
  package func cell(x: Double, y: Double, freezing: GridFreezing = .none) -> GridCell? {
    guard
      let row = Self.index(at: y, in: rows, frozen: freezing.rows, shift: freezing.shiftY),
      let column = Self.index(
        at: x, in: columns, frozen: freezing.columns, shift: freezing.shiftX)
    else { return nil }
    let cell = GridCell(row: row, column: column)
    return spansAreEmpty ? cell : span(of: cell).first
  }

  private static func index(
    at offset: Double, in tree: OffsetTree, frozen: Int, shift: Double
  ) -> Int? {
    guard frozen > 0 else { return tree.index(at: offset) }
    if let index = tree.index(at: offset - shift), index < frozen { return index }
    // A frozen row that was moved away left its place to nothing.
    return tree.index(at: offset).flatMap { $0 < frozen ? nil : $0 }
  }

  /// Calls `body` with each cell that overlaps `extent`, by row and column; merged cells once (R6.10).
  ///
  /// - Complexity: O(log n + k log k) for k cells.
  package func forEachCell(
    in extent: Extent, freezing: GridFreezing = .none, _ body: (GridCell, FlowFrame) -> Void
  ) {
    guard !extent.isEmpty else { return }
    let rowRanges = Self.ranges(
      of: rows, from: extent.minY, to: extent.maxY, frozen: freezing.rows,
      shift: freezing.shiftY)
    let columnRanges = Self.ranges(
      of: columns, from: extent.minX, to: extent.maxX, frozen: freezing.columns,
      shift: freezing.shiftX)
    var found: Set<GridCell> = []
    for rowRange in rowRanges {
      for columnRange in columnRanges where !rowRange.isEmpty && !columnRange.isEmpty {
        collect(rowRange, columnRange, into: &found)
      }
    }
    for cell in found.sorted() {
      let frame = frame(of: cell, freezing: freezing)
      if frame.overlaps(extent) { body(cell, frame) }
    }
  }

  private func collect(
    _ rowRange: Range<Int>, _ columnRange: Range<Int>, into found: inout Set<GridCell>
  ) {
    let spans = spans(rows: rowRange, columns: columnRange)
    for row in rowRange {
      for column in columnRange
      where !spans.contains(where: { $0.rows.contains(row) && $0.columns.contains(column) }) {
        found.insert(GridCell(row: row, column: column))
      }
    }
    for span in spans { found.insert(span.first) }
  }

  /// The frozen and the other rows, or columns, that share an offset with `lower ..< upper`.
  private static func ranges(
    of tree: OffsetTree, from lower: Double, to upper: Double, frozen: Int, shift: Double
  ) -> [Range<Int>] {
    let scrolled = range(of: tree, from: lower, to: upper)
    guard frozen > 0 else { return [scrolled] }
    return [
      range(of: tree, from: lower - shift, to: upper - shift).clamped(to: 0..<frozen),
      scrolled.clamped(to: min(frozen, tree.count)..<tree.count),
    ]
  }

  private static func range(
    of tree: OffsetTree, from lower: Double, to upper: Double
  ) -> Range<Int> {
    guard lower < upper, upper > 0, lower < tree.totalLength else { return 0..<0 }
    let first = lower > 0 ? tree.index(at: lower) ?? 0 : 0
    guard let last = tree.position(at: upper) else { return first..<tree.count }
    return first..<max(first, last.offset < upper ? last.index + 1 : last.index)
  }
}
