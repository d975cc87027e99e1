import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Handlers of visible items in right-to-left reading.
@Suite struct CompositionalMirroredHandlerTests {
  @Test func `In a mirrored view a handler gets the visible items`() {
    var heard: Set<IndexPath> = []
    let whole = CollectionLayoutItem(layoutSize: .whole)
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.absolute(100), .fractionalHeight(1)), subitems: [whole]))
    section.visibleItemsInvalidationHandler = { items, _, _ in heard = Set(items.map(\.indexPath)) }
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let page = CompositionalPage(section, items: 10, configuration: configuration)
    page.view.semanticContentAttribute = .forceRightToLeft
    page.view.layoutIfNeeded()

    page.view.contentOffset.x = 100
    page.view.layoutIfNeeded()

    // Of 1000 points those from 100 to 475, which are those from 525 to 900 measured from the
    // right.
    expectEqual(heard, Set((5...8).map { IndexPath(item: $0, section: 0) }))
    expectEqual(heard, Set(page.view.indexPathsForVisibleItems))
  }
}
