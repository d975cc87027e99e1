/// Solves the sections of a composition one after the other; those that are alike share a template.
package struct CompositionalBuilder {
  /// Pages repeat a handful of kinds of sections: comparing with so many costs less than solving one.
  private static let remembered = 8

  package let container: FlowSize
  private var sections: ContiguousArray<CompositionalSection> = []
  private var recent: ContiguousArray<CompositionalTemplate> = []
  private var next = 0

  package init(container: FlowSize, sectionCount: Int) {
    self.container = container
    sections.reserveCapacity(sectionCount)
  }

  /// Adds a section with so many items.
  ///
  /// - Complexity: O(items of one group), and less for a section like one before.
  package mutating func append(
    _ rules: CompositionalRules, itemCount: Int,
    arrange: @escaping CompositionalSolver.Arrange = { _, _ in [] }
  ) {
    sections.append(
      CompositionalSection(
        template(for: rules, itemCount: itemCount, arrange: arrange), itemCount: itemCount))
  }

  private mutating func template(
    for rules: CompositionalRules, itemCount: Int, arrange: @escaping CompositionalSolver.Arrange
  ) -> CompositionalTemplate {
    let place = recent.firstIndex {
      $0.suffices(for: itemCount) && $0.rules == rules
    }
    if let place { return recent[place] }
    let template = CompositionalTemplate(rules, in: container, limit: itemCount, arrange: arrange)
    guard template.isRepeatable else { return template }
    if recent.count < Self.remembered {
      recent.append(template)
    } else {
      recent[next] = template
      next = (next + 1) % Self.remembered
    }
    return template
  }

  package func solution(
    sectionSpacing: Double = 0, boundaries: [CompositionalBoundary] = []
  ) -> CompositionalSolution {
    CompositionalSolution(
      container: container, sections: sections, sectionSpacing: sectionSpacing,
      boundaries: boundaries)
  }
}

extension CompositionalTemplate {
  /// Whether the pattern is that of a section with so many items.
  func suffices(for itemCount: Int) -> Bool {
    pattern.isFull || pattern.capacity >= itemCount
  }
}
