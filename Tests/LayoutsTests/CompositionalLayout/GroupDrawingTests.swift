import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Drawings of groups with characters (R8.28).
@Suite struct GroupDrawingTests {
  private func lines(_ group: CollectionLayoutGroup) -> [String] {
    group.visualDescription().split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  @Test func `R8.28 a row of two items`() {
    let half = CollectionLayoutItem(layoutSize: .size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.absolute(100), .absolute(30)), subitems: [half])

    expectEqual(
      lines(row),
      [
        "+---------+---------+",
        "|0        |1        |",
        "|         |         |",
        "+---------+---------+",
      ])
  }

  @Test func `R8.28 items leave the rest of their group empty`() {
    let item = CollectionLayoutItem(layoutSize: .size(.absolute(20), .absolute(20)))
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.absolute(60), .absolute(40)), subitems: [item])

    expectEqual(
      lines(row),
      [
        "+---+---+---+",
        "|0  |1  |2  |",
        "+---+---+---+",
        "|           |",
        "+-----------+",
      ])
  }

  @Test func `R8.28 a custom group and items without room for their index`() {
    let custom = CollectionLayoutGroup.custom(
      layoutSize: .size(.absolute(100), .absolute(30))
    ) { environment in
      let size = environment.container.contentSize
      return [
        CollectionLayoutGroupCustomItem(
          frame: .xywh(size.width / 2, 10, size.width / 2, size.height - 10)),
        CollectionLayoutGroupCustomItem(frame: .xywh(5, 10, 20, 10)),
      ]
    }

    expectEqual(
      lines(custom),
      [
        "+-------------------+",
        "|+---+    +---------+",
        "|+---+    |0        |",
        "+---------+---------+",
      ])
  }

  @Test func `R8.28 parts beyond the container are left out`() {
    let item = CollectionLayoutItem(layoutSize: .size(.absolute(40), .fractionalHeight(1)))
    let long = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.absolute(1e9), .absolute(10)), subitems: [item])

    let top = "+" + String(repeating: "-------+", count: 8)
    expectEqual(lines(long), [top, top])
  }
}
