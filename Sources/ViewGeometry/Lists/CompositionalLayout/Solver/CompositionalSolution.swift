/// A solved composition: sections of groups of items that answers where everything is (8).
///
/// Pure geometry over integer keys, in a solver's coordinates: `x` from the leading edge, `y` in the scrolling direction. A
/// value: a copy costs O(1) and both answer independently. Items take no memory, measured groups do.
package struct CompositionalSolution: Sendable {
  /// The size of the container; as wide as the content.
  package let container: LayoutSize
  /// The sections by number and by where they start.
  var sections: CountedTree<CompositionalSectionLeaf>
  let sectionSpacing: Double
  /// The headers and footers of the whole layout.
  var boundaries: CompositionalBoundaries
  /// What they measured, by place in the list.
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

  /// The end of the last section and of the layout's footers.
  package var height: Double { boundaries.before + sections.sum.points + boundaries.after }

  package var sectionCount: Int { sections.places }

  /// Whether anything stays in view while scrolling.
  package var isPinning: Bool {
    boundaries.isPinning || sections.summary.map(\.isPinning) ?? false
  }

  /// Whether any section is scrolled, or has anything measured.
  package var isVaried: Bool {
    !boundarySizes.isEmpty || sections.summary.map(\.isVaried) ?? false
  }

  /// The number of items of a section that have a place.
  ///
  /// - Complexity: O(log sections).
  package func itemCount(inSection section: Int) -> Int {
    withSection(section) { section, _ in section.itemCount }
  }

  /// Where a section starts.
  ///
  /// - Complexity: O(log sections).
  package func start(ofSection section: Int) -> Double {
    boundaries.before + sections.start(ofPlace: section)
  }

  /// The frame of a section across the whole container, headers and footers included.
  ///
  /// - Complexity: O(log sections).
  package func frame(ofSection section: Int) -> LayoutFrame {
    LayoutFrame(
      x: 0, y: start(ofSection: section), width: container.width,
      height: self.section(section).length)
  }
}

/// A section in the tree of all, with the room after it.
final class CompositionalSectionLeaf: CountedLeaf {
  /// The facts of neighbouring sections that aren't sums.
  struct Summary: Sendable, BitwiseCopyable {
    /// How far anything reaches out of its section and the room after it, at most: 0 but for overlapping, negative insets and negative room.
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

  // Nobody changes a section while others read it (see `CountedTree`).
  @exclusivity(unchecked) var section: CompositionalSection
  /// The distance from the section to the next one.
  @exclusivity(unchecked) var room: Double
  /// The section's length and the room after it.
  @exclusivity(unchecked) private(set) var sum = OffsetTreeSum.zero
  /// Kept, since a change of one section asks all its neighbours.
  @exclusivity(unchecked) private(set) var summary: Summary

  init(_ section: CompositionalSection, room: Double) {
    (self.section, self.room) = (section, room)
    summary = Summary(section, room: room)
    settle()
  }

  /// Takes over how long the section and the room after it have become, and its facts.
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
