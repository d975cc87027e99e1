import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Columns of a minimum width in sections whose insets come from the delegate.
@Suite struct WaterfallInsetTests {
  /// Takes 120 points of the first section's columns, and none of the second's.
  private final class Insets: CollectionViewDelegateWaterfallLayout {
    func collectionView(
      _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
      insetForSectionAt section: Int
    ) -> EdgeInsets {
      section == 0 ? EdgeInsets(top: 30, left: 110, bottom: 90, right: 10) : .zero
    }
  }

  @Test(arguments: [CollectionView.ScrollDirection.vertical, .horizontal])
  func `columns fit between the insets of their own section`(
    direction: CollectionView.ScrollDirection
  ) {
    let (board, insets) = (WaterfallBoard([[1, 1, 1], [1, 1, 1]]), Insets())
    let layout = CollectionViewWaterfallLayout()
    layout.scrollDirection = direction
    layout.minimumColumnWidth = 100
    let view = board.makeCollectionView(size: .wh(320, 320), layout: layout)
    view.delegate = insets

    let frames = [0, 1].map {
      view.layoutAttributesForItem(at: IndexPath(item: 0, section: $0))?.frame
    }

    expectEqual(frames.map { direction == .vertical ? $0?.width : $0?.height }, [200, 100])
    expectEqual([0, 1].map { layout.columnCount(inSection: $0) }, [1, 3])
  }

  @Test func `another aspect ratio lays the items out again`() {
    let (items, layout) = (ItemGrid([1]), CollectionViewWaterfallLayout())
    layout.columnCount = 1
    let view = items.makeCollectionView(size: .wh(100, 300), layout: layout)
    let before = view.itemFrames

    layout.itemAspectRatio = 2

    expectEqual(before, [.xywh(0, 0, 100, 100)])
    expectEqual(view.itemFrames, [.xywh(0, 0, 100, 50)])
  }
}
