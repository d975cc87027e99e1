import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Heights one by one, all of a section at once, or by aspect ratio: drags and edits request them
/// as solving does.
@Suite struct WaterfallDelegateTests {
  private class Delegate: MovableLengths {
    /// The items of the requests, or -1 for a whole section.
    var asked: [Int] = []
  }

  private final class OneByOne: Delegate, CollectionViewDelegateWaterfallLayout {
    func collectionView(
      _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
      heightForItemAt indexPath: IndexPath, width: CGFloat
    ) -> CGFloat {
      asked.append(indexPath.item)
      return length(indexPath)
    }
  }

  private final class AllAtOnce: Delegate, CollectionViewDelegateWaterfallLayout {
    func collectionView(
      _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
      heights: UnsafeMutableBufferPointer<Double>, inSection section: Int, width: CGFloat
    ) {
      asked.append(-1)
      for item in heights.indices { heights[item] = Double(lengths[section][item]) }
    }
  }

  private final class Ratios: Delegate, CollectionViewDelegateWaterfallLayout {
    func collectionView(
      _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
      aspectRatioForItemAt indexPath: IndexPath
    ) -> CGFloat? {
      asked.append(indexPath.item)
      let isVertical = layout.scrollDirection == .vertical
      return isVertical ? 100 / length(indexPath) : length(indexPath) / 100
    }
  }

  /// Returns different borders for each section.
  private final class Borders: CollectionViewDelegateWaterfallLayout {
    func collectionView(
      _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
      insetForSectionAt section: Int
    ) -> EdgeInsets {
      EdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    }

    func collectionView(
      _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
      heightForHeaderInSection section: Int
    ) -> CGFloat {
      section == 0 ? 10 : 20
    }

    func collectionView(
      _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
      heightForFooterInSection section: Int
    ) -> CGFloat {
      section == 0 ? 3 : 4
    }
  }

  @Test func `headers, footers and insets are those the delegate gives their sections`() {
    let (items, borders) = (ItemGrid([1, 1]), Borders())
    let layout = CollectionViewWaterfallLayout()
    (layout.columnCount, layout.headerHeight, layout.footerHeight) = (1, 99, 98)
    let view = items.makeCollectionView(size: .wh(100, 400), layout: layout)
    view.delegate = borders

    let elements = layout.layoutAttributesForElements(in: .infinite) ?? []

    expectEqual(
      elements.map(\.frame),
      [
        .xywh(0, 0, 100, 10), .xywh(10, 11, 70, 70), .xywh(0, 83, 100, 3),
        .xywh(0, 86, 100, 20), .xywh(10, 107, 70, 70), .xywh(0, 179, 100, 4),
      ])
  }

  @Test(arguments: [CollectionView.ScrollDirection.vertical, .horizontal])
  func `items keep their heights while one is dragged`(direction: CollectionView.ScrollDirection) {
    for items in [OneByOne(), AllAtOnce(), Ratios()] {
      let layout = CollectionViewWaterfallLayout()
      layout.scrollDirection = direction
      let length = direction == .vertical ? \CGRect.size.height : \.size.width

      expectEqual(items.wrongDrags(in: layout, along: length), [], "\(items)")
    }
  }

  @Test(arguments: [false, true])
  func `a batch gives new items the heights that solving gives them`(isPinned: Bool) {
    let delegates: [(Delegate, [Int])] = [
      (OneByOne(), [0, 3, 2]), (AllAtOnce(), [-1]), (Ratios(), [0, 3, 2]),
    ]
    for (items, asked) in delegates {
      let layout = CollectionViewWaterfallLayout()
      layout.pinnedColumns = isPinned
      let view = items.makeCollectionView(layout)
      let before = view.lengths(\.size.height)
      items.asked = []

      items.lengths[0] = [400, 25, 75, 12.5, 100]
      view.performBatchUpdates {
        view.insertItems(at: [.at(0, 0), .at(0, 3)])
        view.reloadItems(at: [.at(0, 1)])
      }

      expectEqual(before, [[25, 50, 100], [200, 12.5], []])
      expectEqual(view.lengths(\.size.height), items.lengths)
      expectEqual(items.asked, asked, "\(items)")
      let edited = view.itemFrames
      layout.invalidateLayout()
      expectEqual(view.lengths(\.size.height), items.lengths)
      expect(isPinned || view.itemFrames == edited)
    }
  }
}
