import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Handlers that are called with the elements in view and change them.
@Suite struct CompositionalVisibleItemsDetailTests {
  /// Cards of 200 points that scroll by themselves, above rows.
  private func page(
    _ handler: @escaping CollectionLayoutSectionVisibleItemsInvalidationHandler
  ) -> CompositionalPage {
    let whole = CollectionLayoutItem(layoutSize: .whole)
    let shelf = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.absolute(200), .absolute(100)), subitems: [whole]))
    shelf.orthogonalScrollingBehavior = .continuous
    shelf.visibleItemsInvalidationHandler = handler
    return CompositionalPage([(.section(.row(of: whole)), 1), (shelf, 6)])
  }

  @Test func `A handler gets the elements in view, at their unscrolled frames`() {
    var heard: [(items: [IndexPath], centers: [CGFloat], offset: CGPoint, width: CGFloat)] = []
    let page = page { items, offset, environment in
      heard.append(
        (
          items.map(\.indexPath), items.map(\.center.x), offset,
          environment.container.contentSize.width
        ))
    }
    page.layout.setOrthogonalContentOffset(250, inSection: 1)
    page.view.layoutIfNeeded()

    expectEqual(heard.last?.items.map(\.item), [1, 2, 3])
    expectEqual(heard.last?.centers, [300, 500, 700])
    expectEqual(heard.last?.offset, .xy(250, 0))
    expectEqual(heard.last?.width, 375)
    let count = heard.count
    _ = page.view.indexPathForItem(at: .xy(10, 150))
    expectEqual(heard.count, count)
    page.layout.setOrthogonalContentOffset(251, inSection: 1)
    page.view.layoutIfNeeded()
    expectEqual(heard.count, count + 1)
  }

  @Test func `In a layout that scrolls sideways a handler gets how far its section is moved up`() {
    var heard: (items: [Int], centers: [CGPoint], offset: CGPoint)?
    let whole = CollectionLayoutItem(layoutSize: .whole)
    let shelf = CollectionLayoutSection.section(
      .vertical(layoutSize: .size(.absolute(50), .absolute(200)), subitems: [whole]), spacing: 10)
    shelf.orthogonalScrollingBehavior = .continuous
    shelf.visibleItemsInvalidationHandler = { items, offset, _ in
      heard = (items.map(\.indexPath.item), items.map(\.center), offset)
    }
    let wide = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .size(.absolute(1_000), .fractionalHeight(1)), subitems: [whole]))
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let page = CompositionalPage(
      [(shelf, 6), (wide, 1)], configuration: configuration, size: .wh(480, 320))
    page.layout.setOrthogonalContentOffset(130, inSection: 0)
    page.view.contentOffset = .xy(20, 0)
    page.view.layoutIfNeeded()

    // From 130 to 450 there are cards of 200 points that begin at 0, 210 and 420.
    expectEqual(heard?.items, [0, 1, 2])
    expectEqual(heard?.centers, [.xy(25, 100), .xy(25, 310), .xy(25, 520)])
    expectEqual(heard?.offset, .xy(20, 130))
    expectEqual(page.frames.map(\.minY), [-130, 80, 290, 500, 710, 920])
  }

  @Test func `An element's name is its kind, and a cell has none`() {
    let path = IndexPath(item: 1, section: 2)
    let elements: [any CollectionLayoutVisibleItem] = [
      CollectionViewLayoutAttributes(forCellWith: path),
      CollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: path),
      CollectionViewLayoutAttributes(forDecorationViewOfKind: "card", with: path),
    ]

    expectEqual(elements.map(\.name), ["", "badge", "card"])
    expectEqual(elements.map(\.representedElementKind), [nil, "badge", "card"])
  }

  @Test func `R9.5 what a handler changes is shown and found`() {
    let page = page { items, offset, environment in
      for item in items {
        // The card in the middle is lifted, the others step back by half.
        let middle = offset.x + environment.container.contentSize.width / 2
        let isInMiddle = item.frame.minX <= middle && middle < item.frame.maxX
        item.transform =
          isInMiddle ? .identity : CGAffineTransform(scaleX: 0.5, y: 0.5)
        item.zIndex = isInMiddle ? 1 : 0
        item.alpha = isInMiddle ? 1 : 0.5
        item.isHidden = item.indexPath.item == 2
      }
    }
    page.layout.setOrthogonalContentOffset(100, inSection: 1)
    page.view.layoutIfNeeded()

    let cell = page.view.cellForItem(at: IndexPath(item: 0, section: 1))
    expectEqual(cell?.frame, .xywh(-50, 125, 100, 50))
    expectEqual(cell?.alpha, 0.5)
    expectEqual(page.view.cellForItem(at: IndexPath(item: 1, section: 1))?.frame.minX, 100)
    expect(page.view.cellForItem(at: IndexPath(item: 2, section: 1)) == nil)
    // The frame of the card before it shrank.
    expect(page.view.indexPathForItem(at: .xy(90, 150)) == nil)
    expectEqual(page.view.indexPathForItem(at: .xy(40, 150)), IndexPath(item: 0, section: 1))
    expect(page.view.indexPathForItem(at: .xy(350, 150)) == nil)
    expectEqual(page.view.indexPathForItem(at: .xy(350, 50)), IndexPath(item: 0, section: 0))
  }

  @Test func `A section that is reloaded has the handler it has then, or none`() {
    var heard: [String] = []
    let whole = CollectionLayoutItem(layoutSize: .whole)
    func section(_ name: String?) -> CollectionLayoutSection {
      let section = CollectionLayoutSection.section(.row(of: whole))
      if let name { section.visibleItemsInvalidationHandler = { _, _, _ in heard.append(name) } }
      return section
    }
    let items = ItemGrid([1, 1])
    var kinds = [section(nil), section("old")]
    let layout = CollectionViewCompositionalLayout { section, _ in kinds[section] }
    let view = items.makeCollectionView(layout: layout)
    view.layoutIfNeeded()
    expectEqual(Set(heard), ["old"])

    func reload(_ name: String?) -> Set<String> {
      kinds[1] = section(name)
      view.reloadSections([1])
      heard = []
      view.layoutIfNeeded()
      return Set(heard)
    }
    expectEqual(reload("new"), ["new"])
    expectEqual(reload(nil), [])
  }

  @Test func `Badges go along with their items when a section scrolls, and its header stays`() {
    var heard: [String: [CGFloat]] = [:]
    let corner = CollectionLayoutAnchor(edges: [.top, .leading])
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: .size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: corner)
    let item = CollectionLayoutItem(layoutSize: .whole, supplementaryItems: [badge])
    let shelf = CollectionLayoutSection(
      group: .horizontal(layoutSize: .size(.absolute(200), .absolute(100)), subitems: [item]))
    shelf.orthogonalScrollingBehavior = .continuous
    shelf.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .size(.absolute(100), .absolute(30)), elementKind: "header", alignment: .top)
    ]
    shelf.visibleItemsInvalidationHandler = { items, _, _ in
      heard = Dictionary(grouping: items, by: { $0.representedElementKind ?? "cell" })
        .mapValues { $0.map(\.center.x).sorted() }
    }
    let page = CompositionalPage(shelf, items: 6)
    page.layout.setOrthogonalContentOffset(250, inSection: 0)

    page.view.layoutIfNeeded()

    // Cards of 200 points from 250 to 625.
    expectEqual(heard["cell"], [300, 500, 700])
    expectEqual(heard["badge"], [410, 610])
    expectEqual(heard["header"], [187.5])
  }
}
