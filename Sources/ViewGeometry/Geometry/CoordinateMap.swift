public import Foundation

/// A map from one coordinate space to another: a translation, a scale with an offset, an affine or a projective map.
///
/// Take it once with `View.coordinateMap(to:)` and map any number of points:
///
///     let map = cell.coordinateMap(to: window)
///     let corner = map.map(CGPoint.zero)
///
/// The map stays in the cheapest kind that describes it. A translation adds two numbers to a point and nothing
/// else, so integers and dyadic fractions come back bit for bit. It is a frozen value: it doesn't follow views
/// that move later.
///
/// Views that turn in space map by projection (R2.18, R2.22): a point `(x, y)` goes to `(X / w, Y / w)`. Where `w` is
/// positive the point lies in front of the camera. Behind it (`w` negative) a point still has its mathematical image, so
/// round trips come back, but nothing there is hit or visible. On the horizon (`w` zero) there is no image: the coordinates
/// go to the ends of the finite numbers.
public struct CoordinateMap: Sendable {
  /// The map itself.
  package private(set) var numbers: ProjectiveMap
  /// A bound on the distance of the numbers from the true ones; equality ignores it.
  package private(set) var error: MapError

  package init(_ numbers: ProjectiveMap, error: MapError = .zero) {
    self.numbers = numbers
    self.error = error
  }

  /// The map that leaves every point where it is.
  public static let identity = CoordinateMap(ProjectiveMap.identity)

  /// A map that adds `(x, y)` to every point.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(
      ProjectiveMap(kind: .translation, a: 1, b: 0, c: 0, d: 1, tx: Double(x), ty: Double(y)))
  }

  /// The map that `transform` describes, in the cheapest kind.
  public init(_ transform: CGAffineTransform) {
    self.init(
      ProjectiveMap(
        a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
        d: Double(transform.d), tx: Double(transform.tx), ty: Double(transform.ty)))
  }

  package var kind: PlaneMap.Kind { numbers.kind }

  /// Whether the map only shifts points.
  public var isTranslation: Bool { kind == .translation }

  /// Whether parallel lines stay parallel; only maps through perspective aren't.
  public var isAffine: Bool { kind != .projective }

  /// The same map as six numbers; of a projective map, its numerators alone.
  public var affineTransform: CGAffineTransform {
    CGAffineTransform(
      a: CGFloat(numbers.a), b: CGFloat(numbers.b), c: CGFloat(numbers.c), d: CGFloat(numbers.d),
      tx: CGFloat(numbers.tx), ty: CGFloat(numbers.ty))
  }

  /// The same map as a matrix, which takes the plane of depth zero to itself.
  public var transform3D: Transform3D {
    var matrix = Transform3D(affineTransform)
    (matrix.m14, matrix.m24) = (CGFloat(numbers.px), CGFloat(numbers.py))
    matrix.m44 = CGFloat(numbers.pw)
    return matrix
  }
}

// MARK: - Mapping

extension CoordinateMap {
  /// The point that `point` is mapped to.
  public func map(_ point: CGPoint) -> CGPoint { numbers.map(point) }

  /// The corners of `quad`, each mapped.
  public func map(_ quad: Quad) -> Quad { numbers.map(quad) }

  /// The smallest rectangle that holds the mapped corners of `rect`: a single box, always standardised.
  ///
  /// Null stays null and infinite stays infinite (R1.17). A translation moves the origin and leaves the size
  /// untouched. A projective map boxes the part in front of the camera; null when nothing is.
  /// `View.convert(_: CGRect, to:)` boxes twice on routes that climb and descend; see rule R3.7.
  public func map(_ rect: CGRect) -> CGRect { numbers.map(rect) }
}

// MARK: - Composing

extension CoordinateMap {
  /// The map that applies the receiver first and `next` second.
  ///
  /// It has the dearer kind of the two, so translations compose by two additions.
  public func then(_ next: CoordinateMap) -> CoordinateMap {
    var result = self
    result.append(next)
    return result
  }

  /// Applies `next` after the receiver.
  ///
  /// The numbers are those that composing without a bound gives, bit for bit; the bound rests on them and on the bounds of
  /// the parts (ErrorBounds.md).
  @usableFromInline
  package mutating func append(_ next: CoordinateMap) {
    // (M + E)(N + F) - MN, and the rounding of MN.
    error =
      error * next.numbers.norms + numbers.norms * next.error + error * next.error
      + ProjectiveMap.compositionRounding(numbers, next.numbers)
    numbers.append(next.numbers)
  }

  /// The map that undoes the receiver, or nil when there is none in finite numbers.
  ///
  /// A map is singular when its determinant is zero or nothing but rounding noise, that is, not larger than one
  /// unit in the last place of the two products it is the difference of. The test is relative, so a map that scales by
  /// `1e-200` along both axes has an inverse. One with an infinity or NaN in it, or in its inverse, has none.
  public var inverse: CoordinateMap? {
    guard let inverse = numbers.inverse else { return nil }
    if kind == .translation { return CoordinateMap(inverse, error: error) }
    // With the residual R = 1 - XD of the computed inverse X, the true one is (1 - R)⁻¹ X.
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

  /// The composition of a way up and a way down, with a bound that covers mapping by both in turn as well.
  package static func route(up: CoordinateMap, down: CoordinateMap) -> CoordinateMap {
    var whole = up
    whole.append(down)
    if whole.isAffine {
      // A point on the way between the two is rounded once more, and its rounding carried down.
      let (first, second) = (up.numbers.absoluteNorms, down.numbers.absoluteNorms)
      whole.error.linear += 6 * MapError.unit * first.linear * second.linear
      whole.error.offset += 6 * MapError.unit * (first.offset * second.linear + second.offset)
    }
    return whole
  }
}

extension CoordinateMap: Hashable {
  /// Whether the numbers are the same; the bounds on their errors don't count.
  public static func == (left: CoordinateMap, right: CoordinateMap) -> Bool {
    left.numbers == right.numbers
  }

  /// Hashes the numbers.
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}
