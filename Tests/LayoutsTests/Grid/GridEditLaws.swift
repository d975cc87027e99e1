import Testing
import ViewGeometry

@testable import TestSupport

/// Edits of a grid's rows and columns, compared with the same edits of arrays, and of merged cells
/// with sets of rows.
@Suite struct GridEditLaws {
  struct AxisCase {
    var lengths: [Double]
    var removed: [Int] = []
    var placed: [(place: Int, source: Int?)] = []
    /// The old indices of the elements after the edit; nil for new ones.
    var sources: [Int?] = []

    var edit: GridAxisEdit { GridAxisEdit(removed: removed, placed: placed) }

    var edited: [Double] { sources.map { $0.map { lengths[$0] } ?? 7 } }
  }

  struct Case {
    var rows: AxisCase
    var columns: AxisCase
    var spans: [GridSpan]
  }

  private static func axis(_ source: inout ChoiceSource) -> AxisCase {
    let lengths = source.list(mean: 8, limit: 16) { Double($0.index(below: 24)) / 2 }
    var input = AxisCase(lengths: lengths)
    var kept: [(number: Int?, isPlaced: Bool)] = []
    var moved: [Int] = []
    for number in lengths.indices {
      // Neighbors are often removed together.
      let follows = input.removed.last == number - 1 && source.flag()
      switch follows ? 4 : source.index(below: 6) {
      case 4: input.removed.append(number)
      case 5:
        input.removed.append(number)
        moved.append(number)
      default: kept.append((number, false))
      }
    }
    for number in moved { kept.insert((number, true), at: source.index(below: kept.count + 1)) }
    for _ in 0..<source.index(below: 3) {
      kept.insert((nil, true), at: source.index(below: kept.count + 1))
    }
    input.sources = kept.map(\.number)
    input.placed = kept.enumerated().filter { $0.element.isPlaced }
      .map { ($0.offset, $0.element.number) }
    return input
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    var input = Case(rows: axis(&source), columns: axis(&source), spans: [])
    for _ in 0..<source.index(below: 4) {
      let (row, column) = (
        source.index(below: input.rows.lengths.count + 1),
        source.index(below: input.columns.lengths.count + 1)
      )
      let span = GridSpan(
        rows: row..<row + 1 + source.index(below: 4),
        columns: column..<column + 1 + source.index(below: 4))
      let isFree = !input.spans.contains {
        $0.rows.overlaps(span.rows) && $0.columns.overlaps(span.columns)
      }
      if isFree, span.rows.upperBound <= input.rows.lengths.count,
        span.columns.upperBound <= input.columns.lengths.count,
        span.rows.count * span.columns.count > 1
      {
        input.spans.append(span)
      }
    }
    return input
  }

  /// From the first to the last index of the elements that were neither removed nor moved.
  private static func range(_ old: Range<Int>, _ axis: AxisCase) -> Range<Int>? {
    let stayed = axis.sources.enumerated().filter { place, number in
      guard let number else { return false }
      return old.contains(number) && !axis.placed.contains { $0.place == place }
    }.map(\.offset)
    guard let first = stayed.first, let last = stayed.last else { return nil }
    return first..<last + 1
  }

  private static func lengths(_ tree: OffsetTree) -> [Double] {
    (0..<tree.count).map { tree.length(at: $0) }
  }

  @Test func `edited rows, columns and merged cells are those of arrays that were edited`() {
    check(Self.anyCase) { input in
      var grid = GridSolution(
        rows: OffsetTree(input.rows.lengths), columns: OffsetTree(input.columns.lengths))
      for span in input.spans { grid.merge(rows: span.rows, columns: span.columns) }
      let original = grid

      grid.edit(
        rows: input.rows.edit, rowHeight: 7, columns: input.columns.edit, columnWidth: 7)

      try demand(Self.lengths(grid.rows) == input.rows.edited, "Rows \(Self.lengths(grid.rows)).")
      try demand(
        Self.lengths(grid.columns) == input.columns.edited, "Columns \(Self.lengths(grid.columns))."
      )
      try demand(Self.lengths(original.rows) == input.rows.lengths, "The original has changed.")
      let spans = input.spans.compactMap { span -> GridSpan? in
        guard let rows = Self.range(span.rows, input.rows),
          let columns = Self.range(span.columns, input.columns), rows.count * columns.count > 1
        else { return nil }
        return GridSpan(rows: rows, columns: columns)
      }
      for row in input.rows.sources.indices {
        for column in input.columns.sources.indices {
          let cell = GridCell(row: row, column: column)
          let expected =
            spans.first { $0.rows.contains(row) && $0.columns.contains(column) }
            ?? GridSpan(rows: row..<row + 1, columns: column..<column + 1)
          try demand(grid.span(of: cell) == expected, "\(cell) is in \(grid.span(of: cell)).")
        }
      }
    }
  }

  @Test(
    arguments: [
      ([0, 1], 2..<4, 0..<2), ([2, 3], 0..<4, 0..<2), ([1, 2], 0..<4, 0..<2),
      ([3, 4], 2..<6, 2..<4), ([4, 5], 2..<6, 2..<4), ([2, 3], 2..<6, 2..<4),
      ([3, 4, 5], 2..<6, 2..<3), ([2, 3, 4], 2..<6, 2..<3), ([3, 4, 5, 6], 2..<6, 2..<3),
    ] as [([Int], Range<Int>, Range<Int>)])
  func `a merged cell keeps those of its rows that stay`(
    removed: [Int], merged: Range<Int>, left: Range<Int>
  ) {
    let lengths = [Double](repeating: 10, count: 8)
    var grid = GridSolution(rows: OffsetTree(lengths), columns: OffsetTree(lengths))
    grid.merge(rows: merged, columns: 1..<3)
    var turned = GridSolution(rows: OffsetTree(lengths), columns: OffsetTree(lengths))
    turned.merge(rows: 1..<3, columns: merged)
    let (edit, nothing) = (
      GridAxisEdit(removed: removed, placed: []), GridAxisEdit(removed: [], placed: [])
    )

    grid.edit(rows: edit, rowHeight: 10, columns: nothing, columnWidth: 10)
    turned.edit(rows: nothing, rowHeight: 10, columns: edit, columnWidth: 10)

    let cells = (
      GridCell(row: left.lowerBound, column: 1), GridCell(row: 1, column: left.lowerBound)
    )
    expectEqual(grid.span(of: cells.0), GridSpan(rows: left, columns: 1..<3))
    expectEqual(turned.span(of: cells.1), GridSpan(rows: 1..<3, columns: left))
  }

  @Test func `values of some rows go with their rows`() {
    check(Self.axis) { axis in
      let values = Dictionary(
        uniqueKeysWithValues: axis.lengths.indices.filter { $0 % 2 == 0 }.map { ($0, "\($0)") })
      let expected = axis.sources.enumerated().reduce(into: [Int: String]()) { values, entry in
        if let number = entry.element, number % 2 == 0 { values[entry.offset] = "\(number)" }
      }
      let found = axis.edit.apply(to: values)
      try demand(found == expected, "\(found), not \(expected).")
    }
  }
}
