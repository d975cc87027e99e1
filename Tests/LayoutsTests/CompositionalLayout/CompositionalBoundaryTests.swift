import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// T8.8 to T8.10: headers, footers, badges and backgrounds.
@Suite struct CompositionalBoundaryTests {
  private let header = CollectionView.elementKindSectionHeader
  private let footer = CollectionView.elementKindSectionFooter

  private func boundary(
    _ kind: String, _ alignment: RectAlignment, height: CGFloat = 40
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .size(.fractionalWidth(1), .absolute(height)), elementKind: kind,
      alignment: alignment)
  }

  /// Two items of 100 points, one a group, insets (10, 16, 20, 16), 10 between them.
  private func section(
    _ boundaries: CollectionLayoutBoundarySupplementaryItem...
  ) -> CollectionLayoutSection {
    let item = CollectionLayoutItem.item(.fractionalWidth(1), .fractionalHeight(1))
    let section = CollectionLayoutSection.section(
      .row(of: item), top: 10, sides: 16, bottom: 20, spacing: 10)
    section.boundarySupplementaryItems = boundaries
    return section
  }

  @Test func `T8.8 a header lies before the insets (R8.7, R8.17)`() {
    let page = CompositionalPage(section(boundary(header, .top)), items: 2)

    expectEqual(page.frame(ofKind: header), .xywh(16, 0, 343, 40))
    expectEqual(page.frames.map(\.minY), [50, 160])
    expectEqual(page.layout.collectionViewContentSize.height, 280)
  }

  @Test func `R8.17 a footer lies after the insets`() {
    let page = CompositionalPage(section(boundary(footer, .bottom, height: 30)), items: 2)

    expectEqual(page.frames.map(\.minY), [10, 120])
    expectEqual(page.frame(ofKind: footer), .xywh(16, 240, 343, 30))
    expectEqual(page.layout.collectionViewContentSize.height, 270)
  }

  @Test func `T8.9 a header that doesn't follow the insets spans the container (R8.17)`() {
    let section = section(boundary(header, .top))
    section.supplementariesFollowContentInsets = false
    let page = CompositionalPage(section, items: 2)

    expectEqual(page.frame(ofKind: header), .xywh(0, 0, 375, 40))
  }

  @Test func `T8.9 a header that doesn't extend the boundary lies over the content (R8.17)`() {
    let header = boundary(header, .top)
    header.extendsBoundary = false
    let page = CompositionalPage(section(header), items: 2)

    expectEqual(page.frame(ofKind: self.header), .xywh(16, 0, 343, 40))
    expectEqual(page.frames.map(\.minY), [10, 120])
    expectEqual(page.layout.collectionViewContentSize.height, 240)
  }

  @Test func `A footer that doesn't extend the boundary ends with the section`() {
    let footer = boundary(footer, .bottom, height: 30)
    footer.extendsBoundary = false
    let page = CompositionalPage(section(footer), items: 2)

    expectEqual(page.frame(ofKind: self.footer), .xywh(16, 210, 343, 30))
    expectEqual(page.layout.collectionViewContentSize.height, 240)
  }

  @Test(arguments: [(RectAlignment.topLeading, 16), (.top, 137.5), (.topTrailing, 259)])
  func `A narrow header is aligned`(alignment: RectAlignment, x: CGFloat) {
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .size(.absolute(100), .absolute(40)), elementKind: self.header,
      alignment: alignment, absoluteOffset: .xy(0, 3))
    let page = CompositionalPage(section(header), items: 2)

    expectEqual(page.frame(ofKind: self.header), .xywh(x, 3, 100, 40))
    expectEqual(page.frames.map(\.minY), [50, 160])
  }

  @Test func `Headers of a section follow each other`() {
    let page = CompositionalPage(
      section(boundary("first", .top), boundary("second", .top, height: 20)), items: 2)

    expectEqual(page.frame(ofKind: "second"), .xywh(16, 40, 343, 20))
    expectEqual(page.frames.map(\.minY), [70, 180])
  }

  @Test(arguments: [(-50, 0), (0, 0), (30, 30), (240, 240), (255, 240), (300, 240)])
  func `R8.18 a pinned header stays in view while its section does (R8.19)`(
    offset: CGFloat, y: CGFloat
  ) {
    let header = boundary(header, .top)
    header.pinToVisibleBounds = true
    let pinned = section(header)
    let page = CompositionalPage([(pinned, 2), (section(), 20)])
    page.view.layoutIfNeeded()

    page.view.contentOffset = .xy(0, offset)

    expectEqual(page.frame(ofKind: self.header), .xywh(16, y, 343, 40))
    var floating: [Int] = []
    page.view.forEachElement(in: .xywh(0, y, 375, 40)) { element in
      if element.kind == self.header { floating.append(element.zIndex) }
    }
    expectEqual(floating, [10])
  }

  @Test(arguments: [(0, 627), (100, 727), (5000, 4420)])
  func `A pinned footer stays at the end of what is in view`(offset: CGFloat, y: CGFloat) {
    let footer = boundary(footer, .bottom)
    footer.pinToVisibleBounds = true
    let page = CompositionalPage(section(footer), items: 40)
    page.view.layoutIfNeeded()

    page.view.contentOffset = .xy(0, offset)

    expectEqual(page.frame(ofKind: self.footer)?.minY, y)
  }

  @Test(arguments: [
    (CollectionLayoutAnchor(edges: [.top, .trailing]), CGPoint.xy(80, 0)),
    (
      CollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: .xy(0.3, -0.3)),
      .xy(86, -6)
    ),
    (
      CollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: .xy(10, -10)),
      .xy(90, -10)
    ),
    (CollectionLayoutAnchor(edges: []), .xy(40, 40)),
    (CollectionLayoutAnchor(edges: [.bottom]), .xy(40, 80)),
  ])
  func `T8.10 a badge hangs on an anchor of its item (R8.16)`(
    anchor: CollectionLayoutAnchor, origin: CGPoint
  ) {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: .size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: anchor)
    let item = CollectionLayoutItem.item(.absolute(100), .absolute(100), badges: [badge])
    let page = CompositionalPage(.section(.row(of: item)), items: 4)

    expectEqual(page.frame(ofKind: "badge"), CGRect(origin: origin, size: .wh(20, 20)))
    expectEqual(
      page.frame(ofKind: "badge", item: 3),
      CGRect(origin: .xy(origin.x, origin.y + 100), size: .wh(20, 20)))
    expect(page.frame(ofKind: "badge", item: 4) == nil)
  }

  @Test func `R8.16 an item anchor says which point of the badge lies on the container's`() {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: .size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(edges: [.top, .trailing]),
      itemAnchor: CollectionLayoutAnchor(edges: [.bottom, .leading]))
    let item = CollectionLayoutItem.item(.absolute(100), .absolute(100), badges: [badge])
    let page = CompositionalPage(.section(.row(of: item)), items: 1)

    expectEqual(page.frame(ofKind: "badge"), .xywh(100, -20, 20, 20))
  }

  @Test func `a badge is found where it reaches into the section before`() {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: .size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(edges: [.top], absoluteOffset: .xy(0, -30)))
    let item = CollectionLayoutItem.item(.absolute(100), .absolute(100), badges: [badge])
    // Below the group there is more space than the badge extends.
    let section = CollectionLayoutSection.section(.row(of: item), bottom: 60)
    let layout = CollectionViewCompositionalLayout(section: section)
    let items = ItemGrid([1, 1])
    let view = items.makeCollectionView(layout: layout)
    view.layoutIfNeeded()

    let found = layout.layoutAttributesForElements(in: .xywh(0, 135, 320, 4)) ?? []

    expectEqual(found.map(\.indexPath), [IndexPath(item: 0, section: 1)])
    expectEqual(found.map(\.frame), [.xywh(40, 130, 20, 20)])
  }

  @Test func `R8.20 a background covers its section but for its own insets`() {
    let section = section(boundary(header, .top))
    let background = CollectionLayoutDecorationItem.background(elementKind: "card")
    background.contentInsets = .all(4)
    background.zIndex = -1
    section.decorationItems = [background]
    let page = CompositionalPage([(self.section(), 1), (section, 2)])

    let attributes = page.layout.layoutAttributesForDecorationView(
      ofKind: "card", at: IndexPath(item: 0, section: 1))

    expectEqual(attributes?.frame, .xywh(4, 134, 367, 272))
    expectEqual(attributes?.zIndex, -1)
    expectEqual(attributes?.representedElementCategory, .decorationView)
    for (item, section) in [(1, 1), (0, 2), (0, 0)] {
      let path = IndexPath(item: item, section: section)
      expect(page.layout.layoutAttributesForDecorationView(ofKind: "card", at: path) == nil)
    }
  }

  @Test(arguments: [-40, -9, 0, 12] as [CGFloat])
  func `R8.20 a background is found wherever it reaches`(inset: CGFloat) {
    let section = CollectionLayoutSection.section(
      .row(of: .item(.fractionalWidth(1), .fractionalHeight(1))))
    let background = CollectionLayoutDecorationItem.background(elementKind: "card")
    background.contentInsets = .all(inset)
    section.decorationItems = [background]
    let page = CompositionalPage([(section, 1), (section, 1), (section, 1)])
    func elements(in rect: CGRect) -> [(name: String, frame: CGRect)] {
      var elements: [(name: String, frame: CGRect)] = []
      page.view.forEachElement(in: rect) {
        elements.append(("\($0.kind ?? "item") \($0.indexPath[0])", $0.frame))
      }
      return elements
    }
    let all = elements(in: .infinite)
    expectEqual(all.map(\.name), (0..<3).flatMap { ["card \($0)", "item \($0)"] })
    expectEqual(all[2].frame, .xywh(inset, 100 + inset, 375 - 2 * inset, 100 - 2 * inset))

    for y in stride(from: -60 as CGFloat, to: 360, by: 3) {
      let found = elements(in: .xywh(0, y, 375, 2))

      let expected = all.filter { $0.frame.minY < y + 2 && $0.frame.maxY > y }
      expectEqual(found.map(\.name), expected.map(\.name), "At \(y)")
    }
  }

  @Test func `Elements come by section: background, header, items, badges, footer`() {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: .size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = CollectionLayoutItem.item(
      .fractionalWidth(1), .fractionalHeight(1), badges: [badge])
    let section = CollectionLayoutSection.section(.row(of: item))
    section.boundarySupplementaryItems = [boundary("footer", .bottom), boundary("header", .top)]
    section.decorationItems = [.background(elementKind: "card")]
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      boundary("title", .top), boundary("imprint", .bottom),
    ]
    let page = CompositionalPage([(section, 2)], configuration: configuration)

    var found: [String] = []
    page.view.forEachElement(in: .infinite) { element in
      found.append("\(element.kind ?? "item") \(element.indexPath.map(String.init).joined())")
    }

    expectEqual(
      found,
      [
        "title 0", "card 00", "header 00", "item 00", "item 01", "badge 00", "badge 01",
        "footer 00", "imprint 1",
      ])
    expectEqual(page.layout.collectionViewContentSize.height, 360)
    expectEqual(
      page.layout.layoutAttributesForSupplementaryView(
        ofKind: "imprint", at: IndexPath(index: 1))?.frame, .xywh(0, 320, 375, 40))
  }
}
