/// A system of linear constraints over unknowns, and its optimal solution.
///
/// A row is an expression `e = sum(coefficient * unknown) + constant` with two priorities: one at
/// which `e > 0` is an error, and one at which `e < 0` is an error. An equality has the same
/// priority on both sides, and an inequality has none on one side. For a content size, the row is
/// `size - preferred`. Positive sums have the hugging priority, and negative sums have the
/// compression resistance priority.
///
/// The optimal solution satisfies every required row. Among the solutions that do so, it minimizes
/// the weighted sum of absolute errors at the highest priority, then the sum at the next priority,
/// and so on. No gain at lower priorities outweighs an error at a higher one (R11.30, R11.31). Even
/// priorities that differ by a fraction, such as 750 and 750.5, are separate levels (R11.34). Sizes
/// are never negative (R11.9): see `addUnknown(isNonnegative:)`. The result doesn't depend on the
/// order in which rows were added (R11.37), provided that the optimal solution is unique (see
/// `isDetermined(_:)`) and that required rows don't conflict.
///
/// The system is independent of views: unknowns and rows are integers, which the caller maps to
/// items and constraints.
///
///     let system = ConstraintSystem()
///     let left = system.addUnknown(), width = system.addUnknown(isNonnegative: true)
///     system.addRow([.init(left, 1)], constant: -16, .equal)
///     system.addContentRow(of: width, preferred: 80, hugging: 250, resistance: 750)
///     system.solve()
///     system.value(of: width)  // 80
///
/// Sums of dyadic fractions are exact, so a layout in which every value is a dyadic fraction is
/// solved exactly. Other layouts are solved with a relative error of at most 1e-9. Every value is
/// finite: sums beyond the largest double are clamped to it.
package final class ConstraintSystem {
  /// A variable that the system solves for.
  ///
  /// New unknowns reuse the indices of removed ones.
  package struct Unknown: Hashable, Sendable {
    package let index: Int32

    package init(index: Int32) {
      self.index = index
    }
  }

  /// A row of a system.
  ///
  /// New rows reuse the indices of removed ones.
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

  /// The relation of a row's sum to 0; the raw values are UIKit's (R11.2).
  package enum Relation: Int, Sendable {
    case atMost = -1
    case equal = 0
    case atLeast = 1
  }

  /// A set of required rows that can't all hold, and the row that is broken to resolve the conflict
  /// (R11.71).
  package struct Conflict: Equatable, Sendable {
    /// The conflicting rows, a minimal set in the order in which they were added (R11.76).
    ///
    /// If any one of them is removed, the others can hold. The conflict may also involve sign
    /// constraints of nonnegative unknowns, which aren't listed.
    package let rows: [Row]
    /// The row of `rows` that has no effect while the conflict lasts.
    package let broken: Row
  }

  /// The range of an unknown's values over all optimal solutions.
  package struct ValueRange: Equatable, Sendable {
    /// The minimum value, or nil if the values have no lower bound.
    package let lower: Double?
    /// The maximum value, or nil if the values have no upper bound.
    package let upper: Double?

    package init(lower: Double?, upper: Double?) {
      self.lower = lower
      self.upper = upper
    }
  }

  /// The minimum priority of a required row: 1000, as in UIKit.
  package static let required: Float = 1000

  /// The rank of rows that are broken only if no other row of the conflict can be broken (R11.73).
  package static let unbreakable = Int32.min

  /// The state of the solution: whether it is current, and how a running solve performs steps.
  enum Phase: UInt8, BitwiseCopyable {
    /// The system has never been solved, so there are no steps.
    case new
    /// The values are those of the optimal solution.
    case solved
    /// Something has changed since the last solve.
    case stale
    /// The steps affected by changes are being performed again.
    case replaying
    /// All steps were rebuilt, and are being performed for the first time.
    case takingNewSteps
  }

  // Accesses to these properties never overlap. Checking that at run time took two thirds of the
  // time of a solve.

  /// The rows and unknowns that the caller added.
  @exclusivity(unchecked) var table = RowTable()
  /// The values of the unknowns, and the changes made by the last solve.
  @exclusivity(unchecked) var solution = SolutionValues()
  /// Determines the order of the steps.
  @exclusivity(unchecked) var order = EliminationOrder()
  /// The steps that compute the values, in the order that `order` determines.
  @exclusivity(unchecked) var program = StepProgram()
  /// The blocks, which are groups of unknowns that must be solved together.
  @exclusivity(unchecked) var blocks = BlockList()
  @exclusivity(unchecked) var blockSolver = BlockSolver()
  @exclusivity(unchecked) var conflictList = ConflictList()
  @exclusivity(unchecked) var phase = Phase.new

  /// Creates a system without unknowns or rows.
  package init() {}

  /// The unknowns whose values the last `solve()` or `exerciseAmbiguity(of:seed:)` changed, each
  /// once, in unspecified order.
  ///
  /// - Complexity: O(changed unknowns); O(unknowns) after the first solve.
  package var changedUnknowns: [Unknown] {
    if solution.isFirst {
      return table.unknowns.indices.filter { table.unknowns[$0].isUsed && solution.values[$0] != 0 }
        .map { Unknown(index: Int32($0)) }
    }
    return solution.changes.array.compactMap { change in
      solution.values[change.unknown] != change.oldValue ? Unknown(index: change.unknown) : nil
    }
  }

  /// The conflicts found by the last `solve()`, in the order in which the broken rows were added.
  package var conflicts: [Conflict] { conflictList.conflicts }
}
