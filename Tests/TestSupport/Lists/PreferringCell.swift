import Foundation
import ViewGeometry

/// A cell that prefers the size that a closure returns for its attributes.
final class PreferringCell: CollectionViewCell {
  var prefer: (CollectionViewLayoutAttributes) -> CGSize = { $0.size }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    let preferred = layoutAttributes.copied()
    preferred.size = prefer(layoutAttributes)
    return preferred
  }
}

/// A table's cell whose size that fits comes from a closure; as wide as it may be, and 50 high.
final class FittingRow: TableViewCell {
  var fitting: (CGSize) -> CGSize = { CGSize(width: $0.width, height: 50) }

  /// Makes the cell as wide as it may be, and `height` points high.
  func fit(_ height: CGFloat) { fitting = { CGSize(width: $0.width, height: height) } }

  override func sizeThatFits(_ size: CGSize) -> CGSize { fitting(size) }
}

extension RegisteredItems {
  /// Has the items' cells, which are to be `PreferringCell`s, prefer sizes.
  func prefer(_ size: @escaping (CollectionViewLayoutAttributes) -> CGSize) {
    configure = { cell, _ in (cell as? PreferringCell)?.prefer = size }
  }
}
