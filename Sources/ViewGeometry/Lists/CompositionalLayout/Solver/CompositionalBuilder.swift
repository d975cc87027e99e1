/// Solves the sections of a compositional layout one by one.
///
/// Sections with equal rules usually share a template. Sections with custom groups don't.
package struct CompositionalBuilder {
  package let container: LayoutSize
  private var sections: ContiguousArray<CompositionalSection> = []
  /// The most recent template for each fingerprint of rules.
  ///
  /// Most layouts have at most a few dozen kinds of sections, so the template of most sections is
  /// found here.
  private var known: ContiguousArray<CompositionalTemplate?>

  package init(container: LayoutSize, sectionCount: Int) {
    self.container = container
    sections.reserveCapacity(sectionCount)
    known = ContiguousArray(
      repeating: nil, count: sectionCount > 1 ? CompositionalRules.fingerprints : 1)
  }

  /// Solves a section with the given rules and number of items, and appends it.
  ///
  /// - Complexity: O(items of one group), or less if an earlier section has the same rules.
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
    let place = known.count > 1 ? rules.fingerprint : 0
    if let template = known[place], template.suffices(for: itemCount), template.rules == rules {
      return template
    }
    let template = CompositionalTemplate(rules, in: container, limit: itemCount, arrange: arrange)
    if template.isRepeatable { known[place] = template }
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

extension CompositionalRules {
  /// The number of fingerprints; with 256, collisions among a few dozen kinds of sections are rare.
  fileprivate static let fingerprints = threshold(256, low: 1)

  /// A hash of the values in which most sections differ; equal rules have equal hashes.
  fileprivate var fingerprint: Int {
    var bits = UInt64(scrolling.rawValue)
    func mix(_ number: Double) {
      // Positive and negative zero are equal.
      bits = (bits ^ (number + 0).bitPattern) &* 0x9E37_79B9_7F4A_7C15
      bits ^= bits >> 32
    }
    func mix(_ size: CompositionalSize) {
      mix(size.width.number)
      mix(size.height.number)
    }
    mix(group.size)
    if case .group(let inner) = group.content {
      mix(inner.spacing.least)
      if let element = inner.elements.first { mix(element.size) }
      switch inner.repetition {
      case .untilFull: mix(Double(inner.elements.count))
      case .count(let count): mix(Double(-count))
      case .equalParts(let count): mix(Double(count) + 0.5)
      }
    }
    mix(insets.top)
    mix(insets.leading)
    mix(groupSpacing)
    mix(Double(boundaries.count))
    return Int(bits & UInt64(Self.fingerprints - 1))
  }
}
