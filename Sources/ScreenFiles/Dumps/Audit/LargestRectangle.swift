import Foundation
import ViewGeometry

/// Finds, in a partly covered box, the free rectangle that has room for the largest shape with
/// given proportions.
///
/// The edges of the box and of its k covers form a grid of at most 2k + 1 columns and rows. Each
/// cell of the grid is either completely free or completely covered.
struct LargestRectangle {
  private let box: Extent
  private let columns: [Double]
  private let rows: [Double]
  /// For each row and each column of the grid, whether the cell there is covered.
  private var isCovered: [[Bool]]
  /// Whether nothing covers the box.
  private let isWhole: Bool

  /// Creates a grid of `box`, and marks the cells that `covers` cover.
  ///
  /// - Complexity: O(m log m + m k + k³) for m covers, k of which intersect the box and aren't
  ///   inside another cover.
  init(in box: Extent, beside covers: [Extent]) {
    self.box = box
    let parts = Self.outermost(covers.map { $0.intersection(box) }.filter { !$0.isEmpty })
    isWhole = parts.isEmpty
    columns = Self.edges([box.minX, box.maxX] + parts.flatMap { [$0.minX, $0.maxX] })
    rows = Self.edges([box.minY, box.maxY] + parts.flatMap { [$0.minY, $0.maxY] })
    isCovered = Array(
      repeating: Array(repeating: false, count: max(columns.count - 1, 0)),
      count: max(rows.count - 1, 0))
    for part in parts {
      for row in Self.range(part.minY, part.maxY, in: rows) {
        for column in Self.range(part.minX, part.maxX, in: columns) {
          isCovered[row][column] = true
        }
      }
    }
  }

  /// Returns the free rectangle that has room for the largest shape with the proportions `width` to
  /// `height`.
  ///
  /// For a rectangle with sides w and h, the size of that shape is proportional to min(w / `width`,
  /// h / `height`). Among rectangles with the same value, the one with the largest area is
  /// returned. Returns the whole box if nothing is covered, and nil if nothing is free or the box
  /// is empty.
  ///
  /// - Complexity: O(k³) for k covers.
  func extent(width: Double = 1, height: Double = 1) -> Extent? {
    guard !box.isEmpty else { return nil }
    guard !isWhole else { return box }
    var best: (score: Double, area: Double, extent: Extent)?
    for top in isCovered.indices {
      var blocked = isCovered[top]
      for bottom in top..<isCovered.count {
        for column in blocked.indices where isCovered[bottom][column] { blocked[column] = true }
        var left: Int?
        for column in 0...blocked.count {
          if column < blocked.count, !blocked[column] {
            left = left ?? column
          } else if let first = left {
            let extent = Extent(
              minX: columns[first], minY: rows[top], maxX: columns[column], maxY: rows[bottom + 1])
            let score = min(extent.width / width, extent.height / height)
            if best.map({ (score, extent.area) > ($0.score, $0.area) }) ?? true {
              best = (score, extent.area, extent)
            }
            left = nil
          }
        }
      }
    }
    return best?.extent
  }

  /// Returns the boxes that aren't contained in another box.
  ///
  /// Of equal boxes, only one is returned.
  private static func outermost(_ boxes: [Extent]) -> [Extent] {
    var kept: [Extent] = []
    for box in boxes.sorted(by: { $0.area > $1.area })
    where !kept.contains(where: { $0.intersection(box) == box }) { kept.append(box) }
    return kept
  }

  private static func edges(_ numbers: [Double]) -> [Double] {
    var edges: [Double] = []
    for number in numbers.sorted() where number != edges.last { edges.append(number) }
    return edges
  }

  /// Returns the indices of the columns or rows between the edges `from` and `to`.
  private static func range(_ from: Double, _ to: Double, in edges: [Double]) -> Range<Int> {
    let first = edges.partitioningIndex { $0 >= from }
    return first..<max(first, edges.partitioningIndex { $0 >= to })
  }
}

extension Extent {
  /// The area of the box; 0 if the box is empty.
  var area: Double { isEmpty ? 0 : width * height }
}

extension [Double] {
  /// Returns the first index whose element satisfies the condition, or `count` if there is none.
  ///
  /// All elements that satisfy the condition must come after those that don't.
  fileprivate func partitioningIndex(where condition: (Double) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
