public import Foundation

/// A 4×4 matrix for row vectors, `(x, y, z, 1) · m`, like `CATransform3D`.
///
/// ```swift
/// var perspective = Transform3D.identity
/// perspective.m34 = -1 / 500  // seen from 500 points above the plane
/// card.transform3D = perspective.rotated(by: .pi / 4, x: 0, y: 1, z: 0)
/// ```
public struct Transform3D: Sendable, Hashable, Codable {
  /// The first row.
  public var m11, m12, m13, m14: CGFloat
  /// The second row.
  public var m21, m22, m23, m24: CGFloat
  /// The third row.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row, which contains the translation.
  public var m41, m42, m43, m44: CGFloat

  /// Creates the zero matrix, like `CATransform3D()`.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates a matrix from its sixteen elements.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates the 4×4 matrix of an affine transform, which leaves z unchanged (R2.10).
  public init(_ transform: CGAffineTransform) {
    self = .identity
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m41, m42) = (transform.tx, transform.ty)
  }

  /// Creates a translation by `(x, y, z)` points.
  public init(translationX x: CGFloat, y: CGFloat, z: CGFloat) {
    self = .identity
    (m41, m42, m43) = (x, y, z)
  }

  /// Creates a scaling about the origin by the factors `x`, `y` and `z` along the three axes.
  public init(scaleX x: CGFloat, y: CGFloat, z: CGFloat) {
    self = .identity
    (m11, m22, m33) = (x, y, z)
  }

  /// Creates a rotation by `angle` radians about the axis `(x, y, z)`, which may have any length.
  ///
  /// A positive angle about (0, 0, 1) rotates clockwise on screen, where y increases downward. If
  /// the length is zero, creates the identity.
  public init(rotationAngle angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) {
    self = .identity
    let length = (x * x + y * y + z * z).squareRoot()
    let longest = max(abs(x), abs(y), abs(z))
    if length < 0x1p-480 || length == .infinity, longest > 0, longest.isFinite {
      // Squares would underflow or overflow. Multiplying by a power of two brings the longest
      // component into 1..<2 and is exact.
      func scaled(_ part: CGFloat) -> CGFloat {
        CGFloat(sign: .plus, exponent: -longest.exponent, significand: part)
      }
      self.init(rotationAngle: angle, x: scaled(x), y: scaled(y), z: scaled(z))
      return
    }
    guard length > 0 else { return }
    let (ux, uy, uz) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    (m11, m12, m13) = (
      cosine + ux * ux * rest, ux * uy * rest + uz * sine, ux * uz * rest - uy * sine
    )
    (m21, m22, m23) = (
      uy * ux * rest - uz * sine, cosine + uy * uy * rest, uy * uz * rest + ux * sine
    )
    (m31, m32, m33) = (
      uz * ux * rest + uy * sine, uz * uy * rest - ux * sine, cosine + uz * uz * rest
    )
  }

  /// The identity matrix.
  public static let identity = Transform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

  /// Whether the matrix is exactly the identity.
  public var isIdentity: Bool { self == .identity }

  /// Whether all sixteen elements are finite.
  package var isFinite: Bool {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
      .allSatisfy(\.isFinite)
  }

  /// Whether the matrix equals that of an affine transform of the plane, which leaves z unchanged.
  public var isAffine: Bool { self == Transform3D(affineTransform) }

  /// The affine part, `(m11, m12, m21, m22, m41, m42)`, ignoring the other elements (R2.10).
  public var affineTransform: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}
