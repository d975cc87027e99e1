/// A number type in which a route of coordinate maps can be computed.
///
/// The textbook formulas are written once, in `Affine` and `NaiveTree`, and evaluated in two ways:
/// in `Double` for a rounded result, and in `ExactNumber` for the exact one.
protocol RouteNumber {
  init(_ value: Double)
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
}

extension Double: RouteNumber {}
