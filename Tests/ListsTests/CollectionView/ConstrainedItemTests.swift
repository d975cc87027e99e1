import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Items whose constraints determine their size.
@Suite struct ConstrainedItemTests {
  /// A cell with a title 10 from all edges, and a mark below it that is a quarter as high as wide.
  private final class TitledCell: CollectionViewCell {
    let title = PlainStatedView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.fill(with: title, inset: 10)
    }
  }

  /// A cell whose content is twice as wide as high.
  private final class WideCell: CollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let picture = View()
      contentView.fill(with: picture)
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 2).isActive = true
    }
  }

  private let sizes = [
    CGSize(width: 30, height: 20), CGSize(width: 50, height: 40), CGSize(width: 20, height: 15),
  ]

  private func frames(
    _ layout: CollectionViewLayout, cell: CollectionViewCell.Type = TitledCell.self
  ) -> [CGRect] {
    let source = RegisteredItems([sizes.count]) { [sizes] cell, indexPath in
      guard let cell = cell as? TitledCell else { return }
      cell.title.traits.intrinsic = sizes[indexPath.item]
      cell.title.invalidateIntrinsicContentSize()
    }
    let view = source.makeCollectionView(size: .wh(300, 400), layout: layout, cell: cell)
    view.layoutIfNeeded()
    return withExtendedLifetime(source) {
      sizes.indices.map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .null }
    }
  }

  @Test func `items of a flow layout with estimates are as large as their constraints say (R6.29)`()
  {
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    layout.minimumInteritemSpacing = 0

    expectEqual(
      frames(layout).map(\.size),
      [
        CGSize(width: 50, height: 40), CGSize(width: 70, height: 60), CGSize(width: 40, height: 35),
      ])
  }

  @Test func `items of a flow layout without estimates have the layout's size (R6.29)`() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 30)

    expect(frames(layout).allSatisfy { $0.size == layout.itemSize })
  }

  @Test func `a composition asks for the estimated length alone (R11.60)`() {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    let layout = CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))

    expectEqual(
      frames(layout),
      [
        CGRect(x: 0, y: 0, width: 300, height: 40), CGRect(x: 0, y: 40, width: 300, height: 60),
        CGRect(x: 0, y: 100, width: 300, height: 35),
      ])
  }

  @Test func `an item of fixed height is as wide as that makes it (R11.60)`() {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .estimated(30), heightDimension: .absolute(40)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
    let layout = CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))

    expect(frames(layout, cell: WideCell.self).allSatisfy { $0.size == .wh(80, 40) })
  }

  @Test func `a header view says how high constraints make it in a width (R11.60)`() {
    let header = TableViewHeaderFooterView()
    let title = PlainStatedView()
    title.traits.intrinsic = CGSize(width: 90, height: 18)
    header.contentView.addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 6),
      header.contentView.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 6),
      title.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor),
    ])

    expectEqual(header.sizeThatFits(CGSize(width: 320, height: 0)), CGSize(width: 320, height: 30))
    expectEqual(TableViewHeaderFooterView().sizeThatFits(CGSize(width: 9, height: 9)).height, 0)
  }
}
