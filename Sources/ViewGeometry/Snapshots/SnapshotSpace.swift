/// The elements of a snapshot that lie below one view and differ from it by translations only.
///
/// The first space is that of the root. Each view that is turned, scaled or projected starts one of its own, which
/// is the child of the space its superview is in. Within a space conversions are differences of offsets; between two of them
/// maps count, and those are kept composed.
struct SnapshotSpace {
  /// The element it starts with.
  let first: Int32
  /// The space around it; -1 for the first.
  let parent: Int32
  /// Whether the maps below are good for use: affine with an inverse, like all around it, and neither huge nor nearly singular.
  var isDirect: Bool
  /// The linear part of the composed map to the root; NaN for a space that isn't direct, which conversions notice as they would an
  /// overflow.
  var toRoot = LinearPart.identity
  /// The linear part of the map from the root, or NaN.
  var fromRoot = LinearPart.identity
  /// The map of the first element into the bounds of its superview.
  let localMap: ProjectiveMap
  /// The map back; nil for a view without inverse.
  let localInverse: ProjectiveMap?
  /// The anchor point of the first element, in its bounds: where points come out that descend through a singular view.
  let anchor: SIMD2<Double>

  /// How badly conditioned a map may be to count as direct; the others are walked level by level.
  static let worstCondition = 0x1p20

  static var ofRoot: SnapshotSpace {
    SnapshotSpace(
      first: 0, parent: -1, isDirect: true, localMap: .identity, localInverse: .identity,
      anchor: .zero)
  }
}

extension SnapshotSpace {
  /// The space that a view begins, to be composed.
  init(of view: some SnapshotMember, first: Int32, in parent: Int32) {
    let anchor = view.anchorInBounds
    self.init(
      first: first, parent: parent, isDirect: false, localMap: view.map,
      localInverse: view.inverseMap, anchor: SIMD2(anchor.x, anchor.y))
  }

  /// Composes the maps with those of the space around; the answer is the zero point in the root of the view that begins the space.
  ///
  /// `outerOrigin` is that of the view around it.
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

  /// The zero point of a view that differs by an offset from the one around it, whose zero point is `outer`.
  ///
  /// Nil where the offset can't be told from the sums again: then the view begins a space, so that nothing is lost.
  func zeroPoint(movedBy offset: SIMD2<Double>, from outer: SnapshotZeroPoint) -> SnapshotZeroPoint?
  {
    let inSpace = outer.inSpace.adding(offset)
    guard inSpace.isUsable, all(inSpace.minus(outer.inSpace).rounded .== offset) else { return nil }
    guard parent >= 0 else { return SnapshotZeroPoint(inRoot: inSpace, inSpace: inSpace) }
    let turned = toRoot.map(ExactOffset(high: offset, low: .zero))
    return SnapshotZeroPoint(
      inRoot: outer.inRoot.adding(turned.high).adding(turned.low), inSpace: inSpace)
  }
}

/// Where the zero point of an element's bounds lies.
struct SnapshotZeroPoint {
  /// In the bounds of the root.
  let inRoot: ExactOffset
  /// In those of the view that begins the space.
  let inSpace: ExactOffset
}

/// The part of an affine map that turns and scales: x' = a x + c y, y' = b x + d y.
///
/// Kept as a vector mapped straight and one mapped crosswise, which takes one shuffle and two products.
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

  /// The receiver first, `next` second.
  func then(_ next: LinearPart) -> LinearPart {
    LinearPart(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d)
  }

  /// The largest of its numbers, without sign.
  var largestFactor: Double { max(max(abs(a), abs(b)), max(abs(c), abs(d))) }

  /// The box of the mapped corners, moved.
  ///
  /// Each edge is the sum of the extremes of its terms.
  func box(of extent: Extent, movedBy origin: ExactOffset) -> Extent {
    let low = SIMD2(
      min(extent.minX * a, extent.maxX * a) + min(extent.minY * c, extent.maxY * c),
      min(extent.minX * b, extent.maxX * b) + min(extent.minY * d, extent.maxY * d))
    let corner = origin.moving(low)
    return Extent(
      x: corner.x, y: corner.y, width: extent.width * abs(a) + extent.height * abs(c),
      height: extent.width * abs(b) + extent.height * abs(d))
  }

  /// The image of an offset, exact for the four numbers as they are.
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

  /// The rounding errors of products (Dekker).
  private static func error(
    of product: SIMD2<Double>, _ left: SIMD2<Double>, _ right: Double
  ) -> SIMD2<Double> {
    SIMD2(
      (-product.x).addingProduct(left.x, right), (-product.y).addingProduct(left.y, right))
  }
}
