/// The description of a section: its rules, and a closure for its custom groups.
package struct CompositionalDescription {
  package var rules: CompositionalRules
  /// A closure that returns the items of custom groups; nil if there are none.
  package var arrange: CompositionalSolver.Arrange?

  package init(rules: CompositionalRules, arrange: CompositionalSolver.Arrange? = nil) {
    self.rules = rules
    self.arrange = arrange
  }

  /// Solves a section with `itemCount` items, without reusing a template.
  package func solved(in container: LayoutSize, itemCount: Int) -> CompositionalSection {
    CompositionalSection(template(in: container, limit: itemCount), itemCount: itemCount)
  }

  func template(in container: LayoutSize, limit: Int) -> CompositionalTemplate {
    CompositionalTemplate(rules, in: container, limit: limit, arrange: arrange ?? { _, _ in [] })
  }
}

extension CompositionalSolution {
  /// Applies a batch update; unless they are reloaded, items keep their measured sizes, and
  /// sections their scroll offsets (R9.9, R9.10).
  ///
  /// - Parameters:
  ///   - plan: The batch update.
  ///   - itemCount: A closure that returns the number of items of a section, given its index after
  ///     the batch.
  ///   - describe: A closure that describes a section that is new or whose items change, given its
  ///     index after the batch.
  /// - Complexity: O((edited sections + edits) log n). If several measured items share a group,
  ///   O(log edits) is added for each measured item in the edited sections.
  package mutating func apply(
    _ plan: BatchUpdatePlan, itemCount: @escaping (Int) -> Int,
    describe: @escaping (Int) -> CompositionalDescription
  ) {
    var update = CompositionalUpdate(plan, of: self, itemCount: itemCount, describe: describe)
    update.carryOut()
    self = update.solution
    checkAfterEdit()
  }

  /// Returns whether the sections would have the given item counts after a batch update.
  ///
  /// Returns false if the number of sections would differ. Inserted and reloaded sections, and
  /// sections whose groups take no items, match any count.
  ///
  /// - Complexity: O(sections log n + edits log n).
  package func isCounted(as counts: [Int], after plan: BatchUpdatePlan) -> Bool {
    let left = sectionCount - plan.removedSections.count
    guard left >= 0, left + plan.placedSections.count == counts.count else { return false }
    var expected = counts
    for placed in plan.placedItems { expected[placed.place.section] -= 1 }
    for place in plan.removedItems {
      if let section = plan.newSection(of: place.section) { expected[section] += 1 }
    }
    let new = Set(plan.newSections)
    return counts.indices.allSatisfy { index in
      guard !new.contains(index), let old = plan.oldSection(of: index) else { return true }
      let section = section(old)
      return section.template.pattern.capacity == 0 || section.itemCount == expected[index]
    }
  }

  /// Returns whether all sections, and the layout's headers and footers, have the same descriptions
  /// as in `other`.
  ///
  /// - Complexity: O(sections log sections).
  package func isDescribed(as other: CompositionalSolution) -> Bool {
    guard sectionCount == other.sectionCount,
      boundaries.elements.map(\.boundary) == other.boundaries.elements.map(\.boundary)
    else { return false }
    return (0..<sectionCount).allSatisfy {
      section($0).template.rules == other.section($0).template.rules
    }
  }

  /// Takes over the scroll offsets of a previous solution.
  ///
  /// If `keepingMeasures` is true and the container is the same, also takes over the measured sizes
  /// in sections that haven't changed, and those of the layout's headers and footers if these
  /// haven't changed.
  ///
  /// - Complexity: O(1) if no section was scrolled or measured before; otherwise O(sections log
  ///   sections).
  package mutating func adopt(_ old: CompositionalSolution, keepingMeasures: Bool) {
    let isInSameRoom = keepingMeasures && container == old.container
    if isInSameRoom, boundaries.elements.map(\.boundary) == old.boundaries.elements.map(\.boundary)
    {
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
  /// Removes and inserts items in a section whose description was requested again.
  ///
  /// The measured sizes of items are kept if the description is unchanged.
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
      IndexMap(emptied: removed[...], filled: placed.map(\.item)[...]), count: count,
      measured: placed.compactMap { place in place.size.map { (place.item, $0) } })
  }

  fileprivate mutating func adopt(_ old: CompositionalSection, keepingMeasures: Bool) {
    if isOrthogonal { scrollOffset = old.scrollOffset }
    guard keepingMeasures, let variations = old.variations, itemCount == old.itemCount,
      template.rules == old.template.rules
    else { return }
    self.variations = variations
    if template.isRepeatable && old.template.isRepeatable {
      template = old.template
    } else {
      // The closures of custom groups may return other frames than before.
      editItems(IndexMap(emptied: [], filled: []), count: itemCount)
    }
  }
}
