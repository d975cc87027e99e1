/// Decides which items a search for the topmost box at a point accepts.
package protocol SpatialIndexFilter {
  /// Returns whether the search accepts the item.
  ///
  /// It is called for few items: those that are in front of the best one found and whose boxes
  /// contain the point, or may contain it if `comparesBoxes` is true.
  func accepts(_ item: Int) -> Bool

  /// Whether the filter itself rejects items whose boxes don't contain the point.
  ///
  /// If so, boxes don't have to be compared before it is called.
  static var comparesBoxes: Bool { get }
}

extension SpatialIndexFilter {
  @inline(__always)
  package static var comparesBoxes: Bool { false }
}

/// A filter that accepts every item.
struct EveryItem: SpatialIndexFilter {
  @inline(__always)
  func accepts(_ item: Int) -> Bool { true }
}

/// Decides which items a search accepts, given their boxes.
protocol SpatialIndexBoxFilter {
  /// Returns whether the search accepts the item with this box.
  func accepts(_ item: Int, in box: Extent) -> Bool
}
