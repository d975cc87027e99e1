import Testing
import ViewGeometry

@testable import TestSupport

/// A grid's answers as a layout, with frozen rows and columns following the viewport.
@Suite struct GridViewportLaws {
  private static func grid(_ input: GridLaws.Case) -> GridSolution {
    var grid = input.solved
    (grid.frozenRows, grid.frozenColumns) = (input.freezing.rows, input.freezing.columns)
    return grid
  }

  private static func viewport(_ input: GridLaws.Case) -> Extent {
    Extent(x: input.freezing.visibleX, y: input.freezing.visibleY, width: 50, height: 50)
  }

  private static func resting(_ input: GridLaws.Case) -> GridLaws.Case {
    var resting = input
    resting.freezing = .none
    return resting
  }

  private static func element(_ cell: GridCell, _ frame: LayoutFrame, _ depth: Int) -> LayoutElement
  {
    LayoutElement(
      kind: .item, section: cell.row, item: cell.column, frame: frame, zIndex: depth)
  }

  @Test func `pinned cells are found by their indices, and others not at all`() {
    check(GridLaws.anyCase) { input in
      let (grid, resting) = (Self.grid(input), Self.resting(input))
      for (shown, viewport) in [(input, Optional(Self.viewport(input))), (resting, nil)] {
        let frames = Dictionary(
          uniqueKeysWithValues: shown.frames.map { ($0.cell, $0.frame) })
        for row in -1...input.rows.count {
          for column in -1...input.columns.count {
            let cell = GridCell(row: row, column: column)
            let found = grid.frame(section: row, item: column, viewport: viewport)
            try demand(found == frames[cell], "\(cell) is at \(String(describing: found)).")
            let element = grid.element(section: row, item: column, viewport: viewport)
            let depth = shown.freezing.depth(of: cell)
            let expected = frames[cell].map { Self.element(cell, $0, depth) }
            try demand(element == expected, "\(cell) is \(String(describing: element)).")
          }
        }
      }
    }
  }

  @Test func `a point finds the cell frozen most, and its frame`() {
    check(GridLaws.anyCase) { input in
      let grid = Self.grid(input)
      func under(_ point: SIMD2<Double>, _ input: GridLaws.Case) -> LayoutItem? {
        input.frame(at: point)
          .map { LayoutItem(section: $0.cell.row, item: $0.cell.column, frame: $0.frame) }
      }
      for point in input.points {
        let found = grid.item(x: point.x, y: point.y, viewport: Self.viewport(input))
        try demand(found == under(point, input), "At \(point): \(String(describing: found)).")
        let rested = grid.item(x: point.x, y: point.y)
        let expected = under(point, Self.resting(input))
        try demand(rested == expected, "Resting at \(point): \(String(describing: rested)).")
      }
    }
  }

  @Test func `elements of a rectangle have their frames and levels`() {
    check(GridLaws.anyCase) { input in
      var found: [LayoutElement] = []
      let grid = Self.grid(input)
      grid.forEachElement(in: input.area, viewport: Self.viewport(input)) { found.append($0) }

      let expected = input.frames.filter { $0.frame.overlaps(input.area) }
        .map { Self.element($0.cell, $0.frame, input.freezing.depth(of: $0.cell)) }
      try demand(found == expected, "\(found), not \(expected).")
      let size = LayoutSize(
        width: input.columns.reduce(0, +), height: input.rows.reduce(0, +))
      try demand(grid.contentSize == size, "\(grid.contentSize)")
      let isFrozen = input.freezing.rows > 0 || input.freezing.columns > 0
      try demand(grid.pinning == (isFrozen ? .items : .nothing), "\(grid.pinning)")
      try demand(grid.sectionCount == input.rows.count, "\(grid.sectionCount)")
    }
  }

  @Test func `a batch edits rows as sections, and columns as the items of one of them`() throws {
    // Three sections of four items: the last moves to the front, the first item of the middle one
    // is removed.
    let before = ListContents([["A", "B", "C", "D"], ["E", "F", "G", "H"], ["I", "J", "K", "L"]])
    let after = ListContents([["I", "J", "K", "L"], ["A", "B", "C", "D"], ["G", "F", "H", "X"]])
    var updates = BatchUpdates()
    updates.sections.moves = [.init(from: 2, to: 0)]
    updates.items.deletes = [ItemIndex(section: 1, item: 0)]
    updates.items.inserts = [ItemIndex(section: 2, item: 3)]
    updates.items.moves = [
      .init(from: ItemIndex(section: 1, item: 2), to: ItemIndex(section: 2, item: 0))
    ]
    let plan = try updates.plan(before: before, after: after)

    let rows = GridAxisEdit(rowsOf: plan)
    expectEqual(rows.removed, [2])
    expectEqual(rows.placed.map(\.place), [0])
    expectEqual(rows.placed.map(\.source), [2])
    let columns = GridAxisEdit(columnsOf: plan, oldSection: 1, newSection: 2)
    expectEqual(columns.removed, [0, 2])
    expectEqual(columns.placed.map(\.place), [0, 3])
    expectEqual(columns.placed.map(\.source), [2, nil])
    let others = GridAxisEdit(columnsOf: plan, oldSection: 0, newSection: 1)
    expect(others.removed.isEmpty && others.placed.isEmpty)
    // An item from another section is new to the columns.
    let strangers = GridAxisEdit(columnsOf: plan, oldSection: 0, newSection: 2)
    expectEqual(strangers.placed.map(\.source), [nil, nil])
  }
}
