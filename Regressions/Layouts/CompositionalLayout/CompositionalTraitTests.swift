import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Sections whose description depends on traits.
@Suite struct CompositionalTraitTests {
  @Test func `Sections are described again for other traits`() {
    let items = ItemGrid([3])
    let layout = CollectionViewCompositionalLayout { _, environment in
      let isRegular = environment.traitCollection.horizontalSizeClass == .regular
      let size = CollectionLayoutSize.size(
        .fractionalWidth(1), .absolute(isRegular ? 30 : 20))
      return CollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, repeatingSubitem: CollectionLayoutItem(layoutSize: size), count: 1))
    }
    let view = items.makeCollectionView(size: .wh(100, 200), layout: layout)
    let window = Window(frame: .xywh(0, 0, 100, 200))
    window.addSubview(view)
    window.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    expectEqual(view.visibleCells.map(\.frame.height), [20, 20, 20])

    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()

    expectEqual(view.visibleCells.map(\.frame.height), [30, 30, 30])
    expectEqual(view.contentSize, .wh(100, 90))
  }
}
