import Foundation
import ViewGeometry

/// The families of transforms that a random tree may have; each one includes the previous ones.
enum TransformFamily: CaseIterable {
  /// No transforms, or translations by dyadic values, so that every route is a translation.
  case translations
  /// Also flips, rotations by 90° and scales by powers of two, so that every route is exact.
  case exact
  /// Also rotations, skews and nonuniform scales, none of which is close to singular.
  case affine
  /// Also transforms that flatten a view to a line or a point.
  case singular
}

extension ChoiceSource {
  /// Returns a point with dyadic coordinates.
  mutating func dyadicPoint() -> CGPoint {
    CGPoint(x: dyadic(), y: dyadic())
  }

  /// Returns a point with 53 random bits in each coordinate.
  mutating func realPoint(within limit: Double = 1_000) -> CGPoint {
    CGPoint(x: real(within: limit), y: real(within: limit))
  }

  /// Returns a rectangle with dyadic edges and a nonnegative size.
  mutating func dyadicRect() -> CGRect {
    CGRect(x: dyadic(), y: dyadic(), width: abs(dyadic()), height: abs(dyadic()))
  }

  /// Returns a rectangle of any kind: null, infinite, empty, with a negative size, tiny, huge or
  /// ordinary.
  mutating func anyRect() -> CGRect {
    switch choice(below: 8) {
    case 0: .zero
    case 1: .null
    case 2: .infinite
    case 3: CGRect(x: nasty(), y: nasty(), width: nasty(), height: nasty())
    case 4: CGRect(x: dyadic(), y: dyadic(), width: dyadic(), height: dyadic())
    default: dyadicRect()
    }
  }

  /// Returns a transform of the family; half of the results are the identity.
  mutating func transform(_ family: TransformFamily) -> CGAffineTransform {
    guard flag() else { return .identity }
    let kinds: UInt64 =
      switch family {
      case .translations: 1
      case .exact: 3
      case .affine: 6
      case .singular: 7
      }
    switch choice(below: kinds) {
    case 0: return CGAffineTransform(translationX: dyadic(), y: dyadic())
    case 1: return CGAffineTransform(scaleX: powerOfTwo(), y: powerOfTwo())
    case 2: return pick(Self.turnsAndFlips)
    case 3: return CGAffineTransform(rotationAngle: real(within: 7))
    case 4:
      // The matrix is triangular, and no diagonal entry is below 1/2, so the determinant is at
      // least 1/4.
      let skewed = CGAffineTransform(
        a: 0.5 + unit() * 2, b: 0, c: real(within: 2), d: 0.5 + unit() * 2, tx: 0, ty: 0)
      return flag() ? skewed.concatenating(CGAffineTransform(rotationAngle: unit())) : skewed
    case 5:
      return CGAffineTransform(
        a: 0.25 + unit(), b: 0, c: 0, d: -0.25 - unit(), tx: dyadic(), ty: dyadic())
    default: return pick(Self.singularTransforms)
    }
  }

  /// Returns a power of two from 1/4 to 4, positive or negative.
  private mutating func powerOfTwo() -> Double {
    pick([1, 2, 0.5, 4, 0.25, -1, -2, -0.5])
  }

  private static let turnsAndFlips = [
    CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
    CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
    CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0),
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    CGAffineTransform(a: 0, b: 2, c: 2, d: 0, tx: 0, ty: 0),
  ]

  /// Transforms that flatten a view to a point or a line.
  static let singularTransforms = [
    CGAffineTransform(scaleX: 0, y: 0),
    CGAffineTransform(scaleX: 0, y: 1),
    CGAffineTransform(scaleX: 1, y: 0),
    // If these two are multiplied by a rotation, the determinant is rounding noise instead of zero.
    CGAffineTransform(a: 3, b: 1, c: 9, d: 3, tx: 5, ty: -3),
    CGAffineTransform(a: 5, b: -7, c: 10, d: -14, tx: 0, ty: 0),
  ]
}
