import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Outlines of a section depend only on their edits, and a data source shows the last one applied.
@Suite struct OutlineHistoryLaws {
  /// An outline as lists of children, from which another is built at once.
  private struct Model {
    var children: [Int: [Int]] = [:]
    var expanded: Set<Int> = []
    /// The outermost items are the children of -1.
    var all: [Int] { below(-1) }

    func below(_ parent: Int) -> [Int] {
      (children[parent] ?? []).flatMap { [$0] + below($0) }
    }

    mutating func delete(_ item: Int) {
      for other in [item] + below(item) {
        children[other] = nil
        expanded.remove(other)
      }
      for parent in children.keys { children[parent]?.removeAll { $0 == item } }
    }

    mutating func insert(_ item: Int, beside other: Int, offset: Int) {
      for (parent, items) in children {
        guard let place = items.firstIndex(of: other) else { continue }
        children[parent]?.insert(item, at: place + offset)
      }
    }

    var outline: DiffableDataSourceSectionSnapshot<Int> { outline(below: -1) }

    /// Returns an outline of the descendants of an item.
    func outline(below top: Int) -> DiffableDataSourceSectionSnapshot<Int> {
      var outline = DiffableDataSourceSectionSnapshot<Int>()
      func append(_ parent: Int) {
        outline.append(children[parent] ?? [], to: parent == top ? nil : parent)
        for child in children[parent] ?? [] { append(child) }
      }
      append(top)
      outline.expand(expanded.sorted())
      return outline
    }
  }

  /// Edits as random values; their meaning depends on the existing items.
  private static func edit(
    _ outline: inout DiffableDataSourceSectionSnapshot<Int>, _ model: inout Model, _ choice: Int
  ) {
    let (item, pick) = (choice / 8 % 12, choice / 96)
    let all = model.all
    let other = all.isEmpty ? nil : all[pick % all.count]
    switch choice % 8 {
    case 0, 1, 2:
      guard !all.contains(item) else { return }
      outline.append([item], to: choice % 8 == 0 ? nil : other)
      model.children[choice % 8 == 0 ? -1 : other ?? -1, default: []].append(item)
    case 3, 4:
      guard let other, !all.contains(item) else { return }
      let isBehind = choice % 8 == 4
      if isBehind {
        outline.insert([item], after: other)
      } else {
        outline.insert([item], before: other)
      }
      model.insert(item, beside: other, offset: isBehind ? 1 : 0)
    case 5:
      let items = [item, pick % 12, item].prefix(1 + pick % 3)
      outline.delete(Array(items))
      for item in items where all.contains(item) { model.delete(item) }
    case 6:
      outline.expand([item])
      if all.contains(item) { model.expanded.insert(item) }
    default:
      outline.collapse([item])
      model.expanded.remove(item)
    }
  }

  private static func demandSame(
    _ found: DiffableDataSourceSectionSnapshot<Int>,
    _ expected: DiffableDataSourceSectionSnapshot<Int>
  ) throws {
    try demand(
      found.visualDescription == expected.visualDescription,
      "\n\(found.visualDescription)\nand not\n\(expected.visualDescription)")
    try demand(found.items == expected.items, "other items")
    try demand(found.visibleItems == expected.visibleItems, "others visible")
    try demand(found.expandedItems == expected.expandedItems, "others expanded")
    for item in 0..<12 {
      try demand(found.index(of: item) == expected.index(of: item), "\(item) elsewhere")
      try demand(found.isVisible(item) == expected.isVisible(item), "\(item) seen or not")
      try demand(found.isExpanded(item) == expected.isExpanded(item), "\(item) expanded or not")
      guard found.contains(item) else { continue }
      try demand(found.parent(of: item) == expected.parent(of: item), "\(item) in another")
    }
  }

  private static func edits(_ source: inout ChoiceSource) -> [[Int]] {
    source.list(mean: 4, limit: 7) { source in
      source.list(mean: 9, limit: 24) { $0.index(below: 96 * 12) }
    }
  }

  @Test func `an outline is what edits made of it`() {
    check(Self.edits) { series in
      var (outline, model) = (DiffableDataSourceSectionSnapshot<Int>(), Model())
      for choice in series.joined() { Self.edit(&outline, &model, choice) }
      try Self.demandSame(outline, model.outline)
      for item in model.all {
        try Self.demandSame(outline.snapshot(of: item), model.outline(below: item))
        var whole = Model(children: model.children, expanded: model.expanded)
        whole.children[-1] = [item]
        try Self.demandSame(
          outline.snapshot(of: item, includingParent: true), whole.outline(below: -1))
      }
    }
  }

  @Test func `a data source has the outline given last, and none of sections that went`() {
    check(Self.edits, cases: .perThousand(200)) { series in
      let (table, source) = Self.table()
      var (outline, model) = (DiffableDataSourceSectionSnapshot<Int>(), Model())
      for edits in series {
        for choice in edits { Self.edit(&outline, &model, choice) }
        source.apply(outline, to: "a")
        table.layoutIfNeeded()
        let (other, fresh) = Self.table()
        fresh.apply(model.outline, to: "a")
        other.layoutIfNeeded()
        try Self.demandSame(source.snapshot(for: "a"), fresh.snapshot(for: "a"))
        try demand(source.snapshot().itemIdentifiers == outline.visibleItems, "other rows")
        try demand(
          table.indexPathsForVisibleRows == other.indexPathsForVisibleRows, "other rows on screen")

        // The section is removed and added back with the same items, without other state.
        let items = outline.visibleItems
        source.apply(DiffableDataSourceSnapshot<String, Int>())
        var flat = DiffableDataSourceSnapshot<String, Int>()
        flat.appendSections(["a"])
        flat.appendItems(items)
        source.apply(flat)
        let (_, plain) = Self.table()
        plain.apply(flat)
        try Self.demandSame(source.snapshot(for: "a"), plain.snapshot(for: "a"))
      }
    }
  }

  private static func table() -> (TableView, TableViewDiffableDataSource<String, Int>) {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 120), style: .plain)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    let source = TableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    return (table, source)
  }
}
