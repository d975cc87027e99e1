import Testing
import ViewGeometry

@testable import TestSupport

/// The edits of a snapshot, one by one.
@Suite struct DiffableSnapshotTests {
  private static func snapshot() -> DiffableDataSourceSnapshot<String, Int> {
    NamedSections(sections: [
      .init(name: "a", items: [1, 2, 3]), .init(name: "b", items: []),
      .init(name: "c", items: [4, 5]),
    ]).snapshot
  }

  typealias Edit = @Sendable (inout DiffableDataSourceSnapshot<String, Int>) -> Void

  private static let edits: [(Edit, String)] = [
    ({ $0.appendItems([6]) }, "a123 b c456"),
    ({ $0.appendItems([6, 7], toSection: "b") }, "a123 b67 c45"),
    ({ $0.appendItems([1], toSection: "b") }, "a23 b1 c45"),
    ({ $0.appendItems([2, 9, 4], toSection: "a") }, "a13294 b c5"),
    // New identifiers in front of existing ones.
    ({ $0.appendItems([9, 4, 8], toSection: "a") }, "a123948 b c5"),
    ({ $0.insertItems([9, 5, 1], beforeItem: 3) }, "a29513 b c4"),
    ({ $0.insertItems([6], beforeItem: 1) }, "a6123 b c45"),
    ({ $0.insertItems([5, 1], beforeItem: 3) }, "a2513 b c4"),
    ({ $0.insertItems([6, 7], afterItem: 3) }, "a12367 b c45"),
    ({ $0.deleteItems([2, 4, 99]) }, "a13 b c5"),
    ({ $0.deleteItems([1, 2, 3]) }, "a b c45"),
    ({ $0.moveItem(1, afterItem: 3) }, "a231 b c45"),
    ({ $0.moveItem(5, beforeItem: 1) }, "a5123 b c4"),
    ({ $0.moveItem(2, beforeItem: 3) }, "a123 b c45"),
    ({ $0.deleteAllItems() }, ""),
    ({ $0.appendSections(["d"]) }, "a123 b c45 d"),
    ({ $0.insertSections(["d", "e"], beforeSection: "a") }, "d e a123 b c45"),
    ({ $0.insertSections(["d"], afterSection: "b") }, "a123 b d c45"),
    ({ $0.deleteSections(["a", "x"]) }, "b c45"),
    ({ $0.deleteSections(["x"]) }, "a123 b c45"),
    ({ $0.moveSection("a", afterSection: "c") }, "b c45 a123"),
    ({ $0.moveSection("a", beforeSection: "c") }, "b a123 c45"),
    ({ $0.moveSection("c", beforeSection: "a") }, "c45 a123 b"),
    ({ $0.moveSection("c", afterSection: "a") }, "a123 c45 b"),
  ]

  @Test(arguments: edits.indices)
  func `Each edit leads to its sections and items`(number: Int) {
    let (edit, expected) = Self.edits[number]
    var snapshot = Self.snapshot()

    edit(&snapshot)

    let text = snapshot.sectionIdentifiers.map { section in
      section + snapshot.itemIdentifiers(inSection: section).map { "\($0)" }.joined()
    }
    expectEqual(text.joined(separator: " "), expected)
  }

  @Test func `Existing identifiers are found, and others are nil`() {
    let snapshot = Self.snapshot()

    expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 3)
    expectEqual(snapshot.numberOfItems(inSection: "a"), 3)
    expectEqual(snapshot.itemIdentifiers, [1, 2, 3, 4, 5])
    expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(9) == nil)
    expect(snapshot.indexOfSection("c") == 2 && snapshot.indexOfSection("x") == nil)
    expectEqual(snapshot.sectionIdentifier(containingItem: 5), "c")
    expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
  }

  @Test func `Items to reload are dropped when they are deleted`() {
    var snapshot = Self.snapshot()
    snapshot.reloadItems([1, 4])
    snapshot.reconfigureItems([2, 5])
    snapshot.reloadSections(["b", "c"])

    snapshot.deleteItems([1, 5])
    snapshot.deleteSections(["b"])

    expectEqual(snapshot.reloadedItemIdentifiers, [4])
    expectEqual(snapshot.reconfiguredItemIdentifiers, [2])
    expectEqual(snapshot.reloadedSectionIdentifiers, ["c"])
  }

  @Test func `Items far from where they were put are found`() {
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems(Array(0..<5_000))

    for number in 0..<1_500 { snapshot.insertItems([-1 - number], beforeItem: 0) }
    snapshot.deleteItems(Array(stride(from: 0, to: 4_000, by: 2)))

    for (index, item) in snapshot.itemIdentifiers.enumerated() {
      expectEqual(snapshot.indexOfItem(item), index)
    }
    expectEqual(snapshot.numberOfItems, 4_500)
  }
}
