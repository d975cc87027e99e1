import Foundation
import ViewGeometry

extension Misuse {
  static let ofLayouts: [Misuse] = [
    Misuse("… must override solve().") {
      Items([3]).collection(CollectionViewSolvedLayout()).layoutIfNeeded()
    },
    Misuse("The layoutAttributesClass of … isn't a class of layout attributes: View.") {
      let layout = LayoutWithoutAttributes()
      layout.itemSize = CGSize(width: 10, height: 10)
      _ = Items([3]).collection(layout).layoutAttributesForItem(
        at: IndexPath(item: 0, section: 0))
    },
    Misuse("copy(with:) of UncopiedAttributes didn't return layout attributes.") {
      _ = UncopiedAttributes().copied()
    },
    Misuse("An item can't have the size CGSize(width: -1.0, height: 10.0).") {
      let layout = CollectionViewFlowLayout()
      layout.itemSize = CGSize(width: -1, height: 10)
      Items([3]).collection(layout).layoutIfNeeded()
    },
    Misuse("The insets, spacings, header or footer of section 0 are invalid.") {
      let layout = CollectionViewFlowLayout()
      layout.minimumLineSpacing = .nan
      Items([3]).collection(layout).layoutIfNeeded()
    },
    Misuse("The sizes of the items 4096..<5000 are missing.") {
      let items = HalfSizedItems([5_000])
      items.collection(CollectionViewFlowLayout()).layoutIfNeeded()
    },
    Misuse("Items can't have the aspect ratio 0.0.") {
      CollectionViewWaterfallLayout().itemAspectRatio = 0
    },
    Misuse("Columns can't have the scale 0.0.") { CollectionViewWaterfallLayout().columnScale = 0 },
    Misuse("Item 0 of section 0 can't have the height -1.0.") {
      let items = TallItems([3])
      items.height = -1
      items.collection(CollectionViewWaterfallLayout()).layoutIfNeeded()
    },
    Misuse("Item 0 of section 0 can't have the height 1e+300.") {
      let items = TallItems([3])
      items.height = 1e300
      items.collection(CollectionViewWaterfallLayout()).layoutIfNeeded()
    },
    Misuse("A column of a waterfall can't be longer than 2^30 points.") {
      let items = TallItems([2_000])
      items.height = 0x1p21
      items.collection(CollectionViewWaterfallLayout()).layoutIfNeeded()
    },
    Misuse("A waterfall must have 1 to 255 columns, not 256.") {
      let layout = CollectionViewWaterfallLayout()
      layout.columnCount = 256
      Items([3]).collection(layout).layoutIfNeeded()
    },
    Misuse("Columns can't have the start 0.0, the total width 320.0 and the spacing -1.0.") {
      let layout = CollectionViewWaterfallLayout()
      layout.columnSpacing = -1
      Items([3]).collection(layout).layoutIfNeeded()
    },
    Misuse("The spacing of a waterfall can't be nan.") {
      let layout = CollectionViewWaterfallLayout()
      layout.itemSpacing = .nan
      Items([3]).collection(layout).layoutIfNeeded()
    },
    Misuse(
      """
      A waterfall's header of -1.0, footer of 0.0 and insets of 0.0 and 0.0 must be finite and not negative.
      """
    ) {
      let layout = CollectionViewWaterfallLayout()
      layout.headerHeight = -1
      Items([3]).collection(layout).layoutIfNeeded()
    },
    Misuse("Can't merge rows 0..<1 and columns 0..<1: they must be at least two cells.") {
      CollectionViewGridLayout().mergeCells(rows: 0..<1, columns: 0..<1)
    },
    Misuse("Can't merge rows 0..<0 and columns 0..<9: they must be at least two cells.") {
      CollectionViewGridLayout().mergeCells(rows: 0..<0, columns: 0..<9)
    },
    Misuse("Can't merge rows 0..<2 and columns -1..<2: there are no negative rows and columns.") {
      CollectionViewGridLayout().mergeCells(rows: 0..<2, columns: -1..<2)
    },
    Misuse("Can't merge rows 0..<2 and columns 0..<9: the grid has 3 rows and 2 columns.") {
      var grid = GridSolution(rows: OffsetTree([1, 1, 1]), columns: OffsetTree([1, 1]))
      grid.merge(rows: 0..<2, columns: 0..<9)
    },
    Misuse("Some cells in rows 1..<3 and columns 0..<1 are already merged.") {
      let layout = CollectionViewGridLayout()
      layout.mergeCells(rows: 0..<2, columns: 0..<1)
      layout.mergeCells(rows: 1..<3, columns: 0..<1)
    },
    Misuse("Row 9 can't have the height -1.0.") {
      CollectionViewGridLayout().setHeight(-1, ofRow: 9)
    },
    Misuse("Column 9 can't have the width nan.") {
      CollectionViewGridLayout().setWidth(.nan, ofColumn: 9)
    },
    Misuse("Rows can't have the height inf.") {
      CollectionViewGridLayout().rowHeight = .infinity
    },
    Misuse("Columns can't have the width -2.0.") {
      CollectionViewGridLayout().columnWidth = -2
    },
    Misuse("A group needs at least one subitem.") {
      _ = CollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [])
    },
    Misuse("A group can't have 0 subitems.") {
      let item = CollectionLayoutItem(layoutSize: whole)
      _ = CollectionLayoutGroup.horizontal(layoutSize: whole, subitem: item, count: 0)
    },
    Misuse("A group can't have -1 subitems.") {
      let item = CollectionLayoutItem(layoutSize: whole)
      _ = CollectionLayoutGroup.vertical(layoutSize: whole, repeatingSubitem: item, count: -1)
    },
    Misuse("The section provider returned nil for section 0.") {
      let layout = CollectionViewCompositionalLayout { _, _ in nil }
      Items([3]).collection(layout).layoutIfNeeded()
    },
    Misuse("There is no section 4: the layout has 1.") {
      let layout = CollectionViewCompositionalLayout(section: .rows)
      let collection = Items([3]).collection(layout)
      collection.layoutIfNeeded()
      layout.setOrthogonalContentOffset(10, inSection: 4)
    },
  ]

  private static var whole: CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }
}

/// A delegate that returns sizes for only the first items.
private final class HalfSizedItems: Items, CollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizesForItems items: Range<Int>, inSection section: Int,
    into sizes: UnsafeMutableBufferPointer<CGSize>
  ) -> Bool {
    items.lowerBound == 0
  }
}

/// A delegate that makes all items of a waterfall equally tall.
private final class TallItems: Items, CollectionViewDelegateWaterfallLayout {
  var height: CGFloat = 0

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewWaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    height
  }
}

/// A layout whose attributes class isn't one of attributes.
private final class LayoutWithoutAttributes: CollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { View.self }
}

/// Attributes whose copy has another type.
private final class UncopiedAttributes: CollectionViewLayoutAttributes {
  override func copy(with zone: NSZone? = nil) -> Any { 7 }
}
