import Testing

@testable import TestSupport
@testable import ViewGeometry

/// The steps that follow from the structure of rows.
@Suite struct EliminationOrderTests {
  private typealias Term = ConstraintSystem.Term

  /// A table and the steps and blocks of its order.
  private final class Ordered {
    var table = RowTable()
    var order = EliminationOrder()
    var program = StepProgram()
    var blocks = BlockList()

    func add(_ terms: [(Int32, Double)], over: Float = 1_000, under: Float = 1_000) -> Int32 {
      table.addRow(
        terms.map { Term(.init(index: $0.0), $0.1) }, constant: 0,
        ErrorPriorities(over: over, under: under), breakRank: 0)
    }

    func steps() -> [String] {
      order.rebuildAll(table, into: &program, &blocks)
      let taken = program.due.isEmpty
      expect(program.steps.count == 0 || !taken)
      return program.steps.array.map { "\($0)" }
    }
  }

  @Test func `a required equality with one open unknown comes first, whatever the order of adding`()
  {
    let ordered = Ordered()
    let unknowns = (0..<3).map { _ in ordered.table.addUnknown(isNonnegative: false) }
    let last = ordered.add([(unknowns[2], 1), (unknowns[1], -1)])
    let middle = ordered.add([(unknowns[1], 1), (unknowns[0], -1)])
    let first = ordered.add([(unknowns[0], 1)])

    expectEqual(
      ordered.steps(),
      ["assign(row: 2, pivot: 4)", "assign(row: 1, pivot: 2)", "assign(row: 0, pivot: 0)"])
    expectEqual([first, middle, last], [2, 1, 0])
    for row in [first, middle, last] {
      expectEqual(
        ordered.table.rows[row].order.placement, .step(2 - row))
    }
  }

  @Test func `preferences come before an inequality between their unknowns, which is only checked`()
  {
    let ordered = Ordered()
    let (x, y) = (
      ordered.table.addUnknown(isNonnegative: true), ordered.table.addUnknown(isNonnegative: true)
    )
    let limit = ordered.add([(y, 1), (x, -1)], over: 1_000, under: 0)
    _ = ordered.add([(y, 1)], over: 250, under: 750)
    _ = ordered.add([(x, 1)], over: 250, under: 700)

    let steps = ordered.steps()
    expectEqual(
      Set(steps.dropLast()), ["prefer(row: 1, pivot: 2)", "prefer(row: 2, pivot: 3)"])
    expectEqual(steps.last, "check(row: 0)")
    expect(ordered.table.rows[limit].order.isLazy)
  }

  @Test func `what several rows share is a block, with as few parameters as there can be`() {
    let ordered = Ordered()
    let widths = (0..<3).map { _ in ordered.table.addUnknown(isNonnegative: false) }
    _ = ordered.add([(widths[1], 1), (widths[0], -1)])
    _ = ordered.add([(widths[2], 1), (widths[0], -1)])
    _ = ordered.add(widths.map { ($0, 1) })

    expectEqual(ordered.steps(), ["block(0)"])
    expectEqual(ordered.blocks.records[0].parameterCount, 1)
    expectEqual(ordered.blocks.records[0].pivotCount, 2)
    expectEqual(ordered.blocks.slopes.array, [-3])
    ordered.blocks.check(0, ordered.table)
  }

  @Test func `rows that came are ordered with what they reach, and nothing else`() {
    let ordered = Ordered()
    let unknowns = (0..<2).map { _ in ordered.table.addUnknown(isNonnegative: false) }
    _ = ordered.add([(unknowns[0], 1)], over: 250, under: 250)
    _ = ordered.add([(unknowns[1], 1)], over: 250, under: 250)
    expectEqual(ordered.steps().count, 2)

    _ = ordered.add([(unknowns[1], 1)], over: 300, under: 300)
    ordered.order.region.addSeed(unknowns[1])
    ordered.order.rebuild(
      keepsEager: false, ordered.table.elements, into: &ordered.program, &ordered.blocks)

    expectEqual(ordered.program.removedCount, 1)
    expectEqual(ordered.order.region.unknowns.array, [unknowns[1]])
  }
}
