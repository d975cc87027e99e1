extension ListSolution {
  /// Calls `body` with every element that overlaps the interval from `lower` to `upper`.
  ///
  /// Elements are visited by section: the header, the rows, and the footer. Elements that only
  /// touch the interval and zero-length elements don't overlap it. If `pinning` isn't nil, headers
  /// and footers are tested with their pinned spans; otherwise, with their natural ones.
  ///
  /// - Complexity: O(log n + elements), without allocations.
  @inline(__always)
  package func forEachElement(
    from lower: Double, to upper: Double, pinning: ListPinning? = nil, _ body: (ListElement) -> Void
  ) {
    let start = lower - lower.edgeSlack
    guard lower < upper, start < totalLength,
      let first = start > 0 ? lengths.position(at: start)?.index : 0
    else { return }
    var walk = ListWalk(self, startingIn: first, lower: lower, upper: upper, pinning: pinning)
    walk.visitHeaderBefore(first, body)
    _ = lengths.firstPosition(in: first..<lengths.count) { slot in
      guard slot.offset < upper else { return true }
      walk.visit(slot, body)
      return false
    }
    walk.visitFooterAhead(body)
  }

  /// Returns the rows that overlap an interval (R7.6).
  ///
  /// If `lower` equals `upper`, returns the row at `lower`.
  ///
  /// - Complexity: O(log n + rows).
  package func rows(from lower: Double, to upper: Double) -> [ItemIndex] {
    guard lower < upper else {
      return lower == upper ? row(at: lower).map { [$0] } ?? [] : []
    }
    var rows: [ItemIndex] = []
    forEachElement(from: lower, to: upper) { element in
      if element.kind == .row {
        rows.append(ItemIndex(section: element.section, item: element.row))
      }
    }
    return rows
  }
}

/// The state of an iteration over the slots of a list: the section that it has reached.
private struct ListWalk {
  let list: ListSolution
  let lower: Double
  let upper: Double
  let pinning: ListPinning?
  /// The section that contains the current slot.
  ///
  /// It is -1 in the list's own header, and the number of sections in the list's own footer.
  var section = -1
  /// The slots of the section with the index `section`, or the slot of the list's own header or
  /// footer.
  var slots = 0..<1

  init(
    _ list: ListSolution, startingIn slot: Int, lower: Double, upper: Double, pinning: ListPinning?
  ) {
    self.list = list
    self.lower = lower
    self.upper = upper
    self.pinning = pinning
    guard slot > 0 else { return }
    guard let found = list.slotCounts.position(at: Double(slot - 1)) else {
      enterFooter()
      return
    }
    section = found.index
    slots = list.slots(ofSection: found)
  }

  private mutating func enterFooter() {
    section = list.sectionCount
    slots = list.lengths.count - 1..<list.lengths.count
  }

  /// If headers are pinned, visits the header of the section in whose rows or footer the iteration
  /// starts.
  func visitHeaderBefore(_ slot: Int, _ body: (ListElement) -> Void) {
    guard pinning != nil, slot > slots.lowerBound, isInSection else { return }
    visitHeader(list.lengths.position(of: slots.lowerBound), body)
  }

  /// If footers are pinned and the iteration ends within a section, visits the footer of that
  /// section.
  func visitFooterAhead(_ body: (ListElement) -> Void) {
    guard pinning != nil, isInSection else { return }
    let footer = list.lengths.position(of: slots.upperBound - 1)
    if footer.offset >= upper { visitFooter(footer, body) }
  }

  private var isInSection: Bool { section >= 0 && section < list.sectionCount }

  @inline(__always)
  mutating func visit(_ slot: OffsetTree.Position, _ body: (ListElement) -> Void) {
    let row = slot.index - slots.lowerBound - 1
    guard row >= 0, slot.index < slots.upperBound - 1 else { return visitEnd(slot, body) }
    emit(.row, row: row, ListSpan(start: slot.offset, length: slot.length), body)
  }

  /// Visits a slot that isn't a row: a header or footer of the list or of a section.
  @inline(never)
  private mutating func visitEnd(_ slot: OffsetTree.Position, _ body: (ListElement) -> Void) {
    if slot.index >= slots.upperBound { enterNextSection() }
    guard isInSection else { return }
    if slot.index == slots.lowerBound { visitHeader(slot, body) } else { visitFooter(slot, body) }
  }

  private mutating func enterNextSection() {
    section += 1
    guard section < list.sectionCount else { return enterFooter() }
    slots = slots.upperBound..<slots.upperBound + Int(list.slotCounts.length(at: section))
  }

  private func visitHeader(_ slot: OffsetTree.Position, _ body: (ListElement) -> Void) {
    guard slot.length > 0 else { return }
    var span = list.headerSpan(slot)
    if let pinning, span.start < pinning.visibleStart {
      span = pinning.header(span, sectionEnd: list.lengths.offset(of: slots.upperBound))
    }
    emit(.header, row: 0, span, body)
  }

  private func visitFooter(_ slot: OffsetTree.Position, _ body: (ListElement) -> Void) {
    guard slot.length > 0 else { return }
    var span = ListSpan(start: slot.offset, length: slot.length)
    if let pinning, span.end > pinning.visibleEnd {
      let header = list.headerSpan(list.lengths.position(of: slots.lowerBound))
      span = pinning.footer(span, headerEnd: header.end)
    }
    emit(.footer, row: 0, span, body)
  }

  @inline(__always)
  private func emit(
    _ kind: ListElementKind, row: Int, _ span: ListSpan, _ body: (ListElement) -> Void
  ) {
    guard span.overlaps(lower, upper) else { return }
    body(ListElement(kind: kind, section: section, row: row, span: span))
  }
}
