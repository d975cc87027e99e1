import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// T6.1 to T6.6, T6.12 to T6.16 and T6.21: sections of uniform size.
@Suite struct FlowLayoutUniformTests {
  @Test(arguments: [
    // T6.1
    (
      320, 7, CGSize.wh(50, 50),
      [
        CGPoint.xy(0, 0), .xy(67.5, 0), .xy(135, 0), .xy(202.5, 0), .xy(270, 0), .xy(0, 60),
        .xy(67.5, 60),
      ]
    ),
    (320, 4, .wh(100, 100), [.xy(0, 0), .xy(110, 0), .xy(220, 0), .xy(0, 110)]),  // T6.2
    // T6.3
    (
      375, 5, .wh(100, 100),
      [.xy(0, 0), .xy(137.5, 0), .xy(275, 0), .xy(0, 110), .xy(137.5, 110)]
    ),
    (320, 2, .wh(200, 40), [.xy(60, 0), .xy(60, 50)]),  // T6.4
    (320, 2, .wh(50, 50), [.xy(0, 0), .xy(67.5, 0)]),  // T6.5
  ])
  func `R6.6 equal items form a grid from edge to edge, the last line too (T12.22)`(
    width: CGFloat, count: Int, size: CGSize, origins: [CGPoint]
  ) {
    let items = ItemGrid([count])
    let view = items.makeCollectionView(
      size: .wh(width, 480), layout: CollectionViewFlowLayout(item: size))

    expectEqual(view.itemOrigins, origins)
    expect(view.itemFrames.allSatisfy { $0.size == size })
  }

  @Test func `T6.1 the content is as wide as the container and ends with the last line (R6.20)`() {
    let items = ItemGrid([7])
    let view = items.makeCollectionView(layout: CollectionViewFlowLayout(item: .wh(50, 50)))

    view.layoutIfNeeded()

    expectEqual(view.contentSize, .wh(320, 110))
  }

  @Test func `R6.30 a new layout has the documented sizes and spacings`() {
    let layout = CollectionViewFlowLayout()

    expectEqual(layout.itemSize, .wh(50, 50))
    expectEqual(layout.minimumLineSpacing, 10)
    expectEqual(layout.minimumInteritemSpacing, 10)
    expectEqual(layout.sectionInset, .zero)
    expectEqual(layout.headerReferenceSize, .zero)
    expectEqual(layout.footerReferenceSize, .zero)
    expectEqual(layout.scrollDirection, .vertical)
  }

  @Test func `T6.6 header, insets, lines and footer follow each other (R6.2, R6.17)`() {
    let items = ItemGrid([5])
    let layout = CollectionViewFlowLayout(
      item: .wh(80, 80), spacing: 8, lines: 12,
      inset: EdgeInsets(top: 10, left: 20, bottom: 15, right: 20), header: 30, footer: 20)
    let view = items.makeCollectionView(layout: layout)

    expectEqual(
      view.itemOrigins, [.xy(20, 40), .xy(120, 40), .xy(220, 40), .xy(20, 132), .xy(120, 132)])
    expectEqual(view.frame(of: CollectionView.elementKindSectionHeader), .xywh(0, 0, 320, 30))
    expectEqual(view.frame(of: CollectionView.elementKindSectionFooter), .xywh(0, 227, 320, 20))
    expectEqual(layout.collectionViewContentSize, .wh(320, 247))
  }

  @Test func `R6.18 a reference size of zero means no header at all`() {
    let items = ItemGrid([5])
    let view = items.makeCollectionView(layout: CollectionViewFlowLayout(item: .wh(80, 80)))

    expect(view.frame(of: CollectionView.elementKindSectionHeader) == nil)
  }

  @Test func `T6.12 a line that is exactly full holds its last item (R6.3)`() {
    let items = ItemGrid([4])
    let view = items.makeCollectionView(layout: CollectionViewFlowLayout(item: .wh(100, 10)))

    expectEqual(view.itemOrigins, [.xy(0, 0), .xy(110, 0), .xy(220, 0), .xy(0, 20)])
  }

  @Test func `T6.13 a hundredth of a point too much breaks the line (R6.4)`() {
    let items = ItemGrid([3])
    let view = items.makeCollectionView(layout: CollectionViewFlowLayout(item: .wh(100.01, 10)))

    let origins = view.itemOrigins

    expectEqual(origins[0], .xy(0, 0))
    expect(abs(origins[1].x - 219.99) < 1e-9)
    expectEqual(origins[2], .xy(0, 20))
  }

  @Test(
    arguments: [
      (CGPoint.xy(49.9, 0), 0), (.xy(50, 0), nil), (.xy(67.5, 0), 1), (.xy(0, 55), nil),
      (.xy(0, 60), 5), (.xy(320, 0), nil), (.xy(-0.1, 0), nil), (.xy(0, .nan), nil),
      (.xy(135, 60), nil),
    ] as [(CGPoint, Int?)])
  func `T6.14 a point finds an item by its half-open frame (R6.12)`(point: CGPoint, item: Int?) {
    let items = ItemGrid([7])
    let view = items.makeCollectionView(layout: CollectionViewFlowLayout(item: .wh(50, 50)))

    expectEqual(view.indexPathForItem(at: point), item.map { IndexPath(item: $0, section: 0) })
  }

  @Test(
    arguments: [(CGPoint.xy(160, 10), nil), (.xy(20, 40), 0), (.xy(19.9, 40), nil)]
      as [(CGPoint, Int?)])
  func `T6.15 a header or an inset is no item (R6.12)`(point: CGPoint, item: Int?) {
    let items = ItemGrid([5])
    let layout = CollectionViewFlowLayout(
      item: .wh(80, 80), spacing: 8, lines: 12,
      inset: EdgeInsets(top: 10, left: 20, bottom: 15, right: 20), header: 30, footer: 20)
    let view = items.makeCollectionView(layout: layout)

    expectEqual(view.indexPathForItem(at: point), item.map { IndexPath(item: $0, section: 0) })
  }

  @Test(arguments: [
    (CGRect.xywh(0, 0, 50, 50), [0], [0]), (.xywh(50, 0, 17.5, 50), [], [0, 1]),
    (.xywh(50, 0, 18, 50), [1], [0, 1]), (.xywh(0, 50, 320, 10), [], [0, 1, 2, 3, 4, 5, 6]),
    (.xywh(10, 10, 0, 0), [], []), (.null, [], []), (.xywh(50, 50, -50, -50), [0], [0]),
    (.infinite, [0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6]),
  ])
  func `T6.16 a rectangle finds what it overlaps, and of the layout what it touches (R6.10, T12.2)`(
    rect: CGRect, items: [Int], touched: [Int]
  ) {
    let grid = ItemGrid([7])
    let layout = CollectionViewFlowLayout(item: .wh(50, 50))
    let view = grid.makeCollectionView(layout: layout)

    let found = layout.layoutAttributesForElements(in: rect) ?? []
    var visited: [Int] = []
    view.forEachElement(in: rect) { visited.append($0.indexPath.item) }

    expectEqual(found.map(\.indexPath.item), touched)
    expectEqual(visited, items)
  }

  @Test func `R6.32 the rectangle of a row finds the rows beside it, which aren't shown with it`() {
    let grid = ItemGrid([5])
    let layout = CollectionViewFlowLayout(item: .wh(320, 40), lines: 0)
    let view = grid.makeCollectionView(layout: layout)

    let found = layout.layoutAttributesForElements(in: .xywh(0, 80, 320, 40)) ?? []
    view.frame.size.height = 40
    view.contentOffset.y = 80
    view.layoutIfNeeded()

    expectEqual(found.map(\.indexPath.item), [1, 2, 3])
    expectEqual(view.indexPathsForVisibleItems.map(\.item), [2])
  }

  @Test func `R6.11 by section come header, items and footer`() {
    let items = ItemGrid([2, 1])
    let layout = CollectionViewFlowLayout(item: .wh(80, 80), header: 30, footer: 20)
    let view = items.makeCollectionView(layout: layout)
    let (header, footer) = (
      CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter
    )

    let found = layout.layoutAttributesForElements(in: .infinite) ?? []
    var visited: [String?] = []
    view.forEachElement(in: .infinite) { visited.append($0.kind) }

    expectEqual(
      found.map(\.representedElementKind), [header, nil, nil, footer, header, nil, footer])
    expectEqual(found.map(\.indexPath.section), [0, 0, 0, 0, 1, 1, 1])
    expectEqual(found.map(\.indexPath.item), [0, 0, 1, 0, 0, 0, 0])
    expectEqual(visited, found.map(\.representedElementKind))
  }

  @Test func `T6.21 horizontally items fill columns from top to bottom (R6.21)`() {
    let items = ItemGrid([5])
    let layout = CollectionViewFlowLayout(item: .wh(60, 60), spacing: 10, lines: 15)
    layout.scrollDirection = .horizontal
    let view = items.makeCollectionView(size: .wh(300, 200), layout: layout)

    expectEqual(view.itemOrigins, [.xy(0, 0), .xy(0, 70), .xy(0, 140), .xy(75, 0), .xy(75, 70)])
    expectEqual(layout.collectionViewContentSize, .wh(135, 200))
    expectEqual(view.indexPathForItem(at: .xy(75, 70)), IndexPath(item: 4, section: 0))
  }

  @Test func `R6.19 an empty section still has its header, insets and footer`() {
    let items = ItemGrid([0, 1])
    let layout = CollectionViewFlowLayout(
      item: .wh(320, 80), inset: EdgeInsets(top: 10, left: 0, bottom: 15, right: 0), header: 30,
      footer: 20)
    let view = items.makeCollectionView(layout: layout)

    let first = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))

    expectEqual(first?.frame, .xywh(0, 115, 320, 80))
  }

  @Test func `R6.1 the adjusted content inset narrows the container`() {
    let items = ItemGrid([7])
    let view = items.makeCollectionView(layout: CollectionViewFlowLayout(item: .wh(50, 50)))
    view.contentInset = EdgeInsets(top: 0, left: 30, bottom: 0, right: 50)

    expectEqual(view.itemOrigins[3], .xy(190, 0))
    expectEqual(view.itemOrigins[4], .xy(0, 60))
  }

  @Test func `A hundred million items are as good as one`() {
    let items = ItemGrid([100_000_000])
    let layout = CollectionViewFlowLayout(item: .wh(100, 50), spacing: 10, lines: 10)
    let view = items.makeCollectionView(layout: layout)
    let last = IndexPath(item: 99_999_999, section: 0)

    expectEqual(view.layoutAttributesForItem(at: last)?.frame, .xywh(0, 1_999_999_980, 100, 50))
    expectEqual(view.indexPathForItem(at: .xy(50, 1_999_999_980)), last)
    expect(view.indexPathForItem(at: .xy(110, 1_999_999_980)) == nil)
  }
}

extension CollectionView {
  fileprivate func frame(of kind: String) -> CGRect? {
    layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: 0))?.frame
  }
}
