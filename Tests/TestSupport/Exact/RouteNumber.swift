/// A number a route of coordinate maps can be worked out in.
///
/// The textbook formulas are written once, in `Affine` and `NaiveTree`, and evaluated in two ways: in `Double` for an
/// answer, and in `ExactNumber` for the true answer.
protocol RouteNumber {
  init(_ value: Double)
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
}

extension Double: RouteNumber {}
