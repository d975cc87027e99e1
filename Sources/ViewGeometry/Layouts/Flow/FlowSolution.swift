/// A solved flow: sections of lines of items, one under the other, that answers where everything is.
///
/// Pure geometry over integer keys, section and item, in flow coordinates (see ``FlowSize``). A value: a copy costs O(1)
/// and both copies answer independently. Sections whose items have one size take no memory per item.
package struct FlowSolution: Sendable {
  /// The width of the container; headers and footers span it (R6.1).
  package let containerWidth: Double
  /// The sections by number and by where they start.
  var sections: MeasuredTree<FlowSection>

  package init(containerWidth: Double, sections: some Sequence<FlowSection>) {
    self.containerWidth = containerWidth
    self.sections = MeasuredTree(sections)
  }

  /// The end of the last section (6.5).
  package var height: Double { sections.length }

  package var sectionCount: Int { sections.weight }

  package func itemCount(inSection section: Int) -> Int {
    sections.place(atWeight: section).element.itemCount
  }
}

/// What a flow places.
package enum FlowElementKind: Sendable, Hashable {
  case header
  case item
  case footer
}

/// One placed element of a flow; `item` is 0 for headers and footers.
package struct FlowElement: Sendable, Hashable {
  package let kind: FlowElementKind
  package let section: Int
  package let item: Int
  package let frame: FlowFrame

  package init(kind: FlowElementKind, section: Int, item: Int, frame: FlowFrame) {
    self.kind = kind
    self.section = section
    self.item = item
    self.frame = frame
  }
}
