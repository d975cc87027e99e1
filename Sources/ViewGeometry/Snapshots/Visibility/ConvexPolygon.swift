import Foundation

/// A convex polygon in the plane: its corners in order, in either direction.
///
/// Fewer than three distinct corners enclose nothing.
struct ConvexPolygon: Sendable {
  private(set) var corners: [SIMD2<Double>]

  init(_ corners: [SIMD2<Double>]) { self.corners = corners }

  init(_ box: Extent) {
    corners = [
      SIMD2(box.minX, box.minY), SIMD2(box.maxX, box.minY), SIMD2(box.maxX, box.maxY),
      SIMD2(box.minX, box.maxY),
    ]
  }

  /// Creates the part of a mapped rectangle that is in front of the camera.
  ///
  /// The polygon is empty if a corner isn't finite.
  init(_ rect: Extent, mappedBy map: ProjectiveMap) {
    let images = ConvexPolygon(rect).corners.map { corner in
      SIMD3(
        corner.x * map.a + corner.y * map.c + map.tx, corner.x * map.b + corner.y * map.d + map.ty,
        map.kind == .projective ? map.depth(x: corner.x, y: corner.y) : 1)
    }
    let largest = images.reduce(0) { max($0, $1.z) }
    // The cut is as close to the horizon as in `projectedBox(of:)`.
    let near = largest * 0x1p-20
    corners = []
    for (place, image) in images.enumerated() where largest > 0 {
      let next = images[(place + 1) & 3]
      if image.z >= near { take(image) }
      if (image.z >= near) != (next.z >= near) {
        take(image + (next - image) * ((near - image.z) / (next.z - image.z)))
      }
    }
    if !corners.allSatisfy({ ($0.x - $0.x) + ($0.y - $0.y) == 0 }) { corners = [] }
  }

  private mutating func take(_ image: SIMD3<Double>) {
    corners.append(SIMD2(image.x / image.z, image.y / image.z))
  }

  /// Whether the polygon is degenerate: so thin that its area may be a rounding error.
  var isFlat: Bool {
    let size = SIMD2(box.width, box.height)
    return !(area > 0x1p-44 * (size * size).sum())
  }

  /// The area, which is never negative.
  var area: Double { abs(signedArea) }

  /// The signed area; positive if the corners are in clockwise order, with y down.
  private var signedArea: Double {
    guard let first = corners.first else { return 0 }
    var sum = 0.0
    for (corner, next) in zip(corners.dropFirst(), corners.dropFirst(2)) {
      let (one, other) = (corner - first, next - first)
      sum += one.x * other.y - one.y * other.x
    }
    return sum / 2
  }

  var box: Extent {
    var box = Extent.empty
    for corner in corners {
      box = box.union(Extent(minX: corner.x, minY: corner.y, maxX: corner.x, maxY: corner.y))
    }
    return box
  }

  /// The corners in clockwise order with y down, so that the inside is to the right of each edge.
  var clockwise: [SIMD2<Double>] { signedArea < 0 ? corners.reversed() : corners }

  /// Returns the part of the polygon on one side of the line through `start` and `end`.
  ///
  /// If `inside` is true, it is the side to the right of the direction from `start` to `end`, with
  /// y down. Otherwise, it is the left side.
  func part(
    inside: Bool, of start: SIMD2<Double>, _ end: SIMD2<Double>
  ) -> ConvexPolygon {
    let direction = end - start
    func side(_ point: SIMD2<Double>) -> Double {
      let arm = point - start
      return (direction.x * arm.y - direction.y * arm.x) * (inside ? 1 : -1)
    }
    var result: [SIMD2<Double>] = []
    for (place, corner) in corners.enumerated() {
      let next = corners[place + 1 == corners.count ? 0 : place + 1]
      let (here, there) = (side(corner), side(next))
      if here >= 0 { result.append(corner) }
      if here > 0 && there < 0 || here < 0 && there > 0 {
        result.append(corner + (next - corner) * (here / (here - there)))
      }
    }
    return ConvexPolygon(result)
  }

  /// Returns the intersection with another polygon; empty if `other` is degenerate (`isFlat`).
  func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    var result = self
    let corners = other.clockwise
    for (place, corner) in corners.enumerated() {
      result = result.part(
        inside: true, of: corner, corners[place + 1 == corners.count ? 0 : place + 1])
    }
    return other.isFlat ? ConvexPolygon([]) : result
  }

  /// Returns the part outside another polygon, as convex pieces with disjoint interiors.
  ///
  /// If the intersection is degenerate (`isFlat`), the result is the receiver.
  func subtracting(_ other: ConvexPolygon) -> [ConvexPolygon] {
    guard box.overlaps(other.box), !intersection(other).isFlat else { return [self] }
    var (pieces, rest): ([ConvexPolygon], ConvexPolygon) = ([], self)
    let corners = other.clockwise
    for (place, corner) in corners.enumerated() {
      let next = corners[place + 1 == corners.count ? 0 : place + 1]
      let outside = rest.part(inside: false, of: corner, next)
      if outside.area > 0 { pieces.append(outside) }
      rest = rest.part(inside: true, of: corner, next)
    }
    return pieces
  }

  /// Quads that together cover the polygon; if the last one is a triangle, it repeats its last
  /// corner.
  var quads: [Quad] {
    stride(from: 1, to: corners.count - 1, by: 2).map { place in
      Quad(
        topLeft: CGPoint(corners[0]), topRight: CGPoint(corners[place]),
        bottomRight: CGPoint(corners[place + 1]),
        bottomLeft: CGPoint(corners[min(place + 2, corners.count - 1)]))
    }
  }

  /// Returns whether the polygon contains the point; edges are half-open like those of a ``Quad``.
  func contains(_ point: SIMD2<Double>) -> Bool {
    quads.contains { $0.contains(CGPoint(x: point.x, y: point.y)) }
  }
}
