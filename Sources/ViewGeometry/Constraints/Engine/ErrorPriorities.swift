/// The priorities of a row's errors: one for positive sums, and one for negative sums.
///
/// Positive and negative sums are called the two sides of the row.
struct ErrorPriorities: BitwiseCopyable, Equatable {
  /// The priority at which a positive sum is an error; 0 if it never is.
  var over: Float
  /// The priority at which a negative sum is an error; 0 if it never is.
  var under: Float

  /// The priorities of a nonnegative unknown's sign constraint, which is like a required row.
  static var nonnegative: Self { Self(over: 0, under: ConstraintSystem.required) }

  /// Whether the row must hold with equality.
  var isRequiredEquality: Bool {
    over >= ConstraintSystem.required && under >= ConstraintSystem.required
  }

  /// Whether positive or negative sums, or both, are errors at a required priority.
  var hasRequiredSide: Bool {
    over >= ConstraintSystem.required || under >= ConstraintSystem.required
  }

  /// Whether both positive and negative sums are errors.
  var isTwoSided: Bool { over > 0 && under > 0 }

  /// Returns the priority at which `error` counts: `over` if it is positive, otherwise `under`.
  @inline(__always)
  func priority(of error: Double) -> Float { error > 0 ? over : under }

  /// Returns whether a row with the sum `error` is satisfied (R11.36).
  ///
  /// It is satisfied if errors of this sign have a priority below `priority`, or if the error is
  /// within the tolerance.
  ///
  /// - Parameters:
  ///   - error: The sum of the row.
  ///   - priority: The minimum priority at which an error matters.
  ///   - tolerance: The tolerance relative to the magnitude.
  ///   - magnitude: The maximum absolute value of the row's terms and its constant; at least 1 is
  ///     used.
  @inline(__always)
  func isSatisfied(
    by error: Double, from priority: Float = ConstraintSystem.required,
    within tolerance: Double = ErrorPriorities.conflictTolerance,
    of magnitude: @autoclosure () -> Double
  ) -> Bool {
    guard self.priority(of: error) >= priority else { return true }
    return abs(error) <= tolerance * max(1, magnitude())
  }

  /// The maximum relative error at which required rows are satisfied (R11.36).
  static let conflictTolerance = 1e-6
  /// The relative error that rounding may leave in a row that holds.
  static let roundingTolerance = 1e-12
}
