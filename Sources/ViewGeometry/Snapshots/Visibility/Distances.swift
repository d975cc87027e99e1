import Foundation

// Euclidean distances between points, boxes and convex shapes.

extension FrontShape {
  /// The distance from a point to the shape; zero in it.
  func distance(to point: SIMD2<Double>) -> Double {
    polygon?.distance(to: point) ?? box.distance(to: point)
  }

  /// How deep a point lies in the shape; negative outside.
  func depth(of point: SIMD2<Double>) -> Double {
    polygon?.depth(of: point)
      ?? min(
        min(point.x - box.minX, box.maxX - point.x), min(point.y - box.minY, box.maxY - point.y))
  }
}

extension Extent {
  /// The distance to another box; zero where they touch or overlap.
  func distance(to other: Extent) -> Double {
    let (across, down) = (
      max(0, max(minX - other.maxX, other.minX - maxX)),
      max(0, max(minY - other.maxY, other.minY - maxY))
    )
    return (across * across + down * down).squareRoot()
  }

  /// The distance from a point; zero in the box.
  func distance(to point: SIMD2<Double>) -> Double {
    let (across, down) = (
      max(0, max(minX - point.x, point.x - maxX)), max(0, max(minY - point.y, point.y - maxY))
    )
    return (across * across + down * down).squareRoot()
  }

  /// The distance from the corner of a box that is farthest.
  func farthestDistance(from box: Extent) -> Double {
    let across = max(0, max(minX - box.minX, box.maxX - maxX))
    let down = max(0, max(minY - box.minY, box.maxY - maxY))
    return (across * across + down * down).squareRoot()
  }

  /// Makes the room around a box smaller where the receiver passes along a whole side of it.
  func narrow(_ room: inout Extent, along box: Extent) {
    if minX <= box.minX && maxX >= box.maxX {
      if maxY <= box.minY { room.minY = max(room.minY, maxY) }
      if minY >= box.maxY { room.maxY = min(room.maxY, minY) }
    }
    if minY <= box.minY && maxY >= box.maxY {
      if maxX <= box.minX { room.minX = max(room.minX, maxX) }
      if minX >= box.maxX { room.maxX = min(room.maxX, minX) }
    }
  }

  /// The point of a box in this room around it that is farthest from the walls, and its distance from them.
  func middle(along box: Extent) -> (point: SIMD2<Double>, bound: Double) {
    func place(_ low: Double, _ high: Double, _ first: Double, _ last: Double) -> Double {
      if low == -.infinity { return high == .infinity ? first + (last - first) / 2 : first }
      if high == .infinity { return last }
      return max(first, min(last, low + (high - low) / 2))
    }
    let x = place(minX, maxX, box.minX, box.maxX)
    let y = place(minY, maxY, box.minY, box.maxY)
    return (SIMD2(x, y), min(min(x - minX, maxX - x), min(y - minY, maxY - y)))
  }
}

extension ConvexPolygon {
  /// Calls with a point on each edge and the direction in which the inside lies, of length 1.
  private func forEachEdge(
    _ body: (_ start: SIMD2<Double>, _ end: SIMD2<Double>, _ inward: SIMD2<Double>) -> Void
  ) {
    let corners = clockwise
    for (place, start) in corners.enumerated() {
      let end = corners[place + 1 == corners.count ? 0 : place + 1]
      let edge = end - start
      let length = (edge.x * edge.x + edge.y * edge.y).squareRoot()
      guard length > 0 else { continue }
      body(start, end, SIMD2(-edge.y, edge.x) / length)
    }
  }

  /// How deep a point lies inside; negative outside.
  func depth(of point: SIMD2<Double>) -> Double {
    var depth = Double.infinity
    forEachEdge { start, _, inward in depth = min(depth, ((point - start) * inward).sum()) }
    return corners.isEmpty ? -.infinity : depth
  }

  /// How deep a point of a box can lie inside, at most.
  func largestDepth(of box: Extent) -> Double {
    var depth = Double.infinity
    forEachEdge { start, _, inward in
      let x = inward.x > 0 ? box.maxX : box.minX
      let y = inward.y > 0 ? box.maxY : box.minY
      depth = min(depth, ((SIMD2(x, y) - start) * inward).sum())
    }
    return depth
  }

  /// The distance from a point to the shape; zero in it.
  func distance(to point: SIMD2<Double>) -> Double {
    guard depth(of: point) < 0 else { return 0 }
    var square = Double.infinity
    forEachEdge { start, end, _ in
      let (edge, arm) = (end - start, point - start)
      let along = max(0, min(1, (edge * arm).sum() / (edge * edge).sum()))
      let rest = arm - edge * along
      square = min(square, (rest * rest).sum())
    }
    return square.squareRoot()
  }

  /// The distance from the corner of a box that is farthest.
  func farthestDistance(from box: Extent) -> Double {
    ConvexPolygon(box).corners.reduce(0) { max($0, distance(to: $1)) }
  }
}
