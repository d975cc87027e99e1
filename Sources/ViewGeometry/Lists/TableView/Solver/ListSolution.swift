/// A solved list: sections of rows end to end along one axis, with headers and footers, that answers where everything is (R7.1).
///
/// Pure geometry over section and row numbers, in points from the start of the list. A value: a copy costs O(1), both
/// copies answer and go on independently, on any thread.
///
/// Everything lies in one sequence of lengths, whatever the sections: the list's header, then for every section its
/// header, rows and footer, then the list's footer. A second sequence counts the slots of each section. So a place is
/// found by two searches in balanced trees, ten million rows in one section or in 100,000, and an edit anywhere costs
/// O(log n). Long runs of equal rows take no memory.
package struct ListSolution: Sendable {
  /// The lengths of all slots: 0 is the list's header, the last one its footer.
  package internal(set) var lengths: OffsetTree
  /// The number of slots of each section: its rows, its header and its footer.
  package internal(set) var slotCounts: OffsetTree
  /// 1 for each slot that was measured and 0 for each estimated one; nil until something is measured.
  package internal(set) var measured: OffsetTree?
  /// The room above every header that has a length; it belongs to the header's slot.
  package let headerPadding: Double

  init(lengths: OffsetTree, slotCounts: OffsetTree, headerPadding: Double) {
    self.lengths = lengths
    self.slotCounts = slotCounts
    self.headerPadding = headerPadding
  }

  /// A list without sections.
  package init() {
    self.init(
      lengths: OffsetTree(repeating: 0, count: 2), slotCounts: OffsetTree(), headerPadding: 0)
  }

  /// The end of the list's footer.
  package var totalLength: Double { lengths.totalLength }

  /// The number of rows of all sections.
  package var rowCount: Int { lengths.count - 2 - 2 * sectionCount }
}

extension ListSolution: ListCounting {
  package var sectionCount: Int { slotCounts.count }

  /// The number of rows of a section.
  ///
  /// - Complexity: O(log sections).
  package func itemCount(inSection section: Int) -> Int {
    Int(slotCounts.length(at: section)) - 2
  }

  /// Whether there is such a row.
  ///
  /// - Complexity: O(log sections).
  package func contains(_ place: ItemIndex) -> Bool {
    (0..<sectionCount).contains(place.section)
      && (0..<itemCount(inSection: place.section)).contains(place.item)
  }
}

extension ListSolution {
  /// The slots of a section: header, rows, footer.
  func slots(ofSection section: Int) -> Range<Int> {
    slots(ofSection: slotCounts.position(of: section))
  }

  /// The slots of a section that was found.
  func slots(ofSection section: OffsetTree.Position) -> Range<Int> {
    // The lengths of `slotCounts` are whole numbers far below 2^53, so their sums are exact.
    let first = 1 + Int(section.offset)
    return first..<first + Int(section.length)
  }

  /// The first slot of a section, or for the number of sections the list's footer.
  func firstSlot(ofSection section: Int) -> Int { 1 + Int(slotCounts.offset(of: section)) }

  func slot(of place: ItemIndex) -> Int { firstSlot(ofSection: place.section) + 1 + place.item }
}
