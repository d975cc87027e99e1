import Foundation

/// A spatial index of elements anywhere in the plane, for queries by point and by rectangle.
///
/// Elements may overlap, be transformed, and have any z-index. They are identified by their index
/// in the order in which they were passed, and results are sorted by this index. Of two elements
/// with the same z-index, the later one is in front (R6.13).
///
/// This is a value type: a copy takes O(1). The index uses 39.7 bytes of memory per element, or
/// 23.7 if the edges of all boxes are exact as `Float`s. If an element has a smaller z-index than
/// one before it, each element uses 4 more bytes. Each transformed item uses 64 more bytes.
package struct CustomSolution: Sendable {
  /// The bounding boxes, from back to front.
  private let index: SpatialIndex
  private let outlines: OutlineFilter
  /// The indices of the elements from back to front; nil if they were passed in that order.
  private let numbers: ContiguousArray<UInt32>?

  /// The number of elements.
  package let count: Int

  /// Creates the index for the given elements.
  ///
  /// - Complexity: O(n log n), or O(n) if no element has a smaller z-index than the one before it.
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

  /// Returns the index of the frontmost item that contains a point, or nil if no item does (R6.12
  /// to R6.14).
  ///
  /// A transformed element contains the points inside its outline.
  ///
  /// - Complexity: O(log n) if few elements overlap at any point.
  package func topmostItem(x: Double, y: Double) -> Int? {
    let found =
      outlines.isNeeded
      ? outlines.withTest(of: CGPoint(x: x, y: y)) { index.topmostItem(x: x, y: y, where: $0) }
      : index.topmostItem(x: x, y: y)
    guard let found, let numbers else { return found }
    return Int(numbers[found])
  }

  /// Returns the indices of the elements whose bounding boxes overlap `extent`, in ascending order
  /// (R6.10).
  ///
  /// - Complexity: O(log n + k log k) for k results.
  package func elements(in extent: Extent) -> [Int] {
    guard let numbers else { return index.items(in: extent, order: .ascending) }
    return index.items(in: extent).map { Int(numbers[$0]) }.sorted()
  }
}
