extension FlowSolution {
  /// Puts items of `sizes` in the place of the items `range` of a section.
  ///
  /// - Complexity: O(log n + new items + items until the lines are again as before).
  package mutating func replaceItems(
    _ range: Range<Int>, inSection section: Int, with sizes: FlowSizes
  ) {
    let (width, limits) = (containerWidth, limits)
    precondition(
      0..<sectionCount ~= section, "There is no place \(section) among \(sectionCount).")
    _ = sections.edit(section..<section + 1) { section, _, _ in
      if !isKnownUniquelyReferenced(&section) { section = section.copy() }
      section.replaceItems(range, with: sizes, containerWidth: width, limits)
      return .done
    }
  }

  /// Puts other sections in the place of the sections `range`.
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
