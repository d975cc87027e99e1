import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A delegate that runs a closure whenever a length is requested from it.
private final class BusyDelegate: CollectionViewDelegateFlowLayout,
  CollectionViewDelegateWaterfallLayout
{
  var whenAsked: (CollectionView) -> Void = { _ in }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    whenAsked(collectionView)
    return .wh(100, 50)
  }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    whenAsked(collectionView)
    return 50
  }
}

/// Layouts whose delegate queries and changes things while it is called itself.
@Suite struct BusyDelegateTests {
  private enum Kind: CaseIterable {
    case flow, waterfall

    var layout: CollectionViewLayout {
      guard self == .waterfall else { return CollectionViewFlowLayout() }
      let waterfall = CollectionViewWaterfallLayout()
      waterfall.columnCount = 1
      return waterfall
    }
  }

  private let delegate = BusyDelegate()
  private let items = ItemGrid([3])

  /// A view one item wide.
  private func show(_ layout: CollectionViewLayout) -> CollectionView {
    let view = items.makeCollectionView(size: .wh(100, 300), layout: layout)
    view.delegate = delegate
    return view
  }

  private static func widen(_ layout: CollectionViewLayout?) {
    (layout as? CollectionViewFlowLayout)?.minimumLineSpacing = 20
    (layout as? CollectionViewWaterfallLayout)?.itemSpacing = 20
  }

  @Test(arguments: Kind.allCases, [false, true])
  private func `nothing has a frame during a request for lengths`(kind: Kind, asksLayout: Bool) {
    let layout = kind.layout
    let view = show(layout)
    var found: [IndexPath?] = []
    delegate.whenAsked = { found.append($0.indexPathForItem(at: .zero)) }

    // When queried itself, a layout isn't prepared by its view.
    if asksLayout { expectEqual(layout.collectionViewContentSize, .wh(100, 170)) }

    expect(view.frameForItem(at: .at(0, 1))?.minY == 60 as CGFloat)
    expect(!found.isEmpty && found.allSatisfy { $0 == nil })
    expectEqual(view.contentSize, .wh(100, 170))
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.map(\.frame), view.itemFrames)
  }

  @Test(arguments: Kind.allCases)
  private func `a spacing that is set during a request for lengths counts`(kind: Kind) {
    let view = show(kind.layout)
    delegate.whenAsked = { Self.widen($0.collectionViewLayout) }

    expectEqual(view.itemOrigins.map(\.y), [0, 70, 140])
  }

  @Test(arguments: Kind.allCases)
  private func `a spacing that is set during a request for those of new items counts`(kind: Kind) {
    let view = show(kind.layout)
    expectEqual(view.itemOrigins.map(\.y), [0, 60, 120])
    delegate.whenAsked = { Self.widen($0.collectionViewLayout) }

    view.performBatchUpdates {
      items.counts = [4]
      view.insertItems(at: [.at(0, 3)])
    }

    expectEqual(view.itemOrigins.map(\.y), [0, 70, 140, 210])
    expectEqual(view.contentSize, .wh(100, 260))
  }
}
