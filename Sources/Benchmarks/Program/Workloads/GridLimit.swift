import Foundation

/// The plain arithmetic of a uniform grid: equal cells in rows, filled left to right.
struct GridLimit {
  let count: Int
  let columns: Int
  /// The side of an item in points; `pitch` is the distance between item origins in x and in y.
  let item: Double
  let pitch: Double

  init(count: Int, columns: Int, item: Double, pitch: Double) {
    self.count = count
    self.columns = columns
    self.item = item
    self.pitch = pitch
  }

  /// Returns the index of the item at a point; -1 if the point is in a gap or outside the grid.
  ///
  /// It divides by the pitch, because multiplying by its inverse gives wrong results at some edges.
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

  /// Returns the left and top coordinates of an item.
  @inline(never)
  func origin(of index: Int) -> SIMD2<Double> {
    let row = index / columns
    return SIMD2(Double(index &- row &* columns) * pitch, Double(row) * pitch)
  }

  /// Returns the height of the content with `count` items.
  @inline(never)
  func height(of count: Int) -> Double {
    let rows = (count &+ columns &- 1) / columns
    return Double(rows) * pitch - (pitch - item)
  }
}
