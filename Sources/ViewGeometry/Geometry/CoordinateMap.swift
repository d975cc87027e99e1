public import Foundation

/// A map from one coordinate space to another: a translation, or a scaling, affine or projective
/// map.
///
/// Create it once with `View.coordinateMap(to:)`, and map any number of points:
///
///     let map = cell.coordinateMap(to: window)
///     let corner = map.map(CGPoint.zero)
///
/// A map created from values has the cheapest kind that represents it; a composition has the more
/// expensive kind of its two parts. A translation only adds two values to a point, without rounding
/// if all of them are integers or binary fractions of ordinary size. The map is a value: it isn't
/// affected by views that move later.
///
/// Views rotated in 3D space are mapped by projection (R2.18, R2.22): a point `(x, y)` maps to
/// `(X / w, Y / w)`, where `X`, `Y` and `w` are affine functions of `x` and `y`. If `w` is
/// positive, the point is in front of the camera. If `w` is negative, it is behind the camera; it
/// still has its mathematical image, so round trips return the point, but it isn't hit or visible.
/// On the horizon, `w` is zero and the point has no image; each coordinate of the result is then
/// zero if its numerator (`X` or `Y`) is zero, and otherwise the largest finite value with the
/// numerator's sign.
public struct CoordinateMap: Sendable {
  /// The map's coefficients.
  package private(set) var numbers: ProjectiveMap
  /// A bound on the errors of the coefficients; it has no effect on equality.
  package private(set) var error: MapError

  package init(_ numbers: ProjectiveMap, error: MapError = .zero) {
    self.numbers = numbers
    self.error = error
  }

  /// The identity map.
  public static let identity = CoordinateMap(ProjectiveMap.identity)

  /// Creates a map that adds `(x, y)` to every point.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(
      ProjectiveMap(kind: .translation, a: 1, b: 0, c: 0, d: 1, tx: Double(x), ty: Double(y)))
  }

  /// Creates the map of `transform`, in the cheapest kind.
  public init(_ transform: CGAffineTransform) {
    self.init(
      ProjectiveMap(
        a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
        d: Double(transform.d), tx: Double(transform.tx), ty: Double(transform.ty)))
  }

  package var kind: PlaneMap.Kind { numbers.kind }

  /// Whether the map is of the kind that only adds two values to a point.
  ///
  /// It is false for a composition with a map of another kind, even if the result is a translation.
  public var isTranslation: Bool { kind == .translation }

  /// Whether the map is of a kind that keeps parallel lines parallel.
  ///
  /// It is false for maps with perspective and for their compositions, even if the perspective
  /// cancels out.
  public var isAffine: Bool { kind != .projective }

  /// The map as an affine transform.
  ///
  /// For a projective map, it contains the coefficients of the numerators only.
  public var affineTransform: CGAffineTransform {
    CGAffineTransform(
      a: CGFloat(numbers.a), b: CGFloat(numbers.b), c: CGFloat(numbers.c), d: CGFloat(numbers.d),
      tx: CGFloat(numbers.tx), ty: CGFloat(numbers.ty))
  }

  /// The map as a 4×4 matrix, which maps the plane z = 0 to itself.
  public var transform3D: Transform3D {
    var matrix = Transform3D(affineTransform)
    (matrix.m14, matrix.m24) = (CGFloat(numbers.px), CGFloat(numbers.py))
    matrix.m44 = CGFloat(numbers.pw)
    return matrix
  }
}

// MARK: - Mapping

extension CoordinateMap {
  /// Returns the image of `point`.
  ///
  /// For points behind the camera or on the horizon, see the description of ``CoordinateMap``.
  ///
  /// ```swift
  /// let map = CoordinateMap(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 20))
  /// let point = map.map(CGPoint(x: 1, y: 1))  // (22, 42)
  /// ```
  public func map(_ point: CGPoint) -> CGPoint { numbers.map(point) }

  /// Returns the quad with the images of the corners of `quad`.
  public func map(_ quad: Quad) -> Quad { numbers.map(quad) }

  /// Returns the standardized bounding box of the images of the corners of `rect`.
  ///
  /// A null rectangle stays null, and an infinite one stays infinite (R1.17). A translation moves
  /// the origin and leaves the size unchanged. With a projective map, the result is the bounding
  /// box of the part in front of the camera, clipped just before the horizon; null if there is no
  /// such part. For a route that goes up the tree and down again, `View.convert(_: CGRect, to:)`
  /// computes two bounding boxes, one after the other (R3.7).
  public func map(_ rect: CGRect) -> CGRect { numbers.map(rect) }
}

// MARK: - Composing

extension CoordinateMap {
  /// Returns the map that applies the receiver first and `next` second.
  ///
  /// Its kind is the more expensive of the two, even if a cheaper one could represent the result.
  public func then(_ next: CoordinateMap) -> CoordinateMap {
    var result = self
    result.append(next)
    return result
  }

  /// Composes the receiver with `next`; the result applies the receiver first and `next` second.
  ///
  /// Error bounds have no effect on the coefficients. The bound of the result follows from the
  /// coefficients and the bounds of the two parts (ErrorBounds.md).
  @usableFromInline
  package mutating func append(_ next: CoordinateMap) {
    // The error of (M + E)(N + F) - MN, and the rounding of MN.
    error =
      error * next.numbers.norms + numbers.norms * next.error + error * next.error
      + ProjectiveMap.compositionRounding(numbers, next.numbers)
    numbers.append(next.numbers)
  }

  /// The inverse map; nil if the map is singular, or a coefficient of it or of its inverse is
  /// infinite or NaN.
  ///
  /// A map is singular if its determinant, `a * d - b * c` for an affine map, is zero or rounding
  /// noise: at most 2^-52 times the sum of the absolute values of its products. The test is
  /// relative, so a map that scales by `1e-200` along both axes has an inverse.
  public var inverse: CoordinateMap? {
    guard let inverse = numbers.inverse else { return nil }
    if kind == .translation { return CoordinateMap(inverse, error: error) }
    // If X is the computed inverse of a map D and R = 1 - XD is its residual, the true inverse is
    // (1 - R)⁻¹ X.
    var product = inverse
    product.append(numbers)
    let difference = ProjectiveMap(
      kind: .projective, a: product.a - 1, b: product.b, c: product.c, d: product.d - 1,
      tx: product.tx, ty: product.ty, px: product.px, py: product.py, pw: product.pw - 1)
    let residual =
      difference.norms + ProjectiveMap.compositionRounding(inverse, numbers)
      + inverse.norms * error
    guard let sum = residual.neumannSum else { return CoordinateMap(inverse, error: .infinite) }
    return CoordinateMap(inverse, error: sum * inverse.norms)
  }

  /// Returns the composition of a map up the tree and a map down again.
  ///
  /// If the result isn't projective, its error bound also applies to a point that is mapped by `up`
  /// and then by `down`.
  package static func route(up: CoordinateMap, down: CoordinateMap) -> CoordinateMap {
    var whole = up
    whole.append(down)
    if whole.isAffine {
      // A point mapped by the two maps one after the other is rounded in between, and the second
      // map transforms the error.
      let (first, second) = (up.numbers.absoluteNorms, down.numbers.absoluteNorms)
      whole.error.linear += 6 * MapError.unit * first.linear * second.linear
      whole.error.offset += 6 * MapError.unit * (first.offset * second.linear + second.offset)
    }
    return whole
  }
}

extension CoordinateMap: Hashable {
  /// Returns whether the kinds and the coefficients are equal; error bounds are ignored.
  public static func == (left: CoordinateMap, right: CoordinateMap) -> Bool {
    left.numbers == right.numbers
  }

  /// Hashes the kind and the coefficients.
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}
