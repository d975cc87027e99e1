import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A layout's knowledge of its data belongs to the collection view that it is in.
@Suite struct LayoutOwnerTests {
  enum Kind: CaseIterable {
    case flow, list, pairs, shelf
  }

  /// Items and headers that all prefer one size.
  private final class Blocks: CollectionViewDataSource {
    private final class Cell: CollectionViewCell {
      var preferredSize = CGSize.zero

      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
      ) -> CollectionViewLayoutAttributes {
        let preferred = layoutAttributes.copied()
        preferred.size = preferredSize
        return preferred
      }
    }

    var preferredSize: CGSize

    init(_ preferredSize: CGSize) {
      self.preferredSize = preferredSize
    }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.preferredSize = preferredSize
      return cell
    }

    func view(_ layout: CollectionViewLayout) -> CollectionView {
      let view = CollectionView(frame: .xywh(0, 0, 200, 300), collectionViewLayout: layout)
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
      view.layoutIfNeeded()
      return view
    }
  }

  private func layout(_ kind: Kind) -> CollectionViewLayout {
    guard kind != .flow else {
      let layout = CollectionViewFlowLayout()
      layout.estimatedItemSize = .wh(50, 50)
      return layout
    }
    let size = CollectionLayoutSize.size(
      kind == .list ? .fractionalWidth(1) : .fractionalWidth(0.5), .estimated(50))
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: kind == .shelf ? size : .size(.fractionalWidth(1), .estimated(50)),
        subitems: [CollectionLayoutItem(layoutSize: .size(.fractionalWidth(1), .estimated(50)))]))
    if kind == .shelf { section.orthogonalScrollingBehavior = .continuous }
    return CollectionViewCompositionalLayout(section: section)
  }

  /// Measures items that are no longer in view, and scrolls the section if it scrolls by itself.
  private func measure(_ view: CollectionView) {
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    (view.collectionViewLayout as? CollectionViewCompositionalLayout)?
      .setOrthogonalContentOffset(130, inSection: 0)
    view.layoutIfNeeded()
  }

  @Test(arguments: Kind.allCases, [30, 50] as [CGFloat])
  func `A layout that is put back knows nothing of the data before`(kind: Kind, other: CGFloat) {
    let blocks = Blocks(.wh(90, 70))
    let layout = layout(kind)
    let view = blocks.view(layout)
    measure(view)

    view.collectionViewLayout = CollectionViewFlowLayout(item: .wh(other, other))
    blocks.preferredSize = .wh(80, 40)
    view.reloadData()
    view.layoutIfNeeded()
    view.collectionViewLayout = layout
    view.layoutIfNeeded()

    expectEqual(view.itemFrames, blocks.view(self.layout(kind)).itemFrames)
  }

  @Test(arguments: Kind.allCases)
  func `A layout in another collection view knows nothing of the first one's data`(kind: Kind) {
    let layout = layout(kind)
    let (before, after) = (Blocks(.wh(90, 70)), Blocks(.wh(80, 40)))
    let first = before.view(layout)
    measure(first)

    first.collectionViewLayout = CollectionViewFlowLayout()
    let second = after.view(layout)

    expectEqual(second.itemFrames, after.view(self.layout(kind)).itemFrames)
  }
}
