import Testing
import ViewGeometry

@testable import TestSupport

/// A grid gives the same answers as a scan of every cell.
@Suite struct GridLaws {
  struct Case {
    var rows: [Double]
    var columns: [Double]
    var spans: [GridSpan]
    var freezing: GridFreezing
    var points: [SIMD2<Double>]
    var area: Extent

    var solved: GridSolution {
      var grid = GridSolution(rows: OffsetTree(rows), columns: OffsetTree(columns))
      for span in spans { grid.merge(rows: span.rows, columns: span.columns) }
      return grid
    }

    /// The cells that aren't merged into another, with their frames, by row and column.
    var frames: [(cell: GridCell, frame: LayoutFrame)] {
      var found: [(cell: GridCell, frame: LayoutFrame)] = []
      for row in rows.indices {
        for column in columns.indices {
          let cell = GridCell(row: row, column: column)
          let span = spans.first { $0.rows.contains(row) && $0.columns.contains(column) }
          if let span, span.first != cell { continue }
          let (height, width) = (
            rows[span?.rows ?? (row..<row + 1)].reduce(0, +),
            columns[span?.columns ?? (column..<column + 1)].reduce(0, +)
          )
          let isFrozen = (row < freezing.rows, column < freezing.columns)
          let x = columns[..<column].reduce(0, +) + (isFrozen.1 ? max(0, freezing.visibleX) : 0)
          let y = rows[..<row].reduce(0, +) + (isFrozen.0 ? max(0, freezing.visibleY) : 0)
          found.append((cell, LayoutFrame(x: x, y: y, width: width, height: height)))
        }
      }
      return found
    }

    /// Of the cells that contain a point the one frozen most, of those the last.
    func frame(at point: SIMD2<Double>) -> (cell: GridCell, frame: LayoutFrame)? {
      frames.filter { $0.frame.contains(x: point.x, y: point.y) }
        .max { (freezing.depth(of: $0.cell), $0.cell) < (freezing.depth(of: $1.cell), $1.cell) }
    }
  }

  static func anyCase(_ source: inout ChoiceSource) -> Case {
    func length(_ source: inout ChoiceSource) -> Double { Double(source.index(below: 24)) / 2 }
    let rows = source.list(mean: 6, limit: 20, of: length)
    let columns = source.list(mean: 6, limit: 20, of: length)
    let freezing = GridFreezing(
      rows: source.index(below: min(3, rows.count + 1)),
      columns: source.index(below: min(3, columns.count + 1)),
      visibleX: Double(source.index(below: 60)) - 10,
      visibleY: Double(source.index(below: 60)) - 10)
    var spans: [GridSpan] = []
    for _ in 0..<source.index(below: 4) {
      let (row, column) = (
        source.index(below: rows.count + 1), source.index(below: columns.count + 1)
      )
      let span = GridSpan(
        rows: row..<row + 1 + source.index(below: 3),
        columns: column..<column + 1 + source.index(below: 3))
      let isFree = !spans.contains {
        $0.rows.overlaps(span.rows) && $0.columns.overlaps(span.columns)
      }
      if isFree, span.rows.upperBound <= rows.count,
        span.columns.upperBound <= columns.count, span.rows.count * span.columns.count > 1
      {
        spans.append(span)
      }
    }
    func offset(_ source: inout ChoiceSource) -> Double {
      Double(source.index(below: 300)) / 2 - 10
    }
    return Case(
      rows: rows, columns: columns, spans: spans, freezing: freezing,
      points: (0..<10).map { _ in SIMD2(offset(&source), offset(&source)) },
      area: Extent(
        x: offset(&source), y: offset(&source), width: length(&source) * 4,
        height: length(&source) * 4))
  }

  @Test func `every cell is where the rows and columns before it end`() {
    check(Self.anyCase) { input in
      let grid = input.solved
      for (cell, frame) in input.frames {
        let found = grid.frame(of: cell, freezing: input.freezing)
        try demand(found == frame, "\(cell) is at \(found), not \(frame).")
      }
    }
  }

  @Test func `a point finds the cell frozen most of those that hold it`() {
    check(Self.anyCase) { input in
      let grid = input.solved
      for point in input.points {
        let expected = input.frame(at: point)?.cell
        let found = grid.cell(x: point.x, y: point.y, freezing: input.freezing)
        try demand(found == expected, "At \(point): \(String(describing: found)).")
      }
    }
  }

  @Test func `the cells in a rectangle are those that overlap it`() {
    check(Self.anyCase) { input in
      var found: [GridCell] = []
      input.solved.forEachCell(in: input.area, freezing: input.freezing) { cell, frame in
        found.append(cell)
      }
      let expected = input.frames.filter { $0.frame.overlaps(input.area) }.map(\.cell)
      try demand(found == expected, "\(found), not \(expected).")
    }
  }
}
