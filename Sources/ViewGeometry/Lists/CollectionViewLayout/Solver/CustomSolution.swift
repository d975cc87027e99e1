import Foundation

/// Elements anywhere in the plane, overlapping, turned and of any depth, found by point and by rectangle.
///
/// Elements are the numbers 0, 1, 2 and so on in the order in which they were given, which is the order of answers, and of
/// two of one depth the later lies in front (R6.13). A value: a copy costs O(1). 39.7 bytes an element, or 23.7 if the edges of
/// all boxes are exact as `Float`s, 4 more if some lie deeper than one before, and 64 for each turned one.
package struct CustomSolution: Sendable {
  /// The boxes in painting order.
  private let index: SpatialIndex
  private let outlines: OutlineFilter
  /// The elements in painting order; nil when that is the order in which they were given.
  private let numbers: ContiguousArray<UInt32>?

  /// The number of elements.
  package let count: Int

  /// A solution of these elements.
  ///
  /// - Complexity: O(n log n), or O(n) when no element lies deeper than the one before it.
  package init(_ elements: some Collection<CustomElement>) {
    var painted = ContiguousArray(elements)
    count = painted.count
    if zip(painted, painted.dropFirst()).allSatisfy({ $0.z <= $1.z }) {
      numbers = nil
    } else {
      let order = painted.indices.sorted { (painted[$0].z, $0) < (painted[$1].z, $1) }
      painted = ContiguousArray(order.lazy.map { painted[$0] })
      numbers = ContiguousArray(order.lazy.map { UInt32($0) })
    }
    let extents = ContiguousArray(painted.lazy.map(\.extent))
    index = extents.withUnsafeBufferPointer { SpatialIndex(extents: $0) }
    outlines = OutlineFilter(painted)
  }

  /// The frontmost item that covers a point: inside the outline of transformed ones; nil if none does (R6.12 to R6.14).
  ///
  /// - Complexity: O(log n) where few elements lie over any point.
  package func topmostItem(x: Double, y: Double) -> Int? {
    let found =
      outlines.isNeeded
      ? outlines.withTest(of: CGPoint(x: x, y: y)) { index.topmostItem(x: x, y: y, where: $0) }
      : index.topmostItem(x: x, y: y)
    guard let found, let numbers else { return found }
    return Int(numbers[found])
  }

  /// The elements whose boxes share a point with `extent`, ascending (R6.10).
  ///
  /// - Complexity: O(log n + k log k) for k elements.
  package func elements(in extent: Extent) -> [Int] {
    guard let numbers else { return index.items(in: extent.clamped, order: .ascending) }
    return index.items(in: extent.clamped).map { Int(numbers[$0]) }.sorted()
  }
}

extension Extent {
  /// The part within the range of a `Float`, as the index compares; nobody lays out anything beyond.
  fileprivate var clamped: Extent {
    let most = Double(Float.greatestFiniteMagnitude)
    return intersection(Extent(minX: -most, minY: -most, maxX: most, maxY: most))
  }
}
