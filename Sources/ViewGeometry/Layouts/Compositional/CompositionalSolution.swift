/// A solved composition: sections of groups of items that answers where everything is (8).
///
/// Pure geometry over integer keys, in a solver's coordinates: `x` from the leading edge, `y` in the scrolling direction. A
/// value: a copy costs O(1) and both answer independently. Items take no memory, measured groups do.
package struct CompositionalSolution: Sendable {
  /// The size of the container; as wide as the content.
  package let container: FlowSize
  var sections: ContiguousArray<CompositionalSection>
  /// The lengths of the sections, the room after each included.
  var lengths: OffsetTree
  let sectionSpacing: Double
  /// The headers and footers of the whole layout.
  var boundaries: CompositionalBoundaries
  /// How far anything reaches out of its section, at most: 0 but for overlapping and negative insets.
  var overhang = 0.0

  package init(
    container: FlowSize, sections: ContiguousArray<CompositionalSection>,
    sectionSpacing: Double = 0, boundaries: [CompositionalBoundary] = []
  ) {
    self.container = container
    self.sections = sections
    self.sectionSpacing = sectionSpacing
    self.boundaries = CompositionalBoundaries(
      boundaries, in: container, leading: 0, measured: [:])
    let last = sections.count - 1
    lengths = OffsetTree(
      sections.enumerated().lazy.map { index, section in
        max(0, section.length + (index < last ? sectionSpacing : 0))
      })
    for section in sections { overhang = max(overhang, section.overhang) }
  }

  /// The end of the last section and of the layout's footers.
  package var height: Double { boundaries.before + lengths.totalLength + boundaries.after }

  package var sectionCount: Int { sections.count }

  package func itemCount(inSection section: Int) -> Int { sections[section].itemCount }

  /// Where a section starts.
  ///
  /// - Complexity: O(log sections).
  package func start(ofSection section: Int) -> Double {
    boundaries.before + lengths.offset(of: section)
  }

  /// The frame of a section across the whole container, headers and footers included.
  ///
  /// - Complexity: O(log sections).
  package func frame(ofSection section: Int) -> FlowFrame {
    FlowFrame(
      x: 0, y: start(ofSection: section), width: container.width,
      height: sections[section].length)
  }
}

/// What a composition places.
package enum CompositionalElementKind: Sendable, Hashable {
  case item
  /// Something that hangs on an item, of a kind.
  case supplementary(String)
  /// A header or footer of a section.
  case boundary(String)
  /// A header or footer of the layout; `item` is its place in the list.
  case layoutBoundary(String)
  case background(String)
}

/// One placed element of a composition.
package struct CompositionalElement: Sendable, Hashable {
  package let kind: CompositionalElementKind
  package let section: Int
  package let item: Int
  package let frame: FlowFrame
  package let zIndex: Int

  package init(
    kind: CompositionalElementKind, section: Int, item: Int, frame: FlowFrame, zIndex: Int
  ) {
    self.kind = kind
    self.section = section
    self.item = item
    self.frame = frame
    self.zIndex = zIndex
  }
}
