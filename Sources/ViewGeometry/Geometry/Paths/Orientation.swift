import Foundation

/// Tests of a point's position relative to a line, computed exactly.
///
/// The position is the sign of a determinant, which is first computed in doubles. If it is so close
/// to 0 that its sign may be wrong, it is multiplied out to six products, which are summed exactly,
/// each as two doubles. The method is described in Jonathan Shewchuk, "Adaptive Precision
/// Floating-Point Arithmetic and Fast Robust Geometric Predicates", doi:10.1007/PL00009321. The
/// result is exact for points whose coordinates are zero or within a factor of 2^400 of the largest
/// one.
package enum Orientation {
  /// Returns whether the point lies strictly to the left of the line through `upper` and `lower`.
  ///
  /// This is the left as seen on screen if `upper` is above `lower`.
  @inline(__always)
  package static func isLeft(
    _ point: SIMD2<Double>, ofLineFrom upper: SIMD2<Double>, to lower: SIMD2<Double>
  ) -> Bool {
    let (line, arm) = (lower - upper, point - upper)
    let (left, right) = (line.x * arm.y, arm.x * line.y)
    let cross = left - right
    // The bound is four times the unit roundoff: each product is rounded three times, and their
    // difference once. Products below 1e-290 may have lost digits.
    let bound = 0x1p-51 * (abs(left) + abs(right)) + 1e-290
    if abs(cross) > bound { return cross > 0 }
    return exactSign(point, upper, lower) > 0
  }

  @inline(never)
  private static func exactSign(
    _ point: SIMD2<Double>, _ upper: SIMD2<Double>, _ lower: SIMD2<Double>
  ) -> Int {
    let scale = scale(for: point, upper, lower)
    let (p, u, l) = (point * scale, upper * scale, lower * scale)
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 12) { parts in
      var count = 0
      func add(_ a: Double, times b: Double) {
        let product = a * b
        Self.add((-product).addingProduct(a, b), to: parts, count: count)
        Self.add(product, to: parts, count: count + 1)
        count += 2
      }
      // This is (l - u) × (p - u) multiplied out; the products of u.x and u.y cancel.
      add(l.x, times: p.y)
      add(-l.x, times: u.y)
      add(-u.x, times: p.y)
      add(-p.x, times: l.y)
      add(p.x, times: u.y)
      add(u.x, times: l.y)
      for index in stride(from: count - 1, through: 0, by: -1) where parts[index] != 0 {
        return parts[index] > 0 ? 1 : -1
      }
      return 0
    }
  }

  /// Returns a power of two that scales the largest coordinate close to 1.
  private static func scale(
    for a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>
  ) -> Double {
    let largest = max(
      max(abs(a.x), abs(a.y)), max(max(abs(b.x), abs(b.y)), max(abs(c.x), abs(c.y))))
    guard largest > 0, largest.isFinite else { return 1 }
    return scalbn(1, -max(-1_000, min(1_000, Int(largest.exponent))))
  }

  /// Adds a value to a sum stored as non-overlapping doubles of ascending magnitude.
  private static func add(
    _ number: Double, to parts: UnsafeMutableBufferPointer<Double>, count: Int
  ) {
    var carried = number
    for index in 0..<count {
      let sum = carried + parts[index]
      let virtual = sum - carried
      parts[index] = (carried - (sum - virtual)) + (parts[index] - virtual)
      carried = sum
    }
    parts[count] = carried
  }
}
