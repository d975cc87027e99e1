/// Decides which items count in a search for the topmost box at a point.
package protocol SpatialIndexFilter {
  /// Whether the item counts; asked of few items, those whose boxes hold the point and aren't below the best one found.
  func accepts(_ item: Int) -> Bool

  /// Whether it accepts no item whose box doesn't hold the point, so that boxes needn't be compared before it is asked.
  static var comparesBoxes: Bool { get }
}

extension SpatialIndexFilter {
  @inline(__always)
  package static var comparesBoxes: Bool { false }
}

/// All of them.
struct EveryItem: SpatialIndexFilter {
  @inline(__always)
  func accepts(_ item: Int) -> Bool { true }
}

/// Decides the same, given the box.
protocol SpatialIndexBoxFilter {
  /// Whether the item counts whose box is `box`.
  func accepts(_ item: Int, in box: Extent) -> Bool
}
