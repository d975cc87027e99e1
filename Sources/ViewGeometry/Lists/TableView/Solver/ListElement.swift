/// A stretch along the list, in points from its start: from `start`, which belongs to it, to `end`, which doesn't.
package struct ListSpan: Sendable, Hashable {
  package var start: Double
  package var length: Double

  package init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  package var end: Double { start + length }

  /// Whether the two share a point; touching ends don't count, nor does anything without length.
  package func overlaps(_ lower: Double, _ upper: Double) -> Bool {
    length > 0 && start < upper && lower < end
  }
}

/// What a list places.
package enum ListElementKind: Sendable, Hashable {
  case header
  case row
  case footer
}

/// One placed element of a list; `row` is 0 for headers and footers.
package struct ListElement: Sendable, Hashable {
  package var kind: ListElementKind
  package var section: Int
  package var row: Int
  package var span: ListSpan

  package init(kind: ListElementKind, section: Int, row: Int, span: ListSpan) {
    self.kind = kind
    self.section = section
    self.row = row
    self.span = span
  }
}

/// Which headers and footers stay in view, and where the view is: what pinned spans are a pure function of (R7.7).
package struct ListPinning: Sendable, Hashable {
  /// Where the visible part starts, insets taken off.
  package var visibleStart: Double
  /// Where the visible part ends, insets taken off.
  package var visibleEnd: Double

  package init(visibleStart: Double, visibleEnd: Double) {
    self.visibleStart = visibleStart
    self.visibleEnd = visibleEnd
  }

  /// The span of a header that sticks to the start of the visible part and is pushed out by its section's end.
  package func header(_ header: ListSpan, sectionEnd: Double) -> ListSpan {
    ListSpan(
      start: min(max(visibleStart, header.start), sectionEnd - header.length),
      length: header.length)
  }

  /// The span of a footer that sticks to the end of the visible part and is pushed out by its section's header.
  package func footer(_ footer: ListSpan, headerEnd: Double) -> ListSpan {
    ListSpan(
      start: max(min(visibleEnd - footer.length, footer.start), headerEnd), length: footer.length)
  }
}
