import Foundation

/// The minimal work of a conversion between any two views: it applies two precomputed maps.
///
/// One map leads from the source to the common root, the other from there to the target.
final class AffinePairLimit {
  private typealias Map = AffineChainLimit.Map

  private let up: UnsafeMutablePointer<Map>
  private let down: UnsafeMutablePointer<Map>

  init() {
    up = .allocate(capacity: 1)
    down = .allocate(capacity: 1)
    up.initialize(to: Map(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 5, ty: 7))
    down.initialize(to: Map(a: 0.6, b: -0.8, c: 0.8, d: 0.6, tx: -3, ty: 11))
  }

  deinit {
    up.deallocate()
    down.deallocate()
  }

  /// Converts random points, one per operation.
  func batch(_ points: RandomPoints) -> Batch {
    Batch { range in
      var sum = SIMD2<Double>.zero
      for index in range {
        let point = SIMD2(Double(points[index].x), Double(points[index].y))
        sum += Self.convert(point, self.up, self.down)
      }
      return sum.x + sum.y
    }
  }

  @inline(never)
  private static func convert(
    _ point: SIMD2<Double>, _ up: UnsafePointer<Map>, _ down: UnsafePointer<Map>
  ) -> SIMD2<Double> {
    down.pointee.map(up.pointee.map(point))
  }
}
