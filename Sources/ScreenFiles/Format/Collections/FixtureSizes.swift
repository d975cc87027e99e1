package import Foundation
import ViewGeometry

/// The sizes of the items of a section.
package enum FixtureSizes: Sendable, Equatable {
  /// All the same, in points; no item costs memory.
  case uniform(CGSize)
  /// One by one, in points.
  case listed([CGSize])
  /// Chat messages: full width, heights of their text.
  case messages(FixtureMessages)
  /// One width, in points, and random heights out of a list.
  case weighted(width: Double, heights: FixtureWeightedLengths)
  /// Photos in rows: one height, widths of random aspect ratios.
  case photos(FixturePhotos)

  /// The size of an item, counted from the first of the section, in points.
  ///
  /// - Precondition: `item` is not negative and, for listed sizes, in the list.
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

  /// Whether a layout has to keep a size for each item.
  package var isUniform: Bool {
    if case .uniform = self { return true }
    return false
  }
}
