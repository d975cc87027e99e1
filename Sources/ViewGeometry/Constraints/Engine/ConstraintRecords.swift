/// The data that a table stores for an unknown.
struct UnknownRecord: BitwiseCopyable {
  /// The unknown's first term, in a list linked through `TermRecord.next`; -1 if it has none.
  var firstTerm: Int32 = -1
  /// The unknown's data for the elimination order.
  var order = UnknownOrder()
  var isNonnegative: Bool
  var isUsed = true
}

/// The data that the elimination order stores for an unknown.
struct UnknownOrder: BitwiseCopyable {
  /// The required equality that determines the unknown independently of other rows; -1 if it is
  /// open.
  var pivotRow: Int32 = -1
  /// The number of unplaced rows that contain the unknown, while steps are ordered.
  var degree: Int32 = 0
  /// The last region that visited the unknown.
  var visit: UInt32 = 0
  /// The step that determines the unknown's value.
  var placement = StepProgram.Placement.none
  /// Whether the sign constraint takes part in blocks, because the best solution without it was
  /// negative.
  var hasEagerSign = false

  /// Whether no single required equality determines the unknown's value.
  var isOpen: Bool { pivotRow < 0 }
}

/// The data that a table stores for a row.
struct RowRecord: BitwiseCopyable {
  var constant: Double
  var priorities: ErrorPriorities
  var firstTerm: Int32 = 0
  var termCount: Int32 = 0
  /// The number of terms for which space is reserved, at least `termCount`.
  var termRoom: Int32 = 0
  /// The rank in a conflict; the row with the highest rank is broken.
  var breakRank: Int32
  /// The position of the row in the order in which rows were added.
  var sequence: UInt32
  /// The row's data for the elimination order.
  var order = RowOrder()
  var isUsed = true
  /// Whether the row has no effect because of a conflict.
  var isBroken = false

  /// Whether the row takes part: it is in the system and not broken because of a conflict.
  var isActive: Bool { isUsed && !isBroken }

  /// The indices of the row's terms.
  var termIndices: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
}

/// The data that the elimination order stores for a row.
struct RowOrder: BitwiseCopyable {
  /// The number of the row's open unknowns, while steps are ordered.
  var open: Int32 = 0
  /// The last region that visited the row.
  var visit: UInt32 = 0
  /// The step that reads the row.
  var placement = StepProgram.Placement.none
  /// Whether the row is only checked: an inequality that the best solution without it satisfies.
  var isLazy = false
  /// Whether the row takes part although it could be lazy, because it affects the solution.
  var isEager = false
  /// Whether the row is lazy because its priority is below those of all rows that it could conflict
  /// with.
  var isLowest = false
}

/// The data that a table stores for a term, which belongs to its row and to its unknown's list.
struct TermRecord: BitwiseCopyable {
  var coefficient: Double
  var unknown: Int32
  var row: Int32
  /// The neighbors in the list of the unknown's terms; -1 for none.
  var next: Int32
  var previous: Int32
}
