extension FlowSolution {
  /// Puts items of `sizes` in the place of the items `range` of a section.
  ///
  /// - Complexity: O(log n + new items + items until the lines are again as before).
  package mutating func replaceItems(
    _ range: Range<Int>, inSection section: Int, with sizes: FlowSizes
  ) {
    let width = containerWidth
    sections.update(atWeight: section) {
      $0.replacingItems(range, with: sizes, containerWidth: width)
    }
  }

  /// Puts other sections in the place of the sections `range`.
  ///
  /// - Complexity: O(log sections + new sections).
  package mutating func replaceSections(
    _ range: Range<Int>, with newSections: some Collection<FlowSection>
  ) {
    sections.replace(range, with: newSections)
  }

  package func section(at index: Int) -> FlowSection {
    sections.place(atWeight: index).element
  }
}
