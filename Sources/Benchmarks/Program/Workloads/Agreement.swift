import Foundation

/// Comparisons of results with those of a naive twin.
///
/// Each comparison throws a description of the difference.
enum Agreement {
  /// Throws unless both coordinates are equal, within `tolerance` times their magnitude or 1,
  /// whichever is larger.
  static func require(
    _ found: CGPoint, _ expected: CGPoint, tolerance: Double = 0,
    for question: @autoclosure () -> String
  ) throws(WrongAnswer) {
    guard agrees(found.x, expected.x, tolerance), agrees(found.y, expected.y, tolerance) else {
      throw WrongAnswer("\(question()) gives \(found), the naive twin \(expected).")
    }
  }

  /// Throws unless all edges are equal, within `tolerance` times their magnitude or 1, whichever is
  /// larger.
  static func require(
    _ found: CGRect, _ expected: CGRect, tolerance: Double = 0,
    for question: @autoclosure () -> String
  ) throws(WrongAnswer) {
    guard agrees(found.minX, expected.minX, tolerance),
      agrees(found.minY, expected.minY, tolerance),
      agrees(found.maxX, expected.maxX, tolerance), agrees(found.maxY, expected.maxY, tolerance)
    else {
      throw WrongAnswer("\(question()) gives \(found), the naive twin \(expected).")
    }
  }

  /// Throws unless the values are equal.
  static func require<Value: Equatable>(
    _ found: Value, _ expected: Value, for question: @autoclosure () -> String
  ) throws(WrongAnswer) {
    guard found == expected else {
      throw WrongAnswer("\(question()) gives \(found), the naive twin \(expected).")
    }
  }

  /// Throws unless both references are to the same object, or both are nil.
  static func require(
    identical found: AnyObject?, _ expected: AnyObject?, for question: @autoclosure () -> String
  ) throws(WrongAnswer) {
    guard found === expected else {
      let names = [found, expected].map { $0.map { "\($0)" } ?? "nothing" }
      throw WrongAnswer("\(question()) gives \(names[0]), the naive twin \(names[1]).")
    }
  }

  private static func agrees(_ left: CGFloat, _ right: CGFloat, _ tolerance: Double) -> Bool {
    abs(left - right) <= tolerance * max(1, abs(left), abs(right))
  }
}
