import Foundation

/// Precomputed random positions, so that no generator is timed; the count is a power of two.
struct RandomPoints {
  static let count = 4096

  private let points: [CGPoint]

  /// Creates points with x-coordinates in 0 ..< `width` and y-coordinates in 0 ..< `height`.
  ///
  /// All coordinates are multiples of 1/64, so translating them is exact.
  init(width: Double, height: Double, random: inout SplitMix64) {
    points = (0..<Self.count).map { _ in
      CGPoint(x: random.nextDyadic(below: width), y: random.nextDyadic(below: height))
    }
  }

  /// The point for an operation with the given index; indices wrap around.
  @inline(__always)
  subscript(index: Int) -> CGPoint {
    points[index & (Self.count - 1)]
  }
}
