import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// State that handlers of visible items leave unchanged.
@Suite struct CompositionalHandlerTests {
  /// Cards a third as wide as the view with badges and a header, which scroll by themselves.
  private func shelf(
    _ handler: CollectionLayoutSectionVisibleItemsInvalidationHandler?
  ) -> CollectionLayoutSection {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: .size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = CollectionLayoutItem(layoutSize: .whole, supplementaryItems: [badge])
    let shelf = CollectionLayoutSection.section(
      .horizontal(
        layoutSize: .size(.fractionalWidth(1 / 3), .absolute(100)), subitems: [item]),
      sides: 0.1, spacing: 0.7)
    shelf.orthogonalScrollingBehavior = .continuous
    shelf.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
        alignment: .top)
    ]
    shelf.decorationItems = [.background(elementKind: "background")]
    shelf.visibleItemsInvalidationHandler = handler
    return shelf
  }

  private func page(
    _ handler: CollectionLayoutSectionVisibleItemsInvalidationHandler?
  ) -> CompositionalPage {
    let row = CollectionLayoutItem.item(.fractionalWidth(1), .fractionalHeight(1))
    return CompositionalPage([(shelf(handler), 30), (.section(.row(of: row)), 4)])
  }

  @Test(arguments: [0, 0.1, 33.3, 100 / 3, 250.7, 1_000] as [CGFloat])
  func `A handler that changes nothing moves nothing, and changes no order`(offset: CGFloat) {
    let (plain, handled) = (page(nil), page { _, _, _ in })
    for page in [plain, handled] {
      page.layout.setOrthogonalContentOffset(offset, inSection: 0)
    }

    for rect in [
      plain.view.bounds, .xywh(0, 0, 2_000, 600), .xywh(150, 35, 10, 10), .xywh(0, 135, 400, 200),
    ] {
      expectEqual(
        handled.layout.layoutAttributesForElements(in: rect),
        plain.layout.layoutAttributesForElements(in: rect))
    }
    for item in 0..<30 {
      let path = IndexPath(item: item, section: 0)
      expectEqual(
        handled.layout.layoutAttributesForItem(at: path),
        plain.layout.layoutAttributesForItem(at: path))
    }
  }

  @Test func `Elements that handlers moved into a rectangle come last, in order`() {
    let page = page { items, _, _ in
      for item in items where item.representedElementCategory == .cell { item.center.y += 130 }
    }

    let found = page.layout.layoutAttributesForElements(in: .xywh(0, 131, 375, 50)) ?? []

    expectEqual(
      found.map(\.indexPath),
      [IndexPath(item: 0, section: 1)] + (0..<3).map { IndexPath(item: $0, section: 0) })
  }

  @Test(arguments: ["invalidation", "batch", "other section"])
  func `A handler's changes are removed with the handler`(way: String) {
    let row = CollectionLayoutItem.item(.fractionalWidth(1), .fractionalHeight(1))
    func section(_ isHandled: Bool) -> CollectionLayoutSection {
      let section = CollectionLayoutSection.section(.row(of: row))
      guard isHandled else { return section }
      section.visibleItemsInvalidationHandler = { items, _, _ in
        for item in items {
          item.alpha = 0.25
          item.transform = CGAffineTransform(scaleX: -1, y: 1)
        }
      }
      return section
    }
    let items = ItemGrid([2, 1])
    var isHandled = [true, way == "other section"]
    let layout = CollectionViewCompositionalLayout { index, _ in section(isHandled[index]) }
    let view = items.makeCollectionView(layout: layout)
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    expectEqual(cell?.alpha, 0.25)

    isHandled[0] = false
    if way == "batch" {
      items.counts[0] = 3
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    } else {
      layout.invalidateLayout()
    }
    view.layoutIfNeeded()

    expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    expectEqual(cell?.alpha, 1)
    expectEqual(cell?.transform, .identity)
    expectEqual(cell?.frame, .xywh(0, 0, 320, 100))
    withExtendedLifetime(items) {}
  }

  private final class Link {
    weak var layout: CollectionViewCompositionalLayout?
    var calls = 0
    var frame: CGRect?
  }

  /// Two shelves; scrolling the first moves the second, and then queries an item of it.
  private func linkedShelves() -> (page: CompositionalPage, link: Link) {
    let link = Link()
    let leading = shelf { _, offset, _ in
      link.calls += 1
      link.layout?.setOrthogonalContentOffset(offset.x, inSection: 1)
      link.frame = link.layout?.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))?.frame
    }
    let page = CompositionalPage([(leading, 30), (shelf { _, _, _ in }, 30)])
    link.layout = page.layout
    return (page, link)
  }

  @Test func `A handler that scrolls another section along comes to rest`() {
    let (page, link) = linkedShelves()
    page.view.layoutIfNeeded()

    page.layout.setOrthogonalContentOffset(60, inSection: 0)
    page.view.layoutIfNeeded()
    page.view.layoutIfNeeded()
    let calls = link.calls

    page.view.layoutIfNeeded()
    page.layout.setOrthogonalContentOffset(60, inSection: 0)
    page.view.layoutIfNeeded()

    expectEqual(link.calls, calls)
    expectEqual(page.layout.orthogonalContentOffset(inSection: 1), 60)
  }

  @Test func `Queries after a handler see where it scrolled to`() {
    let (page, link) = linkedShelves()
    page.layout.setOrthogonalContentOffset(60, inSection: 0)

    _ = page.layout.layoutAttributesForElements(in: page.view.bounds)
    let found = page.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))?.frame

    page.layout.invalidateLayout()
    let expected = page.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))?.frame
    expectEqual(found, expected)
    expectEqual(link.frame, expected)
  }
}
