/// A number a route of coordinate maps can be worked out in.
///
/// The textbook formulas are written once, in `Affine` and `NaiveTree`, and evaluated in three ways: in `Double`
/// for an answer, in `ExactNumber` for the true answer, and in `Majorant` for the size of what was summed up.
protocol RouteNumber {
  init(_ value: Double)
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
}

extension Double: RouteNumber {}

/// The sum of the absolute values of all the products that make up a number, cancelling nothing.
///
/// If every product passes through at most k roundings, the rounded result is off by at most k units of
/// rounding times this sum; ErrorBounds.md has the derivation.
struct Majorant: RouteNumber {
  let value: Double

  init(_ value: Double) {
    self.value = abs(value)
  }

  static func + (left: Majorant, right: Majorant) -> Majorant { Majorant(left.value + right.value) }
  static func - (left: Majorant, right: Majorant) -> Majorant { left + right }
  static func * (left: Majorant, right: Majorant) -> Majorant { Majorant(left.value * right.value) }
}
