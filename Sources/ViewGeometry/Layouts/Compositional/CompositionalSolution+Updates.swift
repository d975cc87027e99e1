/// How a section is described after a batch.
package struct CompositionalDescription {
  package var rules: CompositionalRules
  /// Places the items of custom groups; nil when there are none.
  package var arrange: CompositionalSolver.Arrange?

  package init(rules: CompositionalRules, arrange: CompositionalSolver.Arrange? = nil) {
    self.rules = rules
    self.arrange = arrange
  }

  /// A section solved anew.
  package func solved(in container: LayoutSize, itemCount: Int) -> CompositionalSection {
    CompositionalSection(template(in: container, limit: itemCount), itemCount: itemCount)
  }

  func template(in container: LayoutSize, limit: Int) -> CompositionalTemplate {
    CompositionalTemplate(rules, in: container, limit: limit, arrange: arrange ?? { _, _ in [] })
  }
}

extension CompositionalSolution {
  /// Applies a batch: what was measured and how far sections are scrolled goes with items and sections (R9.9, R9.10).
  ///
  /// - Parameters:
  ///   - itemCount: The number of items of a section, by its number after the batch.
  ///   - describe: Describes a section that is new or whose items change, by its number after the batch.
  /// - Complexity: O(edited sections log n + edits log n), as `editItems(inSection:removed:placed:)` says.
  package mutating func apply(
    _ plan: BatchUpdatePlan, itemCount: (Int) -> Int,
    describe: (Int) -> CompositionalDescription
  ) {
    let edits = itemEdits(of: plan)
    replaceSections(of: plan) { [container] section in
      describe(section).solved(in: container, itemCount: itemCount(section))
    }
    let newSections = plan.newSections
    for (section, edit) in edits {
      let place = newSections.partitioningIndex { $0 >= section }
      guard place == newSections.count || newSections[place] != section else {
        // Its items came with it; what moved into it was measured before.
        for placed in edit.placed {
          if let size = placed.size { _ = measure(size, ofItem: placed.item, section: section) }
        }
        continue
      }
      let description = describe(section)
      update(section) {
        $0.editItems(
          removed: edit.removed, placed: edit.placed, count: itemCount(section), description)
        return true
      }
    }
  }

  private struct ItemEdits {
    var removed: [Int] = []
    var placed: [(item: Int, size: LayoutSize?)] = []
  }

  /// The places emptied and filled, by the new number of their section, ascending: a reload empties one and fills one.
  private func itemEdits(of plan: BatchUpdatePlan) -> [(section: Int, edit: ItemEdits)] {
    var edits: [Int: ItemEdits] = [:]
    for place in plan.removedItems + plan.reloadedItems.map(\.old) {
      guard let section = plan.newSection(of: place.section) else { continue }
      edits[section, default: ItemEdits()].removed.append(place.item)
    }
    for placed in plan.placedItems {
      let size = placed.source.flatMap { section($0.section).measuredSize(ofItem: $0.item) }
      edits[placed.place.section, default: ItemEdits()].placed.append((placed.place.item, size))
    }
    for place in plan.reloadedItems.map(\.new) {
      edits[place.section, default: ItemEdits()].placed.append((place.item, nil))
    }
    return edits.sorted { $0.key < $1.key }.map { section, edit in
      var edit = edit
      edit.removed.sort()
      edit.placed.sort { $0.item < $1.item }
      return (section, edit)
    }
  }

  private mutating func replaceSections(
    of plan: BatchUpdatePlan, solve: (Int) -> CompositionalSection
  ) {
    let moved = plan.placedSections.map { $0.source.map { section($0) } }
    for section in plan.removedSections.reversed() {
      replaceSections(section..<section + 1, with: EmptyCollection())
    }
    for (placed, section) in zip(plan.placedSections, moved) {
      let section = section ?? solve(placed.place)
      replaceSections(placed.place..<placed.place, with: CollectionOfOne(section))
    }
    for reloaded in plan.reloadedSections {
      replaceSections(
        reloaded.new..<reloaded.new + 1, with: CollectionOfOne(solve(reloaded.new)))
    }
  }

  /// Takes over how far sections were scrolled, and, where nothing else has changed, what was measured.
  ///
  /// - Complexity: O(1) where nothing was, else O(sections).
  package mutating func adopt(_ old: CompositionalSolution, keepingMeasures: Bool) {
    let isInSameRoom = keepingMeasures && container == old.container
    if isInSameRoom, boundaries.places.map(\.boundary) == old.boundaries.places.map(\.boundary) {
      (boundaries, boundarySizes) = (old.boundaries, old.boundarySizes)
    }
    guard old.isVaried else { return }
    old.sections.forEach { leaf, index in
      let before = leaf.section
      guard index < sectionCount else { return false }
      guard before.variations != nil || before.scrollOffset != 0 else { return true }
      update(index) {
        $0.adopt(before, keepingMeasures: isInSameRoom)
        return true
      }
      return true
    }
  }
}

extension CompositionalSection {
  /// Empties and fills places in a section that is described anew.
  ///
  /// What items measured goes with them as long as the description is what it was.
  mutating func editItems(
    removed: [Int], placed: [(item: Int, size: LayoutSize?)], count: Int,
    _ description: CompositionalDescription
  ) {
    let isSame = template.rules == description.rules
    if isSame && description.arrange == nil && template.isRepeatable {
      return editItems(removed: removed, placed: placed)
    }
    template = description.template(in: template.container, limit: count)
    guard isSame else {
      let offset = scrollOffset
      self = CompositionalSection(template, itemCount: count)
      if isOrthogonal { scrollOffset = offset }
      return
    }
    editItems(
      PlaceMap(emptied: removed[...], filled: placed.map(\.item)[...]), count: count,
      measured: placed.compactMap { place in place.size.map { (place.item, $0) } })
  }

  fileprivate mutating func adopt(_ old: CompositionalSection, keepingMeasures: Bool) {
    if isOrthogonal { scrollOffset = old.scrollOffset }
    guard keepingMeasures, let variations = old.variations, itemCount == old.itemCount,
      template.isRepeatable, old.template.isRepeatable, template.rules == old.template.rules
    else { return }
    template = old.template
    self.variations = variations
  }
}
