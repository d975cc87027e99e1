/// The data that a table stores for an unknown.
struct UnknownRecord: BitwiseCopyable {
  /// The first term in the list of the unknown's terms, which is linked through `TermRecord.next`;
  /// -1 if no row contains the unknown.
  var firstTerm: Int32 = -1
  /// The data that the elimination order stores for the unknown.
  var order = UnknownOrder()
  var isNonnegative: Bool
  var isUsed = true
}

/// The data that the elimination order stores for an unknown.
struct UnknownOrder: BitwiseCopyable {
  /// The required equality that determines the unknown by itself; -1 if the unknown is open.
  var pivotRow: Int32 = -1
  /// While steps are ordered, the number of rows that contain the unknown, take part in the
  /// solution and aren't in a step yet.
  ///
  /// A sign constraint that takes part counts as a row.
  ///
  /// While a block is built, `BlockBuilder` stores other values of the unknown here.
  var degree: Int32 = 0
  /// The number of the last region that contained the unknown (`EliminationRegion.visit`).
  var visit: UInt32 = 0
  /// The step that determines the unknown's value.
  var placement = StepProgram.Placement.none
  /// Whether the unknown's sign constraint is eager, so that a block must determine the unknown.
  ///
  /// It becomes eager as soon as a solution without it isn't unique or makes the unknown negative,
  /// until rows or priorities change. In a block, the sign constraints of all unknowns take part in
  /// the solution.
  var hasEagerSign = false

  /// Whether the unknown is open: no required equality determines it by itself.
  var isOpen: Bool { pivotRow < 0 }
}

/// The data that a table stores for a row.
struct RowRecord: BitwiseCopyable {
  var constant: Double
  var priorities: ErrorPriorities
  var firstTerm: Int32 = 0
  var termCount: Int32 = 0
  /// The number of terms for which space is reserved.
  ///
  /// It is at least `termCount`.
  var termRoom: Int32 = 0
  /// The rank of the row in a conflict.
  ///
  /// The row with the highest rank is broken.
  var breakRank: Int32
  /// The position of the row in the order in which rows were added.
  var sequence: UInt32
  /// The data that the elimination order stores for the row.
  var order = RowOrder()
  var isUsed = true
  /// Whether the row has no effect because of a conflict.
  var isBroken = false

  /// Whether the row has an effect: it is in the system, and isn't broken because of a conflict.
  var isActive: Bool { isUsed && !isBroken }

  /// The indices of the row's terms.
  var termIndices: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
}

/// The data that the elimination order stores for a row.
struct RowOrder: BitwiseCopyable {
  /// While steps are ordered, the number of open unknowns in the row.
  var open: Int32 = 0
  /// The number of the last region that contained the row (`EliminationRegion.visit`).
  var visit: UInt32 = 0
  /// The step that reads the row.
  var placement = StepProgram.Placement.none
  /// Whether the row is left out as long as it doesn't affect the solution.
  ///
  /// If the row is an inequality, a step checks that the solution satisfies it.
  var isLazy = false
  /// Whether the row takes part although it could be lazy, because it may affect the solution.
  var isEager = false
  /// Whether the row is lazy because it has the lowest priority in its region.
  var isLowest = false
}

/// The data that a table stores for a term.
///
/// A term is an element of its row and of the list of its unknown's terms.
struct TermRecord: BitwiseCopyable {
  var coefficient: Double
  var unknown: Int32
  var row: Int32
  /// The next and the previous term in the list of the unknown's terms; -1 if there is none.
  var next: Int32
  var previous: Int32
}
