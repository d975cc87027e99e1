import Foundation
import ViewGeometry

/// The outline of an island around (500, 500), with nested bays and a given number of segments.
struct Coastline {
  let corners: [SIMD2<Double>]

  init(count: Int, random: inout SplitMix64) {
    // Eight waves around the island, each finer and lower than the previous one.
    let waves = (0..<8).map { octave -> (number: Double, height: Double, phase: Double) in
      let scale = Double(1 << octave)
      return (3 * scale, 120 / scale, random.nextUnit() * 6)
    }
    corners = (0..<count).map { index -> SIMD2<Double> in
      let angle = Double(index) / Double(count) * 2 * .pi
      var radius = 300.0
      for wave in waves { radius += wave.height * sin(wave.number * angle + wave.phase) }
      return SIMD2(500 + radius * cos(angle), 500 + radius * sin(angle))
    }
  }

  var path: BezierPath {
    BezierPath(Path(polygon: corners.map { CGPoint(x: $0.x, y: $0.y) }))
  }

  /// Returns whether the outline contains a point, by the even-odd rule.
  ///
  /// It is the textbook scan of all segments.
  func contains(x: Double, y: Double) -> Bool {
    guard var from = corners.last else { return false }
    var isInside = false
    for to in corners {
      if (from.y <= y) != (to.y <= y),
        x < from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)
      {
        isInside.toggle()
      }
      from = to
    }
    return isInside
  }
}
