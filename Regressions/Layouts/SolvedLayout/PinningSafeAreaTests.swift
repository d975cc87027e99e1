import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Elements that stay in view under bars that only the safe area reserves space for.
@Suite struct PinningSafeAreaTests {
  @Test func `R6.25 a pinned header stays below the safe area`() {
    let (items, layout) = (ItemGrid([60]), CollectionViewFlowLayout())
    layout.headerReferenceSize = .wh(30, 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let view = items.makeCollectionView(layout: layout)
    view.contentInsetAdjustmentBehavior = .always
    let window = Window(frame: .xywh(0, 0, 320, 480))
    window.addSubview(view)
    window.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    view.layoutIfNeeded()

    view.contentOffset.y = 100

    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    expectEqual(header?.frame.minY, 144)
  }
}
