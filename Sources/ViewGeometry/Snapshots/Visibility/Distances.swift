import Foundation

// Euclidean distances from boxes to points and to other boxes. `ConvexEdges` computes the distances
// of convex polygons.

extension Extent {
  /// Returns the distance to another box; zero if they touch or overlap.
  func distance(to other: Extent) -> Double {
    let (across, down) = (
      max(0, max(minX - other.maxX, other.minX - maxX)),
      max(0, max(minY - other.maxY, other.minY - maxY))
    )
    return (across * across + down * down).squareRoot()
  }

  /// Returns the distance to a point; zero inside the box.
  func distance(to point: SIMD2<Double>) -> Double {
    let (across, down) = (
      max(0, max(minX - point.x, point.x - maxX)), max(0, max(minY - point.y, point.y - maxY))
    )
    return (across * across + down * down).squareRoot()
  }

  /// Returns the distance from a point inside the box to the nearest edge; negative for a point
  /// outside.
  func depth(of point: SIMD2<Double>) -> Double {
    min(min(point.x - minX, maxX - point.x), min(point.y - minY, maxY - point.y))
  }

  /// The maximum absolute value of a coordinate.
  var largestMagnitude: Double { max(max(abs(minX), abs(maxX)), max(abs(minY), abs(maxY))) }

  /// Returns the distance from the receiver to the farthest corner of `box`.
  func farthestDistance(from box: Extent) -> Double {
    let across = max(0, max(minX - box.minX, box.maxX - maxX))
    let down = max(0, max(minY - box.minY, box.maxY - maxY))
    return (across * across + down * down).squareRoot()
  }

  /// Shrinks `room`, the free space around `box`, so that it ends at the receiver's edge nearest to
  /// `box`.
  ///
  /// Does nothing if the receiver doesn't extend along a whole side of `box`.
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

  /// Returns the point of `box` with the largest distance from the nearest edge of the receiver.
  ///
  /// Also returns that distance as `bound`.
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
