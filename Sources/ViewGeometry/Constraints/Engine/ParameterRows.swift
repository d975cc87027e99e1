/// Rows as functions of a few parameters: `constant + sum(coefficient * parameter)`.
///
/// The structure doesn't own its memory; `BufferElements` documents how long it is valid.
struct ParameterRows {
  let width: Int
  let constants: BufferElements<Double>
  /// `width` coefficients for each row.
  let coefficients: BufferElements<Double>

  @inline(__always)
  func error(of row: Int, at parameters: BufferElements<Double>) -> Double {
    var error = constants[row]
    let first = row * width
    for column in 0..<width { error += coefficients[first + column] * parameters[column] }
    return error
  }

  /// Returns the error of a row in double-double precision, rounded once.
  func preciseError(of row: Int, at parameters: BufferElements<Double>) -> Double {
    var error = PreciseSum(constants[row])
    let first = row * width
    for column in 0..<width { error.add(coefficients[first + column], times: parameters[column]) }
    return error.value
  }

  /// Returns whether a row holds within the tolerance (R11.36).
  ///
  /// Errors at optional priorities don't count.
  func isSatisfied(
    _ row: Int, _ priorities: ErrorPriorities, at parameters: BufferElements<Double>
  ) -> Bool {
    priorities.isSatisfied(
      by: error(of: row, at: parameters), of: magnitude(of: row, at: parameters))
  }

  /// Returns the maximum absolute value of a row's terms and its constant.
  private func magnitude(of row: Int, at parameters: BufferElements<Double>) -> Double {
    var greatest = abs(constants[row])
    let first = row * width
    for column in 0..<width {
      greatest = max(greatest, abs(coefficients[first + column] * parameters[column]))
    }
    return greatest
  }

  /// The maximum number of corrections.
  ///
  /// Each correction may leave a rounding error. A value that should be 0 becomes 0 only after all
  /// values it depends on are exact, so several corrections may be needed.
  static let mostCorrections = 8

  /// Removes rounding errors from parameters.
  ///
  /// The rows of a basis should be exactly 0. Their sums, computed with exact products, are the
  /// errors, and the inverse of the basis gives the corresponding changes in the parameters. This
  /// is repeated until nothing changes, at most `mostCorrections` times.
  /// - Parameters:
  ///   - parameters: The parameters to correct in place.
  ///   - errors: Memory for one error per parameter.
  ///   - row: A function that returns the row at a position of the basis. It returns nil if the
  ///     position contains a parameter, whose value is 0.
  ///   - movement: A function that returns the derivative of a parameter with respect to the row at
  ///     a position of the basis.
  @inline(__always)
  func refine(
    _ parameters: BufferElements<Double>, errors: BufferElements<Double>, row: (Int) -> Int?,
    movement: (_ parameter: Int, _ position: Int) -> Double
  ) {
    for _ in 0..<Self.mostCorrections {
      var isExact = true
      for position in 0..<width {
        errors[position] = row(position).map { preciseError(of: $0, at: parameters) } ?? 0
        isExact = isExact && errors[position] == 0
      }
      if isExact { return }
      var isChanged = false
      for parameter in 0..<width {
        var correction = 0.0
        for position in 0..<width {
          correction = LexicographicSimplex.sum(
            correction, movement(parameter, position) * errors[position])
        }
        let value = LexicographicSimplex.sum(parameters[parameter], -correction)
        isChanged = isChanged || value != parameters[parameter]
        parameters[parameter] = value
      }
      if !isChanged { return }
    }
  }
}
