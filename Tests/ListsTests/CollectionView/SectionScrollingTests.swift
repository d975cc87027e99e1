import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Scrolling to items of sections that scroll by themselves, in content that scrolls the same way.
@Suite struct SectionScrollingTests {
  /// Content that is wider than the collection view.
  private final class Wide: CollectionViewCompositionalLayout {
    override var collectionViewContentSize: CGSize {
      let size = super.collectionViewContentSize
      return .wh(size.width + 200, size.height)
    }
  }

  @Test(
    arguments: [(.left, 4, 0), (.right, 4, 0), (.left, 2, 700), (.right, 6, 100)]
      as [(CollectionView.ScrollPosition, Int, CGFloat)])
  func `R8.24 the content goes to where the item is once its section has scrolled`(
    position: CollectionView.ScrollPosition, item: Int, start: CGFloat
  ) throws {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.absolute(100), .absolute(50)), subitems: [.init(layoutSize: .whole)])
    let section = CollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let items = ItemGrid([9])
    let layout = Wide(section: section)
    let view = items.makeCollectionView(size: .wh(200, 100), layout: layout)
    view.layoutIfNeeded()
    layout.setOrthogonalContentOffset(start, inSection: 0)
    let path = IndexPath.at(0, item)

    view.scrollToItem(at: path, at: position, animated: false)

    // The item is at the requested edge of the section, and of the visible part.
    let frame = try #require(view.frameForItem(at: path))
    let end = position == .left ? frame.minX : frame.maxX
    expectEqual(end, CGFloat(position == .left ? 0 : 200), "\(frame)")
    expectEqual(view.contentOffset, .zero)
  }
}
