import Testing

@testable import TestSupport
@testable import ViewGeometry

/// A snapshot depends on its edits, not on earlier history.
@Suite struct DiffableSnapshotLaws {
  struct Edits: CustomStringConvertible {
    var start: NamedSections
    var choices: [Int]
    var description: String { "\(start) with \(choices)" }
  }

  private static func edits(_ source: inout ChoiceSource) -> Edits {
    Edits(
      start: .any(&source), choices: source.list(mean: 8, limit: 30) { $0.index(below: 10_000) })
  }

  /// Applies the edit that a random value selects to both.
  private static func edit(
    _ snapshot: inout DiffableDataSourceSnapshot<String, Int>, _ model: inout NamedSections,
    _ choice: Int
  ) {
    let item = choice / 10 % 12
    let other = choice / 120 % 12
    switch choice % 10 {
    case 0, 1, 2:
      guard let section = model.sections.indices.last else { return }
      snapshot.appendItems([item])
      model.remove(item)
      model.sections[section].items.append(item)
    case 3, 4:
      guard other != item, model.place(of: other) != nil else { return }
      if choice % 10 == 3 {
        snapshot.insertItems([item], beforeItem: other)
      } else {
        snapshot.insertItems([item], afterItem: other)
      }
      model.remove(item)
      guard let place = model.place(of: other) else { return }
      model.sections[place.section].items.insert(item, at: place.item + choice % 10 - 3)
    case 5, 6:
      snapshot.deleteItems([item, other])
      model.remove(item)
      model.remove(other)
    case 7:
      let name = ["a", "b", "c", "d"][item % 4]
      if let number = model.sections.firstIndex(where: { $0.name == name }) {
        snapshot.deleteSections([name])
        model.sections.remove(at: number)
      } else if let first = model.sections.first {
        snapshot.insertSections([name], beforeSection: first.name)
        model.sections.insert(.init(name: name, items: []), at: 0)
      }
    default:
      guard model.sections.count > 1 else { return }
      let (from, to) = (item % model.sections.count, other % model.sections.count)
      guard from != to else { return }
      let section = model.sections[from]
      snapshot.moveSection(section.name, beforeSection: model.sections[to].name)
      model.sections.remove(at: from)
      model.sections.insert(section, at: from < to ? to - 1 : to)
    }
  }

  @Test func `After any edits a snapshot says what arrays say`() {
    check(Self.edits) { edits in
      var model = edits.start
      var snapshot = model.snapshot
      for choice in edits.choices { Self.edit(&snapshot, &model, choice) }

      try demand(NamedSections(snapshot) == model, "\(NamedSections(snapshot)) isn't \(model).")
      try demand(snapshot.numberOfItems == model.items.count, "The count is wrong.")
      for item in 0..<12 {
        let place = model.place(of: item)
        try demand(snapshot.stored.place(of: item) == place, "\(item) is at \(place as Any).")
        try demand(snapshot.indexOfItem(item) == model.items.firstIndex(of: item), "\(item)")
      }
      for (number, section) in model.sections.enumerated() {
        try demand(snapshot.indexOfSection(section.name) == number, "\(section.name)")
      }
    }
  }

  struct Pair: CustomStringConvertible {
    var before: NamedSections
    var after: NamedSections
    var reloads: Int
    var description: String { "\(before) to \(after) reloading \(reloads)" }
  }

  private static func pair(_ source: inout ChoiceSource) -> Pair {
    Pair(before: .any(&source), after: .any(&source), reloads: source.index(below: 16))
  }

  @Test func `A difference leads from one snapshot to the other`() {
    check(Self.pair) { pair in
      var snapshot = pair.after.snapshot
      let reloaded = pair.after.sections.enumerated()
        .filter { pair.reloads >> $0.offset & 1 == 1 }.map(\.element.name)
      snapshot.reloadSections(reloaded)
      let before = ListContents(pair.before.sections.map { $0.items.map { "\($0)" } })
      let after = ListContents(pair.after.sections.map { $0.items.map { "\($0)" } })

      let plan = snapshot.matches(in: pair.before.snapshot).plan()

      let result = before.applying(plan, final: after)
      try demand(result == after, "The plan leads to \(result.sections).")
      for item in pair.before.items {
        guard let old = pair.before.place(of: item), let new = pair.after.place(of: item) else {
          continue
        }
        let isReloaded =
          reloaded.contains(pair.after.sections[new.section].name)
          && pair.after.sections[new.section].name == pair.before.sections[old.section].name
        let found = plan.newPlace(of: old)
        try demand(found == (isReloaded ? nil : new), "\(item) went to \(found as Any).")
      }
    }
  }

  @Test func `Items that keep their order in their section aren't moved`() {
    check(Self.pair) { pair in
      var after = pair.before
      after.sections.reverse()
      for index in after.sections.indices { after.sections[index].items.removeAll { $0 % 3 == 0 } }

      let plan = after.snapshot.matches(in: pair.before.snapshot).plan()

      try demand(plan.itemMoves.isEmpty, "\(plan.itemMoves)")
      try demand(plan.sectionMoves.count == max(0, after.sections.count - 1), "Sections move.")
    }
  }
}

extension NamedSections {
  mutating func remove(_ item: Int) {
    for index in sections.indices { sections[index].items.removeAll { $0 == item } }
  }
}
