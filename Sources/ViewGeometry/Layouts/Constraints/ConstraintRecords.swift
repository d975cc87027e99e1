/// What a system stores for an unknown.
struct UnknownRecord {
  /// The first of its terms, a list linked through `TermRecord.next`; -1 for none.
  var firstTerm: Int32 = -1
  /// The row that gives it its value, -1 for none.
  var definer: Int32 = -1
  var isNonnegative: Bool
  var isUsed = true
}

/// What a system stores for a row.
struct RowRecord {
  var constant: Double
  /// The priority at which a positive sum is wrong, 0 where it never is.
  var over: Float
  /// The priority at which a negative sum is wrong, 0 where it never is.
  var under: Float
  var firstTerm: Int32
  var termCount: Int32
  /// The terms set aside for it, at least `termCount`.
  var termRoom: Int32 = 0
  /// The greatest rank of a conflict is broken.
  var breakRank: Int32
  /// Grows with every row added: the order of adding.
  var sequence: UInt32
  var isUsed = true
  /// Whether it has no effect because of a conflict.
  var isBroken = false

  /// Whether the row must hold with equality.
  var isRequiredEquality: Bool {
    over >= ConstraintSystem.required && under >= ConstraintSystem.required
  }

  /// Whether a side of it is required.
  var hasRequiredSide: Bool {
    over >= ConstraintSystem.required || under >= ConstraintSystem.required
  }
}

/// What a system stores for a term: part of its row's stretch of terms and of its unknown's list.
struct TermRecord {
  var coefficient: Double
  var unknown: Int32
  var row: Int32
  /// The neighbors in the list of the unknown's terms, -1 for none.
  var next: Int32
  var previous: Int32
}
