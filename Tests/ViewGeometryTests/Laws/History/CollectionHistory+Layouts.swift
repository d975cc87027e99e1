import Foundation
import ViewGeometry

@testable import TestSupport

extension CollectionHistory where Layout == CollectionViewFlowLayout {
  static var flow: SubjectUnderTest<CollectionHistory> { flow { CollectionViewFlowLayout() } }

  /// A flow of a custom class, which answers by attributes and is mirrored.
  static var flippingFlow: SubjectUnderTest<CollectionHistory> { flow { FlippingFlow() } }

  private static func flow(
    make: @escaping () -> CollectionViewFlowLayout
  ) -> SubjectUnderTest<CollectionHistory> {
    subject(
      "flow",
      [
        Setting("itemSize", [(50, 50), (33.5, 20), (90, 70)]) {
          $0.layout.itemSize = CGSize(width: $1.0, height: $1.1)
        },
        Setting("line spacing", [10, 0, 33]) { $0.layout.minimumLineSpacing = $1 },
        Setting("item spacing", [10, 0, 7.25]) { $0.layout.minimumInteritemSpacing = $1 },
        Setting("header", [0, 30]) {
          $0.layout.headerReferenceSize = CGSize(width: $1, height: $1)
        },
        Setting("footer", [0, 15]) {
          $0.layout.footerReferenceSize = CGSize(width: $1, height: $1)
        },
        Setting("section inset", [0, 12]) {
          $0.layout.sectionInset = EdgeInsets(top: $1, left: $1 / 2, bottom: 3, right: $1)
        },
        Setting(
          "reference",
          [
            CollectionViewFlowLayout.SectionInsetReference.fromContentInset, .fromSafeArea,
            .fromLayoutMargins,
          ]
        ) { $0.layout.sectionInsetReference = $1 },
        Setting("scrolling", [CollectionView.ScrollDirection.vertical, .horizontal]) {
          $0.layout.scrollDirection = $1
        },
        Setting("pinned headers", [false, true]) {
          $0.layout.sectionHeadersPinToVisibleBounds = $1
        },
        Setting("pinned footers", [false, true]) {
          $0.layout.sectionFootersPinToVisibleBounds = $1
        },
      ], make: make)
  }
}

extension CollectionHistory where Layout == CollectionViewWaterfallLayout {
  static var waterfall: SubjectUnderTest<CollectionHistory> {
    subject(
      "waterfall",
      [
        Setting("columns", [2, 1, 5]) { $0.layout.columnCount = $1 },
        Setting("column width", [nil, 70, 400]) { $0.layout.minimumColumnWidth = $1 },
        Setting("column spacing", [10, 0, 3.5]) { $0.layout.columnSpacing = $1 },
        Setting("item spacing", [10, 0, 21]) { $0.layout.itemSpacing = $1 },
        Setting("section inset", [0, 12]) {
          $0.layout.sectionInset = EdgeInsets(top: $1, left: $1 / 2, bottom: 3, right: $1)
        },
        Setting("header", [0, 30]) { $0.layout.headerHeight = $1 },
        Setting("footer", [0, 15]) { $0.layout.footerHeight = $1 },
        Setting("order", [WaterfallItemOrder.shortestFirst, .leftToRight, .rightToLeft]) {
          $0.layout.itemOrder = $1
        },
        Setting("scrolling", [CollectionView.ScrollDirection.vertical, .horizontal]) {
          $0.layout.scrollDirection = $1
        },
        Setting("aspect", [1, 0.5]) { $0.layout.itemAspectRatio = $1 },
      ], make: { CollectionViewWaterfallLayout() })
  }
}

extension CollectionHistory where Layout == CollectionViewGridLayout {
  static var grid: SubjectUnderTest<CollectionHistory> {
    subject(
      "grid",
      [
        Setting("row height", [44, 20]) { $0.layout.rowHeight = $1 },
        Setting("column width", [100, 35.5]) { $0.layout.columnWidth = $1 },
        Setting("frozen rows", [0, 1, 3]) { $0.layout.frozenRowCount = $1 },
        Setting("frozen columns", [0, 2]) { $0.layout.frozenColumnCount = $1 },
        Setting("height of row 1", [nil, 90]) { $0.layout.setHeight($1, ofRow: 1) },
        Setting("width of column 0", [nil, 12.5]) { $0.layout.setWidth($1, ofColumn: 0) },
      ], columns: true, make: { CollectionViewGridLayout() })
  }
}
