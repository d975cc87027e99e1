import Foundation
import ViewGeometry

/// A cell that prefers to be 100 points wide and 80 high.
final class HighCell: CollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    let preferred = layoutAttributes.copied()
    preferred.size = .wh(100, 80)
    return preferred
  }
}
