/// A filter that decides which items a search for the topmost box at a point accepts.
package protocol SpatialIndexFilter {
  /// Returns whether the search accepts the item.
  ///
  /// Within each tree of the index, it is called only for items in front of the topmost item found
  /// so far. Of the most recent boxes, which aren't in a tree yet, it is called for all that
  /// contain the point. Unless `comparesBoxes` is true, the boxes of all these items contain the
  /// point.
  func accepts(_ item: Int) -> Bool

  /// Whether the filter itself rejects items whose boxes don't contain the point; false by default.
  ///
  /// If true, the search calls the filter for boxes in a tree without comparing them first.
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

/// A filter that decides which items a search accepts, given their boxes.
protocol SpatialIndexBoxFilter {
  /// Returns whether the search accepts the item, whose box is `box`.
  func accepts(_ item: Int, in box: Extent) -> Bool
}
