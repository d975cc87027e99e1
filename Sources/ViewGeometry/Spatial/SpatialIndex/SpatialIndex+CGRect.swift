public import Foundation

extension SpatialIndex {
  /// Creates an index of the boxes of the items 0, 1, 2 and so on, all with a `z` of 0.
  ///
  /// - Complexity: O(n).
  /// - Precondition: There are at most ``limit`` boxes.
  public init(_ boxes: some Sequence<CGRect>) {
    self = ContiguousArray(boxes.lazy.map { Extent($0) }).withUnsafeBufferPointer {
      SpatialIndex(extents: $0)
    }
  }

  /// Creates an index of the boxes and `z` values of the items 0, 1, 2 and so on.
  ///
  /// - Complexity: O(n log n), or O(n) if no item has a smaller `z` than the one before it.
  /// - Precondition: There are at most ``limit`` boxes.
  public init(_ boxes: some Sequence<(box: CGRect, z: Int)>) {
    self.init(boxes.lazy.map { (extent: Extent($0.box), z: $0.z) })
  }

  /// Sets the box and the `z` of a new or existing item; an empty box removes the item.
  ///
  /// If `z` is omitted, the `z` becomes 0, even that of an existing item.
  ///
  /// - Precondition: The item is in `0..<SpatialIndex.limit`.
  /// - Complexity: O(log n) amortized. Occasionally a call rebuilds a tree, which may contain all
  ///   boxes.
  public mutating func set(_ box: CGRect, z: Int = 0, for item: Int) {
    set(Extent(box), z: z, for: item)
  }

  /// Returns the topmost item whose box contains the point.
  ///
  /// Returns nil if there is none, or if a coordinate is NaN.
  ///
  /// - Complexity: O(log n) if few boxes overlap at any point.
  public func topmostItem(at point: CGPoint) -> Int? {
    topmostItem(x: Double(point.x), y: Double(point.y))
  }

  /// Returns the items whose boxes overlap `rect`, by default in no particular order.
  ///
  /// Touching isn't overlapping, and an empty or null rectangle overlaps nothing (R6.10).
  ///
  /// - Complexity: O(log n + k) for k items, plus O(k log k) for an ordered result.
  public func items(in rect: CGRect, order: Order = .any) -> [Int] {
    items(in: Extent(rect), order: order)
  }

  /// Calls `body` with each item whose box overlaps `rect`, in no particular order.
  ///
  /// Touching isn't overlapping, and an empty or null rectangle overlaps nothing (R6.10).
  ///
  /// - Complexity: O(log n + k) for k items. Allocates no memory if k is at most 240 and the index
  ///   hasn't been changed.
  public func forEachItem(in rect: CGRect, _ body: (Int) -> Void) {
    forEachItem(in: Extent(rect), body)
  }

  /// Returns the items whose boxes contain the point; the topmost is last.
  ///
  /// The result is empty if a coordinate is NaN.
  ///
  /// - Complexity: O(log n + k log k) for k items.
  public func items(at point: CGPoint) -> [Int] {
    items(holdingX: Double(point.x), y: Double(point.y))
  }

  /// Returns the `count` items nearest to a point, in order of distance.
  ///
  /// If items have the same distance, the topmost is first.
  ///
  /// The distance is measured to the closest point of a box, and is zero within the box and on its
  /// edges. If the index has fewer items, all of them are returned. If a coordinate of the point is
  /// NaN, the result is empty.
  ///
  /// - Precondition: `count` isn't negative.
  /// - Complexity: O((log n + k) log k) for k items.
  public func nearestItems(to point: CGPoint, count: Int) -> [Int] {
    nearestItems(x: Double(point.x), y: Double(point.y), count: count)
  }

  /// Calls `body` with each of the `count` items nearest to a point, in order of distance.
  ///
  /// If items have the same distance, the topmost is first. The distance is measured to the closest
  /// point of a box, and is zero within the box and on its edges.
  ///
  /// If the index has fewer items, `body` is called with all of them. If a coordinate of the point
  /// is NaN, `body` isn't called.
  ///
  /// - Precondition: `count` isn't negative.
  /// - Complexity: O((log n + k) log k) for k items. Allocates nothing for up to 64 items if the
  ///   index hasn't been changed.
  public func forEachNearestItem(to point: CGPoint, count: Int, _ body: (Int) -> Void) {
    forEachNearestItem(x: Double(point.x), y: Double(point.y), count: count, body)
  }
}
