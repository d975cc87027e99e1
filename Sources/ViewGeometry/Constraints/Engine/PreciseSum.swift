// Links the C library, whose `fma` is called by `addingProduct` on some platforms.
import Foundation

/// A sum of products in double-double precision, rounded once.
struct PreciseSum {
  private var sum: Double
  private var rest = 0.0

  init(_ first: Double) { sum = first }

  @inline(__always)
  mutating func add(_ factor: Double, times other: Double) {
    if factor == 0 { return }
    let product = factor * other
    // Add the exact rounding errors of the product and of the sum (Knuth's two-sum).
    rest += (-product).addingProduct(factor, other)
    let total = sum + product
    let shifted = total - sum
    rest += (sum - (total - shifted)) + (product - shifted)
    sum = total
  }

  var value: Double { sum + rest }
}
