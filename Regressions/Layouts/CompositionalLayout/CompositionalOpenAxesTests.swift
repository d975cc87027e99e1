import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The lengths that cells choose which lie beside others in a group (R8.9, R11.60).
@Suite struct CompositionalOpenAxesTests {
  /// A cell whose content is as high as wide, and would be 30 points.
  private final class SquareCell: CollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let content = View()
      contentView.fill(with: content)
      let width = content.widthAnchor.constraint(equalToConstant: 30)
      width.priority = LayoutPriority(500)
      LayoutConstraint.activate([
        width, content.heightAnchor.constraint(equalTo: content.widthAnchor),
      ])
    }
  }

  private func page(_ group: CollectionLayoutGroup, items: Int) -> CompositionalPage {
    let page = CompositionalPage(.section(group), items: items, size: .wh(300, 500))
    page.view.register(SquareCell.self, forCellWithReuseIdentifier: "cell")
    page.view.layoutIfNeeded()
    return page
  }

  private let row = CollectionLayoutSize.size(.fractionalWidth(1), .estimated(44))

  @Test func `A cell of a fixed width has it whatever its neighbors estimate`() {
    let page = page(
      .horizontal(
        layoutSize: row,
        subitems: [
          .item(.absolute(100), .estimated(44)), .item(.estimated(60), .absolute(44)),
        ]), items: 2)

    expectEqual(page.frames, [.xywh(0, 0, 100, 100), .xywh(100, 0, 44, 44)])
  }

  @Test func `R8.9 equal parts don't choose their width`() {
    let page = page(
      .horizontal(
        layoutSize: row, subitem: .item(.estimated(60), .estimated(44)), count: 3), items: 3)

    expectEqual(page.frames, (0..<3).map { .xywh(CGFloat($0) * 100, 0, 100, 100) })
  }

  @Test func `A fixed size invalidates nothing`() throws {
    let page = page(
      .horizontal(
        layoutSize: row,
        subitems: [.item(.absolute(100), .absolute(44)), .item(.estimated(60), .absolute(44))]),
      items: 2)

    let changes = try (0...2).map { item in
      let original = try #require(
        page.layout.layoutAttributesForItem(at: IndexPath(item: min(item, 1), section: 0)))
      original.indexPath = IndexPath(item: item, section: 0)
      let preferred = original.copied()
      preferred.size = .wh(7, 7)
      return page.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }

    // There is no third item.
    expectEqual(changes, [false, true, false])
  }
}
