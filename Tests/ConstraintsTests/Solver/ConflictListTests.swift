import Testing

@testable import TestSupport
@testable import ViewGeometry

@Suite struct ConflictListTests {
  @Test func `the last of two rows that can't both hold is given up, until rows are restored`() {
    var table = RowTable()
    let x = table.addUnknown(isNonnegative: false)
    let rows = [-1.0, -2].map {
      table.addRow(
        [ConstraintSystem.Term(.init(index: x), 1)], constant: $0,
        ErrorPriorities(over: 1_000, under: 1_000), breakRank: 0)
    }
    var list = ConflictList()

    expect(list.resolve(rows, table.elements))
    expectEqual(list.conflicts.map(\.broken.index), [rows[1]])
    expect(table.rows[rows[1]].isBroken)
    list.check(table)

    expect(list.restoreRows(table.elements, rowCount: 2))
    expect(!table.rows[rows[1]].isBroken)
    expect(list.conflicts.isEmpty)
    expect(!list.restoreRows(table.elements, rowCount: 2))
  }

  @Test func `no row is broken if there is none`() {
    var list = ConflictList()
    let table = RowTable()

    expect(!list.resolve([], table.elements))
  }
}
