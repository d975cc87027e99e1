import Foundation
import ViewGeometry

/// Rectangles at random positions in one root; on average, about five of them contain a given
/// point.
struct OverlappingScreen {
  let side: Double
  let snapshot: GeometrySnapshot
  private let frames: [CGRect]

  init(count: Int, random: inout SplitMix64) {
    let side = 32 * Double(count).squareRoot()
    self.side = side
    frames = (0..<count).map { _ in
      let size = CGSize(
        width: 16 + random.nextDyadic(below: 112), height: 16 + random.nextDyadic(below: 112))
      return CGRect(
        origin: CGPoint(
          x: random.nextDyadic(below: max(1, side - size.width)),
          y: random.nextDyadic(below: max(1, side - size.height))), size: size)
    }
    let root = View(frame: CGRect(x: 0, y: 0, width: side + 128, height: side + 128))
    for frame in frames { root.addSubview(View(frame: frame)) }
    snapshot = GeometrySnapshot(of: root)
  }

  /// Computes the visible areas the textbook way.
  ///
  /// It subtracts all rectangles in front from each rectangle, one by one.
  func naiveVisibleAreas() -> [Double] {
    frames.indices.map { place in
      var pieces = [frames[place]]
      for front in frames[(place + 1)...] {
        pieces = pieces.flatMap { Self.subtract(front, from: $0) }
      }
      return pieces.reduce(0) { $0 + Double($1.width * $1.height) }
    }
  }

  private static func subtract(_ front: CGRect, from rect: CGRect) -> [CGRect] {
    let common = rect.intersection(front)
    guard !common.isEmpty else { return [rect] }
    return [
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: common.minY - rect.minY),
      CGRect(x: rect.minX, y: common.minY, width: common.minX - rect.minX, height: common.height),
      CGRect(
        x: common.maxX, y: common.minY, width: rect.maxX - common.maxX, height: common.height),
      CGRect(x: rect.minX, y: common.maxY, width: rect.width, height: rect.maxY - common.maxY),
    ].filter { !$0.isEmpty }
  }
}
