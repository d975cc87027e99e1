import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Groups whose items an app positions, beside other elements and in layouts that scroll sideways.
@Suite struct CompositionalCustomGroupTests {
  private func custom(
    _ size: CollectionLayoutSize, _ frames: [CGRect], asked: @escaping (CGSize) -> Void = { _ in }
  ) -> CollectionLayoutGroup {
    .custom(layoutSize: size) { environment in
      asked(environment.container.contentSize)
      return frames.map { CollectionLayoutGroupCustomItem(frame: $0) }
    }
  }

  @Test func `Each custom group of a group has its own items, however deep it lies`() {
    let pair = custom(
      .size(.absolute(100), .absolute(100)), [.xywh(0, 0, 40, 100), .xywh(60, 0, 40, 100)])
    let single = custom(.size(.absolute(200), .absolute(70)), [.xywh(10, 5, 60, 60)])
    let column = CollectionLayoutGroup.vertical(
      layoutSize: .size(.absolute(200), .absolute(100)),
      subitems: [.item(.absolute(200), .absolute(30)), single])
    let cell = CollectionLayoutItem.item(.absolute(50), .absolute(100))

    // 350 of 375 points: the next pair begins another row.
    let page = CompositionalPage(.section(.row(of: pair, cell, column)), items: 6)

    expectEqual(
      page.frames,
      [
        .xywh(0, 0, 40, 100), .xywh(60, 0, 40, 100), .xywh(100, 0, 50, 100),
        .xywh(150, 0, 200, 30), .xywh(160, 35, 60, 60), .xywh(0, 100, 40, 100),
      ])
  }

  @Test func `A custom group keeps its axes in a layout that scrolls sideways`() {
    var asked: [CGSize] = []
    let group = custom(
      .size(.absolute(120), .fractionalHeight(1)),
      [.xywh(10, 20, 30, 40), .xywh(50, 200, 60, 100)]
    ) { asked.append($0) }
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal

    let page = CompositionalPage(
      .section(group), items: 4, configuration: configuration, size: .wh(480, 320))

    expectEqual(
      page.frames,
      [
        .xywh(10, 20, 30, 40), .xywh(50, 200, 60, 100), .xywh(130, 20, 30, 40),
        .xywh(170, 200, 60, 100),
      ])
    expectEqual(page.layout.collectionViewContentSize, .wh(240, 320))
    expectEqual(Set(asked.map(\.width)), [120])
    expectEqual(Set(asked.map(\.height)), [320])
  }

  @Test(arguments: [false, true])
  func `A badge hangs on each custom group that has items`(isNested: Bool) {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: .size(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(edges: [.top, .trailing]))
    let group = custom(
      .size(.absolute(100), .absolute(50)), [.xywh(0, 0, 40, 50), .xywh(60, 0, 40, 50)])
    group.supplementaryItems = [badge]
    let whole = isNested ? CollectionLayoutGroup.row(of: group) : group

    let page = CompositionalPage(.section(whole), items: 3)

    let second = isNested ? CGRect.xywh(180, 0, 20, 10) : .xywh(80, 50, 20, 10)
    expectEqual(page.frame(ofKind: "badge"), .xywh(80, 0, 20, 10))
    expectEqual(page.frame(ofKind: "badge", item: 2), second)
    expect(page.frame(ofKind: "badge", item: 1) == nil)
  }

  @Test func `An item lists its supplementary items`() {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: .size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(edges: [.top]))

    let item = CollectionLayoutItem.item(.absolute(50), .absolute(50), badges: [badge])
    let group = CollectionLayoutGroup.row(of: item)
    let before = group.supplementaryItems.count
    group.supplementaryItems = [badge]

    expectEqual(item.supplementaryItems.map(\.elementKind), ["badge"])
    expectEqual(before, 0)
    expectEqual(group.supplementaryItems.map(\.elementKind), ["badge"])
  }
}
