import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// T8.1 to T8.7 and T8.11.
@Suite struct CompositionalLayoutTests {
  private let half = CollectionLayoutItem.item(.fractionalWidth(0.5), .fractionalHeight(1))
  private let hundred = CollectionLayoutItem.item(.absolute(100), .absolute(100))

  @Test func `T8.1 items take their fractions of what the insets leave (R8.1, R8.12)`() {
    let page = CompositionalPage(.section(.row(of: half), sides: 16, spacing: 10), items: 3)

    expectEqual(
      page.frames,
      [
        .xywh(16, 0, 171.5, 100), .xywh(187.5, 0, 171.5, 100), .xywh(16, 110, 171.5, 100),
      ])
  }

  @Test func `T8.2 insets of an item shrink it and move no neighbor (R8.5, T12.24)`() {
    let item = CollectionLayoutItem.item(
      .fractionalWidth(0.5), .fractionalHeight(1), insets: 5)
    let page = CompositionalPage(.section(.row(of: item), sides: 16, spacing: 10), items: 3)

    expectEqual(
      page.frames,
      [
        .xywh(21, 5, 161.5, 90), .xywh(192.5, 5, 161.5, 90), .xywh(21, 115, 161.5, 90),
      ])
  }

  @Test func `T8.3 a count divides the group into equal parts (R8.9)`() {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(100)), subitem: half, count: 3)
    group.interItemSpacing = .fixed(8)
    let page = CompositionalPage(.section(group, sides: 16), items: 3)

    expectEqual(page.frames.map(\.minX), [16, 133, 250])
    expect(page.frames.allSatisfy { $0.width == 109 })
  }

  @Test func `R8.9 a repeated subitem keeps its own width`() {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: hundred, count: 2)
    let page = CompositionalPage(.section(group, sides: 16), items: 3)

    expectEqual(
      page.frames,
      [
        .xywh(16, 0, 100, 100), .xywh(116, 0, 100, 100), .xywh(16, 100, 100, 100),
      ])
  }

  @Test func `T8.4 subitems repeat until the next one doesn't fit (R8.8, R8.10)`() {
    let page = CompositionalPage(
      .section(.row(of: hundred, spacing: .fixed(8)), sides: 16), items: 4)

    expectEqual(page.frames.map(\.minX), [16, 124, 232, 16])
    expectEqual(page.frames.map(\.minY), [0, 0, 0, 100])
  }

  @Test func `R8.10 different subitems take turns`() {
    let wide = CollectionLayoutItem.item(.absolute(150), .absolute(50))
    let page = CompositionalPage(.section(.row(of: hundred, wide)), items: 4)

    expectEqual(page.frames.map(\.minX), [0, 100, 250, 0])
    expectEqual(page.frames.map(\.width), [100, 150, 100, 100])
  }

  @Test(arguments: [(2, [16, 259]), (3, [16, 137.5, 259])] as [(Int, [CGFloat])])
  func `T8.5 flexible spacing spreads the items of a group (R8.8)`(count: Int, places: [CGFloat]) {
    let page = CompositionalPage(
      .section(.row(of: hundred, spacing: .flexible(8)), sides: 16), items: count)

    expectEqual(page.frames.map(\.minX), places)
  }

  @Test func `T8.6 insets of a group narrow what its items see (R8.6)`() {
    let group = CollectionLayoutGroup.row(of: half)
    group.contentInsets = DirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let page = CompositionalPage(.section(group, sides: 16), items: 2)

    expectEqual(page.frames, [.xywh(26, 0, 161.5, 100), .xywh(187.5, 0, 161.5, 100)])
  }

  @Test func `T8.7 edge spacing moves neighbors (R8.11)`() {
    let item = CollectionLayoutItem.item(.absolute(100), .absolute(100))
    item.edgeSpacing = CollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: nil, trailing: .fixed(5), bottom: nil)
    let page = CompositionalPage(.section(.row(of: item), sides: 16), items: 3)

    expectEqual(page.frames.map(\.minX), [26, 141, 26])
  }

  @Test func `R8.11 flexible edges center an item`() {
    let item = CollectionLayoutItem.item(.absolute(100), .absolute(50))
    item.edgeSpacing = CollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: item, count: 1)
    let page = CompositionalPage(.section(group), items: 1)

    expectEqual(page.frames, [.xywh(137.5, 25, 100, 50)])
  }

  @Test func `Groups nest`() {
    let column = CollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(0.25), .fractionalHeight(1)),
      subitem: .item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let lead = CollectionLayoutItem.item(.fractionalWidth(0.5), .fractionalHeight(1))
    let page = CompositionalPage(
      .section(.row(of: lead, column)), items: 5, size: .wh(400, 600))

    expectEqual(
      page.frames,
      [
        .xywh(0, 0, 200, 100), .xywh(200, 0, 100, 50), .xywh(200, 50, 100, 50),
        .xywh(0, 100, 200, 100), .xywh(200, 100, 100, 50),
      ])
  }

  @Test func `A closure places the items of a custom group`() {
    let group = CollectionLayoutGroup.custom(
      layoutSize: .size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        CollectionLayoutGroupCustomItem(frame: .xywh(0, 0, width, 100)),
        CollectionLayoutGroupCustomItem(frame: .xywh(10, 10, 20, 20), zIndex: -1),
      ]
    }
    let page = CompositionalPage(.section(group, sides: 16), items: 3)

    expectEqual(
      page.frames, [.xywh(16, 0, 343, 100), .xywh(26, 10, 20, 20), .xywh(16, 100, 343, 100)])
    expectEqual(page.item(at: 30, 15), 0)
  }

  @Test func `T8.11 insets along an estimated length don't count (R8.5)`() {
    let item = CollectionLayoutItem.item(.fractionalWidth(1), .estimated(60), insets: 5)
    let group = CollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(1), .estimated(60)), subitems: [item])
    let page = CompositionalPage(.section(group), items: 1)

    expectEqual(page.frames, [.xywh(5, 0, 365, 60)])
  }

  @Test func `R8.14 an item taller than its group reaches out of it`() {
    let tall = CollectionLayoutItem.item(.absolute(375), .absolute(150))
    let page = CompositionalPage(.section(.row(of: tall)), items: 2)

    expectEqual(page.frames, [.xywh(0, 0, 375, 150), .xywh(0, 100, 375, 150)])
    expectEqual(page.item(at: 0, 120), 1)
    expectEqual(page.item(at: 0, 220), 1)
    expectEqual(page.layout.collectionViewContentSize, .wh(375, 200))
  }

  @Test(
    arguments: [
      (CGPoint.xy(16, 0), 0), (.xy(187.4, 99.9), 0), (.xy(187.5, 0), 1), (.xy(359, 0), nil),
      (.xy(15.9, 0), nil), (.xy(16, 100), nil), (.xy(16, 110), 2), (.xy(188, 110), nil),
      (.xy(16, 210), nil), (.xy(16, -0.1), nil), (.xy(.nan, 0), nil), (.xy(0, .infinity), nil),
    ] as [(CGPoint, Int?)])
  func `A point finds an item by its half-open frame`(point: CGPoint, item: Int?) {
    let page = CompositionalPage(.section(.row(of: half), sides: 16, spacing: 10), items: 3)

    expectEqual(page.item(at: point.x, point.y), item)
  }

  @Test func `R8.12 sections follow each other at their spacing`() {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let section = CollectionLayoutSection.section(.row(of: half), top: 5, bottom: 5)
    let page = CompositionalPage(
      [(section, 2), (section, 0), (section, 1)], configuration: configuration)

    expectEqual(page.layout.collectionViewContentSize, .wh(375, 110 + 20 + 10 + 20 + 110))
    expectEqual(page.view.indexPathForItem(at: .xy(0, 165)), IndexPath(item: 0, section: 2))
    expect(page.view.indexPathForItem(at: .xy(0, 164.9)) == nil)
  }

  @Test func `A hundred million items are as good as one`() {
    let page = CompositionalPage(
      .section(.row(of: half), sides: 16, spacing: 10), items: 100_000_000)
    let last = IndexPath(item: 99_999_999, section: 0)

    let frame = page.view.layoutAttributesForItem(at: last)?.frame

    expectEqual(frame, .xywh(187.5, 5_499_999_890, 171.5, 100))
    expectEqual(page.view.indexPathForItem(at: .xy(187.5, 5_499_999_890)), last)
    expect(page.view.indexPathForItem(at: .xy(187.5, 5_499_999_889)) == nil)
  }

  @Test func `Nothing to show is no size`() {
    let page = CompositionalPage([])

    expect(page.view.indexPathForItem(at: .zero) == nil)
    expectEqual(page.layout.collectionViewContentSize, .wh(375, 0))
  }

  @Test func `Each custom group among others has its own arrangement`() {
    func group(_ length: CGFloat) -> CollectionLayoutGroup {
      .custom(layoutSize: .size(.absolute(100), .absolute(50))) { _ in
        [CollectionLayoutGroupCustomItem(frame: .xywh(1, 2, length, length))]
      }
    }
    let inner = CollectionLayoutGroup.vertical(
      layoutSize: .size(.absolute(100), .absolute(100)), subitems: [group(20), group(30)])
    let outer = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.absolute(300), .absolute(100)), subitems: [group(10), inner, group(40)])
    let page = CompositionalPage(.section(outer), items: 4)

    expectEqual(page.frames.map(\.width), [10, 20, 30, 40])
    expectEqual(page.frames.map(\.minX), [1, 101, 101, 201])
    expectEqual(page.frames.map(\.minY), [2, 2, 52, 2])
  }

  @Test func `R8.5 insets at the sides of an estimated width don't count`() {
    let item = CollectionLayoutItem.item(.estimated(60), .fractionalHeight(1), insets: 5)
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let page = CompositionalPage(.section(group), items: 2)

    expectEqual(page.frames, [.xywh(0, 5, 60, 90), .xywh(60, 5, 60, 90)])
  }
}
