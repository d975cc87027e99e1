/// A solved flow: consecutive sections of lines of items, with queries for their geometry.
///
/// Elements are identified by section and item indices; coordinates are solver coordinates (see
/// ``LayoutSize``). Copies take O(1) and are independent. Sections whose items all have the same
/// size take no memory per item.
package struct FlowSolution: Sendable {
  /// The width of the container, which headers and footers span (R6.1).
  package let containerWidth: Double
  /// The sections, searchable by index and by start position.
  var sections: CountedTree<FlowSection>
  let limits: FlowLimits
  /// Whether headers are pinned (R6.25).
  package var pinsHeaders = false
  /// Whether footers are pinned (R6.25).
  package var pinsFooters = false

  package init(
    containerWidth: Double, sections: some Collection<FlowSection>, limits: FlowLimits = .standard
  ) {
    self.containerWidth = containerWidth
    self.limits = limits
    self.sections = CountedTree(Array(sections), limits)
  }

  /// The height of the content: the end of the last section (R6.20).
  package var height: Double { sections.sum.points }

  package var sectionCount: Int { sections.places }

  /// The number of items wider than a line (R6.22).
  package var oversizedCount: Int { Int(sections.counter(1)) }

  package func itemCount(inSection section: Int) -> Int {
    withSection(section) { section, _ in section.itemCount }
  }

  /// Calls `body` with a section and the y-coordinate of its start, without retaining the section.
  ///
  /// Returns the closure's result.
  @inline(__always)
  func withSection<Answer>(
    _ index: Int, _ body: (FlowSection, OffsetTreeSum) -> Answer
  ) -> Answer {
    guard let view = sections.root?.view, index >= 0, index < view.places else {
      preconditionFailure("There is no section \(index): there are \(sectionCount).")
    }
    let place = LocatedLeaf(of: index, in: view)
    return place.leaf._withUnsafeGuaranteedRef { body($0, place.start) }
  }
}
