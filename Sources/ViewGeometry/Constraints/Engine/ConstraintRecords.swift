/// What a table stores for an unknown.
struct UnknownRecord: BitwiseCopyable {
  /// The first of its terms, a list linked through `TermRecord.next`; -1 for none.
  var firstTerm: Int32 = -1
  /// Where the elimination order has it.
  var order = UnknownOrder()
  var isNonnegative: Bool
  var isUsed = true
}

/// What the elimination order keeps of an unknown.
struct UnknownOrder: BitwiseCopyable {
  /// The required equality that gives it its value whatever the other rows are; -1 for none: it is open.
  var pivotRow: Int32 = -1
  /// How many rows not placed yet mention it, while steps are ordered.
  var degree: Int32 = 0
  /// The region that visited it last.
  var visit: UInt32 = 0
  /// The step that gives it its value.
  var placement = StepProgram.Placement.none
  /// Whether its sign takes part in blocks: it was negative in the best solution without.
  var hasEagerSign = false

  /// Whether no required equality alone gives it its value.
  var isOpen: Bool { pivotRow < 0 }
}

/// What a table stores for a row.
struct RowRecord: BitwiseCopyable {
  var constant: Double
  var priorities: ErrorPriorities
  var firstTerm: Int32 = 0
  var termCount: Int32 = 0
  /// The terms set aside for it, at least `termCount`.
  var termRoom: Int32 = 0
  /// The row with the greatest rank of a conflict is broken.
  var breakRank: Int32
  /// Grows with every row added: the order of adding.
  var sequence: UInt32
  /// Where the elimination order has it.
  var order = RowOrder()
  var isUsed = true
  /// Whether it has no effect because of a conflict.
  var isBroken = false

  /// Whether it takes part: it is in the system and not broken by a conflict.
  var isActive: Bool { isUsed && !isBroken }

  /// The indices of its terms.
  var termIndices: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
}

/// What the elimination order keeps of a row.
struct RowOrder: BitwiseCopyable {
  /// How many of its unknowns are open, while steps are ordered.
  var open: Int32 = 0
  /// The region that visited it last.
  var visit: UInt32 = 0
  /// The step that reads it.
  var placement = StepProgram.Placement.none
  /// Whether it is only checked: an inequality that the best solution without it satisfies.
  var isLazy = false
  /// Whether it takes part though it could be lazy: it decides something.
  var isEager = false
  /// Whether it is lazy because its priority is below all others that it could compete with.
  var isLowest = false
}

/// What a table stores for a term: part of its row's terms and of its unknown's list.
struct TermRecord: BitwiseCopyable {
  var coefficient: Double
  var unknown: Int32
  var row: Int32
  /// The neighbors in the list of the unknown's terms, -1 for none.
  var next: Int32
  var previous: Int32
}
