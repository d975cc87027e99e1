import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The same page in its other direction, and in right-to-left reading.
@Suite struct CompositionalDirectionTests {
  private func section(isHorizontal: Bool) -> CollectionLayoutSection {
    func size(
      _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
    ) -> CollectionLayoutSize {
      isHorizontal ? .size(height, width) : .size(width, height)
    }
    func part(_ fraction: CGFloat) -> CollectionLayoutDimension {
      isHorizontal ? .fractionalHeight(fraction) : .fractionalWidth(fraction)
    }
    let item = CollectionLayoutItem(layoutSize: size(part(0.5), .absolute(40)))
    item.contentInsets = .all(3)
    let rowSize = size(part(1), .absolute(50))
    let row =
      isHorizontal
      ? CollectionLayoutGroup.vertical(layoutSize: rowSize, subitems: [item])
      : CollectionLayoutGroup.horizontal(layoutSize: rowSize, subitems: [item])
    let section = CollectionLayoutSection(group: row)
    section.interGroupSpacing = 7
    section.contentInsets =
      isHorizontal
      ? DirectionalEdgeInsets(top: 20, leading: 10, bottom: 40, trailing: 30)
      : DirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(part(1), .absolute(25)), elementKind: "header",
        alignment: isHorizontal ? .leading : .top)
    ]
    return section
  }

  private func page(isHorizontal: Bool) -> CompositionalPage {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
    configuration.interSectionSpacing = 9
    let section = section(isHorizontal: isHorizontal)
    return CompositionalPage(
      [(section, 5), (section, 2)], configuration: configuration,
      size: isHorizontal ? .wh(480, 320) : .wh(320, 480))
  }

  private func elements(of page: CompositionalPage) -> [(name: String, frame: CGRect)] {
    var elements: [(name: String, frame: CGRect)] = []
    page.view.forEachElement(in: .infinite) { element in
      elements.append(("\(element.kind ?? "item") \(element.indexPath)", element.frame))
    }
    return elements
  }

  @Test func `A horizontal layout is a transposed vertical one`() {
    let vertical = elements(of: page(isHorizontal: false))
    let page = page(isHorizontal: true)
    let horizontal = elements(of: page)

    expectEqual(horizontal.map(\.name), vertical.map(\.name))
    expectEqual(
      horizontal.map(\.frame),
      vertical.map {
        .xywh($0.frame.minY, $0.frame.minX, $0.frame.height, $0.frame.width)
      })
    expectEqual(page.layout.collectionViewContentSize, .wh(353, 320))
  }

  @Test func `Everything is mirrored where reading goes from right to left`() {
    let page = page(isHorizontal: false)
    let plain = elements(of: page)

    page.view.semanticContentAttribute = .forceRightToLeft

    let mirrored = elements(of: page)
    expectEqual(mirrored.map(\.name), plain.map(\.name))
    expectEqual(
      mirrored.map(\.frame),
      plain.map { .xywh(320 - $0.frame.maxX, $0.frame.minY, $0.frame.width, $0.frame.height) })
    expectEqual(page.view.indexPathForItem(at: .xy(296, 38)), IndexPath(item: 0, section: 0))
  }

  @Test func `Fractions follow a new size`() {
    let page = page(isHorizontal: false)
    _ = page.frames

    page.view.frame.size.width = 400

    expectEqual(page.frames[1], .xywh(193, 38, 164, 34))
  }

  /// Cards 50 wide and 200 high, one below the other, in a layout that scrolls sideways.
  private func sidewaysPage() -> CompositionalPage {
    let card = CollectionLayoutItem(layoutSize: .whole)
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: .size(.absolute(50), .absolute(200)), subitems: [card]))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .groupPaging
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 5
    return CompositionalPage(
      [(section, 4), (section, 4)], configuration: configuration, size: .wh(480, 320))
  }

  @Test func `Sections of a layout that scrolls sideways scroll up and down by themselves`() {
    let page = sidewaysPage()
    expectEqual(page.frames, (0..<4).map { .xywh(0, CGFloat($0) * 210, 50, 200) })
    expectEqual(page.layout.collectionViewContentSize, .wh(105, 320))
    expectEqual(page.layout.orthogonalContentLength(inSection: 1), 830)
    expectEqual(Array(page.layout.orthogonalRestingOffsets(inSection: 1)), [0, 210, 420, 510])

    page.layout.setOrthogonalContentOffset(210, inSection: 1)

    expectEqual(page.view.indexPathForItem(at: .xy(55, 0)), IndexPath(item: 1, section: 1))
    expectEqual(page.view.indexPathForItem(at: .xy(0, 0)), IndexPath(item: 0, section: 0))
    expect(page.view.indexPathForItem(at: .xy(50, 0)) == nil)
    expect(page.view.indexPathForItem(at: .xy(55, 205)) == nil)
    expectEqual(page.view.indexPathForItem(at: .xy(55, 210)), IndexPath(item: 2, section: 1))
  }

  /// Item 2 lies from 420 to 620, in a view of 320 points.
  @Test(
    arguments: [
      (.top, 420), (.centeredVertically, 360), (.bottom, 300), (.left, nil), (.right, nil),
    ] as [(CollectionView.ScrollPosition, CGFloat?)], [false, true])
  func `R8.24 scrolling to an item moves a section of such a layout up and down alone`(
    position: (at: CollectionView.ScrollPosition, offset: CGFloat?), isMirrored: Bool
  ) {
    let page = sidewaysPage()
    if isMirrored { page.view.semanticContentAttribute = .forceRightToLeft }
    page.view.layoutIfNeeded()

    for start in [0, 100, 210, 510] as [CGFloat] {
      page.layout.setOrthogonalContentOffset(start, inSection: 0)

      page.view.scrollToItem(at: IndexPath(item: 2, section: 0), at: position.at, animated: false)

      let offset = page.layout.orthogonalContentOffset(inSection: 0)
      expect(offset == position.offset ?? start, "From \(start)")
      expect(page.layout.orthogonalContentOffset(inSection: 1) == 0 as CGFloat)
    }
  }

  @Test func `A section scrolls the other way where reading goes from right to left`() {
    let card = CollectionLayoutItem(layoutSize: .whole)
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.absolute(200), .absolute(50)), subitems: [card]))
    section.orthogonalScrollingBehavior = .continuous
    let page = CompositionalPage(section, items: 4)
    page.view.semanticContentAttribute = .forceRightToLeft
    expectEqual(page.frames.map(\.minX), [175, -25, -225, -425])

    page.layout.setOrthogonalContentOffset(100, inSection: 0)

    expectEqual(page.frames.map(\.minX), [275, 75, -125, -325])
    expectEqual(page.item(at: 75, 0), 1)
    expectEqual(page.item(at: 74, 0), 2)
  }
}
