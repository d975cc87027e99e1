import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Index paths of items and of section decorations have two indices.
@Suite struct ElementPathTests {
  private let items = ItemGrid([2])

  @Test func `A path of another length names no item and no decoration`() {
    let section = CollectionLayoutSection.section(
      .row(of: .item(.fractionalWidth(0.5), .fractionalHeight(1))))
    section.decorationItems = [.background(elementKind: "background")]
    let layout = CollectionViewCompositionalLayout(section: section)
    layout.register(CollectionReusableView.self, forDecorationViewOfKind: "background")
    let list = items.makeCollectionView(size: .wh(200, 200), layout: layout)
    list.layoutIfNeeded()

    let item = layout.layoutAttributesForItem(at: .at(0, 1))
    let background = layout.layoutAttributesForDecorationView(
      ofKind: "background", at: .at(0, 0))
    expectEqual(item?.frame, .xywh(100, 0, 100, 100))
    expectEqual(background?.frame, .xywh(0, 0, 200, 100))

    for path in [IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0]), .at(1, 0)] {
      expect(layout.layoutAttributesForItem(at: path) == nil, "\(path)")
      let none = layout.layoutAttributesForDecorationView(ofKind: "background", at: path)
      expect(none == nil, "\(path)")
    }
    expect(layout.layoutAttributesForDecorationView(ofKind: "other", at: .at(0, 0)) == nil)
  }
}
