/// Rows of linear constraints over unknown numbers, and the one best solution of them.
///
/// A row is an expression `e = sum(coefficient * unknown) + constant` with two priorities: one at which `e > 0` is wrong,
/// one at which `e < 0` is wrong. An equality has the same on both sides, an inequality none on one side, a content size
/// (`size - preferred`) hugging above and compression resistance below.
///
/// The best solution satisfies every required row; among those it has the least sum of absolute errors at the highest
/// priority, among those the least at the next, and so on: a higher priority dominates strictly, whatever it costs below
/// (R11.30, R11.31). Priorities are compared as numbers (R11.34). Sizes are never negative (R11.9): see
/// `addUnknown(isNonnegative:)`. The result doesn't depend on the order in which rows were added (R11.37) as long as the
/// best solution is the only one; `isDetermined(_:)` tells.
///
/// The engine knows no views: unknowns and rows are numbers, and the caller maps them to items and constraints.
///
///     let system = ConstraintSystem()
///     let left = system.addUnknown(), width = system.addUnknown(isNonnegative: true)
///     system.addRow([.init(left, 1)], constant: -16, .equal)
///     system.addContentRow(of: width, preferred: 80, hugging: 250, resistance: 750)
///     system.solve()
///     system.value(of: width)  // 80
///
/// Sums of dyadic numbers are exact; a layout whose every number is a fraction with a power of two below it comes out
/// exact, others within 1e-9 of the value. Every value is finite: sums beyond the greatest double count as that.
package final class ConstraintSystem {
  /// A number the system finds.
  ///
  /// The index is dense: removed indices are used again.
  package struct Unknown: Hashable, Sendable {
    package let index: Int32

    package init(index: Int32) {
      self.index = index
    }
  }

  /// A row of a system.
  ///
  /// The index is dense: removed indices are used again.
  package struct Row: Hashable, Sendable {
    package let index: Int32

    package init(index: Int32) {
      self.index = index
    }
  }

  /// A multiple of an unknown.
  package struct Term: Equatable, Sendable {
    package var unknown: Unknown
    package var coefficient: Double

    package init(_ unknown: Unknown, _ coefficient: Double) {
      self.unknown = unknown
      self.coefficient = coefficient
    }
  }

  /// How the sum of a row compares with 0; the raw values are UIKit's (R11.2).
  package enum Relation: Int, Sendable {
    case atMost = -1
    case equal = 0
    case atLeast = 1
  }

  /// Required rows that can't all hold, and the one given up for it (R11.71).
  package struct Conflict: Equatable, Sendable {
    /// A minimal set, in the order of adding (R11.76): without any one of its rows the others can hold.
    ///
    /// That unknowns aren't negative may be part of the reason and is not listed.
    package let rows: [Row]
    /// The row of `rows` that has no effect while the conflict lasts.
    package let broken: Row
  }

  /// The values an unknown takes over all best solutions.
  package struct ValueRange: Equatable, Sendable {
    /// The least value, or nil where there is none.
    package let lower: Double?
    /// The greatest value, or nil where there is none.
    package let upper: Double?

    package init(lower: Double?, upper: Double?) {
      self.lower = lower
      self.upper = upper
    }
  }

  /// The priority from which on a row is required, 1000 as in UIKit.
  package static let required: Float = 1000

  /// The rank of rows that are never broken in a conflict while another row can be (R11.73).
  package static let unbreakable = Int32.min

  /// Where the system is between a change and its solution.
  enum Phase: UInt8, BitwiseCopyable {
    /// Nothing was ever solved: there are no steps.
    case new
    /// All values are those of the rows.
    case solved
    /// Something has changed since the last solve.
    case stale
    /// Steps that are due are taken.
    case replaying
    /// All steps are new and due, and are taken.
    case takingNewSteps
  }

  // Accesses of these are loads and stores that never overlap; checking that at run time took two thirds of the time.

  /// What the caller has said.
  @exclusivity(unchecked) var table = RowTable()
  /// The answer.
  @exclusivity(unchecked) var solution = SolutionValues()
  /// Puts rows in the order in which values can be found.
  @exclusivity(unchecked) var order = EliminationOrder()
  /// The steps in this order.
  @exclusivity(unchecked) var program = StepProgram()
  /// What steps solve together.
  @exclusivity(unchecked) var blocks = BlockList()
  @exclusivity(unchecked) var blockSolver = BlockSolver()
  @exclusivity(unchecked) var conflictList = ConflictList()
  @exclusivity(unchecked) var phase = Phase.new

  /// Creates a system without unknowns and rows.
  package init() {}

  /// The unknowns whose values the last `solve()` changed, each once, in no particular order.
  ///
  /// - Complexity: O(unknowns that changed); O(unknowns) after the first solve.
  package var changedUnknowns: [Unknown] {
    if solution.isFirst {
      return table.unknowns.indices.filter { table.unknowns[$0].isUsed && solution.values[$0] != 0 }
        .map { Unknown(index: Int32($0)) }
    }
    return solution.changes.array.compactMap { change in
      solution.values[change.unknown] != change.oldValue ? Unknown(index: change.unknown) : nil
    }
  }

  /// The conflicts found by the last `solve()`, in the order in which the rows given up were added.
  package var conflicts: [Conflict] { conflictList.conflicts }
}
