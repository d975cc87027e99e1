import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Pinned elements if the insets take more than the whole length, as those of a bar and a keyboard
/// do.
@Suite struct PinningInsetTests {
  private let top = CollectionView.elementKindSectionHeader
  private let bottom = CollectionView.elementKindSectionFooter

  /// A view of 100 points along the scrolling direction, 64 and 60 of which are covered, at offset 0.
  private func show(_ items: ItemGrid, _ layout: CollectionViewLayout, isHorizontal: Bool = false)
    -> CollectionView
  {
    let view = items.makeCollectionView(
      size: isHorizontal ? .wh(100, 320) : .wh(320, 100), layout: layout)
    view.contentInset =
      isHorizontal
      ? EdgeInsets(top: 0, left: 64, bottom: 0, right: 60)
      : EdgeInsets(top: 64, left: 0, bottom: 60, right: 0)
    view.layoutIfNeeded()
    view.contentOffset = .zero
    return view
  }

  @Test(arguments: [false, true])
  func `R6.25 headers and footers stay at the edges of their own insets`(isHorizontal: Bool) {
    let items = ItemGrid([20])
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.headerReferenceSize = .wh(30, 30)
    layout.footerReferenceSize = .wh(20, 20)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let view = show(items, layout, isHorizontal: isHorizontal)

    let starts = [top, bottom].map { kind in
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: 0)
      ).map { isHorizontal ? $0.frame.minX : $0.frame.minY }
    }

    // The footer would end at 40, where the bottom inset begins, and stops at the header's place.
    expectEqual(starts, [64, 30])
  }

  @Test func `a frozen row stays below the top inset`() {
    let items = ItemGrid([3, 3, 3, 3])
    let layout = CollectionViewGridLayout()
    layout.rowHeight = 50
    layout.frozenRowCount = 1
    let view = show(items, layout)

    let frame = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame

    expectEqual(frame?.minY, 64)
  }
}
