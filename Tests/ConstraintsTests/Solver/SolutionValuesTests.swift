import Testing

@testable import TestSupport
@testable import ViewGeometry

@Suite struct SolutionValuesTests {
  @Test func `a value that changed is listed with the one before it`() {
    var solution = SolutionValues()
    for unknown: Int32 in 0..<3 { solution.add(unknown) }
    solution.begin(isFirst: false)

    expect(solution.set(4, of: 1))
    expect(!solution.set(0, of: 2))
    expectEqual(solution.changes.array.map(\.unknown), [1])
    expectEqual(solution.changes.array.map(\.oldValue), [0])
  }

  @Test func `values are finite, and the first solve lists none`() {
    var solution = SolutionValues()
    solution.add(0)
    solution.begin(isFirst: true)

    expect(solution.set(.infinity, of: 0))
    expectEqual(solution.values.array, [.greatestFiniteMagnitude])
    expect(solution.changes.array.isEmpty)
  }

  @Test func `of two changes of one unknown the first is kept`() {
    var table = RowTable()
    var solution = SolutionValues()
    for _ in 0..<2 { solution.add(table.addUnknown(isNonnegative: false)) }
    solution.begin(isFirst: false)
    for (value, unknown) in [(1.0, 0), (2.0, 1), (3.0, 0)] as [(Double, Int32)] {
      _ = solution.set(value, of: unknown)
    }
    solution.keepFirstChanges(table.elements, visit: 1)

    expectEqual(solution.changes.array.map(\.unknown), [0, 1])
    expectEqual(solution.changes.array.map(\.oldValue), [0, 0])
    solution.check(table)
  }
}
