/// Rows of linear constraints over unknown numbers, and the one best solution of them.
///
/// A row is an expression `e = sum(coefficient * unknown) + constant` with two priorities: one at which `e > 0` is wrong,
/// one at which `e < 0` is wrong. An equality has the same on both sides, an inequality none on one side, a content size
/// (`size - wish`) hugging above and compression resistance below.
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
///     system.addContentRow(of: width, wish: 80, hugging: 250, resistance: 750)
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

  // Accesses of these are loads and stores that never overlap; checking that at run time took two thirds of the time.

  // What the caller has said.
  @exclusivity(unchecked) var unknowns = TrivialBuffer<UnknownRecord>()
  @exclusivity(unchecked) var values = TrivialBuffer<Double>()
  @exclusivity(unchecked) var rows = TrivialBuffer<RowRecord>()
  @exclusivity(unchecked) var terms = TrivialBuffer<TermRecord>()
  @exclusivity(unchecked) var freeUnknowns = TrivialBuffer<Int32>()
  @exclusivity(unchecked) var freeRows = TrivialBuffer<Int32>()
  /// Heads of the lists of unused stretches of `terms`, by length.
  @exclusivity(unchecked) var freeTerms = TrivialBuffer<Int32>()
  @exclusivity(unchecked) var nextSequence: UInt32 = 0
  /// What a unit of error counts, of the few rows for which that isn't 1.
  @exclusivity(unchecked) var weights: [Int32: Double] = [:]

  // What has changed since the last solve.
  @exclusivity(unchecked) var isStale = false
  @exclusivity(unchecked) var isBuilt = false
  @exclusivity(unchecked) var hasSolution = false
  @exclusivity(unchecked) var hasBrokenRows = false
  /// Whether a row may be left out for its low priority.
  @exclusivity(unchecked) var hasLowRows = false
  /// Unknowns whose rows have come or gone.
  @exclusivity(unchecked) var seeds = TrivialBuffer<Int32>()
  /// Rows that have come over unknowns that others define.
  @exclusivity(unchecked) var newRows = TrivialBuffer<Int32>()

  // The way to the values.
  @exclusivity(unchecked) var steps = TrivialBuffer<StepRecord>()
  @exclusivity(unchecked) var removedSteps = 0
  /// A bit for each step that must be taken again.
  @exclusivity(unchecked) var dirtySteps = TrivialBuffer<UInt64>()
  @exclusivity(unchecked) var firstDirtyWord = 0
  @exclusivity(unchecked) var blocks = TrivialBuffer<BlockRecord>()
  @exclusivity(unchecked) var blockUnknowns = TrivialBuffer<Int32>()
  @exclusivity(unchecked) var blockPivots = TrivialBuffer<Int32>()
  @exclusivity(unchecked) var blockRows = TrivialBuffer<Int32>()
  @exclusivity(unchecked) var blockSlopes = TrivialBuffer<Double>()
  @exclusivity(unchecked) var slopesAfterRebuild = 0
  /// Places in `blockRows` of the rows that were 0 in a block's last solution, from `BlockRecord.firstBasis` on.
  @exclusivity(unchecked) var basisPlaces = TrivialBuffer<Int32>()
  /// How the parameters move with these rows, a square for each block from `BlockRecord.firstInverse` on.
  @exclusivity(unchecked) var basisInverses = TrivialBuffer<Double>()
  /// Whether each row of a block was over 0, from `BlockRecord.firstSide` on.
  @exclusivity(unchecked) var basisSides = TrivialBuffer<Bool>()
  @exclusivity(unchecked) var offsets = TrivialBuffer<Double>()
  @exclusivity(unchecked) var basisErrors = TrivialBuffer<Double>()

  // Scratch of a rebuild.
  @exclusivity(unchecked) var visit: UInt32 = 0
  @exclusivity(unchecked) var region = TrivialBuffer<Int32>()
  @exclusivity(unchecked) var regionRows = TrivialBuffer<Int32>()
  @exclusivity(unchecked) var queue = TrivialBuffer<Int32>()
  @exclusivity(unchecked) var backPivots = TrivialBuffer<Int32>()
  @exclusivity(unchecked) var derivedPivots = TrivialBuffer<Int32>()
  @exclusivity(unchecked) var blockMembers = TrivialBuffer<Int32>()
  @exclusivity(unchecked) var blockMemberRows = TrivialBuffer<Int32>()
  @exclusivity(unchecked) var scratch = TrivialBuffer<Double>()

  /// The steps as replay reads them, up to the last replay.
  @exclusivity(unchecked) var program = ReplayProgram()

  // Scratch and results of a solve.
  /// Whether all steps are new and due.
  @exclusivity(unchecked) var isFresh = false
  /// Whether no solve has come after the first: what isn't 0 has changed then, and isn't listed.
  @exclusivity(unchecked) var isFirstSolution = false
  /// The unknowns that the last solve has set, each once, and their values before it.
  @exclusivity(unchecked) var changes = TrivialBuffer<ChangeRecord>()
  @exclusivity(unchecked) var oneParameter = OneParameterProblem()
  @exclusivity(unchecked) var simplex = LexicographicSimplex(columnCount: 0)

  /// The unknowns whose values the last `solve()` changed, each once, in no particular order.
  ///
  /// - Complexity: O(unknowns that changed); O(unknowns) after the first solve.
  package var changedUnknowns: [Unknown] {
    if isFirstSolution {
      return unknowns.indices.filter { unknowns[$0].isUsed && values[$0] != 0 }
        .map { Unknown(index: Int32($0)) }
    }
    return changes.compactMap { change in
      values[change.unknown] != change.oldValue ? Unknown(index: change.unknown) : nil
    }
  }

  /// The conflicts found by the last `solve()`, in the order in which the rows given up were added.
  package internal(set) var conflicts: [Conflict] = []

  deinit {
    unknowns.deallocate()
    values.deallocate()
    rows.deallocate()
    terms.deallocate()
    freeUnknowns.deallocate()
    freeRows.deallocate()
    freeTerms.deallocate()
    seeds.deallocate()
    newRows.deallocate()
    steps.deallocate()
    dirtySteps.deallocate()
    blocks.deallocate()
    blockUnknowns.deallocate()
    blockPivots.deallocate()
    blockRows.deallocate()
    blockSlopes.deallocate()
    basisPlaces.deallocate()
    basisInverses.deallocate()
    basisSides.deallocate()
    offsets.deallocate()
    basisErrors.deallocate()
    region.deallocate()
    regionRows.deallocate()
    queue.deallocate()
    backPivots.deallocate()
    derivedPivots.deallocate()
    blockMembers.deallocate()
    blockMemberRows.deallocate()
    scratch.deallocate()
    changes.deallocate()
    program.deallocate()
    oneParameter.deallocate()
  }

  /// Creates a system without unknowns and rows.
  package init() {}
}
