package import Foundation
import ViewGeometry

/// The sizes of the items of a section.
package enum FixtureSizes: Sendable, Equatable {
  /// One size in points for all items, which needs no memory for each item.
  case uniform(CGSize)
  /// Individual sizes, in points.
  case listed([CGSize])
  /// The sizes of chat messages: the width of their list, and the heights that their text needs.
  case messages(FixtureMessages)
  /// One width in points, and random heights chosen from a weighted list.
  case weighted(width: Double, heights: FixtureWeightedLengths)
  /// The sizes of photos in rows: one height, and widths that follow from random aspect ratios.
  case photos(FixturePhotos)

  /// Returns the size of an item, in points; `item` is the index in its section.
  ///
  /// - Precondition: `item` isn't negative and, for listed sizes, is in the list.
  package func size(of item: Int) -> CGSize {
    switch self {
    case .uniform(let size): size
    case .listed(let sizes): sizes[item]
    case .messages(let messages):
      CGSize(width: messages.width, height: messages.height(of: item))
    case .weighted(let width, let heights):
      CGSize(width: width, height: heights.length(of: item))
    case .photos(let photos): CGSize(width: photos.width(of: item), height: photos.height)
    }
  }

  /// Whether the sizes are `.uniform`, so that a layout needn't store a size for each item.
  package var isUniform: Bool {
    if case .uniform = self { return true }
    return false
  }
}
