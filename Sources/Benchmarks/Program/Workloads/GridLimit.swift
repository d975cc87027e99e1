import Foundation

/// The plain arithmetic of a uniform grid: equal cells in rows, filled left to right.
struct GridLimit {
  let count: Int
  let columns: Int
  /// The side of an item, and the distance between item origins, the same in x and y, in points.
  let item: Double
  let pitch: Double

  init(count: Int, columns: Int, item: Double, pitch: Double) {
    self.count = count
    self.columns = columns
    self.item = item
    self.pitch = pitch
  }

  /// Returns the item at a point; -1 in a gap or outside.
  ///
  /// It divides, because multiplying by the inverse of the pitch is wrong at some edges.
  @inline(never)
  func item(at point: CGPoint) -> Int {
    let column = Int(Double(point.x) / pitch)
    let row = Int(Double(point.y) / pitch)
    let index = row &* columns &+ column
    guard point.x >= 0, point.y >= 0, column < columns, index < count,
      point.x - Double(column) * pitch < item, point.y - Double(row) * pitch < item
    else { return -1 }
    return index
  }

  /// Returns the left and top of an item.
  @inline(never)
  func origin(of index: Int) -> SIMD2<Double> {
    let row = index / columns
    return SIMD2(Double(index &- row &* columns) * pitch, Double(row) * pitch)
  }

  /// Returns the height of the content.
  @inline(never)
  func height(of count: Int) -> Double {
    let rows = (count &+ columns &- 1) / columns
    return Double(rows) * pitch - (pitch - item)
  }
}
