/// Rows as functions of a few parameters: `constant + sum(coefficient * parameter)`.
///
/// It owns nothing and is as short-lived as `BufferElements`.
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

  /// The same in twice the precision of a double, rounded once.
  func preciseError(of row: Int, at parameters: BufferElements<Double>) -> Double {
    var error = PreciseSum(constants[row])
    let first = row * width
    for column in 0..<width { error.add(coefficients[first + column], times: parameters[column]) }
    return error.value
  }

  /// Whether the required sides of a row hold, up to the tolerance (R11.36).
  func isSatisfied(
    _ row: Int, _ priorities: ErrorPriorities, at parameters: BufferElements<Double>
  ) -> Bool {
    priorities.isSatisfied(
      by: error(of: row, at: parameters), of: magnitude(of: row, at: parameters))
  }

  /// The greatest of a row's terms and its constant, without signs.
  private func magnitude(of row: Int, at parameters: BufferElements<Double>) -> Double {
    var greatest = abs(constants[row])
    let first = row * width
    for column in 0..<width {
      greatest = max(greatest, abs(coefficients[first + column] * parameters[column]))
    }
    return greatest
  }

  /// Each correction leaves a rounding of itself; what should be 0 becomes 0 once all that it depends on is exact.
  static let mostCorrections = 8

  /// Takes out of parameters what rounding has done to them.
  ///
  /// The rows of a basis should be exactly 0. Their sums, computed with exact products, are what is wrong with the parameters, and
  /// the inverse of the basis says how these move with the rows. That is done until nothing changes any more.
  /// - Parameters:
  ///   - row: The row at a position of the basis, nil for a parameter that is 0 itself.
  ///   - movement: How much a parameter moves with the row at a position of the basis.
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
