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
  /// The kind of a map, from cheap to expensive; a composition has the more expensive kind of its parts.
  package enum Kind: UInt8, Sendable, Comparable {
    /// Adds `(tx, ty)`.
    case translation
    /// Multiplies x by `a` and y by `d`, then adds `(tx, ty)`.
    case scaleAndOffset
    /// The six numbers `a` to `ty` count.
    case affine
    /// All nine numbers count: divides by `x * px + y * py + pw`.
    case projective

    @inlinable
    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// The first two columns of the homography.
  package var plane: PlaneMap
  /// The third column of the homography: 0, 0 and 1 in all kinds but the projective.
  package var px = 0.0
  package var py = 0.0
  package var pw = 1.0
  /// How far the numbers may be from the true ones; no part of what makes two maps equal.
  package var error = MapError.zero

  /// The map that leaves every point where it is.
  public static let identity = CoordinateMap(translationX: 0, y: 0)

  /// A map that adds `(x, y)` to every point.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(kind: .translation, a: 1, b: 0, c: 0, d: 1, tx: Double(x), ty: Double(y))
  }

  /// The map that `transform` describes, in the cheapest kind.
  public init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
      d: Double(transform.d), tx: Double(transform.tx), ty: Double(transform.ty))
  }

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.init(
      kind: Kind(linearPart: a, b, c, d), a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  package init(
    kind: Kind, a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double
  ) {
    plane = PlaneMap(kind: kind, a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  @inline(__always)
  package init(_ plane: PlaneMap) { self.plane = plane }

  package init(
    kind: Kind, a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double, px: Double,
    py: Double, pw: Double
  ) {
    self.init(kind: kind, a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    self.px = px
    self.py = py
    self.pw = pw
  }

  /// The map that sends every point to `(x, y)`; the descent through a singular view ends in one (R3.11).
  package init(constantX x: Double, y: Double) {
    self.init(kind: .scaleAndOffset, a: 0, b: 0, c: 0, d: 0, tx: x, ty: y)
  }

  /// Whether the map only shifts points.
  public var isTranslation: Bool { kind == .translation }

  /// Whether parallel lines stay parallel; only maps through perspective aren't.
  public var isAffine: Bool { kind != .projective }

  /// The same map as six numbers; of a projective map, its numerators alone.
  public var affineTransform: CGAffineTransform {
    CGAffineTransform(
      a: CGFloat(a), b: CGFloat(b), c: CGFloat(c), d: CGFloat(d), tx: CGFloat(tx), ty: CGFloat(ty))
  }

  /// The same map as a matrix, which takes the plane of depth zero to itself.
  public var transform3D: Transform3D {
    var matrix = Transform3D(affineTransform)
    (matrix.m14, matrix.m24, matrix.m44) = (CGFloat(px), CGFloat(py), CGFloat(pw))
    return matrix
  }
}

extension CoordinateMap {
  package var kind: Kind {
    get { plane.kind }
    set { plane.kind = newValue }
  }
  package var a: Double {
    get { plane.a }
    set { plane.a = newValue }
  }
  package var b: Double {
    get { plane.b }
    set { plane.b = newValue }
  }
  package var c: Double {
    get { plane.c }
    set { plane.c = newValue }
  }
  package var d: Double {
    get { plane.d }
    set { plane.d = newValue }
  }
  package var tx: Double {
    get { plane.tx }
    set { plane.tx = newValue }
  }
  package var ty: Double {
    get { plane.ty }
    set { plane.ty = newValue }
  }
}

extension CoordinateMap: Hashable {
  /// Whether the numbers are the same; how well they are known doesn't count.
  public static func == (left: CoordinateMap, right: CoordinateMap) -> Bool {
    left.plane == right.plane && left.px == right.px && left.py == right.py && left.pw == right.pw
  }

  /// Hashes the numbers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(plane)
    for number in [px, py, pw] { hasher.combine(number) }
  }
}

extension CoordinateMap.Kind {
  /// The cheapest kind for this linear part.
  package init(linearPart a: Double, _ b: Double, _ c: Double, _ d: Double) {
    guard b == 0 && c == 0 else {
      self = .affine
      return
    }
    self = a == 1 && d == 1 ? .translation : .scaleAndOffset
  }
}
