import Foundation
import ViewGeometry

/// A layout that only provides attributes.
///
/// The attributes are either indexed by the library, or all returned for every query, as in many
/// layouts written for UIKit.
final class PinBoard: CollectionViewLayout {
  var pins: [CollectionViewLayoutAttributes]
  private let isIndexed: Bool
  private let size: CGSize
  private let isFlipping: Bool

  init(
    _ size: CGSize, pins: [CollectionViewLayoutAttributes] = [], isIndexed: Bool = false,
    isFlipping: Bool = false
  ) {
    (self.size, self.pins) = (size, pins)
    (self.isIndexed, self.isFlipping) = (isIndexed, isFlipping)
    super.init()
  }

  override var collectionViewContentSize: CGSize { size }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { isFlipping }

  override var spatialAttributes: [CollectionViewLayoutAttributes]? { isIndexed ? pins : nil }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    isIndexed ? super.layoutAttributesForElements(in: rect) : pins
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    isIndexed
      ? super.layoutAttributesForItem(at: indexPath)
      : pins.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    isIndexed
      ? super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      : pins.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
  }
}
