/// A solved compositional layout: sections of groups of items, with queries for their geometry
/// (rules R8.1 to R8.26).
///
/// Elements are identified by section and item indices. Coordinates are solver coordinates, with
/// `x` from the leading edge and `y` in the scroll direction. The solution is a value: a copy
/// takes O(1) and is independent. An item takes memory only if its group contains measured items.
package struct CompositionalSolution: Sendable {
  /// The size of the container; the content is as wide as the container.
  package let container: LayoutSize
  /// The sections, searchable by index and by start position.
  var sections: CountedTree<CompositionalSectionLeaf>
  let sectionSpacing: Double
  /// The headers and footers of the whole layout.
  var boundaries: CompositionalBoundaries
  /// The measured sizes of the layout's headers and footers, by index.
  var boundarySizes: [Int: LayoutSize] = [:]

  package init(
    container: LayoutSize, sections: some Collection<CompositionalSection>,
    sectionSpacing: Double = 0, boundaries: [CompositionalBoundary] = []
  ) {
    self.container = container
    self.sectionSpacing = sectionSpacing
    self.boundaries = CompositionalBoundaries(
      boundaries, in: container, leading: 0, measured: [:])
    let last = sections.count - 1
    self.sections = CountedTree(
      sections.enumerated().map { index, section in
        CompositionalSectionLeaf(section, room: index < last ? sectionSpacing : 0)
      }, CountedFanOut())
  }

  /// The height of the content, including the headers and footers of the layout.
  package var height: Double { boundaries.before + sections.sum.points + boundaries.after }

  package var sectionCount: Int { sections.places }

  /// Whether any header or footer is pinned to the visible area.
  package var isPinning: Bool {
    boundaries.isPinning || sections.summary.map(\.isPinning) ?? false
  }

  /// Whether any section is scrolled or varies from its template, or a header or footer of the
  /// layout was measured.
  package var isVaried: Bool {
    !boundarySizes.isEmpty || sections.summary.map(\.isVaried) ?? false
  }

  /// Returns the number of items that a section places.
  ///
  /// - Complexity: O(log sections).
  package func itemCount(inSection section: Int) -> Int {
    withSection(section) { section, _ in section.itemCount }
  }

  /// Returns the y-coordinate at which a section starts.
  ///
  /// - Complexity: O(log sections).
  package func start(ofSection section: Int) -> Double {
    boundaries.before + sections.start(ofPlace: section)
  }

  /// Returns the frame of a section, including its headers and footers.
  ///
  /// It is as wide as the container.
  ///
  /// - Complexity: O(log sections).
  package func frame(ofSection section: Int) -> LayoutFrame {
    LayoutFrame(
      x: 0, y: start(ofSection: section), width: container.width,
      height: self.section(section).length)
  }
}

/// A leaf of the tree of sections: a section, with the spacing after it.
final class CompositionalSectionLeaf: CountedLeaf {
  /// Aggregate values of consecutive sections: their maximum overhang, whether any section contains
  /// a pinned header or footer, and whether any is scrolled or differs from its template.
  struct Summary: Sendable, BitwiseCopyable {
    /// An upper bound on the distance by which content extends beyond its section and the spacing
    /// after it.
    ///
    /// It is 0 if no content extends beyond its section and no spacing is negative.
    var overhang: Double
    var isPinning: Bool
    var isVaried: Bool

    init(_ section: borrowing CompositionalSection, room: Double) {
      self.init(
        overhang: section.overhang + max(0, -room), isPinning: section.boundaries.isPinning,
        isVaried: section.variations != nil || section.scrollOffset != 0)
    }

    init(overhang: Double, isPinning: Bool, isVaried: Bool) {
      (self.overhang, self.isPinning, self.isVaried) = (overhang, isPinning, isVaried)
    }
  }

  // A section is never mutated while it is read (see `CountedTree`).
  @exclusivity(unchecked) var section: CompositionalSection
  /// The spacing between the section and the next one.
  @exclusivity(unchecked) var room: Double
  /// The section's length, including the spacing after it.
  @exclusivity(unchecked) private(set) var sum = OffsetTreeSum.zero
  /// The section's summary, stored because changing a section reads the summaries of the sections
  /// around it.
  @exclusivity(unchecked) private(set) var summary: Summary

  init(_ section: CompositionalSection, room: Double) {
    (self.section, self.room) = (section, room)
    summary = Summary(section, room: room)
    settle()
  }

  /// Updates the stored length and summary after a change.
  func settle() {
    let length = max(0, section.length + room)
    OffsetTree.checkLength(length)
    sum = OffsetTreeSum(length)
    summary = Summary(section, room: room)
  }

  var places: Int { 1 }
  static var hasLengths: Bool { true }
  static func counterCount(_ rules: CountedFanOut) -> Int { 1 }
  func counter(_ index: Int) -> Int64 { sum.fraction == 0 ? 0 : 1 }

  static func joined(_ first: Summary, _ second: Summary) -> Summary {
    Summary(
      overhang: max(first.overhang, second.overhang),
      isPinning: first.isPinning || second.isPinning,
      isVaried: first.isVaried || second.isVaried)
  }
}
