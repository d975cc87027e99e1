extension ListSolution {
  /// Sets a row's length, and records whether the length was measured.
  ///
  /// - Precondition: The row exists; the length is finite and not negative.
  /// - Complexity: O(log n), as for all edits of one row.
  package mutating func setLength(
    _ length: Double, ofRow place: ItemIndex, isMeasured: Bool = false
  ) {
    setLength(length, ofSlot: slot(of: place), isMeasured: isMeasured)
  }

  mutating func setLength(_ length: Double, ofSlot slot: Int, isMeasured: Bool) {
    lengths.setLength(length, at: slot)
    mark(slot, isMeasured: isMeasured)
  }

  /// Returns whether a row's length was measured.
  package func isMeasured(_ place: ItemIndex) -> Bool {
    measured != nil && isMeasured(slot: slot(of: place))
  }

  func isMeasured(slot: Int) -> Bool { measured.map { $0.length(at: slot) == 1 } ?? false }

  /// Sets the length of a section's header; zero means no header.
  package mutating func setLength(_ length: Double, ofHeader section: Int) {
    lengths.setLength(
      length > 0 ? length + headerPadding : 0, at: firstSlot(ofSection: section))
  }

  /// Sets the length of a section's footer; zero means no footer.
  package mutating func setLength(_ length: Double, ofFooter section: Int) {
    lengths.setLength(length, at: slots(ofSection: section).upperBound - 1)
  }

  /// The length of the list's own header.
  package var headerLength: Double {
    get { lengths.length(at: 0) }
    set { lengths.setLength(newValue, at: 0) }
  }

  /// The length of the list's own footer.
  package var footerLength: Double {
    get { lengths.length(at: lengths.count - 1) }
    set { lengths.setLength(newValue, at: lengths.count - 1) }
  }

  /// Inserts rows with the given lengths; the first of them has the index `place`.
  ///
  /// - Precondition: The section exists; `place.item` is at most the section's number of rows.
  /// - Complexity: O(new rows + log n).
  package mutating func insertRows(_ rows: ContiguousArray<Double>, at place: ItemIndex) {
    insertSlots(rows, at: slot(of: place))
    changeRowCount(ofSection: place.section, by: rows.count)
  }

  /// Removes the rows of a section at the indices in `rows`.
  ///
  /// - Precondition: The rows exist.
  /// - Complexity: O(log n), regardless of the number of removed rows.
  package mutating func removeRows(_ rows: Range<Int>, ofSection section: Int) {
    let first = slot(of: ItemIndex(section: section, item: rows.lowerBound))
    removeSlots(first..<first + rows.count)
    changeRowCount(ofSection: section, by: -rows.count)
  }

  // The following methods don't update the section's row count.

  mutating func insertSlots(_ rows: ContiguousArray<Double>, at slot: Int) {
    if rows.count == 1 {
      lengths.insert(rows[0], at: slot)
    } else {
      lengths.replaceSubrange(slot..<slot, with: rows)
    }
    measured?.insert(repeating: 0, count: rows.count, at: slot)
  }

  mutating func removeSlots(_ slots: Range<Int>) {
    if slots.count == 1 {
      lengths.remove(at: slots.lowerBound)
      measured?.remove(at: slots.lowerBound)
    } else {
      lengths.removeSubrange(slots)
      measured?.removeSubrange(slots)
    }
  }

  mutating func changeRowCount(ofSection section: Int, by change: Int) {
    slotCounts.setLength(slotCounts.length(at: section) + Double(change), at: section)
  }

  mutating func mark(_ slot: Int, isMeasured: Bool) {
    if measured == nil, isMeasured { measured = OffsetTree(repeating: 0, count: lengths.count) }
    guard let known = measured?.length(at: slot), known != (isMeasured ? 1 : 0) else { return }
    measured?.setLength(isMeasured ? 1 : 0, at: slot)
  }
}

/// A section of a list as a value, which can be inserted into a list.
package struct ListSection: Sendable {
  var lengths: OffsetTree
  var measured: OffsetTree?

  /// Creates a section from the only section of a list.
  package init(of list: ListSolution) {
    precondition(list.sectionCount == 1, "The list has \(list.sectionCount) sections, not one.")
    self = list.section(0)
  }

  init(lengths: OffsetTree, measured: OffsetTree?) {
    self.lengths = lengths
    self.measured = measured
  }
}

extension ListSolution {
  /// Returns a section with its lengths, and with the record of which rows were measured.
  ///
  /// - Complexity: O(log n), as for all edits of one section.
  package func section(_ section: Int) -> ListSection {
    let slots = slots(ofSection: section)
    return ListSection(lengths: lengths.part(slots), measured: measured?.part(slots))
  }

  /// Inserts a section before the section at `index`; if there is none, appends it.
  package mutating func insertSection(_ section: ListSection, at index: Int) {
    let slot = firstSlot(ofSection: index)
    let count = section.lengths.count
    lengths.replaceSubrange(slot..<slot, with: section.lengths)
    if measured != nil || section.measured != nil {
      var flags = measured ?? OffsetTree(repeating: 0, count: lengths.count - count)
      flags.replaceSubrange(
        slot..<slot, with: section.measured ?? OffsetTree(repeating: 0, count: count))
      measured = flags
    }
    slotCounts.insert(Double(count), at: index)
  }

  /// Removes the section at `index`.
  package mutating func removeSection(at index: Int) {
    let slots = slots(ofSection: index)
    lengths.removeSubrange(slots)
    measured?.removeSubrange(slots)
    slotCounts.remove(at: index)
  }
}

extension OffsetTree {
  /// Returns a range of rows as a separate tree.
  fileprivate func part(_ range: Range<Int>) -> OffsetTree {
    var copy = self
    var part = copy.split(at: range.lowerBound)
    _ = part.split(at: range.count)
    return part
  }
}
