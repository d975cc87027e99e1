/// A solved list: consecutive sections of rows along one axis, with headers and footers (R7.1).
///
/// Elements are identified by section and row indices; positions are in points from the start of
/// the list. The solution is a value: a copy takes O(1), and copies can be queried and changed
/// independently, on any thread.
///
/// The lengths of all elements are in one sequence, in which each element has a *slot*: the list's
/// header; for every section its header, rows and footer; then the list's footer. A second sequence
/// contains the number of slots of each section. Finding an element therefore takes two searches in
/// balanced trees, no matter how the rows are divided into sections. An edit of one row or section
/// takes O(log n). Long runs of rows of equal length take no memory per row.
package struct ListSolution: Sendable {
  /// The lengths of all slots: the first slot is the list's header, and the last one is its footer.
  package internal(set) var lengths: OffsetTree
  /// The number of slots of each section: its rows, its header and its footer.
  package internal(set) var slotCounts: OffsetTree
  /// For each slot, 1 if its length was measured and 0 otherwise; nil if no length was measured.
  package internal(set) var measured: OffsetTree?
  /// The padding above every section header with a positive length; it is part of the header's
  /// slot.
  package let headerPadding: Double

  init(lengths: OffsetTree, slotCounts: OffsetTree, headerPadding: Double) {
    self.lengths = lengths
    self.slotCounts = slotCounts
    self.headerPadding = headerPadding
  }

  /// Creates a list without sections.
  package init() {
    self.init(
      lengths: OffsetTree(repeating: 0, count: 2), slotCounts: OffsetTree(), headerPadding: 0)
  }

  /// The total length of the list: the end of its footer.
  package var totalLength: Double { lengths.totalLength }

  /// The number of rows in all sections.
  package var rowCount: Int { lengths.count - 2 - 2 * sectionCount }
}

extension ListSolution: ListCounting {
  package var sectionCount: Int { slotCounts.count }

  /// Returns the number of rows in a section.
  ///
  /// - Complexity: O(log sections).
  package func itemCount(inSection section: Int) -> Int {
    Int(slotCounts.length(at: section)) - 2
  }

  /// Returns whether a row exists.
  ///
  /// - Complexity: O(log sections).
  package func contains(_ place: ItemIndex) -> Bool {
    (0..<sectionCount).contains(place.section)
      && (0..<itemCount(inSection: place.section)).contains(place.item)
  }
}

extension ListSolution {
  /// Returns the slots of a section: header, rows, footer.
  func slots(ofSection section: Int) -> Range<Int> {
    slots(ofSection: slotCounts.position(of: section))
  }

  /// Returns the slots of the section at a position in `slotCounts`.
  func slots(ofSection section: OffsetTree.Position) -> Range<Int> {
    // The lengths of `slotCounts` are integers far below 2^53, so their sums are exact.
    let first = 1 + Int(section.offset)
    return first..<first + Int(section.length)
  }

  /// Returns the first slot of a section.
  ///
  /// If `section` is the number of sections, returns the slot of the list's footer.
  func firstSlot(ofSection section: Int) -> Int { 1 + Int(slotCounts.offset(of: section)) }

  func slot(of place: ItemIndex) -> Int { firstSlot(ofSection: place.section) + 1 + place.item }
}
