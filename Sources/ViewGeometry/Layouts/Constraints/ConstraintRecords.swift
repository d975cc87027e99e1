/// What a system stores for an unknown.
struct UnknownRecord: BitwiseCopyable {
  /// The first of its terms, a list linked through `TermRecord.next`; -1 for none.
  var firstTerm: Int32 = -1
  /// The required equality that gives it its value whatever the other rows are; -1 for none: it is open.
  var definer: Int32 = -1
  /// The step that gives it its value, -1 for none.
  var step: Int32 = -1
  /// Scratch of a rebuild: how many rows of those not taken yet mention it.
  var degree: Int32 = 0
  /// The rebuild that visited it last.
  var visit: UInt32 = 0
  var isNonnegative: Bool
  var isUsed = true
  /// Whether that it isn't negative takes part: it was negative in the best solution without.
  var hasEagerSign = false
}

/// What a system stores for a row.
struct RowRecord: BitwiseCopyable {
  var constant: Double
  /// The priority at which a positive sum is wrong, 0 where it never is.
  var over: Float
  /// The priority at which a negative sum is wrong, 0 where it never is.
  var under: Float
  var firstTerm: Int32
  var termCount: Int32
  /// The terms set aside for it, at least `termCount`.
  var termRoom: Int32 = 0
  /// The row with the greatest rank of a conflict is broken.
  var breakRank: Int32
  /// Grows with every row added: the order of adding.
  var sequence: UInt32
  /// The step that reads it, -1 for none.
  var step: Int32 = -1
  /// Scratch of a rebuild: how many of its unknowns have no value yet.
  var open: Int32 = 0
  /// The rebuild that visited it last.
  var visit: UInt32 = 0
  var isUsed = true
  /// Whether it has no effect because of a conflict.
  var isBroken = false
  /// Whether it is only checked: an inequality that the best solution without it satisfies.
  var isLazy = false
  /// Whether it takes part though it could be lazy: it decides something.
  var isEager = false
  /// Whether it is lazy because its priority is below all others that it could compete with.
  var isLow = false
  /// Whether its errors count otherwise than by their size; `ConstraintSystem.weights` has how.
  var isWeighted = false

  /// Whether it takes part: it is in the system and not broken by a conflict.
  var isActive: Bool { isUsed && !isBroken }

  /// Whether the row must hold with equality.
  var isRequiredEquality: Bool {
    over >= ConstraintSystem.required && under >= ConstraintSystem.required
  }

  /// Whether a side of it is required.
  var hasRequiredSide: Bool {
    over >= ConstraintSystem.required || under >= ConstraintSystem.required
  }

  /// Whether it is wrong on both sides of 0.
  var isTwoSided: Bool { over > 0 && under > 0 }
}

/// What a system stores for a term: part of its row's stretch of terms and of its unknown's list.
struct TermRecord: BitwiseCopyable {
  var coefficient: Double
  var unknown: Int32
  var row: Int32
  /// The neighbors in the list of the unknown's terms, -1 for none.
  var next: Int32
  var previous: Int32
}

/// One step on the way to all values; each reads only values that earlier steps gave.
struct StepRecord: BitwiseCopyable {
  enum Kind: Int32, BitwiseCopyable {
    /// The row gives the unknown of the term `pivot` its value.
    case assign
    /// The row, over one unknown and optional on both sides, gives the unknown of its only term its value, at least 0.
    case wish
    /// The row holds, or is a conflict, or, if lazy, has to take part.
    case check
    /// The block of the index `pivot` is solved.
    case block
    /// Nothing: the step was replaced by later ones.
    case removed
  }

  var kind: Kind
  var row: Int32
  var pivot: Int32
}

/// Unknowns that must be found together: a few parameters, and the others as functions of them.
struct BlockRecord: BitwiseCopyable {
  /// The first parameter in `blockUnknowns`; those derived follow, in the order of deriving.
  var firstUnknown: Int32
  var parameterCount: Int32
  /// The first pivot in `blockPivots`: the terms of required equalities that give the derived unknowns.
  var firstPivot: Int32
  var pivotCount: Int32
  /// The first of its other rows in `blockRows`: the index of a row, or the complement of an unknown not below 0.
  var firstRow: Int32
  var rowCount: Int32
  /// The first of `rowCount * parameterCount` slopes in `blockSlopes`.
  var firstSlope: Int32
  /// Whether the last solution is known to be the only one.
  var isUnique: Bool
  /// Where its bases are kept, -1 for nowhere yet.
  var firstBasis: Int32 = -1
  var firstInverse: Int32 = -1
  var firstSide: Int32 = -1
  var basisCount: Int32 = 0
  /// The first of its `pivotCount` operations in `ReplayProgram.derivations`, -1 for none.
  var firstDerivation: Int32 = -1
  /// The basis of the last solution.
  var lastBasis: Int32 = 0
}

/// An unknown that a solve has changed.
struct ChangeRecord: BitwiseCopyable {
  var unknown: Int32
  var oldValue: Double
}
