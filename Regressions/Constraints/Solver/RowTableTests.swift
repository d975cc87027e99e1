import Testing

@testable import TestSupport
@testable import ViewGeometry

/// Rows, unknowns and terms that name each other.
@Suite struct RowTableTests {
  private typealias Term = ConstraintSystem.Term

  private static func add(
    _ terms: [(Int32, Double)], to table: inout RowTable, constant: Double = 0
  ) -> Int32 {
    table.addRow(
      terms.map { Term(.init(index: $0.0), $0.1) }, constant: constant,
      ErrorPriorities(over: 1_000, under: 1_000), breakRank: 0)
  }

  @Test func `a row lists its terms and an unknown the rows that mention it`() {
    var table = RowTable()
    let (x, y) = (table.addUnknown(isNonnegative: false), table.addUnknown(isNonnegative: true))
    let first = Self.add([(x, 1), (y, -2)], to: &table)
    let second = Self.add([(y, 3)], to: &table)
    table.check()

    let terms = table.elements.termIndices(of: first).map { table.terms[$0].coefficient }
    expectEqual(terms, [1, -2])
    var rows: [Int32] = []
    var term = table.unknowns[y].firstTerm
    while term >= 0 {
      rows.append(table.terms[term].row)
      term = table.terms[term].next
    }
    expectEqual(rows, [second, first])
  }

  @Test func `terms of one unknown are added up, and those that cancel are dropped`() {
    var table = RowTable()
    let (x, y) = (table.addUnknown(isNonnegative: false), table.addUnknown(isNonnegative: false))
    let row = Self.add([(x, 1), (y, 2), (x, -1), (y, 3)], to: &table)
    table.check()

    let indices = table.elements.termIndices(of: row)
    expectEqual(indices.map { table.terms[$0].unknown }, [y])
    expectEqual(indices.map { table.terms[$0].coefficient }, [5])
  }

  @Test func `indices and terms of removed rows are used again`() {
    var table = RowTable()
    let x = table.addUnknown(isNonnegative: false)
    let first = Self.add([(x, 1)], to: &table)
    table.setWeight(0.5, of: first)
    let termCount = table.terms.count
    table.removeRow(first)
    let again = Self.add([(x, 4)], to: &table)
    table.check()

    expectEqual(again, first)
    expectEqual(table.terms.count, termCount)
    expectEqual(table.elements.weight(of: again), 1)
    expect(!table.isInSequence)
  }

  @Test func `a row is solved for an unknown, divided last`() {
    var table = RowTable()
    let (x, y) = (table.addUnknown(isNonnegative: false), table.addUnknown(isNonnegative: false))
    let row = Self.add([(x, 3), (y, 1)], to: &table, constant: -7)
    var values = TrivialBuffer<Double>()
    values.append(0)
    values.append(1)

    let pivot = table.rows[row].firstTerm
    expectEqual(table.elements.value(ofPivot: pivot, in: row, at: values.elements), 2)
    expectEqual(table.elements.sum(of: row, at: values.elements), -6)
    expectEqual(table.elements.magnitude(of: row, at: values.elements), 7)
    expect(!table.elements.isSatisfied(row, at: values.elements))
  }
}
