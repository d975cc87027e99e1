import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Sizes of a flow after its delegate was replaced (R6.29).
@Suite struct FlowDelegateChangeTests {
  /// Leaves all sizes to the layout.
  private final class Plain: CollectionViewDelegateFlowLayout {}

  private func sizing() -> SizedItems {
    let sizing = SizedItems([])
    sizing.size = { _ in .wh(80, 40) }
    return sizing
  }

  private final class BulkSizing: CollectionViewDelegateFlowLayout {
    var widths: [CGFloat] = [20, 30, 40]

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizesForItems items: Range<Int>, inSection section: Int,
      into sizes: UnsafeMutableBufferPointer<CGSize>
    ) -> Bool {
      for (place, item) in items.enumerated() { sizes[place] = .wh(widths[item], 40) }
      return true
    }
  }

  private func show(_ items: ItemGrid) -> CollectionView {
    let layout = CollectionViewFlowLayout(item: .wh(50, 50))
    layout.estimatedItemSize = .wh(20, 30)
    return items.makeCollectionView(layout: layout)
  }

  @Test(arguments: [false, true], [false, true])
  func `The sizes of a delegate go with it, and the estimate is back`(
    givesAll: Bool, isReplaced: Bool
  ) {
    let (items, single, bulk, plain) = (ItemGrid([3]), sizing(), BulkSizing(), Plain())
    let view = show(items)
    if givesAll { view.delegate = bulk } else { view.delegate = single }
    let before = view.itemFrames.map(\.width)

    if isReplaced { view.delegate = plain } else { view.delegate = nil }

    expectEqual(before, (givesAll ? [20, 30, 40] : [80, 80, 80]))
    expectEqual(view.itemFrames.map(\.size), Array(repeating: .wh(20, 30), count: 3))
  }

  @Test(arguments: [false, true])
  func `The sizes of a delegate go with it where there were estimates before it, too`(
    givesAll: Bool
  ) {
    let (items, single, bulk) = (ItemGrid([3]), sizing(), BulkSizing())
    let view = show(items)
    let first = view.itemFrames.map(\.width)
    if givesAll { view.delegate = bulk } else { view.delegate = single }
    let between = view.itemFrames.map(\.width)

    view.delegate = nil

    expectEqual(first, [20, 20, 20])
    expectEqual(between, (givesAll ? [20, 30, 40] : [80, 80, 80]))
    expectEqual(view.itemFrames.map(\.size), Array(repeating: .wh(20, 30), count: 3))
  }

  @Test func `A delegate without answers gives those of a flow, and none of other layouts`() {
    let plain = Plain()
    let flow = CollectionViewFlowLayout(
      item: .wh(70, 40), spacing: 3, lines: 4,
      inset: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), header: 20, footer: 30)
    let other = CollectionViewLayout()
    let view = CollectionView(frame: .xywh(0, 0, 320, 480), collectionViewLayout: flow)
    func sizes(_ layout: CollectionViewLayout) -> [CGSize] {
      [
        plain.collectionView(view, layout: layout, sizeForItemAt: .at(0, 0)),
        plain.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0),
        plain.collectionView(view, layout: layout, referenceSizeForFooterInSection: 0),
      ]
    }
    func lengths(_ layout: CollectionViewLayout) -> [CGFloat] {
      [
        plain.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 0),
        plain.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0),
      ]
    }
    let inset = plain.collectionView(view, layout: flow, insetForSectionAt: 0)
    let none = plain.collectionView(view, layout: other, insetForSectionAt: 0)

    expectEqual(sizes(flow), [.wh(70, 40), .wh(20, 20), .wh(30, 30)])
    expectEqual(sizes(other), [.zero, .zero, .zero])
    expectEqual(lengths(flow), [3, 4])
    expectEqual(lengths(other), [0, 0])
    expectEqual(inset, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(none, .zero)
  }

  @Test func `A new delegate that gives all sizes is called for those of moved items`() {
    let (items, plain, bulk) = (ItemGrid([3]), Plain(), BulkSizing())
    let view = show(items)
    view.delegate = plain
    let before = view.itemFrames.map(\.width)
    view.delegate = bulk
    let between = view.itemFrames.map(\.width)

    bulk.widths = [30, 40, 70]
    view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))

    expectEqual(before, [20, 20, 20])
    expectEqual(between, [20, 30, 40])
    expectEqual(view.itemFrames.map(\.width), [30, 40, 70])
  }
}
