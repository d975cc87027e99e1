import Foundation
import ViewGeometry

/// Finds the largest free rectangle for given proportions in a box that others partly cover.
///
/// All edges together form a grid of at most 2k + 1 columns and rows, each of whose cells is wholly
/// free or wholly covered.
struct LargestRectangle {
  private let box: Extent
  private let columns: [Double]
  private let rows: [Double]
  /// For each row, whether each of its cells is covered.
  private var isCovered: [[Bool]]
  /// Whether nothing covers the box.
  private let isWhole: Bool

  /// Creates the grid of a box.
  ///
  /// - Complexity: O(k³) for the k covers that intersect the box and aren't inside another cover.
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

  /// Returns the largest free rectangle for proportions of `width` to `height`.
  ///
  /// Among all free rectangles it maximizes the smaller of width / `width` and height / `height`,
  /// and then the area. Nil if nothing is free.
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

  /// Returns the boxes that aren't inside another box.
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

  /// Returns the indices of the cells between two edges of the grid.
  private static func range(_ from: Double, _ to: Double, in edges: [Double]) -> Range<Int> {
    let first = edges.partitioningIndex { $0 >= from }
    return first..<max(first, edges.partitioningIndex { $0 >= to })
  }
}

extension Extent {
  /// Width times height; 0 for an empty box.
  var area: Double { isEmpty ? 0 : width * height }
}

extension [Double] {
  /// Returns the first index at which the condition holds; it must be false before and true from
  /// there on.
  fileprivate func partitioningIndex(where condition: (Double) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
