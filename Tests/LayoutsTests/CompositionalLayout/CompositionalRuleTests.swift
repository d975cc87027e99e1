import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Rules of compositional layouts beyond the acceptance table.
@Suite struct CompositionalRuleTests {
  private let hundred = CollectionLayoutItem.item(.absolute(100), .absolute(100))

  @Test func `R8.2 either length may be a fraction of either`() {
    let side = CollectionLayoutDimension.fractionalWidth(0.2)
    let square = CollectionLayoutItem.item(side, side)
    let upright = CollectionLayoutItem.item(.fractionalHeight(0.5), .fractionalHeight(1))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .fractionalWidth(0.4)), subitems: [square, upright])
    let page = CompositionalPage(.section(group), items: 3)

    expectEqual(
      page.frames, [.xywh(0, 0, 75, 75), .xywh(75, 0, 75, 150), .xywh(150, 0, 75, 75)])
  }

  @Test func `R8.3 insets of items, groups and sections are points, also below 1`() {
    let item = CollectionLayoutItem.item(
      .fractionalWidth(1), .fractionalHeight(1), insets: 0.5)
    let group = CollectionLayoutGroup.row(of: item)
    group.contentInsets = .all(0.25)
    let page = CompositionalPage(.section(group, top: 0.125, sides: 0.125), items: 1)

    expectEqual(page.frames, [.xywh(0.875, 0.875, 373.25, 98.5)])
  }

  @Test func `R8.5 insets count after the edge spacing`() {
    let item = CollectionLayoutItem.item(.absolute(20), .absolute(20), insets: 2)
    item.edgeSpacing = CollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: nil, trailing: .fixed(5), bottom: nil)
    let page = CompositionalPage(.section(.row(of: item)), items: 2)

    expectEqual(page.frames, [.xywh(12, 2, 16, 16), .xywh(47, 2, 16, 16)])
  }

  @Test func `R8.6 insets of a group don't move it`() {
    let group = CollectionLayoutGroup.row(
      of: .item(.fractionalWidth(1), .fractionalHeight(1)))
    group.contentInsets = .all(10)
    let page = CompositionalPage(.section(group), items: 2)

    expectEqual(page.frames, [.xywh(10, 10, 355, 80), .xywh(10, 110, 355, 80)])
    expectEqual(page.layout.collectionViewContentSize, .wh(375, 200))
  }

  @Test(arguments: [(125.0000003, 3), (125.000001, 2)] as [(CGFloat, Int)])
  func `R8.10 what is too long by less than a millionth fits`(width: CGFloat, capacity: Int) {
    let item = CollectionLayoutItem.item(.absolute(width), .absolute(100))
    let page = CompositionalPage(.section(.row(of: item)), items: 3)

    expectEqual(page.frames.filter { $0.minY == 0 }.count, capacity)
  }

  @Test func `R8.10 the last group keeps its footprint, however few items it holds`() {
    let column = CollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(1), .absolute(300)), subitems: [hundred])
    let page = CompositionalPage(.section(column), items: 4)

    expectEqual(page.frames.map(\.minY), [0, 100, 200, 300])
    expectEqual(page.layout.collectionViewContentSize, .wh(375, 600))
  }

  @Test func `R8.11 edge spacing of a group doesn't count where its section scrolls`() {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.absolute(200), .absolute(100)),
      subitems: [CollectionLayoutItem(layoutSize: .whole)])
    group.edgeSpacing = CollectionLayoutEdgeSpacing(
      leading: .fixed(30), top: .fixed(7), trailing: .fixed(40), bottom: nil)
    let still = CollectionLayoutSection.section(group, spacing: 10)
    let scrolling = CollectionLayoutSection.section(group, spacing: 10)
    scrolling.orthogonalScrollingBehavior = .continuous

    expectEqual(
      CompositionalPage(still, items: 2).frames, [.xywh(30, 7, 200, 100), .xywh(30, 124, 200, 100)])
    expectEqual(
      CompositionalPage(scrolling, items: 2).frames,
      [.xywh(0, 7, 200, 100), .xywh(210, 7, 200, 100)])
  }

  // The sizes of T6.7, which a flow centers in their line.
  @Test func `R8.13 items lie at the start and at the top of their group (T12.23)`() {
    let sizes: [(CGFloat, CGFloat)] = [(100, 40), (80, 60), (90, 20)]
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(60)),
      subitems: sizes.map { .item(.absolute($0), .absolute($1)) })
    group.interItemSpacing = .fixed(10)
    let page = CompositionalPage(.section(group), items: 3, size: .wh(300, 600))

    expectEqual(
      page.frames, [.xywh(0, 0, 100, 40), .xywh(110, 0, 80, 60), .xywh(200, 0, 90, 20)])
  }

  @Test func `R8.14 a group of estimated height is as high as its tallest item`() {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .estimated(10)),
      subitems: [
        .item(.fractionalWidth(0.5), .absolute(50)), .item(.fractionalWidth(0.5), .absolute(80)),
      ])
    let page = CompositionalPage(.section(group), items: 4)

    expectEqual(page.frames.map(\.minY), [0, 0, 80, 80])
    expectEqual(page.layout.collectionViewContentSize, .wh(375, 160))
  }

  @Test
  func `R8.17 R8.18 R8.19 R8.20 a header extends its section, isn't pinned and is on level 0`() {
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .size(.fractionalWidth(1), .absolute(40)), elementKind: "header",
      alignment: .top)
    let section = CollectionLayoutSection.section(.row(of: hundred))
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [.background(elementKind: "card")]
    let page = CompositionalPage(section, items: 40)
    page.view.contentOffset = .xy(0, 60)
    var levels: [String: Int] = [:]
    page.view.forEachElement(in: .xywh(0, 0, 375, 50)) {
      levels[$0.kind ?? "item"] = $0.zIndex
    }

    expect(section.supplementariesFollowContentInsets && header.extendsBoundary)
    expect(!header.pinToVisibleBounds)
    expectEqual(page.frame(ofKind: "header"), .xywh(0, 0, 375, 40))
    expectEqual(levels, ["card": 0, "header": 0, "item": 0])
  }

  // The values of T6.18 and T6.19; a footer of 20 points pushes the header out that much earlier.
  @Test(
    arguments: [
      (0, 0, -50, 0), (0, 0, 0, 0), (0, 0, 30, 30), (0, 0, 170, 170), (0, 0, 195, 180),
      (0, 0, 220, 180), (0, 64, 0, 64), (0, 64, -64, 0), (20, 0, 155, 155), (20, 0, 195, 160),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `R8.18 a header is pinned until the items of its section end`(
    footer: CGFloat, inset: CGFloat, offset: CGFloat, y: CGFloat
  ) {
    func boundary(
      _ alignment: RectAlignment, _ height: CGFloat
    ) -> CollectionLayoutBoundarySupplementaryItem {
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .size(.fractionalWidth(1), .absolute(height)), elementKind: "\(alignment)",
        alignment: alignment)
    }
    let header = boundary(.top, 30)
    header.pinToVisibleBounds = true
    let item = CollectionLayoutItem.item(.fractionalWidth(1), .absolute(180 - footer))
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .size(.fractionalWidth(1), .absolute(180 - footer)), subitems: [item]))
    section.boundarySupplementaryItems = [header, boundary(.bottom, footer)]
    let page = CompositionalPage([(section, 1), (.section(.row(of: hundred)), 90)])
    page.view.contentInset.top = inset
    page.view.layoutIfNeeded()

    page.view.contentOffset = .xy(0, offset)

    expectEqual(page.frame(ofKind: "top"), .xywh(0, y, 375, 30))
  }

  @Test func `R8.20 a background doesn't scroll with its section`() {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.absolute(200), .absolute(100)),
      subitems: [CollectionLayoutItem(layoutSize: .whole)])
    let section = CollectionLayoutSection.section(group, top: 5, bottom: 5)
    section.orthogonalScrollingBehavior = .continuous
    section.decorationItems = [.background(elementKind: "card")]
    let page = CompositionalPage(section, items: 4)

    page.layout.setOrthogonalContentOffset(100, inSection: 0)

    expectEqual(page.frames.map(\.minX), [-100, 100, 300, 500])
    expectEqual(
      page.layout.layoutAttributesForDecorationView(
        ofKind: "card", at: IndexPath(item: 0, section: 0))?.frame, .xywh(0, 0, 375, 110))
  }

  @Test func `R8.21 the ways of scrolling have UIKit's numbers`() {
    let behaviors: [CollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
      .groupPagingCentered,
    ]

    expectEqual(behaviors.map(\.rawValue), [0, 1, 2, 3, 4, 5])
  }

  @Test func `A dimension says of what kind it is and how long`() {
    let dimensions: [CollectionLayoutDimension] = [
      .fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(9), .estimated(8),
      .uniformAcrossSiblings(estimate: 7),
    ]

    expectEqual(dimensions.map(\.isFractionalWidth), [true, false, false, false, false])
    expectEqual(dimensions.map(\.isFractionalHeight), [false, true, false, false, false])
    expectEqual(dimensions.map(\.isAbsolute), [false, false, true, false, false])
    expectEqual(dimensions.map(\.isEstimated), [false, false, false, true, false])
    expectEqual(dimensions.map(\.isUniformAcrossSiblings), [false, false, false, false, true])
    expect(dimensions.map(\.dimension) == [0.5, 0.25, 9, 8, 7] as [CGFloat])
  }
}
