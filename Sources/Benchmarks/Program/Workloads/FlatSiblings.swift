import Foundation
import ViewGeometry

/// Siblings at random positions in a square; on average, about 1.5 of them contain a given point.
final class FlatSiblings {
  let root: View
  let views: [View]
  let side: Double
  let points: RandomPoints

  init(count: Int, random: inout SplitMix64) {
    side = 8 * Double(count).squareRoot().rounded(.up)
    root = View(frame: CGRect(x: 0, y: 0, width: side, height: side))
    var views: [View] = []
    for _ in 0..<count {
      let view = View(frame: Self.frame(side: side, &random))
      views.append(view)
      root.addSubview(view)
    }
    self.views = views
    points = RandomPoints(width: side, height: side, random: &random)
  }

  /// Returns a frame 4 to 16 points wide and high.
  static func frame(side: Double, _ random: inout SplitMix64) -> CGRect {
    CGRect(
      x: random.nextDyadic(below: side), y: random.nextDyadic(below: side),
      width: 4 + random.nextDyadic(below: 12), height: 4 + random.nextDyadic(below: 12))
  }

  func checkHits() throws(WrongAnswer) {
    // Fewer scans for more siblings, because a scan of a million takes long.
    let scans = min(200, max(3, 2_000_000 / views.count))
    for index in 0..<scans {
      try Agreement.require(
        identical: root.hitTest(points[index], with: nil),
        NaiveHitTest.hitTest(points[index], in: root), for: "The hit test at \(points[index])")
    }
    for index in 0..<RandomPoints.count { _ = root.hitTest(points[index], with: nil) }
  }
}
