extension GridSolution {
  /// The frame of a cell, or of all it was merged with, moved as a whole if the first of them is frozen.
  ///
  /// - Precondition: The cell exists.
  /// - Complexity: O(log n).
  package func frame(of cell: GridCell, freezing: GridFreezing = .none) -> LayoutFrame {
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
    return LayoutFrame(
      x: x + (span.first.column < freezing.columns ? freezing.shiftX : 0),
      y: y + (span.first.row < freezing.rows ? freezing.shiftY : 0), width: width, height: height)
  }

  /// The cell under a point, or the one it was merged into; nil outside, beyond the last cell of a row, and for NaN.
  ///
  /// Frozen rows and columns lie in front of what scrolls below them; of two cells frozen alike the later one (R6.13).
  ///
  /// - Complexity: O(log rows + log columns), and O(spans) more for those across the edge of what is frozen.
  package func cell(x: Double, y: Double, freezing: GridFreezing = .none) -> GridCell? {
    if let crossed = crossedCell(x: x, y: y, freezing) { return crossed.cell }
    return positions(x: x, y: y, freezing).map {
      span(of: GridCell(row: $0.row.index, column: $0.column.index)).first
    }
  }

  /// As `cell(x:y:freezing:)` where a cell may show what scrolls below: rows lack cells, or spans lie across the edge of what
  /// is frozen; nil elsewhere.
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
    // A span that was moved away shows what scrolls below, and so does a cell that isn't there.
    hit?.offer(row, column)
    hit?.offer(row, columnBelow)
    hit?.offer(rowBelow, column)
    hit?.offer(rowBelow, columnBelow)
    return hit
  }

  /// The row and the column under a point, where they are now.
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
    // The frames decide: what is added there and taken away here rounds in its own way.
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
    // A frozen row that was moved away left its place to nothing.
    tree.framedPosition(at: offset).flatMap { $0.index < frozen ? nil : $0 }
  }

  /// Calls `body` with each cell that overlaps `extent`, by row and column; merged cells once (R6.10).
  ///
  /// - Complexity: O(log n + k log k) for k cells, and O(spans) more for those across the edge of what is frozen.
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
    // Where they lie none of their rows or columns may be.
    forEachSpan(across: freezing) { span in
      if frame(of: span.first, freezing: freezing).overlaps(extent) { spans.insert(span) }
    }
    guard spans.isEmpty else {
      return forEachCell(in: extent, ranges, spans, freezing, body)
    }
    // All of a row share its offset, and all of a column theirs.
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

  /// As `forEachCell(in:freezing:_:)` where merged cells are about.
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

  /// The frozen and the other rows, or columns, that share an offset with `lower ..< upper`, or lie within a rounding of it.
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

  /// The rows that share an offset with `lower ..< upper`, or lie within a rounding of it.
  ///
  /// - Parameter slack: How far both may be off besides, near 0 after a shift.
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

/// The cell found so far under a point.
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

  /// Takes a cell whose frame contains the point, unless another lies in front of it.
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

  /// Takes the cell in a row and a column, or the one it was merged into.
  mutating func offer(_ row: OffsetTree.Position?, _ column: OffsetTree.Position?) {
    guard let row, let column else { return }
    offer(grid.span(of: GridCell(row: row.index, column: column.index)).first)
  }
}
