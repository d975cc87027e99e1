extension ListSolution {
  /// What a slot of the list is.
  enum SlotMeaning {
    case listHeader
    case listFooter
    case element(ListElementKind, section: Int, row: Int)
  }

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

  /// The row at an offset; nil in headers, footers and beyond the ends (R7.5).
  ///
  /// Half-open; a row without length is never found. Nil for NaN.
  ///
  /// - Complexity: O(log n), without allocations.
  package func row(at offset: Double) -> ItemIndex? { rowAndSpan(at: offset)?.row }

  /// The row at an offset, as `row(at:)`, and its span.
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

  /// The row nearest to an offset, measured to its span; nil for a list without rows of any length.
  ///
  /// Of two equally near the one before.
  ///
  /// - Complexity: O(log n), once more for each slot without a row of some length that lies between.
  package func nearestRow(to offset: Double) -> ItemIndex? {
    if let row = row(at: offset) { return row }
    guard !offset.isNaN else { return nil }
    // Beyond the ends the slot of the list's own header or footer.
    let slot = lengths.position(at: offset)?.index ?? (offset < 0 ? 0 : lengths.count - 1)
    // A row whose rounded end lies before the offset is the one before.
    let before = row(upToSlot: slot)
    let after = row(afterSlot: slot)
    guard let before else { return after }
    guard let after else { return before }
    let (distanceBefore, distanceAfter) = (
      offset - span(ofRow: before).end, span(ofRow: after).start - offset
    )
    return distanceBefore <= distanceAfter ? before : after
  }

  /// The last row of some length up to a slot, which may hold it.
  private func row(upToSlot slot: Int) -> ItemIndex? {
    var slot = slot
    while slot > 0 {
      switch meaning(ofSlot: slot) {
      case .element(.row, let section, let row):
        if lengths.length(at: slot) > 0 { return ItemIndex(section: section, item: row) }
        slot -= 1
      default: slot -= 1
      }
    }
    return nil
  }

  /// The first row of some length behind a slot.
  private func row(afterSlot slot: Int) -> ItemIndex? {
    var slot = slot + 1
    while slot < lengths.count - 1 {
      switch meaning(ofSlot: slot) {
      case .element(.row, let section, let row):
        if lengths.length(at: slot) > 0 { return ItemIndex(section: section, item: row) }
        slot += 1
      default: slot += 1
      }
    }
    return nil
  }
}
