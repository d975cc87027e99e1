import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Views of a collection view that stay, or are reused.
@Suite struct ReusedViewsTests {
  private let items = BadgedItems()

  @Test
  func `a cell is configured again where the data source asks for another within`() {
    let view = collection(CollectionViewFlowLayout())
    view.layoutIfNeeded()
    let cells = view.visibleCells
    items.configured = []
    items.companion = [0, 1]

    view.reconfigureItems(at: [[0, 0]])

    expectEqual(items.configured, [[0, 0], [0, 1]])
    expectEqual(view.visibleCells.map(ObjectIdentifier.init), cells.map(ObjectIdentifier.init))
  }

  @Test
  func `a cell that goes in the batch isn't configured again, and others are`() {
    let view = collection(CollectionViewFlowLayout())
    view.layoutIfNeeded()
    let cells = view.visibleCells
    items.configured = []

    view.performBatchUpdates {
      view.reconfigureItems(at: [[0, 0], [0, 2], [0, 1]])
      items.count = 2
      view.deleteItems(at: [[0, 1]])
    }

    expectEqual(items.configured.sorted(), [[0, 0], [0, 1]])
    let kept = [cells[0], cells[2]].map(ObjectIdentifier.init)
    expectEqual(view.visibleCells.map(ObjectIdentifier.init), kept)
  }

  @Test
  func `another cell may be given where the one to configure was let go meanwhile`() {
    let view = collection(CollectionViewFlowLayout())
    view.layoutIfNeeded()
    let old = view.visibleCells
    items.configured = []
    items.answer = { [unowned view, items] in
      items.count = 1
      view.reloadData()
      return CollectionViewCell()
    }

    view.reconfigureItems(at: [[0, 0], [0, 2]])
    view.layoutIfNeeded()

    // The first cell that is configured reloads, so the other one is no longer configured.
    expectEqual(items.configured, [[0, 2], [0, 0]])
    expect(view.visibleCells.count == 1 && view.subviews.count == 1)
    let left = old.filter { $0.superview != nil }
    expect(left.allSatisfy { $0 === view.visibleCells.first })
  }

  @Test
  func `views of others and such as show nothing have no index path`() throws {
    let layouts = (0..<2).map { _ in
      let layout = CollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 10, height: 10)
      return layout
    }
    let (view, other) = (collection(layouts[0]), collection(layouts[1]))
    let kind = CollectionView.elementKindSectionHeader
    for list in [view, other] { list.layoutIfNeeded() }
    let cell = try #require(view.cellForItem(at: [0, 1]))
    let header = try #require(view.supplementaryView(forElementKind: kind, at: [0, 0]))

    expectEqual(view.indexPath(for: cell), .at(0, 1))
    expect(other.indexPath(for: cell) == nil)
    expectEqual(view.indexPath(forSupplementaryView: header), .at(0, 0))
    expect(other.indexPath(forSupplementaryView: header) == nil)
    expect(view.indexPath(forSupplementaryView: cell) == nil)
    expect(view.indexPath(for: CollectionViewCell()) == nil)
    expect(view.indexPath(forSupplementaryView: CollectionReusableView()) == nil)

    items.count = 0
    view.reloadData()
    view.layoutIfNeeded()
    expect(view.indexPath(for: cell) == nil)
  }

  @Test
  func `cells of a class that was registered before aren't used again`() {
    let view = collection(CollectionViewFlowLayout())
    view.layoutIfNeeded()

    view.register(OtherCell.self, forCellWithReuseIdentifier: "cell")
    view.reloadData()
    view.layoutIfNeeded()

    expectEqual(view.visibleCells.count, 3)
    expect(view.visibleCells.allSatisfy { $0 is OtherCell })
  }

  @Test
  func `a background view that another collection view was given is left to that`() {
    let (view, other) = (
      collection(CollectionViewFlowLayout()), collection(CollectionViewFlowLayout())
    )
    other.frame.size = CGSize(width: 300, height: 100)
    let background = View()
    view.backgroundView = background
    other.backgroundView = background
    other.layoutIfNeeded()

    view.layoutIfNeeded()

    expectEqual(background.frame, other.bounds)

    view.backgroundView = background

    expect(background.superview === view)
    expectEqual(background.frame, view.bounds)
  }

  @Test
  func `a view that hangs on an item since the layout changed goes with it`() {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "label", containerAnchor: CollectionLayoutAnchor(edges: .top))
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "label", alignment: .top)
    var hasBadges = false
    let layout = CollectionViewCompositionalLayout { (_, _) -> CollectionLayoutSection? in
      let item = CollectionLayoutItem(
        layoutSize: size, supplementaryItems: hasBadges ? [badge] : [])
      let section = CollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
      section.boundarySupplementaryItems = hasBadges ? [] : [header]
      return section
    }
    let view = collection(layout)
    view.layoutIfNeeded()
    hasBadges = true
    layout.invalidateLayout()
    view.layoutIfNeeded()
    let second = view.supplementaryView(forElementKind: "label", at: [0, 1])

    items.count = 2
    view.deleteItems(at: [[0, 0]])
    view.layoutIfNeeded()

    expect(second != nil)
    expect(view.supplementaryView(forElementKind: "label", at: [0, 0]) === second)
    expectEqual(view.subviews.count, 4)
  }

  @Test(arguments: [false, true])
  func `initial attributes go with the data or the layout that they belong to`(isReload: Bool) {
    items.count = 0
    let view = collection(FadingLayout())
    view.register(FadedCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    items.count = 1
    view.insertItems(at: [[0, 0]])

    if isReload {
      view.reloadData()
    } else {
      view.collectionViewLayout = CollectionViewFlowLayout()
    }
    view.layoutIfNeeded()

    expectEqual((view.cellForItem(at: [0, 0]) as? FadedCell)?.alphas, [1])
  }

  private func collection(_ layout: CollectionViewLayout) -> CollectionView {
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    return view
  }
}

private final class OtherCell: CollectionViewCell {}

private final class FadingLayout: CollectionViewFlowLayout {
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.alpha = 0.5
    return attributes
  }
}

private final class FadedCell: CollectionViewCell {
  var alphas: [CGFloat] = []

  override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
    alphas.append(layoutAttributes.alpha)
  }
}

private final class BadgedItems: CollectionViewDataSource {
  var count = 3
  /// The items for which cells were requested.
  var configured: [IndexPath] = []
  /// An item that is also configured again whenever the first one is.
  var companion: IndexPath?
  /// The closure that returns the next requested cell.
  var answer: (() -> CollectionViewCell)?

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    configured.append(indexPath)
    if let answer {
      self.answer = nil
      return answer()
    }
    if indexPath.item == 0, let companion { collectionView.reconfigureItems(at: [companion]) }
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
