import Foundation
import ViewGeometry

/// Items in sections, without registered supplementary views.
final class ItemGrid: RegisteredItems {
  init(_ counts: [Int]) {
    super.init(counts)
    registersViews = false
  }
}

extension CollectionViewFlowLayout {
  convenience init(
    item: CGSize, spacing: CGFloat = 10, lines: CGFloat = 10, inset: EdgeInsets = .zero,
    header: CGFloat = 0, footer: CGFloat = 0
  ) {
    self.init()
    itemSize = item
    minimumInteritemSpacing = spacing
    minimumLineSpacing = lines
    sectionInset = inset
    headerReferenceSize = CGSize(width: header, height: header)
    footerReferenceSize = CGSize(width: footer, height: footer)
  }
}

extension CollectionView {
  /// The frames of the items of section 0, from their attributes.
  var itemFrames: [CGRect] {
    (0..<numberOfItems(inSection: 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  var itemOrigins: [CGPoint] { itemFrames.map(\.origin) }
}

extension CGRect {
  static func xywh(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
}

extension CGPoint {
  static func xy(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
}

extension CGSize {
  static func wh(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }
}
