extension GridSolution {
  /// Returns the frame of a cell, or of the merged cell to which it belongs.
  ///
  /// If the first of several merged cells is frozen, the merged cell is frozen as a whole.
  ///
  /// - Precondition: The cell exists.
  /// - Complexity: O(log n).
  package func frame(of cell: GridCell, freezing: GridFreezing = .none) -> LayoutFrame {
    let span = span(of: cell)
    let (x, y) = (
      columns.offset(of: span.columns.lowerBound), rows.offset(of: span.rows.lowerBound)
    )
    // A single row or column has the length that was set, not the difference between two offsets,
    // which is rounded.
    let width =
      span.columns.count == 1
      ? columns.length(at: cell.column) : columns.offset(of: span.columns.upperBound) - x
    let height =
      span.rows.count == 1
      ? rows.length(at: cell.row) : rows.offset(of: span.rows.upperBound) - y
    return LayoutFrame(
      x: x + (span.first.column < freezing.columns ? freezing.shiftX : 0),
      y: y + (span.first.row < freezing.rows ? freezing.shiftY : 0), width: width, height: height)
  }

  /// Returns the cell at a point, or the first cell of the merged cell there.
  ///
  /// Returns nil outside the grid, beyond the last cell of a row, and for NaN.
  ///
  /// Frozen rows and columns are in front of the content that scrolls. Of cells that are frozen
  /// along the same number of axes, the last one by row and column is in front (R6.13).
  ///
  /// - Complexity: O(log rows + log columns), and as much again for each span that extends across
  ///   the edge of the frozen area.
  package func cell(x: Double, y: Double, freezing: GridFreezing = .none) -> GridCell? {
    if let crossed = crossedCell(x: x, y: y, freezing) { return crossed.cell }
    return positions(x: x, y: y, freezing).map {
      span(of: GridCell(row: $0.row.index, column: $0.column.index)).first
    }
  }

  /// Searches like `cell(x:y:freezing:)`, in grids in which cells may be missing or shifted.
  ///
  /// Returns nil if no cells are missing or shifted.
  ///
  /// Cells are missing from rows with fewer cells than columns. Merged cells that extend across the
  /// edge of the frozen area are shifted.
  private func crossedCell(x: Double, y: Double, _ freezing: GridFreezing) -> GridHit? {
    var hit = cellCounts == nil ? nil : GridHit(grid: self, x: x, y: y, freezing: freezing)
    forEachSpan(across: freezing) {
      if hit == nil { hit = GridHit(grid: self, x: x, y: y, freezing: freezing) }
      hit?.offer($0.first)
    }
    guard hit != nil else { return nil }
    let (row, column) = (
      Self.frozenPosition(at: y, in: rows, frozen: freezing.rows, shift: freezing.shiftY),
      Self.frozenPosition(at: x, in: columns, frozen: freezing.columns, shift: freezing.shiftX)
    )
    let (rowBelow, columnBelow) = (
      Self.scrolledPosition(at: y, in: rows, frozen: freezing.rows),
      Self.scrolledPosition(at: x, in: columns, frozen: freezing.columns)
    )
    // The cells below show through where a merged cell was before it was shifted, and where a cell
    // is missing.
    hit?.offer(row, column)
    hit?.offer(row, columnBelow)
    hit?.offer(rowBelow, column)
    hit?.offer(rowBelow, columnBelow)
    return hit
  }

  /// Returns the row and the column that are displayed at a point.
  func positions(
    x: Double, y: Double, _ freezing: GridFreezing
  ) -> (row: OffsetTree.Position, column: OffsetTree.Position)? {
    guard
      let row = Self.position(at: y, in: rows, frozen: freezing.rows, shift: freezing.shiftY),
      let column = Self.position(
        at: x, in: columns, frozen: freezing.columns, shift: freezing.shiftX)
    else { return nil }
    return (row, column)
  }

  private static func position(
    at offset: Double, in tree: OffsetTree, frozen: Int, shift: Double
  ) -> OffsetTree.Position? {
    frozenPosition(at: offset, in: tree, frozen: frozen, shift: shift)
      ?? scrolledPosition(at: offset, in: tree, frozen: frozen)
  }

  private static func frozenPosition(
    at offset: Double, in tree: OffsetTree, frozen: Int, shift: Double
  ) -> OffsetTree.Position? {
    guard frozen > 0 else { return nil }
    // Positions are compared with the shifted frames, because adding the shift to a frame and
    // subtracting it from `offset` are rounded differently.
    let near = range(
      of: tree, from: offset - shift, to: (offset - shift).nextUp, slack: shift.edgeSlack)
    for index in near.clamped(to: 0..<frozen).reversed() {
      var position = tree.position(of: index)
      position.offset += shift
      if offset >= position.offset && offset < position.offset + position.length {
        return position
      }
    }
    return nil
  }

  private static func scrolledPosition(
    at offset: Double, in tree: OffsetTree, frozen: Int
  ) -> OffsetTree.Position? {
    // A frozen row that is shifted leaves its original position empty.
    tree.framedPosition(at: offset).flatMap { $0.index < frozen ? nil : $0 }
  }

  /// Calls `body` with each cell that overlaps `extent`, ordered by row and column (R6.10).
  ///
  /// `body` is called only once for a merged cell.
  ///
  /// - Complexity: O(log n) for each row and column in `extent`, and O(1) for each cell, or O(m +
  ///   log n) for each cell if m merged cells are among them. Each span that extends across the
  ///   edge of the frozen area adds O(log n).
  package func forEachCell(
    in extent: Extent, freezing: GridFreezing = .none, _ body: (GridCell, LayoutFrame) -> Void
  ) {
    guard !extent.isEmpty else { return }
    let rowRanges = Self.ranges(
      of: rows, from: extent.minY, to: extent.maxY, frozen: freezing.rows,
      shift: freezing.shiftY)
    let columnRanges = Self.ranges(
      of: columns, from: extent.minX, to: extent.maxX, frozen: freezing.columns,
      shift: freezing.shiftX)
    let ranges = rowRanges.flatMap { rows in columnRanges.map { (rows: rows, columns: $0) } }
      .filter { !$0.rows.isEmpty && !$0.columns.isEmpty }
    var spans = Set(ranges.flatMap { self.spans(rows: $0.rows, columns: $0.columns) })
    // These spans may currently be displayed outside their rows and columns.
    forEachSpan(across: freezing) { span in
      if frame(of: span.first, freezing: freezing).overlaps(extent) { spans.insert(span) }
    }
    guard spans.isEmpty else {
      return forEachCell(in: extent, ranges, spans, freezing, body)
    }
    // All cells of a row have the same y and height, and all cells of a column the same x and
    // width.
    let places = columnRanges.joined().map {
      place($0, in: columns, frozen: freezing.columns, shift: freezing.shiftX)
    }
    for row in rowRanges.joined() {
      let rowPlace = place(row, in: rows, frozen: freezing.rows, shift: freezing.shiftY)
      for (column, place) in zip(columnRanges.joined(), places) {
        let cell = GridCell(row: row, column: column)
        let frame = LayoutFrame(
          x: place.start, y: rowPlace.start, width: place.length, height: rowPlace.length)
        if frame.overlaps(extent), hasCell(cell) { body(cell, frame) }
      }
    }
  }

  private func place(
    _ index: Int, in tree: OffsetTree, frozen: Int, shift: Double
  ) -> (start: Double, length: Double) {
    let position = tree.position(of: index)
    return (position.offset + (index < frozen ? shift : 0), position.length)
  }

  /// Calls `body` like `forEachCell(in:freezing:_:)`, for areas with merged cells.
  private func forEachCell(
    in extent: Extent, _ ranges: [(rows: Range<Int>, columns: Range<Int>)],
    _ spans: Set<GridSpan>, _ freezing: GridFreezing, _ body: (GridCell, LayoutFrame) -> Void
  ) {
    var cells = spans.map(\.first)
    for range in ranges {
      for row in range.rows {
        for column in range.columns
        where !spans.contains(where: { $0.rows.contains(row) && $0.columns.contains(column) }) {
          cells.append(GridCell(row: row, column: column))
        }
      }
    }
    for cell in cells.sorted() where hasCell(cell) {
      let frame = frame(of: cell, freezing: freezing)
      if frame.overlaps(extent) { body(cell, frame) }
    }
  }

  /// Returns the ranges of rows that overlap `lower ..< upper`: frozen rows, then scrolling rows.
  ///
  /// `tree` contains the lengths of the rows, or those of the columns, in which case the result
  /// consists of columns. Because of rounding, the ranges may include rows just outside the
  /// interval.
  private static func ranges(
    of tree: OffsetTree, from lower: Double, to upper: Double, frozen: Int, shift: Double
  ) -> [Range<Int>] {
    let scrolled = range(of: tree, from: lower, to: upper)
    guard frozen > 0 else { return [scrolled] }
    return [
      range(of: tree, from: lower - shift, to: upper - shift, slack: shift.edgeSlack)
        .clamped(to: 0..<frozen),
      scrolled.clamped(to: min(frozen, tree.count)..<tree.count),
    ]
  }

  /// Returns the rows that overlap `lower ..< upper`.
  ///
  /// Because of rounding, the range may include rows just outside the interval. `slack` is an
  /// additional tolerance at both ends, for positions near 0 after a shift.
  private static func range(
    of tree: OffsetTree, from lower: Double, to upper: Double, slack: Double = 0
  ) -> Range<Int> {
    let (start, end) = (lower - lower.edgeSlack - slack, upper + upper.edgeSlack + slack)
    guard lower < upper, end > 0, start < tree.totalLength else { return 0..<0 }
    let first = start > 0 ? tree.index(at: start) ?? 0 : 0
    guard let last = tree.index(at: end) else { return first..<tree.count }
    return first..<last + 1
  }
}

/// The frontmost cell found so far at a point.
private struct GridHit {
  let grid: GridSolution
  let x: Double
  let y: Double
  let freezing: GridFreezing
  var cell: GridCell?

  init(grid: GridSolution, x: Double, y: Double, freezing: GridFreezing) {
    self.grid = grid
    self.x = x
    self.y = y
    self.freezing = freezing
  }

  /// Makes `cell` the frontmost cell if its frame contains the point and no cell in front of it was
  /// found before.
  mutating func offer(_ cell: GridCell) {
    guard grid.hasCell(cell), grid.frame(of: cell, freezing: freezing).contains(x: x, y: y)
    else { return }
    if let front = self.cell,
      (freezing.depth(of: front), front) > (freezing.depth(of: cell), cell)
    {
      return
    }
    self.cell = cell
  }

  /// Offers the cell in a row and a column, or the merged cell that includes it.
  mutating func offer(_ row: OffsetTree.Position?, _ column: OffsetTree.Position?) {
    guard let row, let column else { return }
    offer(grid.span(of: GridCell(row: row.index, column: column.index)).first)
  }
}
