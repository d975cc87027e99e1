extension ListSolution {
  /// The content of a slot of the list.
  enum SlotMeaning {
    case listHeader
    case listFooter
    case element(ListElementKind, section: Int, row: Int)
  }

  /// Returns the content of a slot.
  ///
  /// - Complexity: O(log sections).
  func meaning(ofSlot slot: Int) -> SlotMeaning {
    guard slot > 0 else { return .listHeader }
    guard let section = slotCounts.position(at: Double(slot - 1)) else { return .listFooter }
    let number = slot - 1 - Int(section.offset)
    if number == 0 { return .element(.header, section: section.index, row: 0) }
    if number == Int(section.length) - 1 {
      return .element(.footer, section: section.index, row: 0)
    }
    return .element(.row, section: section.index, row: number - 1)
  }

  /// Returns the row at an offset; nil in headers, in footers and outside the list (R7.5).
  ///
  /// Rows are half-open, and a zero-length row is never returned. Returns nil for NaN.
  ///
  /// - Complexity: O(log n), without allocations.
  package func row(at offset: Double) -> ItemIndex? { rowAndSpan(at: offset)?.row }

  /// Returns the row at an offset, like `row(at:)`, together with its span.
  @inline(__always)
  func rowAndSpan(at offset: Double) -> (row: ItemIndex, span: ListSpan)? {
    let position = lengths.position(at: offset)
    if let position, let row = row(inSlot: position.index) {
      let span = ListSpan(start: position.offset, length: position.length)
      return offset < span.end ? (row, span) : nil
    }
    guard offset - (position?.offset ?? totalLength) <= offset.edgeSlack,
      let before = lengths.position(endingBehind: offset), let row = row(inSlot: before.index)
    else { return nil }
    return (row, ListSpan(start: before.offset, length: before.length))
  }

  private func row(inSlot slot: Int) -> ItemIndex? {
    guard case .element(.row, let section, let row) = meaning(ofSlot: slot) else { return nil }
    return ItemIndex(section: section, item: row)
  }

  /// Returns the row whose span is nearest to an offset.
  ///
  /// Of two equally near rows, returns the earlier one. Returns nil for NaN, and if no row has a
  /// positive length.
  ///
  /// - Complexity: O(log n), plus O(log n) for each header and footer between the offset and the
  ///   row. Rows without length take no time.
  package func nearestRow(to offset: Double) -> ItemIndex? {
    if let row = row(at: offset) { return row }
    guard !offset.isNaN else { return nil }
    // Outside the list, this is the slot of the list's own header or footer.
    let slot = lengths.position(at: offset)?.index ?? (offset < 0 ? 0 : lengths.count - 1)
    // If the slot's row ends before the offset because of rounding, that row is `before`.
    let before = row(upToSlot: slot)
    let after = row(afterSlot: slot)
    guard let before else { return after }
    guard let after else { return before }
    let (distanceBefore, distanceAfter) = (
      offset - span(ofRow: before).end, span(ofRow: after).start - offset
    )
    return distanceBefore <= distanceAfter ? before : after
  }

  /// Returns the last row of positive length at or before a slot.
  private func row(upToSlot slot: Int) -> ItemIndex? {
    var next = lengths.positivePosition(before: slot + 1)?.index
    while let slot = next {
      if let row = row(inSlot: slot) { return row }
      next = lengths.positivePosition(before: slot)?.index
    }
    return nil
  }

  /// Returns the first row of positive length after a slot.
  private func row(afterSlot slot: Int) -> ItemIndex? {
    var slot = slot
    while slot < lengths.count - 1,
      let next = lengths.positivePosition(from: slot + 1)?.index
    {
      if let row = row(inSlot: next) { return row }
      slot = next
    }
    return nil
  }
}
