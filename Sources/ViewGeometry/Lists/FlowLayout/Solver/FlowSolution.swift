/// A solved flow: sections of lines of items, one under the other, that answers where everything is.
///
/// Pure geometry over integer keys, section and item, in a solver's coordinates (see ``LayoutSize``). A value: a copy costs O(1)
/// and both copies answer independently. Sections whose items have one size take no memory per item.
package struct FlowSolution: Sendable {
  /// The width of the container; headers and footers span it (R6.1).
  package let containerWidth: Double
  /// The sections by number and by where they start.
  var sections: CountedTree<FlowSection>
  let limits: FlowLimits
  /// Whether headers stay in view (R6.25).
  package var pinsHeaders = false
  /// Whether footers stay in view (R6.25).
  package var pinsFooters = false

  package init(
    containerWidth: Double, sections: some Collection<FlowSection>, limits: FlowLimits = .standard
  ) {
    self.containerWidth = containerWidth
    self.limits = limits
    self.sections = CountedTree(Array(sections), limits)
  }

  /// The end of the last section (R6.20).
  package var height: Double { sections.sum.points }

  package var sectionCount: Int { sections.places }

  /// The number of items wider than a line (R6.22).
  package var oversizedCount: Int { Int(sections.counter(1)) }

  package func itemCount(inSection section: Int) -> Int {
    withSection(section) { section, _ in section.itemCount }
  }

  /// What `body` answers for a section and where it starts; nothing is retained for it.
  @inline(__always)
  func withSection<Answer>(
    _ index: Int, _ body: (FlowSection, OffsetTreeSum) -> Answer
  ) -> Answer {
    guard let view = sections.root?.view, index >= 0, index < view.places else {
      preconditionFailure("There is no section \(index); there are \(sectionCount).")
    }
    let place = LocatedLeaf(of: index, in: view)
    return place.leaf._withUnsafeGuaranteedRef { body($0, place.start) }
  }
}
