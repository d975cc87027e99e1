import ViewGeometry

/// A batch of edits, and the contents after it.
struct LawBatch {
  var after: LawContents
  var updates = BatchUpdates()
}

extension LawBatch: CustomStringConvertible {
  var description: String { "to \(after.sections) by \(updates)" }
}

/// The contents and edits that a layout supports.
enum LawShape {
  /// Any counts of items.
  case free
  /// The same count in each section; columns are edited in all sections at once.
  case rectangular
}

extension ChoiceSource {
  /// Returns contents of a few sections.
  ///
  /// Some are empty, some contain a single item, and some fill several blocks of a solver.
  mutating func lawContents(_ shape: LawShape, longest: Int) -> LawContents {
    var next = 0
    func items(_ count: Int) -> [LawItem] {
      next += count
      return (next - count..<next).map { LawItem(number: $0) }
    }
    if shape == .rectangular {
      let (rows, columns) = (index(below: 8), index(below: 8))
      return LawContents(sections: (0..<rows).map { _ in items(columns) })
    }
    return LawContents(
      sections: list(mean: 3, limit: 4) { source in
        items(source.oneIn(6) ? source.index(below: longest) : source.index(below: 14))
      })
  }

  /// Returns deletions, insertions, moves and reloads of items and sections.
  ///
  /// They are so few that most elements remain.
  mutating func lawBatch(of before: LawContents, _ shape: LawShape, next: inout Int) -> LawBatch {
    var edit = LawEdit(before)
    edit.next = next
    edit.editSections(&self)
    switch shape {
    case .free: edit.editItems(&self)
    case .rectangular: edit.editColumns(&self)
    }
    next = edit.next
    return edit.batch
  }
}

/// A batch that is being composed.
private struct LawEdit {
  private struct Section {
    var old: Int?
    var isReloaded = false
    var isMoved = false
    var items: [(item: LawItem, old: Int?, isMoved: Bool)]

    /// Whether the section's items are edited one by one.
    var isEdited: Bool { old != nil && !isReloaded }
  }

  private var sections: [Section] = []
  private var updates = BatchUpdates()
  private let columnCount: Int
  var next = 0

  init(_ before: LawContents) {
    columnCount = before.sections.first?.count ?? 3
    sections = before.sections.enumerated().map { old, items in
      Section(old: old, items: items.enumerated().map { ($1, $0, false) })
    }
  }

  private mutating func newItem() -> LawItem {
    next += 1
    return LawItem(number: next - 1)
  }

  mutating func editSections(_ source: inout ChoiceSource) {
    var (kept, moved): ([Section], [Section]) = ([], [])
    for var section in sections {
      guard let old = section.old else { continue }
      switch source.index(below: 10) {
      case 7: updates.sections.deletes.append(old)
      case 8:
        section.isMoved = true
        moved.append(section)
      case 9:
        updates.sections.reloads.append(old)
        section.isReloaded = true
        for item in section.items.indices { section.items[item].item.version += 1 }
        kept.append(section)
      default: kept.append(section)
      }
    }
    for _ in 0..<(source.oneIn(4) ? 1 + source.index(below: 2) : 0) {
      moved.append(Section(old: nil, items: []))
    }
    for section in moved {
      kept.insert(section, at: source.index(below: kept.count + 1))
    }
    for (new, section) in kept.enumerated() {
      if let old = section.old {
        if section.isMoved { updates.sections.moves.append(.init(from: old, to: new)) }
      } else {
        updates.sections.inserts.append(new)
      }
    }
    sections = kept
  }

  mutating func editItems(_ source: inout ChoiceSource) {
    var moved: [(item: LawItem, from: ItemIndex)] = []
    for index in sections.indices {
      guard sections[index].isEdited, let old = sections[index].old else { continue }
      for _ in 0..<source.index(below: 5) where !sections[index].items.isEmpty {
        let at = source.index(below: sections[index].items.count)
        let entry = sections[index].items[at]
        // Each index path is edited once.
        guard let item = entry.old else { continue }
        let place = ItemIndex(section: old, item: item)
        if updates.items.reloads.contains(place) { continue }
        switch source.index(below: 3) {
        case 0:
          updates.items.deletes.append(place)
          sections[index].items.remove(at: at)
        case 1:
          moved.append((sections[index].items.remove(at: at).item, place))
        default:
          updates.items.reloads.append(place)
          sections[index].items[at].item.version += 1
        }
      }
    }
    for (item, from) in moved {
      let target = source.index(below: sections.count)
      let at = source.index(below: sections[target].items.count + 1)
      sections[target].items.insert((item, nil, true), at: at)
      sources[item.number] = from
    }
    for index in sections.indices {
      let isNew = sections[index].old == nil
      for _ in 0..<source.index(below: isNew ? 12 : 3) {
        let at = source.index(below: sections[index].items.count + 1)
        sections[index].items.insert((newItem(), nil, false), at: at)
      }
    }
  }

  /// The old positions of moved items, by item number.
  private var sources: [Int: ItemIndex] = [:]

  /// Removes columns from all rows, and inserts columns into all rows.
  mutating func editColumns(_ source: inout ChoiceSource) {
    var columns = Array(0..<columnCount).map { Int?.some($0) }
    for _ in 0..<source.index(below: 3) where !columns.isEmpty {
      columns.remove(at: source.index(below: columns.count))
    }
    for _ in 0..<source.index(below: 3) {
      columns.insert(nil, at: source.index(below: columns.count + 1))
    }
    for index in sections.indices {
      let old = sections[index].items
      if sections[index].isEdited, let section = sections[index].old {
        for column in 0..<columnCount where !columns.contains(column) {
          updates.items.deletes.append(ItemIndex(section: section, item: column))
        }
      }
      sections[index].items = columns.map { column in
        if let column, old.indices.contains(column) { return old[column] }
        return (newItem(), nil, false)
      }
    }
  }

  var batch: LawBatch {
    var updates = updates
    for (number, section) in sections.enumerated() {
      for (place, entry) in section.items.enumerated() where entry.old == nil {
        let to = ItemIndex(section: number, item: place)
        if entry.isMoved, let from = sources[entry.item.number] {
          updates.items.moves.append(.init(from: from, to: to))
        } else if section.isEdited {
          updates.items.inserts.append(to)
        }
      }
    }
    return LawBatch(
      after: LawContents(sections: sections.map { $0.items.map(\.item) }), updates: updates)
  }
}
