import Foundation
import ViewGeometry

@testable import TestSupport

/// A custom layout: items are scattered, overlapping, rotated, hidden and at several depths, with
/// badges and backgrounds.
final class LawBoard: CollectionViewLayout {
  private let items: LawItems
  private let isIndexed: Bool
  private var attributes: [CollectionViewLayoutAttributes] = []

  init(_ items: LawItems, isIndexed: Bool) {
    self.items = items
    self.isIndexed = isIndexed
    super.init()
  }

  override func prepare() {
    attributes = items.contents.sections.enumerated().flatMap { section, row in
      [background(section, row.count)]
        + row.enumerated().flatMap { number, item in
          place(item, IndexPath(item: number, section: section))
        }
    }
  }

  /// As wide as the elements need, however they are rotated.
  override var collectionViewContentSize: CGSize {
    attributes.lazy.filter { !$0.isHidden }.reduce(into: CGSize(width: 20, height: 20)) {
      size, next in
      size.width = max(size.width, next.frame.maxX)
      size.height = max(size.height, next.frame.maxY)
    }
  }

  override var spatialAttributes: [CollectionViewLayoutAttributes]? {
    isIndexed ? attributes : nil
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    isIndexed
      ? super.layoutAttributesForElements(in: rect)
      : attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    isIndexed ? super.layoutAttributesForItem(at: indexPath) : find(.cell, nil, indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    isIndexed
      ? super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      : find(.supplementaryView, elementKind, indexPath)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    isIndexed
      ? super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
      : find(.decorationView, elementKind, indexPath)
  }

  private func find(
    _ category: CollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributes.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind
        && $0.indexPath == path
    }
  }

  private func background(_ section: Int, _ count: Int) -> CollectionViewLayoutAttributes {
    let back = CollectionViewLayoutAttributes(
      forDecorationViewOfKind: "back", with: IndexPath(item: 0, section: section))
    back.frame = CGRect(x: 0, y: section * 40, width: 100, height: 20 + count)
    back.zIndex = -1
    return back
  }

  private func place(_ item: LawItem, _ path: IndexPath) -> [CollectionViewLayoutAttributes] {
    let cell = CollectionViewLayoutAttributes(forCellWith: path)
    // Even values, and rotations of integers, so that boxes of corners and frames agree to the last
    // bit.
    cell.frame = CGRect(
      x: CGFloat(80 + 2 * item.trait(3, below: 80)), y: CGFloat(80 + 2 * item.trait(4, below: 200)),
      width: CGFloat(4 * item.trait(5, below: 12)), height: CGFloat(4 * item.trait(6, below: 12)))
    cell.zIndex = item.trait(7, below: 3) - 1
    cell.isHidden = item.number % 9 == 4
    switch item.number % 7 {
    case 2: cell.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 4: cell.transform = CGAffineTransform(a: 1, b: 1, c: -1, d: 1, tx: 8, ty: 0)
    case 5: cell.transform = CGAffineTransform(a: -2, b: 0, c: 1, d: 1, tx: 0, ty: 4)
    default: break
    }
    guard item.number % 5 == 0 else { return [cell] }
    let badge = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "badge", with: path)
    badge.frame = CGRect(x: cell.center.x - 3, y: cell.center.y - 3, width: 6, height: 6)
    badge.zIndex = 2
    return [cell, badge]
  }
}
