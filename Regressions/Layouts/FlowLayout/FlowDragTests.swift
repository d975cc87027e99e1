import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Sizes while an item is dragged, whatever provides them: the data source has the item at its old
/// index path until it is dropped (R9.17).
@Suite struct FlowDragTests {
  /// Squares whose sizes are requested one by one.
  private final class OneByOne: MovableLengths, CollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      .wh(length(indexPath), length(indexPath))
    }
  }

  /// Squares whose sizes are requested by the bulk method.
  private final class Ranges: MovableLengths, CollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizesForItems items: Range<Int>, inSection section: Int,
      into sizes: UnsafeMutableBufferPointer<CGSize>
    ) -> Bool {
      for (place, length) in lengths[section][items].enumerated() {
        sizes[place] = .wh(length, length)
      }
      return true
    }
  }

  @Test(arguments: [CollectionView.ScrollDirection.vertical, .horizontal])
  func `items keep their sizes while one is dragged`(direction: CollectionView.ScrollDirection) {
    for items in [OneByOne(), Ranges(), MovableLengths()] {
      let layout = CollectionViewFlowLayout(item: .wh(9, 9))
      layout.scrollDirection = direction
      if type(of: items) == MovableLengths.self {
        layout.estimatedItemSize = .wh(9, 9)
        layout.preferredSize = { .wh(items.length($0), items.length($0)) }
      }

      expectEqual(items.wrongDrags(in: layout, along: \.size.height), [], "\(items)")
    }
  }
}
