/// Precomputed random positions, so that no generator is timed; the count is a power of two.
struct RandomPoints {
  static let count = 4096

  private let points: [SIMD2<Double>]

  /// Points in 0 ..< width, 0 ..< height.
  init(width: Double, height: Double, random: inout SplitMix64) {
    points = (0..<Self.count).map { _ in
      SIMD2(random.nextUnit() * width, random.nextUnit() * height)
    }
  }

  /// The point for an operation's index; indices wrap.
  @inline(__always)
  subscript(index: Int) -> SIMD2<Double> {
    points[index & (Self.count - 1)]
  }
}
