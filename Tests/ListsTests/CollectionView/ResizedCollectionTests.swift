import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A collection view that gets another width or height has the frames of one that always had that
/// size.
@Suite struct ResizedCollectionTests {
  enum Kind: CaseIterable {
    case column, row, waterfall, sidewaysWaterfall, composition

    func makeLayout() -> CollectionViewLayout {
      switch self {
      case .column, .row:
        let layout = CollectionViewFlowLayout(item: .wh(50, 30), header: 20)
        if self == .row { layout.scrollDirection = .horizontal }
        return layout
      case .waterfall, .sidewaysWaterfall:
        let layout = CollectionViewWaterfallLayout()
        if self == .sidewaysWaterfall { layout.scrollDirection = .horizontal }
        return layout
      case .composition:
        let item = CollectionLayoutItem(layoutSize: .whole)
        let group = CollectionLayoutGroup.horizontal(
          layoutSize: .size(.fractionalWidth(0.5), .fractionalHeight(0.25)), subitems: [item])
        return CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
      }
    }
  }

  private func answers(_ view: CollectionView) -> [CGRect] {
    view.layoutIfNeeded()
    return view.itemFrames + view.visibleCells.map(\.frame)
      + [CGRect(origin: .zero, size: view.contentSize)]
  }

  @Test(
    arguments: Kind.allCases,
    [[.wh(300, 120)], [.wh(180, 200)], [.wh(300, 320)], [.wh(300, 60), .wh(300, 201)]]
      as [[CGSize]])
  func `other sizes leave no trace, whichever side changes`(kind: Kind, sizes: [CGSize]) {
    let items = ItemGrid([23])
    let view = items.makeCollectionView(size: .wh(300, 200), layout: kind.makeLayout())
    view.layoutIfNeeded()

    for size in sizes {
      view.frame.size = size

      let new = items.makeCollectionView(size: size, layout: kind.makeLayout())
      expectEqual(answers(view), answers(new), "\(size)")
    }
  }
}
