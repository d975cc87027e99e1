/// A fraction in lowest terms; traps if a part outgrows 64 bits.
struct Fraction: Comparable, CustomStringConvertible {
  let numerator: Int
  /// Above 0.
  let denominator: Int

  static let zero = Fraction(0)
  static let one = Fraction(1)

  init(_ whole: Int) {
    (numerator, denominator) = (whole, 1)
  }

  init(_ numerator: Int, over denominator: Int) {
    precondition(denominator != 0, "A fraction can't have the denominator 0.")
    var divisor = 1
    if denominator != 1 {
      var (a, b) = (abs(numerator), abs(denominator))
      while b != 0 { (a, b) = (b, a % b) }
      divisor = denominator < 0 ? -a : a
    }
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The value of a double that is a multiple of 2^-20.
  init(_ value: Double) {
    let scaled = value * 0x1p20
    precondition(scaled == scaled.rounded() && abs(scaled) < 0x1p53, "\(value) is too fine.")
    self.init(Int(scaled), over: 1 << 20)
  }

  var isZero: Bool { numerator == 0 }
  /// Whether a double can have exactly this value, as far as its denominator is concerned.
  var isDyadic: Bool { denominator & (denominator - 1) == 0 && abs(numerator) < 1 << 53 }
  var value: Double { Double(numerator) / Double(denominator) }
  var magnitude: Fraction { numerator < 0 ? -self : self }
  var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    if left.denominator == right.denominator {
      return Fraction(left.numerator + right.numerator, over: left.denominator)
    }
    return Fraction(
      left.numerator * right.denominator + right.numerator * left.denominator,
      over: left.denominator * right.denominator)
  }

  static prefix func - (value: Fraction) -> Fraction {
    Fraction(-value.numerator, over: value.denominator)
  }

  static func - (left: Fraction, right: Fraction) -> Fraction { left + -right }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.numerator, over: left.denominator * right.denominator)
  }

  static func / (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.denominator, over: left.denominator * right.numerator)
  }

  static func < (left: Fraction, right: Fraction) -> Bool { (left - right).numerator < 0 }
}
