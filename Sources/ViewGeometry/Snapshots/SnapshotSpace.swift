/// A view, together with the descendants whose coordinates differ from those of the view only by a
/// translation.
///
/// The first space is that of the root. Each view that is rotated, scaled or projected starts its
/// own space, a child of its superview's space; so does a view whose offset would be rounded. A
/// conversion within a space is a difference of offsets. A conversion between two spaces uses their
/// maps, which are stored composed with those of all parent spaces.
struct SnapshotSpace {
  /// The element that starts the space.
  let first: Int32
  /// The index of the parent space; -1 for the first space.
  let parent: Int32
  /// Whether the composed maps can be used for conversions.
  ///
  /// True if the maps of this space and of all parent spaces are affine, invertible and
  /// well-conditioned, and if the coordinates of the space's origin in the root aren't too large.
  var isDirect: Bool
  /// The linear part of the composed map to the root; NaN for a space that isn't direct.
  ///
  /// Conversions detect the NaN in the same way as an overflow.
  var toRoot = LinearPart.identity
  /// The linear part of the composed map from the root; NaN for a space that isn't direct.
  var fromRoot = LinearPart.identity
  /// The map from the bounds coordinates of the first element to those of its superview.
  let localMap: ProjectiveMap
  /// The inverse of `localMap`; nil if the map is singular.
  let localInverse: ProjectiveMap?
  /// The anchor point of the first element, in its bounds coordinates.
  ///
  /// Conversions into a view with a singular transform map every point to it.
  let anchor: SIMD2<Double>

  /// The upper bound on the condition number of composed maps.
  ///
  /// Conversions with maps whose condition numbers reach it go level by level.
  static let worstCondition = 0x1p20

  static var ofRoot: SnapshotSpace {
    SnapshotSpace(
      first: 0, parent: -1, isDirect: true, localMap: .identity, localInverse: .identity,
      anchor: .zero)
  }
}

extension SnapshotSpace {
  /// Creates the space that starts with `view`.
  ///
  /// Its maps must be composed afterward with `compose(in:at:)`.
  init(of view: some SnapshotMember, first: Int32, in parent: Int32) {
    let anchor = view.anchorInBounds
    self.init(
      first: first, parent: parent, isDirect: false, localMap: view.map,
      localInverse: view.inverseMap, anchor: SIMD2(anchor.x, anchor.y))
  }

  /// Composes the maps with those of the parent space.
  ///
  /// `outerOrigin` is the zero point of the coordinates of the first view's superview, in the
  /// root's bounds coordinates. Returns the zero point of the first view's coordinates, which is
  /// meaningful only if the space is direct.
  mutating func compose(in outer: SnapshotSpace, at outerOrigin: ExactOffset) -> ExactOffset {
    var origin = ExactOffset.zero
    isDirect = false
    toRoot = LinearPart(localMap).then(outer.toRoot)
    if outer.isDirect, localMap.isAffine, let localInverse,
      LinearPart(localMap).largestFactor * LinearPart(localInverse).largestFactor
        < SnapshotSpace.worstCondition
    {
      fromRoot = outer.fromRoot.then(LinearPart(localInverse))
      let condition = toRoot.largestFactor * fromRoot.largestFactor
      let step = outer.toRoot.map(
        ExactOffset(high: SIMD2(localMap.tx, localMap.ty), low: .zero))
      origin = outerOrigin.adding(step.high).adding(step.low)
      isDirect = condition < SnapshotSpace.worstCondition && origin.isUsable
    }
    if !isDirect { (toRoot, fromRoot) = (.none, .none) }
    return origin
  }

  /// Returns the zero point of the coordinates of a view that is translated in its superview.
  ///
  /// `offset` is the translation, and `outer` is the zero point of the superview's coordinates.
  /// Returns nil if the new zero point is too large or NaN, or if the difference of the two zero
  /// points, once rounded, isn't `offset`. The view then starts a space, so that no precision is
  /// lost.
  func zeroPoint(movedBy offset: SIMD2<Double>, from outer: SnapshotZeroPoint) -> SnapshotZeroPoint?
  {
    let inSpace = outer.inSpace.adding(offset)
    guard inSpace.isUsable, all(inSpace.minus(outer.inSpace).rounded .== offset) else { return nil }
    guard parent >= 0 else { return SnapshotZeroPoint(inRoot: inSpace, inSpace: inSpace) }
    let mapped = toRoot.map(ExactOffset(high: offset, low: .zero))
    return SnapshotZeroPoint(
      inRoot: outer.inRoot.adding(mapped.high).adding(mapped.low), inSpace: inSpace)
  }
}

/// The zero point of an element's coordinates.
struct SnapshotZeroPoint {
  /// The zero point, in the root's coordinates.
  let inRoot: ExactOffset
  /// The zero point, in the coordinates of the view that starts the space.
  let inSpace: ExactOffset
}

/// The linear part of an affine map: x' = a x + c y, y' = b x + d y.
///
/// It is stored as the vectors (a, d) and (c, b), so that mapping takes one shuffle and two
/// products.
struct LinearPart {
  private var straight: SIMD2<Double>
  private var crosswise: SIMD2<Double>

  static let identity = LinearPart(a: 1, b: 0, c: 0, d: 1)
  static let none = LinearPart(a: .nan, b: .nan, c: .nan, d: .nan)

  init(a: Double, b: Double, c: Double, d: Double) {
    straight = SIMD2(a, d)
    crosswise = SIMD2(c, b)
  }

  init(_ map: ProjectiveMap) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d)
  }

  var a: Double { straight.x }
  var b: Double { crosswise.y }
  var c: Double { crosswise.x }
  var d: Double { straight.y }

  @inline(__always)
  func map(_ vector: SIMD2<Double>) -> SIMD2<Double> {
    straight * vector + crosswise * SIMD2(vector.y, vector.x)
  }

  /// Returns the map that applies the receiver and then `next`.
  func then(_ next: LinearPart) -> LinearPart {
    LinearPart(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d)
  }

  /// The maximum absolute value of the coefficients.
  var largestFactor: Double { max(max(abs(a), abs(b)), max(abs(c), abs(d))) }

  /// Returns the bounding box of the mapped corners, translated by `origin`.
  ///
  /// The left edge and the top edge are each a sum of two minimums, one for each coordinate of
  /// `extent`.
  func box(of extent: Extent, movedBy origin: ExactOffset) -> Extent {
    let low = SIMD2(
      min(extent.minX * a, extent.maxX * a) + min(extent.minY * c, extent.maxY * c),
      min(extent.minX * b, extent.maxX * b) + min(extent.minY * d, extent.maxY * d))
    let corner = origin.moving(low)
    return Extent(
      x: corner.x, y: corner.y, width: extent.width * abs(a) + extent.height * abs(c),
      height: extent.width * abs(b) + extent.height * abs(d))
  }

  /// Returns the image of an offset, with double-double precision.
  func map(_ offset: ExactOffset) -> ExactOffset {
    var sum = ExactOffset.zero
    let (first, second) = (SIMD2(a, b), SIMD2(c, d))
    sum.add(first * offset.high.x)
    sum.add(Self.error(of: first * offset.high.x, first, offset.high.x))
    sum.add(second * offset.high.y)
    sum.add(Self.error(of: second * offset.high.y, second, offset.high.y))
    sum.add(map(offset.low))
    return sum
  }

  /// Returns the rounding errors of `product`, the rounded product of `left` and `right`.
  private static func error(
    of product: SIMD2<Double>, _ left: SIMD2<Double>, _ right: Double
  ) -> SIMD2<Double> {
    SIMD2(
      (-product.x).addingProduct(left.x, right), (-product.y).addingProduct(left.y, right))
  }
}
