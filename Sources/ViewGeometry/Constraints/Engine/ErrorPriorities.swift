/// The priorities at which a row is wrong: one for sums above 0, another for sums below.
struct ErrorPriorities: BitwiseCopyable, Equatable {
  /// The priority at which a positive sum is wrong, 0 where it never is.
  var over: Float
  /// The priority at which a negative sum is wrong, 0 where it never is.
  var under: Float

  /// Those of an unknown that isn't negative, as if by a required row.
  static var nonnegative: Self { Self(over: 0, under: ConstraintSystem.required) }

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

  /// The priority at which an error is wrong; for no error the one of negative sums.
  @inline(__always)
  func priority(of error: Double) -> Float { error > 0 ? over : under }

  /// Whether a row with this error is satisfied: the side isn't required, or the error is within the tolerance (R11.36).
  ///
  /// - Parameters:
  ///   - priority: The least priority at which an error matters.
  ///   - tolerance: The share of the magnitude that is no error.
  ///   - magnitude: The greatest of the row's terms and its constant, without signs; 1 counts at least.
  @inline(__always)
  func isSatisfied(
    by error: Double, from priority: Float = ConstraintSystem.required,
    within tolerance: Double = ErrorPriorities.conflictTolerance,
    of magnitude: @autoclosure () -> Double
  ) -> Bool {
    guard self.priority(of: error) >= priority else { return true }
    return abs(error) <= tolerance * max(1, magnitude())
  }

  /// Required rows that miss by less than this share are satisfied (R11.36).
  static let conflictTolerance = 1e-6
  /// What rounding may leave of a row that holds.
  static let roundingTolerance = 1e-12
}
