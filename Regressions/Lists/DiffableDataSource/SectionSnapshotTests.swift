import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Outlines of one section.
@Suite struct SectionSnapshotTests {
  private static var outline: DiffableDataSourceSectionSnapshot<String> {
    var outline = DiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["apple", "citrus"], to: "fruit")
    outline.append(["lemon", "lime"], to: "citrus")
    outline.append(["walnut"], to: "nuts")
    outline.expand(["fruit", "unknown"])
    return outline
  }

  @Test func `An outline knows levels, parents and what is visible`() {
    let outline = Self.outline

    expectEqual(
      outline.items, ["fruit", "apple", "citrus", "lemon", "lime", "nuts", "walnut"])
    expectEqual(outline.rootItems, ["fruit", "nuts"])
    expectEqual(outline.visibleItems, ["fruit", "apple", "citrus", "nuts"])
    expectEqual(outline.expandedItems, ["fruit"])
    expect(outline.level(of: "lime") == 2 && outline.index(of: "nuts") == 5)
    expect(outline.parent(of: "lime") == "citrus" && outline.parent(of: "fruit") == nil)
    expect(outline.isVisible("citrus") && !outline.isVisible("lime"))
    expect(!outline.isVisible("unknown") && !outline.contains("unknown"))
    expectEqual(
      outline.visualDescription,
      """
      + fruit
        * apple
        - citrus
          * lemon
          * lime
      - nuts
        * walnut
      """)
  }

  @Test(.timeLimit(.minutes(1)))
  func `Large outlines are taken apart, described and emptied in linear time`() {
    let children = (0..<200_000).map { "\($0)" }
    var outline = DiffableDataSourceSectionSnapshot<String>()
    outline.append(["all"])
    outline.append(children, to: "all")
    outline.append(["leaf"], to: "199999")
    outline.expand(["all"])

    let part = outline.snapshot(of: "all", includingParent: true)
    let inner = outline.snapshot(of: "all")

    expectEqual(part.items, outline.items)
    expectEqual(part.expandedItems, ["all"])
    expectEqual(part.level(of: "leaf"), 2)
    expectEqual(inner.items, children + ["leaf"])
    expectEqual(inner.parent(of: "leaf"), "199999")
    expect(inner.level(of: "0") == 0 && inner.expandedItems.isEmpty)
    outline.delete(children.reversed() + ["unknown", "0"])
    expectEqual(outline.items, ["all"])
    expect(!outline.contains("leaf"))
  }

  @Test func `Edits keep the levels`() {
    var outline = Self.outline
    var more = DiffableDataSourceSectionSnapshot<String>()
    more.append(["plum"])
    more.append(["damson"], to: "plum")
    more.expand(["plum"])

    outline.insert(["pear"], before: "citrus")
    outline.insert(["seeds"], after: "fruit")
    outline.insert(more, after: "citrus")
    outline.delete(["nuts", "unknown"])
    outline.collapse(["fruit"])

    expectEqual(
      outline.visualDescription,
      """
      - fruit
        * apple
        * pear
        - citrus
          * lemon
          * lime
        + plum
          * damson
      * seeds
      """)
    outline.replace(childrenOf: "fruit", using: more)
    expectEqual(outline.items, ["fruit", "plum", "damson", "seeds"])
    expectEqual(outline.level(of: "damson"), 2)
    outline.deleteAll()
    expectEqual(outline.items, [])
  }

  @Test func `Another outline goes in front of an item, at its level`() {
    var outline = Self.outline
    var more = DiffableDataSourceSectionSnapshot<String>()
    more.append(["plum"])
    more.append(["damson"], to: "plum")
    more.expand(["plum"])

    outline.insert(more, before: "citrus")
    outline.expand(["citrus"])

    expectEqual(
      outline.visualDescription,
      """
      + fruit
        * apple
        + plum
          * damson
        + citrus
          * lemon
          * lime
      - nuts
        * walnut
      """)
    expect(outline.index(of: "lime") == 6 && outline.level(of: "damson") == 2)
  }

  @Test func `Parts are outlines of their own`() {
    var outline = Self.outline
    outline.expand(["citrus"])

    let children = outline.snapshot(of: "fruit")
    let whole = outline.snapshot(of: "citrus", includingParent: true)

    expectEqual(children.rootItems, ["apple", "citrus"])
    expectEqual(children.visibleItems, ["apple", "citrus", "lemon", "lime"])
    expect(whole.rootItems == ["citrus"] && whole.level(of: "lime") == 1)
  }

  @Test func `A section shows the visible items of its outline`() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let source = TableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
      TableViewCell()
    }
    var outline = Self.outline

    source.apply(outline, to: 7)
    table.layoutIfNeeded()
    let before = source.snapshot().itemIdentifiers
    outline.expand(["citrus"])
    outline.collapse(["nuts"])
    source.apply(outline, to: 7)
    table.layoutIfNeeded()

    expectEqual(before, ["fruit", "apple", "citrus", "nuts"])
    expectEqual(
      source.snapshot().itemIdentifiers, ["fruit", "apple", "citrus", "lemon", "lime", "nuts"])
    expectEqual(table.numberOfRows(inSection: 0), 6)
    expectEqual(source.snapshot(for: 7).items, outline.items)
    expect(source.snapshot(for: 7).isExpanded("citrus"))
    expectEqual(source.snapshot(for: 8).items, [])
  }

  @Test(arguments: [false, true])
  func `A collection view's section has the last outline it was given, whatever it shows`(
    isShown: Bool
  ) {
    let list = CollectionView(
      frame: .xywh(0, 0, 100, 100), collectionViewLayout: CollectionViewFlowLayout())
    let source = CollectionViewDiffableDataSource<Int, String>(collectionView: list) { _, _, _ in
      CollectionViewCell()
    }
    var (old, new) = (
      DiffableDataSourceSectionSnapshot<String>(), DiffableDataSourceSectionSnapshot<String>()
    )
    old.append(["fruit"])
    old.append(["apple"], to: "fruit")
    new.append(["fruit"])
    new.append(["plum", "pear"], to: "fruit")
    var calls: [[String]] = []

    source.apply(old, to: 7) { calls.append(source.snapshot(for: 7).items) }
    if isShown { list.layoutIfNeeded() }
    source.apply(new, to: 7) { calls.append(source.snapshot(for: 7).items) }

    // Both show the same one item.
    expectEqual(calls, [["fruit", "apple"], ["fruit", "plum", "pear"]])
    expectEqual(source.snapshot().itemIdentifiers, ["fruit"])
    expectEqual(source.snapshot(for: 8).items, [])
    new.expand(["fruit"])
    source.apply(new, to: 7)
    expectEqual(source.snapshot().itemIdentifiers, ["fruit", "plum", "pear"])
    expectEqual(list.numberOfItems(inSection: 0), 3)
  }

  @Test func `A section keeps its outline while others change, until its own items do`() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let source = TableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
      TableViewCell()
    }
    var other = DiffableDataSourceSectionSnapshot<String>()
    other.append(["roots"])
    other.append(["carrot"], to: "roots")

    source.apply(Self.outline, to: 7)
    source.apply(other, to: 8)
    var data = source.snapshot()
    data.appendSections([9])
    data.appendItems(["salt"], toSection: 9)
    source.apply(data)
    expectEqual(source.snapshot(for: 7).items, Self.outline.items)
    expectEqual(source.snapshot(for: 8).level(of: "carrot"), 1)

    data.appendItems(["pepper"], toSection: 7)
    source.apply(data)
    expectEqual(source.snapshot(for: 7).items, ["fruit", "apple", "citrus", "nuts", "pepper"])
    expectEqual(source.snapshot(for: 8).items, ["roots", "carrot"])
    data.deleteSections([8])
    source.apply(data)
    expectEqual(source.snapshot(for: 8).items, [])
  }

  @Test func `A request for heights of new rows finds the applied outline`() {
    let table = TableView(frame: .xywh(0, 0, 100, 400))
    let source = TableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
      TableViewCell()
    }
    // The heights of the rows show their levels.
    let levels = RowHeightSource { [unowned source] indexPath in
      let outline = source.snapshot(for: 7)
      let level = source.itemIdentifier(for: indexPath).map { outline.level(of: $0) }
      return 10 + 10 * CGFloat(level ?? 9)
    }
    table.delegate = levels
    var outline = Self.outline
    source.apply(outline, to: 7)
    table.layoutIfNeeded()

    outline.expand(["citrus", "nuts"])
    source.apply(outline, to: 7)

    let heights = (0..<7).map { table.rectForRow(at: .at(0, $0)).height }
    expectEqual(heights, [10, 20, 20, 30, 30, 10, 20])
  }
}
