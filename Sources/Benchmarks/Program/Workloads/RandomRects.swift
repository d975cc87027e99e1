import Foundation

/// Precomputed random rectangles; the count is a power of two.
struct RandomRects {
  static let count = 4096

  private let rects: [CGRect]

  /// Creates rectangles with origin coordinates in 0 ..< `side`, and with widths and heights below
  /// a tenth of `side`.
  ///
  /// All values are multiples of 1/64.
  init(side: Double, random: inout SplitMix64) {
    rects = (0..<Self.count).map { _ in
      CGRect(
        x: random.nextDyadic(below: side), y: random.nextDyadic(below: side),
        width: random.nextDyadic(below: side / 10), height: random.nextDyadic(below: side / 10))
    }
  }

  /// The rectangle for an operation with the given index; indices wrap around.
  @inline(__always)
  subscript(index: Int) -> CGRect {
    rects[index & (Self.count - 1)]
  }
}
