import TestSupport
import Testing
import ViewGeometry

@Suite struct GridSolutionTests {
  private let sheet = GridSolution(
    rows: OffsetTree(repeating: 20, count: 1_048_576),
    columns: OffsetTree(repeating: 64, count: 16_384))

  @Test func `A spreadsheet of seventeen thousand million cells answers at its end`() {
    let last = GridCell(row: 1_048_575, column: 16_383)

    expectEqual(sheet.cell(x: 64 * 16_384 - 0.5, y: 20 * 1_048_576 - 0.5), last)
    expectEqual(
      sheet.frame(of: last), LayoutFrame(x: 64 * 16_383, y: 20 * 1_048_575, width: 64, height: 20))
    expect(sheet.cell(x: 64 * 16_384, y: 0) == nil)
  }

  @Test func `Frozen rows and columns stay where the view begins`() {
    let freezing = GridFreezing(rows: 2, columns: 1, visibleX: 1_000, visibleY: 5_000)

    expectEqual(
      sheet.cell(x: 1_010, y: 5_010, freezing: freezing), GridCell(row: 0, column: 0))
    expectEqual(
      sheet.cell(x: 1_064, y: 5_020, freezing: freezing), GridCell(row: 1, column: 16))
    expectEqual(
      sheet.cell(x: 1_000, y: 5_040, freezing: freezing), GridCell(row: 252, column: 0))
  }

  @Test func `Merged cells are one`() {
    var grid = sheet
    grid.merge(rows: 1..<3, columns: 2..<5)

    expectEqual(grid.cell(x: 64 * 4.5, y: 20 * 2.5), GridCell(row: 1, column: 2))
    expectEqual(
      grid.frame(of: GridCell(row: 2, column: 4)),
      LayoutFrame(x: 128, y: 20, width: 192, height: 40))
  }
}
