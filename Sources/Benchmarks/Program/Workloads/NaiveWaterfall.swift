import Foundation

/// A waterfall implemented the textbook way, with a frame for each item.
///
/// An insertion positions all items again, and a point query scans all of them.
struct NaiveWaterfall {
  private(set) var frames: [CGRect] = []
  private let columnCount: Int

  /// Creates items 100 points wide and 10 apart.
  init(_ heights: [Double], _ columnCount: Int) {
    self.columnCount = columnCount
    var ends = [CGFloat](repeating: 0, count: columnCount)
    frames.reserveCapacity(heights.count)
    for height in heights {
      let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      frames.append(
        CGRect(
          x: CGFloat(column) * 110, y: ends[column], width: 100, height: CGFloat(height)))
      ends[column] += CGFloat(height) + 10
    }
  }

  var height: Double { frames.reduce(0) { max($0, Double($1.maxY)) } }

  func item(inColumn column: Int, at y: Double) -> Int? {
    let x = CGFloat(column) * 110
    return frames.firstIndex {
      $0.minX == x && $0.minY <= CGFloat(y) && CGFloat(y) < $0.maxY
    }
  }
}
