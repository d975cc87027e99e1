import Foundation

/// The minimal work of converting an array of points: one loop that translates points in place.
final class PointArrayLimit {
  let points: UnsafeMutableBufferPointer<CGPoint>

  init(count: Int, points few: RandomPoints) {
    points = .allocate(capacity: count)
    for index in 0..<count {
      (points.baseAddress.unsafelyUnwrapped + index).initialize(to: few[index])
    }
  }

  deinit { points.deallocate() }

  var batch: Batch {
    Batch { range in
      for index in range { Self.shift(self.points, by: index & 1 == 0 ? 3 : -3) }
      return Double(self.points[range.lowerBound % self.points.count].x)
    }
  }

  @inline(never)
  private static func shift(_ points: UnsafeMutableBufferPointer<CGPoint>, by distance: Double) {
    for index in points.indices {
      let point = points[index]
      points[index] = CGPoint(x: Double(point.x) + distance, y: Double(point.y) - distance)
    }
  }
}
