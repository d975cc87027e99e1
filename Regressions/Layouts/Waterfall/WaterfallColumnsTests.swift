import TestSupport
import Testing
import ViewGeometry

@Suite struct WaterfallColumnsTests {
  @Test func `Columns share what the spacing leaves`() {
    let columns = WaterfallColumns(count: 3, start: 5, available: 120, spacing: 15)

    expectEqual(columns.width, 30)
    expectEqual((0..<3).map { columns.x(of: $0) }, [5, 50, 95])
  }

  @Test func `A column holds its left edge and not its right one`() {
    let columns = WaterfallColumns(count: 3, start: 5, available: 120, spacing: 15)

    expectEqual(columns.column(at: 5), 0)
    expect(columns.column(at: 35) == nil)
    expectEqual(columns.column(at: 95), 2)
    expect(columns.column(at: 125) == nil)
    expect(columns.column(at: 4) == nil)
    expect(columns.column(at: .nan) == nil)
  }

  @Test func `A stretch that only touches a column doesn't overlap it`() {
    let columns = WaterfallColumns(count: 3, start: 0, available: 90, spacing: 0)

    expectEqual(columns.columns(from: 30, to: 60), 1..<2)
    expectEqual(columns.columns(from: 29, to: 61), 0..<3)
    expect(columns.columns(from: 40, to: 40).isEmpty)
  }

  @Test(arguments: [(100.0, 3), (101, 2), (99, 3), (106.7, 2), (400, 1), (1, 30)])
  func `The columns that fit are at least as wide`(minimum: Double, count: Int) {
    expectEqual(
      WaterfallColumns.count(ofMinimumWidth: minimum, in: 320, spacing: 10), count)
  }

  @Test func `At most 255 columns fit, and at least one`() {
    expectEqual(WaterfallColumns.count(ofMinimumWidth: 0.5, in: 320, spacing: 0), 255)
    expectEqual(WaterfallColumns.count(ofMinimumWidth: 0, in: 320, spacing: 0), 255)
    expectEqual(WaterfallColumns.count(ofMinimumWidth: 0, in: 0, spacing: 0), 255)
    expectEqual(WaterfallColumns.count(ofMinimumWidth: 0, in: 320, spacing: 10), 33)
    expectEqual(WaterfallColumns.count(ofMinimumWidth: 10, in: -50, spacing: 0), 1)
  }

  @Test func `There is a longest item, and a longest column`() {
    expectEqual(WaterfallColumns.longestItem, 2_097_152)
    expectEqual(WaterfallColumns.longest, 1_073_741_824)
    expectEqual(WaterfallColumns.most, 255)
  }

  @Test func `Columns are as wide as whole pixels are`() {
    let columns = WaterfallColumns(count: 3, start: 0, available: 100, spacing: 4, scale: 2)

    // 92 thirds are 30.67.
    expectEqual(columns.width, 30.5)
    expectEqual(columns.x(of: 2), 69)
  }

  @Test func `Columns without room have no width and hold nothing`() {
    let columns = WaterfallColumns(count: 3, start: 0, available: 10, spacing: 6)

    expectEqual(columns.width, 0)
    expect(columns.column(at: 0) == nil)
    expect(columns.column(at: 6) == nil)
    expect(columns.columns(from: -1, to: 20).isEmpty)
  }

  @Test func `Every x is found in the column that its frame says, whatever rounding does`() {
    let columns = WaterfallColumns(count: 7, start: 0.1, available: 333.3, spacing: 0)

    for column in 0..<7 {
      expectEqual(columns.column(at: columns.x(of: column)), column)
    }
  }
}
