extension CompositionalSolution {
  /// A section as it was solved.
  ///
  /// - Complexity: O(log sections).
  package func section(_ index: Int) -> CompositionalSection {
    withSection(index) { section, _ in copy section }
  }

  /// Changes a section, and moves what follows if anything in it moved.
  ///
  /// - Complexity: O(log sections) and what `body` does.
  @discardableResult
  mutating func update(_ index: Int, _ body: (inout CompositionalSection) -> Bool) -> Bool {
    defer { checkAfterEdit() }
    return edit(index) { leaf in
      let hasMoved = body(&leaf.section)
      // One that wasn't scrolled stays so, as in a fresh solution, although its groups may rest elsewhere only.
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
      0..<sectionCount ~= index, "There is no section \(index); there are \(sectionCount).")
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

  /// Puts new items in the place of some of a section; what the others measured goes with them.
  ///
  /// - Complexity: O(log sections) and O(log n + measured items until the groups are again as before).
  package mutating func replaceItems(_ range: Range<Int>, inSection section: Int, count: Int) {
    update(section) {
      $0.replaceItems(range, count: count)
      return true
    }
  }

  /// Puts other sections in the place of some.
  ///
  /// - Complexity: O(log sections + new sections).
  package mutating func replaceSections(
    _ range: Range<Int>, with newSections: some Collection<CompositionalSection>
  ) {
    sections.replace(
      range, with: newSections.map { CompositionalSectionLeaf($0, room: sectionSpacing) })
    // The last section has no room after it: the one that was last may not be so any more, and another may be.
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
  /// Empties and fills places; what the other items measured goes with them.
  ///
  /// - Parameters:
  ///   - removed: The places emptied, ascending, before.
  ///   - placed: The places filled, ascending, after, with what their items have measured already.
  /// - Complexity: O(edits log n), or O(edits + measured items) where several share a group.
  mutating func editItems(removed: [Int], placed: [(item: Int, size: LayoutSize?)]) {
    let count = itemCount - removed.count + placed.count
    let isMeasured = variations?.groups != nil
    // What counts where an item came from may count for nothing here.
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
    // Every group is in step again at once.
    for run in BatchUpdatePlan.runs(removed).reversed() { replaceItems(run, count: 0) }
    for run in BatchUpdatePlan.runs(placed.map(\.item)) {
      replaceItems(run.lowerBound..<run.lowerBound, count: run.count)
    }
    for each in measured { _ = measure(each.size, ofItem: each.item) }
  }
}
