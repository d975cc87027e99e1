extension ListSolution {
  /// Where a row lies.
  ///
  /// - Precondition: The row exists.
  /// - Complexity: O(log n), as for all spans.
  package func span(ofRow place: ItemIndex) -> ListSpan { span(ofSlot: slot(of: place)) }

  /// Where a section lies: header with its padding, rows and footer.
  package func span(ofSection section: Int) -> ListSpan {
    let slots = slots(ofSection: section)
    let start = lengths.offset(of: slots.lowerBound)
    return ListSpan(start: start, length: lengths.offset(of: slots.upperBound) - start)
  }

  /// Where a section's header rests; of length zero, at its place, without one.
  package func span(ofHeader section: Int) -> ListSpan {
    headerSpan(lengths.position(of: firstSlot(ofSection: section)))
  }

  /// Where a section's footer rests; of length zero, at its place, without one.
  package func span(ofFooter section: Int) -> ListSpan {
    span(ofSlot: slots(ofSection: section).upperBound - 1)
  }

  /// Where the list's own header lies.
  package var headerSpan: ListSpan { span(ofSlot: 0) }

  /// Where the list's own footer lies.
  package var footerSpan: ListSpan { span(ofSlot: lengths.count - 1) }

  /// Where a section's header is pinned.
  package func pinnedSpan(ofHeader section: Int, _ pinning: ListPinning) -> ListSpan {
    pinning.header(span(ofHeader: section), sectionEnd: span(ofSection: section).end)
  }

  /// Where a section's footer is pinned.
  package func pinnedSpan(ofFooter section: Int, _ pinning: ListPinning) -> ListSpan {
    pinning.footer(span(ofFooter: section), headerEnd: span(ofHeader: section).end)
  }

  func span(ofSlot slot: Int) -> ListSpan {
    let position = lengths.position(of: slot)
    return ListSpan(start: position.offset, length: position.length)
  }

  /// The header in a slot, without the padding above it.
  func headerSpan(_ slot: OffsetTree.Position) -> ListSpan {
    guard slot.length > 0 else { return ListSpan(start: slot.offset, length: 0) }
    return ListSpan(start: slot.offset + headerPadding, length: slot.length - headerPadding)
  }
}
