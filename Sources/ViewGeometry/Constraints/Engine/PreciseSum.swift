// Links the C library, whose `fma` `addingProduct` calls on some platforms.
import Foundation

/// A sum of products in twice the precision of a double, rounded once.
struct PreciseSum {
  private var sum: Double
  private var rest = 0.0

  init(_ first: Double) { sum = first }

  @inline(__always)
  mutating func add(_ factor: Double, times other: Double) {
    if factor == 0 { return }
    let product = factor * other
    // Exact: what rounding took from the product, and from the sum (Knuth's two-sum).
    rest += (-product).addingProduct(factor, other)
    let total = sum + product
    let shifted = total - sum
    rest += (sum - (total - shifted)) + (product - shifted)
    sum = total
  }

  var value: Double { sum + rest }
}
