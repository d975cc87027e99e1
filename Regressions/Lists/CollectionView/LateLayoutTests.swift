import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Changes between an invalidation and the layout pass that follows it.
@Suite struct LateLayoutTests {
  /// Heights that a delegate looks up in its data.
  private final class Heights: CollectionViewDataSource, CollectionViewDelegateFlowLayout,
    CollectionViewDelegateWaterfallLayout
  {
    var heights: [CGFloat] = [10, 20, 30]
    private(set) var asked = 0
    /// A closure run when the next height is requested.
    var reaction: (() -> Void)?

    func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { heights.count }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { .wh(100, height(indexPath)) }
    func collectionView(
      _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
      heightForItemAt indexPath: IndexPath, width: CGFloat
    ) -> CGFloat { height(indexPath) }

    func forgetAsked() { asked = 0 }

    /// The height of a deleted item doesn't exist: an app's data source traps.
    private func height(_ indexPath: IndexPath) -> CGFloat {
      let reaction = reaction
      self.reaction = nil
      reaction?()
      asked = max(asked, indexPath.item + 1)
      return heights.indices.contains(indexPath.item) ? heights[indexPath.item] : 0
    }

    func list(_ layout: CollectionViewLayout) -> CollectionView {
      let list = CollectionView(frame: .xywh(0, 0, 100, 200), collectionViewLayout: layout)
      list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.delegate = self
      list.dataSource = self
      list.layoutIfNeeded()
      asked = 0
      return list
    }
  }

  /// Layouts that request one height after another.
  private enum Kind: CaseIterable {
    case flow, ownFlow, waterfall

    var layout: CollectionViewLayout {
      guard self == .waterfall else {
        return self == .flow
          ? CollectionViewFlowLayout(item: .wh(100, 20), spacing: 0, lines: 0)
          : AdaptedFlow(item: .wh(100, 20), spacing: 0, lines: 0)
      }
      let waterfall = CollectionViewWaterfallLayout()
      (waterfall.columnCount, waterfall.itemSpacing) = (1, 0)
      return waterfall
    }
  }

  @Test(arguments: Kind.allCases, [false, true])
  private func `An edit of its own in a drag asks for no item that is gone`(
    kind: Kind, isStale: Bool
  ) {
    let heights = Heights()
    let list = heights.list(kind.layout)
    let cells = list.visibleCells.map(ObjectIdentifier.init)
    list.selectItem(at: .at(0, 1), animated: false, scrollPosition: [])
    _ = list.beginInteractiveMovementForItem(at: .at(0, 2))
    list.updateInteractiveMovementTargetPosition(.xy(50, 5))
    list.layoutIfNeeded()
    expectEqual(list.visibleCells.map(ObjectIdentifier.init), [cells[2], cells[0], cells[1]])

    if isStale { list.collectionViewLayout.invalidateLayout(with: EverythingContext()) }
    heights.forgetAsked()
    heights.heights = [10, 20]
    list.deleteItems(at: [.at(0, 2)])
    list.layoutIfNeeded()

    expect(heights.asked <= 2 && !list.hasUncommittedUpdates)
    expectEqual(list.itemFrames, [.xywh(0, 0, 100, 10), .xywh(0, 10, 100, 20)])
    expectEqual(list.visibleCells.map(\.frame), list.itemFrames)
    expectEqual(list.visibleCells.map(ObjectIdentifier.init), Array(cells[..<2]))
    expectEqual(list.indexPathsForSelectedItems, [.at(0, 1)])
  }

  @Test(arguments: Kind.allCases)
  private func `Who reloads when a batch asks for a height has all asked for again`(kind: Kind) {
    let heights = Heights()
    let list = heights.list(kind.layout)

    heights.heights.append(40)
    heights.reaction = { [unowned list, unowned heights] in
      heights.heights = [1, 2]
      list.reloadData()
    }
    list.insertItems(at: [.at(0, 3)])
    list.layoutIfNeeded()

    expectEqual(list.numberOfItems(inSection: 0), 2)
    expectEqual(list.itemFrames, [.xywh(0, 0, 100, 1), .xywh(0, 1, 100, 2)])
    expectEqual(list.visibleCells.map(\.frame), list.itemFrames)
  }

  @Test(arguments: [Kind.flow, .waterfall])
  private func `An edit of its own asks for no item that is gone`(kind: Kind) {
    let heights = Heights()
    let list = heights.list(kind.layout)

    list.collectionViewLayout.invalidateLayout()
    heights.heights = [10, 30]
    list.deleteItems(at: [.at(0, 1)])
    list.layoutIfNeeded()

    expectEqual(heights.asked, 2)
    expectEqual(list.itemFrames, [.xywh(0, 0, 100, 10), .xywh(0, 10, 100, 30)])
    expectEqual(list.visibleCells.map(\.frame), list.itemFrames)
  }

  @Test func `Bounds that change in origin and then in size are laid out for the size`() {
    let items = ItemGrid([4])
    let layout = AdaptedFlow(item: .wh(40, 20), spacing: 0, lines: 0, header: 10)
    layout.sectionHeadersPinToVisibleBounds = true
    let list = items.makeCollectionView(size: .wh(100, 30), layout: layout)
    list.layoutIfNeeded()

    list.contentOffset = .xy(0, 5)
    list.bounds.size.width = 200
    list.layoutIfNeeded()

    expectEqual(list.itemFrames, (0..<4).map { .xywh(CGFloat($0) * 40, 10, 40, 20) })
    expectEqual(list.contentSize, .wh(200, 30))
  }

  /// A cell that prefers to be 30 points high once it was configured again.
  private final class Cell: CollectionViewCell {
    var height: CGFloat = 20
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
      let preferred = layoutAttributes.copied()
      preferred.size.height = height
      return preferred
    }
  }

  @Test(arguments: [false, true])
  func `Bounds that change after a cell was measured again are laid out for the size`(
    isFlow: Bool
  ) {
    let flow = CollectionViewFlowLayout(item: .wh(40, 20), spacing: 0, lines: 0)
    flow.estimatedItemSize = .wh(40, 20)
    let size = CollectionLayoutSize.size(.fractionalWidth(1), .estimated(20))
    let composition = CollectionViewCompositionalLayout(
      section: CollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, repeatingSubitem: CollectionLayoutItem(layoutSize: size), count: 1)))
    let items = ItemGrid([3])
    let list = items.makeCollectionView(
      size: .wh(100, 300), layout: isFlow ? flow : composition)
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
    list.layoutIfNeeded()

    for cell in list.visibleCells { (cell as? Cell)?.height = 30 }
    list.reconfigureItems(at: [.at(0, 1)])
    list.bounds.size.width = 200
    list.layoutIfNeeded()

    expectEqual(list.contentSize.width, 200)
    let other = items.makeCollectionView(
      size: .wh(200, 300), layout: isFlow ? flow.likeNew() : composition.likeNew(size))
    other.register(Cell.self, forCellWithReuseIdentifier: "cell")
    other.layoutIfNeeded()
    expectEqual(list.itemFrames.map(\.minX), other.itemFrames.map(\.minX))
    expectEqual(list.itemFrames.map(\.width), other.itemFrames.map(\.width))
  }

  @Test func `An offset that a context adjusts moves once`() {
    let (items, moves) = (ItemGrid([4]), ScrollListener { $0.contentOffset })
    let list = items.makeCollectionView(
      size: .wh(100, 30), layout: CollectionViewFlowLayout(item: .wh(40, 20)))
    list.delegate = moves
    list.layoutIfNeeded()
    moves.removeAll()

    let context = CollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment = .xy(3, 4)
    list.collectionViewLayout.invalidateLayout(with: context)

    expectEqual(moves.values, [.xy(3, 4)])
  }

  @Test func `Rows that keep clear of margins follow them`() {
    // As high as 1,000 square points of their width.
    let rows = RegisteredRows([2]) { cell, _ in
      (cell as? FittingRow)?.fitting = { .wh($0.width, 1000 / $0.width) }
    }
    let table = rows.table(size: .wh(120, 300), style: .insetGrouped, cell: FittingRow.self)
    table.layoutMargins = EdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    table.dataSource = rows
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.map(\.frame), [.xywh(10, 0, 100, 10), .xywh(10, 10, 100, 10)])

    table.layoutMargins = EdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.map(\.frame), [.xywh(40, 0, 50, 20), .xywh(40, 20, 50, 20)])
  }
}

extension CollectionViewFlowLayout {
  fileprivate func likeNew() -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout(item: itemSize, spacing: 0, lines: 0)
    layout.estimatedItemSize = estimatedItemSize
    return layout
  }
}

extension CollectionViewCompositionalLayout {
  fileprivate func likeNew(_ size: CollectionLayoutSize) -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout(
      section: CollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, repeatingSubitem: CollectionLayoutItem(layoutSize: size), count: 1)))
  }
}
