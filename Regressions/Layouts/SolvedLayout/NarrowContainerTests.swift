import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Layouts in a view whose insets leave no space, and layouts that no view uses.
@Suite struct NarrowContainerTests {
  private enum Kind: CaseIterable {
    case flow, waterfall, grid, list

    var layout: CollectionViewLayout {
      switch self {
      case .flow: return CollectionViewFlowLayout()
      case .waterfall: return CollectionViewWaterfallLayout()
      case .grid: return CollectionViewGridLayout()
      case .list:
        let size = CollectionLayoutSize.size(.fractionalWidth(1), .absolute(50))
        let group = CollectionLayoutGroup.horizontal(
          layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
        return CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
      }
    }
  }

  @Test(arguments: [Kind.flow, .waterfall, .list], [false, true])
  private func `insets wider than the view leave content without a width`(
    kind: Kind, isRightToLeft: Bool
  ) {
    let items = ItemGrid([2])
    let view = items.makeCollectionView(size: .wh(100, 300), layout: kind.layout)
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.contentInset = EdgeInsets(top: 0, left: 70, bottom: 0, right: 50)

    view.layoutIfNeeded()

    expect(view.contentSize.width == 0 as CGFloat)
  }

  @Test(arguments: Kind.allCases)
  private func `a layout that no view uses any more has nothing`(kind: Kind) {
    let items = ItemGrid([3])
    let layout = kind.layout
    let view = items.makeCollectionView(layout: layout)
    expect(layout.collectionViewContentSize.height > 0 as CGFloat)

    view.collectionViewLayout = CollectionViewLayout()

    expectEqual(layout.collectionViewContentSize, .zero)
    expect(layout.layoutAttributesForItem(at: .at(0, 0)) == nil)
  }
}
