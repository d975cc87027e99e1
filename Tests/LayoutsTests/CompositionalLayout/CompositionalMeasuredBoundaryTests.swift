import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Headers of sections and of the whole layout that prefer a size of their own.
@Suite struct CompositionalMeasuredBoundaryTests {
  private func header(
    _ kind: String, width: CollectionLayoutDimension = .fractionalWidth(1)
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .size(width, .estimated(40)), elementKind: kind, alignment: .top)
  }

  private func page(width: CollectionLayoutDimension = .fractionalWidth(1)) -> CompositionalPage {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header("title")]
    configuration.boundarySupplementaryItems[0].pinToVisibleBounds = true
    let item = CollectionLayoutItem.item(.fractionalWidth(1), .fractionalHeight(1))
    let section = CollectionLayoutSection.section(.row(of: item))
    section.boundarySupplementaryItems = [header("header", width: width)]
    return CompositionalPage([(section, 1), (section, 20)], configuration: configuration)
  }

  /// Passes the preferred size of an element to the layout.
  private func prefer(
    _ size: CGSize, _ page: CompositionalPage, _ kind: String, at path: IndexPath
  ) -> Bool {
    let layout = page.layout
    guard let original = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) else {
      return false
    }
    let preferred = original.copied()
    preferred.size = size
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return true
  }

  private func title(_ page: CompositionalPage) -> CGRect? {
    page.view.layoutAttributesForSupplementaryElement(
      ofKind: "title", at: IndexPath(index: 0))?.frame
  }

  @Test func `A measured header of a section moves what follows`() {
    let page = page()
    expectEqual(page.frames, [.xywh(0, 80, 375, 100)])

    expect(prefer(.wh(10, 65), page, "header", at: IndexPath(item: 0, section: 0)))

    expectEqual(page.frame(ofKind: "header"), .xywh(0, 40, 375, 65))
    expectEqual(page.frames, [.xywh(0, 105, 375, 100)])
    expectEqual(page.frame(ofKind: "header", section: 1), .xywh(0, 205, 375, 40))
  }

  @Test func `A header measures its width, too`() {
    let page = page(width: .estimated(100))
    expectEqual(page.frame(ofKind: "header"), .xywh(137.5, 40, 100, 40))

    expect(prefer(.wh(175, 40), page, "header", at: IndexPath(item: 0, section: 0)))

    expectEqual(page.frame(ofKind: "header"), .xywh(100, 40, 175, 40))
    expectEqual(page.frames, [.xywh(0, 80, 375, 100)])
  }

  @Test func `A measured header of the layout moves everything`() {
    let page = page()

    expect(prefer(.wh(10, 50), page, "title", at: IndexPath(index: 0)))
    expectEqual(title(page), .xywh(0, 0, 375, 50))
    expectEqual(page.frames, [.xywh(0, 90, 375, 100)])

    page.layout.invalidateLayout()
    expectEqual(page.frames, [.xywh(0, 90, 375, 100)])
    page.view.reloadData()
    expectEqual(page.frames, [.xywh(0, 80, 375, 100)])
  }

  @Test func `A measured header of the layout stays so where items come into a stale layout`() {
    let page = page()
    expect(prefer(.wh(10, 50), page, "title", at: IndexPath(index: 0)))

    page.layout.invalidateLayout(with: CountsContext())
    page.items.counts = [2, 20]
    page.view.insertItems(at: [IndexPath(item: 0, section: 0)])

    expectEqual(title(page), .xywh(0, 0, 375, 50))
    expectEqual(page.frames, [.xywh(0, 90, 375, 100), .xywh(0, 190, 375, 100)])
  }

  @Test(arguments: [(-30, 0), (0, 0), (70, 70), (1000, 1000)] as [(CGFloat, CGFloat)])
  func `A pinned header of the layout stays in view`(offset: CGFloat, y: CGFloat) {
    let page = page()
    page.view.layoutIfNeeded()

    page.view.contentOffset = .xy(0, offset)

    expectEqual(title(page), .xywh(0, y, 375, 40))
  }
}
