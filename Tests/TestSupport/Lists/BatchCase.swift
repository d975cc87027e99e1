import ViewGeometry

/// A consistent batch update: its edits, and the contents before and after it, with distinct names.
struct BatchCase: CustomStringConvertible {
  var before: ListContents
  var after: ListContents
  var updates: BatchUpdates
  var description: String { "\(before.sections) to \(after.sections) by \(updates)" }

  /// Returns a list, and edits to it in which some items keep their order, some are moved and some
  /// are new.
  static func any(_ source: inout ChoiceSource) -> BatchCase {
    var names = 0
    func newName() -> String {
      names += 1
      return "\(names)"
    }
    let before = source.list(mean: 3, limit: 5) { source in
      source.list(mean: 4, limit: 8) { _ in newName() }
    }
    var updates = BatchUpdates()
    var kept = editSections(&source, before, &updates)
    // These are the edits to items in the remaining sections. Those with old indices come first.
    var moved: [(name: String, from: ItemIndex)] = []
    for index in kept.indices {
      guard let old = kept[index].old, !updates.sections.reloads.contains(old) else { continue }
      for item in kept[index].items.indices.reversed() {
        let place = ItemIndex(section: old, item: item)
        switch source.index(below: 6) {
        case 1:
          updates.items.deletes.append(place)
          kept[index].items.remove(at: item)
        case 2:
          moved.append((kept[index].items.remove(at: item), place))
        case 3:
          updates.items.reloads.append(place)
          kept[index].items[item] += "'"
        default: break
        }
      }
    }
    var after = kept.map { section in
      section.items.map { (name: $0, from: ItemIndex?.none, isNew: false) }
    }
    for item in moved {
      let section = source.index(below: after.count)
      let place = source.index(below: after[section].count + 1)
      after[section].insert((item.name, item.from, false), at: place)
    }
    for section in after.indices {
      for _ in 0..<source.index(below: 3) {
        let place = source.index(below: after[section].count + 1)
        after[section].insert((newName(), nil, true), at: place)
      }
    }
    for (section, items) in after.enumerated() {
      for (item, entry) in items.enumerated() {
        let place = ItemIndex(section: section, item: item)
        if let from = entry.from { updates.items.moves.append(.init(from: from, to: place)) }
        if entry.isNew, kept[section].old != nil, !kept[section].isReloaded {
          updates.items.inserts.append(place)
        }
      }
    }
    return BatchCase(
      before: ListContents(before), after: ListContents(after.map { $0.map(\.name) }),
      updates: updates)
  }

  private struct Section {
    var old: Int?
    var isReloaded = false
    var items: [String]
  }

  private static func editSections(
    _ source: inout ChoiceSource, _ before: [[String]], _ updates: inout BatchUpdates
  ) -> [Section] {
    var sections: [Section] = []
    var moved: [Section] = []
    for (old, items) in before.enumerated() {
      var section = Section(old: old, items: items)
      switch source.index(below: 6) {
      case 1: updates.sections.deletes.append(old)
      case 2: moved.append(section)
      case 3:
        updates.sections.reloads.append(old)
        section.isReloaded = true
        section.items = section.items.map { $0 + "'" }
        sections.append(section)
      default: sections.append(section)
      }
    }
    var isMoved = sections.map { _ in false }
    for section in moved {
      let place = source.index(below: sections.count + 1)
      sections.insert(section, at: place)
      isMoved.insert(true, at: place)
    }
    for _ in 0..<source.index(below: 3) {
      let place = source.index(below: sections.count + 1)
      sections.insert(Section(old: nil, items: []), at: place)
      isMoved.insert(false, at: place)
    }
    for (new, section) in sections.enumerated() {
      if let old = section.old {
        if isMoved[new] { updates.sections.moves.append(.init(from: old, to: new)) }
      } else {
        updates.sections.inserts.append(new)
      }
    }
    return sections
  }
}
