import Testing
import ViewGeometry

@testable import TestSupport

/// An outline of a section depends on its edits, not on items that it contained before.
@Suite struct SectionSnapshotLaws {
  /// Items with their levels in order, and those that are expanded.
  private struct Outline {
    var nodes: [(item: Int, level: Int)] = []
    var expanded: Set<Int> = []

    func place(of item: Int) -> Int? { nodes.firstIndex { $0.item == item } }

    func end(of place: Int) -> Int {
      var end = place + 1
      while end < nodes.count, nodes[end].level > nodes[place].level { end += 1 }
      return end
    }

    mutating func remove(_ range: Range<Int>) {
      expanded.subtract(nodes[range].map(\.item))
      nodes.removeSubrange(range)
    }

    var visible: [Int] {
      var (items, hidden): ([Int], Int) = ([], .max)
      for node in nodes where node.level <= hidden {
        items.append(node.item)
        hidden = expanded.contains(node.item) ? .max : node.level
      }
      return items
    }
  }

  private typealias Snapshot = DiffableDataSourceSectionSnapshot<Int>

  /// Applies the edit that a random value selects to both.
  private func edit(_ snapshot: inout Snapshot, _ model: inout Outline, _ choice: Int) {
    let (item, other) = (choice / 8 % 8, choice / 64 % 8)
    let place = model.place(of: other)
    switch choice % 8 {
    case 0 where model.place(of: item) == nil:
      snapshot.append([item])
      model.nodes.append((item, 0))
    case 1, 2, 3:
      guard model.place(of: item) == nil, let place else { return }
      let (end, level) = (model.end(of: place), model.nodes[place].level)
      if choice % 8 == 1 {
        snapshot.append([item], to: other)
        model.nodes.insert((item, level + 1), at: end)
      } else if choice % 8 == 2 {
        snapshot.insert([item], before: other)
        model.nodes.insert((item, level), at: place)
      } else {
        snapshot.insert([item], after: other)
        model.nodes.insert((item, level), at: end)
      }
    case 4:
      snapshot.expand([item, other])
      model.expanded.formUnion([item, other].filter { model.place(of: $0) != nil })
    case 5:
      snapshot.collapse([item])
      model.expanded.remove(item)
    case 6:
      snapshot.delete([item, other])
      for item in [item, other] {
        if let place = model.place(of: item) { model.remove(place..<model.end(of: place)) }
      }
    case 7:
      replace(in: &snapshot, &model, childrenOf: other, by: item)
    default: break
    }
  }

  private func replace(
    in snapshot: inout Snapshot, _ model: inout Outline, childrenOf parent: Int, by item: Int
  ) {
    guard let place = model.place(of: parent) else { return }
    var changed = model
    changed.remove(place + 1..<model.end(of: place))
    let free = (item..<item + 8).map { $0 % 8 }.filter { changed.place(of: $0) == nil }
    guard free.count > 1 else { return }
    var part = Snapshot()
    part.append([free[0]])
    part.append([free[1]], to: free[0])
    part.expand([free[0]])

    snapshot.replace(childrenOf: parent, using: part)
    let level = changed.nodes[place].level
    changed.nodes.insert(contentsOf: [(free[0], level + 1), (free[1], level + 2)], at: place + 1)
    changed.expanded.insert(free[0])
    model = changed
  }

  @Test func `an outline is the result of its edits`() {
    check({ $0.list(mean: 60, limit: 200) { $0.index(below: 512) } }) { choices in
      var snapshot = Snapshot()
      var model = Outline()
      for choice in choices {
        edit(&snapshot, &model, choice)

        let items = model.nodes.map(\.item)
        try demand(snapshot.items == items, "\(snapshot.items) are there, not \(items)")
        try demand(
          items.map(snapshot.level(of:)) == model.nodes.map(\.level), "of wrong levels: \(items)")
        try demand(
          Set((0..<8).filter(snapshot.isExpanded)) == model.expanded,
          "expanded: \(snapshot.expandedItems), not \(model.expanded)")
        try demand(
          snapshot.visibleItems == model.visible,
          "visible: \(snapshot.visibleItems), not \(model.visible)")
      }
    }
  }
}
