import Foundation

/// Comparisons of results with those of a naive twin.
///
/// Each comparison throws an error that describes the difference, if there is one.
enum Agreement {
  /// Throws an error if a coordinate differs by more than `tolerance`.
  ///
  /// If the magnitude of the coordinate exceeds 1, the tolerance is multiplied by it.
  static func require(
    _ found: CGPoint, _ expected: CGPoint, tolerance: Double = 0,
    for question: @autoclosure () -> String
  ) throws(WrongAnswer) {
    guard agrees(found.x, expected.x, tolerance), agrees(found.y, expected.y, tolerance) else {
      throw WrongAnswer("\(question()) gives \(found), the naive twin \(expected).")
    }
  }

  /// Throws an error if an edge differs by more than `tolerance`.
  ///
  /// If the magnitude of the edge's coordinate exceeds 1, the tolerance is multiplied by it.
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

  /// Throws an error if the values differ.
  static func require<Value: Equatable>(
    _ found: Value, _ expected: Value, for question: @autoclosure () -> String
  ) throws(WrongAnswer) {
    guard found == expected else {
      throw WrongAnswer("\(question()) gives \(found), the naive twin \(expected).")
    }
  }

  /// Throws an error if the references are to different objects, or if only one of them is nil.
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
