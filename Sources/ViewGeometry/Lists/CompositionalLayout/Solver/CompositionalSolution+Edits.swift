extension CompositionalSolution {
  /// Returns a solved section.
  ///
  /// - Complexity: O(log sections).
  package func section(_ index: Int) -> CompositionalSection {
    withSection(index) { section, _ in copy section }
  }

  /// Modifies a section by calling `body`, and returns the closure's result.
  ///
  /// After the call, the section's scroll offset is clamped, and the sections after it are moved if
  /// its length has changed.
  ///
  /// - Complexity: O(log sections), plus the time of `body`.
  @discardableResult
  mutating func update(_ index: Int, _ body: (inout CompositionalSection) -> Bool) -> Bool {
    defer { checkAfterEdit() }
    return edit(index) { leaf in
      let hasMoved = body(&leaf.section)
      // A section that wasn't scrolled keeps the offset 0, as in a new solution, even if its groups
      // can't stop there.
      if leaf.section.scrollOffset != 0 {
        leaf.section.scrollOffset = leaf.section.clampedScrollOffset(leaf.section.scrollOffset)
      }
      leaf.settle()
      return hasMoved
    }
  }

  private mutating func edit(
    _ index: Int, _ body: (CompositionalSectionLeaf) -> Bool
  ) -> Bool {
    precondition(
      0..<sectionCount ~= index, "There is no section \(index): there are \(sectionCount).")
    var hasMoved = false
    _ = sections.edit(index..<index + 1) { leaf, _, _ in
      if !isKnownUniquelyReferenced(&leaf) {
        leaf = CompositionalSectionLeaf(leaf.section, room: leaf.room)
      }
      hasMoved = body(leaf)
      return .done
    }
    return hasMoved
  }

  /// Replaces items of a section; the measured sizes of the other items are kept.
  ///
  /// - Complexity: O(log sections + log n + measured items up to the first unchanged group).
  package mutating func replaceItems(_ range: Range<Int>, inSection section: Int, count: Int) {
    update(section) {
      $0.replaceItems(range, count: count)
      return true
    }
  }

  /// Replaces a range of sections with other sections.
  ///
  /// - Complexity: O(log sections + new sections).
  package mutating func replaceSections(
    _ range: Range<Int>, with newSections: some Collection<CompositionalSection>
  ) {
    sections.replace(
      range, with: newSections.map { CompositionalSectionLeaf($0, room: sectionSpacing) })
    // There is no spacing after the last section. If a different section is now the last one, both
    // it and the previous last section must be updated.
    for index in [range.lowerBound - 1, sectionCount - 1] where 0..<sectionCount ~= index {
      let room = index < sectionCount - 1 ? sectionSpacing : 0
      _ = edit(index) { leaf in
        leaf.room = room
        leaf.settle()
        return true
      }
    }
    checkAfterEdit()
  }
}

extension CompositionalSection {
  /// Removes and inserts items; the measured sizes of the remaining items are kept.
  ///
  /// - Parameters:
  ///   - removed: The indices of the removed items before the edit, in ascending order.
  ///   - placed: The indices of the inserted items after the edit, in ascending order, with the
  ///     sizes of items that are already measured.
  /// - Complexity: O(edits log n), or O(edits + measured items × log edits) if several items share
  ///   a group.
  mutating func editItems(removed: [Int], placed: [(item: Int, size: LayoutSize?)]) {
    let count = itemCount - removed.count + placed.count
    let isMeasured = variations?.groups != nil
    // An item may have been measured in its previous section, but have no estimated length in this
    // one.
    let measured =
      template.isEstimated
      ? placed.compactMap { place in place.size.map { (item: place.item, size: $0) } } : []
    guard isMeasured || !measured.isEmpty else {
      return setItems(count: count, measured: [])
    }
    guard isMeasured, template.pattern.capacity == 1, template.fitting == .byEstimates else {
      let map = IndexMap(emptied: removed[...], filled: placed.map(\.item)[...])
      return editItems(map, count: count, measured: measured)
    }
    // With one item per group, no regrouping is needed.
    for run in BatchUpdatePlan.runs(removed).reversed() { replaceItems(run, count: 0) }
    for run in BatchUpdatePlan.runs(placed.map(\.item)) {
      replaceItems(run.lowerBound..<run.lowerBound, count: run.count)
    }
    for each in measured { _ = measure(each.size, ofItem: each.item) }
  }
}
