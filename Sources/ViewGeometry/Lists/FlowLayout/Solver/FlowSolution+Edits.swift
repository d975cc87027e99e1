extension FlowSolution {
  /// Replaces a range of items in a section with new items of the given sizes.
  ///
  /// - Complexity: O(log n + new items + items up to the first unchanged line).
  package mutating func replaceItems(
    _ range: Range<Int>, inSection section: Int, with sizes: FlowSizes
  ) {
    let (width, limits) = (containerWidth, limits)
    precondition(
      0..<sectionCount ~= section, "There is no section \(section): there are \(sectionCount).")
    _ = sections.edit(section..<section + 1) { section, _, _ in
      if !isKnownUniquelyReferenced(&section) { section = section.copy() }
      section.replaceItems(range, with: sizes, containerWidth: width, limits)
      return .done
    }
  }

  /// Replaces the sections at the indices in `range` with other sections.
  ///
  /// - Complexity: O(log sections + new sections).
  package mutating func replaceSections(
    _ range: Range<Int>, with newSections: some Collection<FlowSection>
  ) {
    sections.replace(range, with: Array(newSections))
  }

  package func section(at index: Int) -> FlowSection {
    withSection(index) { section, _ in section }
  }
}
