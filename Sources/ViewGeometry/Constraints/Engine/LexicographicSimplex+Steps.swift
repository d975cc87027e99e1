/// Methods that choose and perform steps.
extension LexicographicSimplex {
  /// The relative limit below which a difference is treated as 0.
  ///
  /// A sum that is smaller than this fraction of its terms is considered a rounding error.
  static let cancellation = 1e-11

  /// A movement of a nonbasic row away from 0.
  struct Direction {
    let column: Int
    /// 1 if the value of the row increases, and -1 if it decreases.
    let sign: Double
  }

  /// Performs steps until none lowers the cost.
  ///
  /// Returns false if the objective has no minimum.
  @discardableResult
  mutating func minimize() -> Bool {
    // Each step lowers the cost, so none is repeated. The limit is needed only for values corrupted
    // by rounding.
    for _ in 0..<100 + 50 * (rowCount + columnCount) {
      findSlopes()
      guard let direction = steepestDirection() else { return true }
      guard let place = stop(along: direction) else { return false }
      exchange(place: place, column: direction.column)
    }
    return true
  }

  /// Computes the slope of each level's cost along each nonbasic row, without the costs of the
  /// nonbasic rows themselves.
  mutating func findSlopes() {
    let size = (levelCount + (hasObjective ? 1 : 0)) * columnCount
    Self.refill(&slopes, from: repeatElement(0, count: size))
    Self.refill(&slopeMagnitudes, from: repeatElement(0, count: size))
    for place in basic.indices {
      let entity = basic[place]
      let level: Int32
      let sign: Double
      if hasObjective, place == basic.count - 1 {
        (level, sign) = (Int32(levelCount), 1)
      } else if isOver(place) {
        (level, sign) = (overLevel(entity), weight(entity))
      } else {
        (level, sign) = (underLevel(entity), -weight(entity))
      }
      guard level >= 0 else { continue }
      let size = abs(sign)
      let row = place * columnCount
      let target = Int(level) * columnCount
      for column in 0..<columnCount {
        let coefficient = coefficients[row + column]
        slopes[target + column] += sign * coefficient
        slopeMagnitudes[target + column] += size * abs(coefficient)
      }
    }
    for index in slopes.indices
    where abs(slopes[index]) <= Self.cancellation * slopeMagnitudes[index] {
      slopes[index] = 0
    }
  }

  /// Returns the slope of the cost at a level along a direction, including the moving row's own
  /// cost.
  func slope(_ direction: Direction, level: Int) -> Double {
    let entity = nonbasic[direction.column]
    let own = direction.sign > 0 ? overLevel(entity) : underLevel(entity)
    let others = direction.sign * slopes[level * columnCount + direction.column]
    guard own == Int32(level) else { return others }
    let weight = weight(entity)
    let sum = others + weight
    return abs(sum) <= Self.cancellation * (abs(others) + weight) ? 0 : sum
  }

  /// The number of levels for which `slopes` contains values.
  ///
  /// - Precondition: There is at least one column.
  private var slopeLevels: Int { slopes.count / columnCount }

  /// Returns the first level at which the cost changes along a direction, and its slope.
  ///
  /// Returns nil if the cost doesn't change at any level.
  func leadingSlope(_ direction: Direction) -> (level: Int, slope: Double)? {
    for level in 0..<slopeLevels {
      let slope = slope(direction, level: level)
      if slope != 0 { return (level, slope) }
    }
    return nil
  }

  /// Returns the direction that lowers the cost most, or nil if no direction lowers it.
  ///
  /// Directions are compared by the first level at which they change the cost, and then by their
  /// slope at this level.
  private func steepestDirection() -> Direction? {
    var best: Direction?
    var bestLevel = Int.max
    var bestSlope = 0.0
    for column in 0..<columnCount {
      for sign in [1.0, -1.0] {
        let direction = Direction(column: column, sign: sign)
        guard let (level, slope) = leadingSlope(direction), slope < 0 else { continue }
        if level < bestLevel || level == bestLevel && slope < bestSlope {
          (best, bestLevel, bestSlope) = (direction, level, slope)
        }
      }
    }
    return best
  }

  /// Returns the index in `basic` of the row at whose zero the cost ceases to fall along a
  /// direction.
  ///
  /// Returns nil if the cost falls without end.
  mutating func stop(along direction: Direction) -> Int? {
    directionSlopes.removeAll(keepingCapacity: true)
    for level in 0..<slopeLevels { directionSlopes.append(slope(direction, level: level)) }
    crossings.removeAll(keepingCapacity: true)
    for place in basic.indices where overLevel(basic[place]) >= 0 || underLevel(basic[place]) >= 0 {
      let change = coefficients[place * columnCount + direction.column] * direction.sign
      if change != 0, isOver(place) == (change < 0) { crossings.append(Int32(place)) }
    }
    while let next = nearestCrossing(direction) {
      let place = Int(crossings[next])
      crossings.swapAt(next, crossings.count - 1)
      crossings.removeLast()
      let growth =
        weight(basic[place]) * abs(coefficients[place * columnCount + direction.column])
      steepen(overLevel(basic[place]), by: growth)
      steepen(underLevel(basic[place]), by: growth)
      if (directionSlopes.first { $0 != 0 } ?? 0) >= 0 { return place }
    }
    return nil
  }

  private mutating func steepen(_ level: Int32, by growth: Double) {
    guard level >= 0 else { return }
    directionSlopes[Int(level)] = Self.sum(directionSlopes[Int(level)], growth)
  }

  /// Returns the index in `crossings` of the row whose zero is nearest along a direction.
  ///
  /// Infinitesimals decide between equal distances. Returns nil if `crossings` is empty.
  private func nearestCrossing(_ direction: Direction) -> Int? {
    var best: Int?
    var bestDistance = 0.0
    var bestWobble = 0.0
    for index in crossings.indices {
      let place = Int(crossings[index])
      let change = abs(coefficients[place * columnCount + direction.column])
      let distance = abs(basicValues[place]) / change
      let wobble = (basicValues[place] < 0 ? -1 : 1) * wobbles[place] / change
      // If the value is 0, only its infinitesimal separates it from the zero, whatever its sign.
      let ahead = basicValues[place] == 0 ? abs(wobble) : wobble
      let difference = distance - bestDistance
      let isEqual = abs(difference) <= Self.cancellation * (distance + bestDistance)
      if best == nil || (isEqual ? ahead < bestWobble : difference < 0) {
        (best, bestDistance, bestWobble) = (index, distance, ahead)
      }
    }
    return best
  }

  /// Exchanges the basic row at the index `place` with the nonbasic row of a column.
  ///
  /// The value of the former basic row becomes 0.
  mutating func exchange(place: Int, column: Int) {
    let width = columnCount
    let pivotRow = place * width
    let pivot = coefficients[pivotRow + column]
    let step = -basicValues[place] / pivot
    let wobbleStep = -wobbles[place] / pivot
    // Solve the pivot row for the nonbasic row.
    for index in 0..<width { coefficients[pivotRow + index] /= -pivot }
    coefficients[pivotRow + column] = 1 / pivot
    basicValues[place] = step
    wobbles[place] = wobbleStep
    for other in basic.indices where other != place {
      let row = other * width
      let factor = coefficients[row + column]
      if factor == 0 { continue }
      basicValues[other] = Self.sum(basicValues[other], factor * step)
      wobbles[other] += factor * wobbleStep
      coefficients[row + column] = factor * coefficients[pivotRow + column]
      for index in 0..<width where index != column {
        let product = factor * coefficients[pivotRow + index]
        if product != 0 {
          coefficients[row + index] = Self.sum(coefficients[row + index], product)
        }
      }
    }
    swap(&basic[place], &nonbasic[column])
  }

  /// Returns the sum of `first` and `second`, or 0 if it may consist only of rounding errors.
  static func sum(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    return abs(sum) <= cancellation * (abs(first) + abs(second)) ? 0 : sum
  }
}
