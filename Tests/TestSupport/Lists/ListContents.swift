import ViewGeometry

/// Sections of named items, to which a batch update can be applied step by step.
struct ListContents: ListCounting, Equatable {
  var sections: [[String]]

  init(_ sections: [[String]]) { self.sections = sections }

  var sectionCount: Int { sections.count }
  func itemCount(inSection section: Int) -> Int { sections[section].count }

  /// Returns the contents after a plan is applied; new items and sections come from `final`.
  func applying(_ plan: BatchUpdatePlan, final: ListContents) -> ListContents {
    var result = self
    let source = self
    for place in plan.removedItems.reversed() {
      result.sections[place.section].remove(at: place.item)
    }
    let withoutRemoved = result.sections
    for section in plan.removedSections.reversed() { result.sections.remove(at: section) }
    for placed in plan.placedSections {
      let items = placed.source.map { withoutRemoved[$0] } ?? []
      result.sections.insert(items, at: placed.place)
    }
    let renewed =
      plan.placedSections.filter { $0.source == nil }.map(\.place)
      + plan.reloadedSections.map(\.new)
    for section in renewed {
      result.sections[section] = final.sections[section].enumerated()
        .filter { entry in
          !plan.placedItems.contains {
            $0.place == ItemIndex(section: section, item: entry.offset)
          }
        }
        .map(\.element)
    }
    for placed in plan.placedItems {
      let letter =
        placed.source.map { source.sections[$0.section][$0.item] }
        ?? final.sections[placed.place.section][placed.place.item]
      result.sections[placed.place.section].insert(letter, at: placed.place.item)
    }
    for reloaded in plan.reloadedItems {
      let (section, item) = (reloaded.new.section, reloaded.new.item)
      result.sections[section][item] = final.sections[section][item]
    }
    return result
  }
}

extension BatchUpdates {
  /// Creates a batch of steps in section 0.
  init(
    delete: [Int] = [], insert: [Int] = [], reload: [Int] = [], move: [(Int, Int)] = []
  ) {
    self.init()
    items.deletes = delete.map { ItemIndex(section: 0, item: $0) }
    items.inserts = insert.map { ItemIndex(section: 0, item: $0) }
    items.reloads = reload.map { ItemIndex(section: 0, item: $0) }
    items.moves = move.map {
      .init(from: ItemIndex(section: 0, item: $0.0), to: ItemIndex(section: 0, item: $0.1))
    }
  }
}
