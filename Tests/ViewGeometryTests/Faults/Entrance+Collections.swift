import Foundation
import ViewGeometry

@testable import TestSupport

extension Entrance {
  static let ofFlow: [Entrance] = [
    Entrance("FlowLayout.itemSize", refuses: isNoLength) { number in
      flow { $0.itemSize = CGSize(width: 10, height: number) }
    },
    Entrance("FlowLayout.itemSize along lines", refuses: isNoLength) { number in
      flow { $0.itemSize = CGSize(width: number, height: 10) }
    },
    Entrance("FlowLayout.estimatedItemSize", refuses: isNoLength) { number in
      flow { $0.estimatedItemSize = CGSize(width: number, height: 10) }
    },
    Entrance("FlowLayout.minimumLineSpacing", refuses: isNoCoordinate) { number in
      flow { $0.minimumLineSpacing = number }
    },
    Entrance("FlowLayout.minimumInteritemSpacing", refuses: isNoCoordinate) { number in
      flow { $0.minimumInteritemSpacing = number }
    },
    Entrance("FlowLayout.headerReferenceSize", refuses: isNoLength) { number in
      flow { $0.headerReferenceSize = CGSize(width: 1, height: number) }
    },
    Entrance("FlowLayout.sectionInset", refuses: isNoCoordinate) { number in
      flow { $0.sectionInset = EdgeInsets(top: number, left: 1, bottom: 1, right: number / 4) }
    },
    Entrance("sizeForItemAt", refuses: isNoLength) { number in
      let items = SizedItems([5])
      items.size = { CGSize(width: $0.item == 2 ? number : 30, height: 20) }
      return laidOut(items.collection())
    },
  ]

  static let ofWaterfalls: [Entrance] = [
    Entrance("WaterfallLayout.columnSpacing", refuses: isNoLength) { number in
      waterfall { $0.columnSpacing = number }
    },
    Entrance("WaterfallLayout.itemSpacing", refuses: isNoColumnLength) { number in
      waterfall { $0.itemSpacing = number }
    },
    Entrance("WaterfallLayout.minimumColumnWidth") { number in
      waterfall { $0.minimumColumnWidth = number }
    },
    Entrance("WaterfallLayout.headerHeight", refuses: isNoLength) { number in
      waterfall { $0.headerHeight = number }
    },
    Entrance("WaterfallLayout.itemAspectRatio", refuses: { !($0 > 1e-3 && $0 < .infinity) }) {
      number in waterfall { $0.itemAspectRatio = number }
    },
    Entrance("WaterfallLayout.columnScale", refuses: { !($0 > 0 && $0 < 1e301) }) { number in
      waterfall { $0.columnScale = number }
    },
    Entrance("WaterfallLayout.sectionInset", refuses: isNoLength) { number in
      waterfall { $0.sectionInset = EdgeInsets(top: number, left: 0, bottom: 0, right: 0) }
    },
    Entrance("WaterfallLayout.sectionInset across", refuses: { !($0 > -0x1p21 && $0 < 1e301) }) {
      number in
      waterfall { $0.sectionInset = EdgeInsets(top: 0, left: number / 4, bottom: 0, right: 1) }
    },
  ]

  static let ofGrids: [Entrance] = [
    Entrance("GridLayout.rowHeight", refuses: isNoLength) { number in
      grid { $0.rowHeight = number }
    },
    Entrance("GridLayout.columnWidth", refuses: isNoLength) { number in
      grid { $0.columnWidth = number }
    },
    Entrance("GridLayout.setHeight(_:ofRow:)", refuses: isNoLength) { number in
      grid { $0.setHeight(number, ofRow: 1) }
    },
    Entrance("GridLayout.setWidth(_:ofColumn:)", refuses: isNoLength) { number in
      grid { $0.setWidth(number, ofColumn: 1) }
    },
  ]

  static let ofCompositions: [Entrance] = [
    Entrance("LayoutDimension.absolute", refuses: isBoundless) { number in
      composed(height: .absolute(number))
    },
    Entrance("LayoutDimension.estimated", refuses: isBoundless) { number in
      composed(height: .estimated(number))
    },
    Entrance("LayoutDimension.fractionalHeight", refuses: { $0 >= 1e299 }) { number in
      composed(height: .fractionalHeight(number))
    },
    Entrance("LayoutDimension.fractionalWidth", refuses: isBoundless) { number in
      composed(height: .absolute(20), width: .fractionalWidth(number))
    },
    Entrance("LayoutDimension.absolute width", refuses: isBoundless) { number in
      composed(height: .absolute(20), width: .absolute(number))
    },
    Entrance("LayoutSection.interGroupSpacing", refuses: isBeyondNumbers) { number in
      composed(height: .absolute(20)) { $0.interGroupSpacing = number }
    },
    Entrance("LayoutSection.contentInsets", refuses: isNoCoordinate) { number in
      composed(height: .absolute(20)) {
        $0.contentInsets = DirectionalEdgeInsets(
          top: number, leading: 1, bottom: number, trailing: number)
      }
    },
    Entrance("LayoutGroup.interItemSpacing", refuses: { $0 <= -1e301 }) { number in
      composed(height: .absolute(20), spacing: .fixed(number))
        + composed(height: .absolute(20), spacing: .flexible(number))
    },
    Entrance("LayoutBoundarySupplementaryItem", refuses: isBeyondNumbers) { number in
      composed(height: .absolute(20)) {
        $0.boundarySupplementaryItems = [
          CollectionLayoutBoundarySupplementaryItem(
            layoutSize: CollectionLayoutSize(
              widthDimension: .absolute(number), heightDimension: .absolute(number)),
            elementKind: CollectionView.elementKindSectionHeader, alignment: .top,
            absoluteOffset: CGPoint(number, number))
        ]
      }
    },
    Entrance("LayoutGroup.custom", refuses: isNoCoordinate) { number in
      let size = CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
      let group = CollectionLayoutGroup.custom(layoutSize: size) { _ in
        [CollectionLayoutGroupCustomItem(frame: CGRect(number, number, 10, number))]
      }
      return laidOut(
        Items([5]).collection(
          CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))))
    },
    Entrance("CompositionalLayout.setOrthogonalContentOffset") { number in
      let section = CollectionLayoutSection.rows
      section.orthogonalScrollingBehavior = .continuous
      let layout = CollectionViewCompositionalLayout(section: section)
      let collection = Items([50]).collection(layout)
      collection.layoutIfNeeded()
      layout.setOrthogonalContentOffset(number, inSection: 0)
      layout.endOrthogonalDragging(withVelocity: number, draggedFrom: number, inSection: 0)
      return laidOut(collection) + [layout.orthogonalContentOffset(inSection: 0)]
    },
  ]

  static let ofElements: [Entrance] = [
    Entrance("LayoutAttributes.frame", refuses: isNaN) { number in
      attributes { $0.frame = CGRect(number, 0, 10, 10) }
    },
    Entrance("LayoutAttributes.size", refuses: isNaN) { number in
      attributes { $0.size = CGSize(width: number, height: 10) }
    },
    Entrance("LayoutAttributes.center", refuses: isNaN) { number in
      attributes { $0.center = CGPoint(number, -number) }
    },
    Entrance("LayoutAttributes.transform") { number in
      attributes {
        $0.transform = CGAffineTransform(a: 1, b: number, c: 0, d: 1, tx: number, ty: 0)
        $0.alpha = number
      }
    },
  ]

  /// A waterfall's items are at most 2^21 points long, and by default as wide as the columns.
  private static func isNoColumnLength(_ number: CGFloat) -> Bool {
    !(number >= 0 && number <= 0x1p21)
  }

  private static func isBoundless(_ number: CGFloat) -> Bool { number >= 1e301 }
  /// NaN counts as zero there.
  private static func isBeyondNumbers(_ number: CGFloat) -> Bool { number.magnitude >= 1e301 }

  private static func flow(_ change: (CollectionViewFlowLayout) -> Void) -> [CGFloat] {
    let layout = CollectionViewFlowLayout()
    change(layout)
    return laidOut(Items([5, 3]).collection(layout))
  }

  private static func waterfall(_ change: (CollectionViewWaterfallLayout) -> Void) -> [CGFloat] {
    let layout = CollectionViewWaterfallLayout()
    change(layout)
    return laidOut(Items([5, 3]).collection(layout))
  }

  private static func grid(_ change: (CollectionViewGridLayout) -> Void) -> [CGFloat] {
    let layout = CollectionViewGridLayout()
    change(layout)
    return laidOut(Items([3, 3]).collection(layout))
  }

  private static func composed(
    height: CollectionLayoutDimension, width: CollectionLayoutDimension = .fractionalWidth(0.3),
    spacing: CollectionLayoutSpacing? = nil, _ change: (CollectionLayoutSection) -> Void = { _ in }
  ) -> [CGFloat] {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(widthDimension: width, heightDimension: height))
    let row = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let group = CollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item])
    group.interItemSpacing = spacing
    let section = CollectionLayoutSection(group: group)
    change(section)
    return laidOut(
      Items([5]).collection(CollectionViewCompositionalLayout(section: section)))
  }

  /// The frames of a collection's items and its content size, after layout and queries.
  static func laidOut(_ collection: CollectionView) -> [CGFloat] {
    collection.layoutIfNeeded()
    _ = collection.indexPathForItem(at: CGPoint(5, 5))
    _ = collection.indexPathsForItems(in: collection.bounds)
    _ = collection.nearestItem(to: CGPoint(5, 5))
    collection.checkInvariants()
    return collection.contentSize.parts
      + (0..<collection.numberOfItems(inSection: 0)).flatMap {
        collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.parts ?? []
      }
  }

  private static func attributes(
    _ change: (CollectionViewLayoutAttributes) -> Void
  ) -> [CGFloat] {
    let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(0, 0, 10, 20)
    change(attributes)
    _ = (attributes.quad, attributes.copied() == attributes, attributes.hashValue)
    return attributes.frame.parts
  }
}
