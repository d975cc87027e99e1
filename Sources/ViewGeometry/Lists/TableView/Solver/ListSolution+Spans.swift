extension ListSolution {
  /// Returns the span of a row.
  ///
  /// - Precondition: The row exists.
  /// - Complexity: O(log n), as for all spans.
  package func span(ofRow place: ItemIndex) -> ListSpan { span(ofSlot: slot(of: place)) }

  /// Returns the span of a section: the header with its padding, the rows and the footer.
  package func span(ofSection section: Int) -> ListSpan {
    let slots = slots(ofSection: section)
    let start = lengths.offset(of: slots.lowerBound)
    return ListSpan(start: start, length: lengths.offset(of: slots.upperBound) - start)
  }

  /// Returns the natural span of a section's header; an empty span at its position if there is no
  /// header.
  package func span(ofHeader section: Int) -> ListSpan {
    headerSpan(lengths.position(of: firstSlot(ofSection: section)))
  }

  /// Returns the natural span of a section's footer; an empty span at its position if there is no
  /// footer.
  package func span(ofFooter section: Int) -> ListSpan {
    span(ofSlot: slots(ofSection: section).upperBound - 1)
  }

  /// The span of the list's own header.
  package var headerSpan: ListSpan { span(ofSlot: 0) }

  /// The span of the list's own footer.
  package var footerSpan: ListSpan { span(ofSlot: lengths.count - 1) }

  /// Returns the pinned span of a section's header.
  package func pinnedSpan(ofHeader section: Int, _ pinning: ListPinning) -> ListSpan {
    pinning.header(span(ofHeader: section), sectionEnd: span(ofSection: section).end)
  }

  /// Returns the pinned span of a section's footer.
  package func pinnedSpan(ofFooter section: Int, _ pinning: ListPinning) -> ListSpan {
    pinning.footer(span(ofFooter: section), headerEnd: span(ofHeader: section).end)
  }

  func span(ofSlot slot: Int) -> ListSpan {
    let position = lengths.position(of: slot)
    return ListSpan(start: position.offset, length: position.length)
  }

  /// Returns the span of the header in a slot, without the padding above the header.
  func headerSpan(_ slot: OffsetTree.Position) -> ListSpan {
    guard slot.length > 0 else { return ListSpan(start: slot.offset, length: 0) }
    return ListSpan(start: slot.offset + headerPadding, length: slot.length - headerPadding)
  }
}
