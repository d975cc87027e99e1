/// A half-open interval along the list, in points from its start: it contains `start`, but not
/// `end`.
package struct ListSpan: Sendable, Hashable {
  package var start: Double
  package var length: Double

  package init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  package var end: Double { start + length }

  /// Returns whether the span overlaps the interval from `lower` to `upper`.
  ///
  /// Spans that only touch the interval don't overlap it, and empty spans overlap nothing.
  package func overlaps(_ lower: Double, _ upper: Double) -> Bool {
    length > 0 && start < upper && lower < end
  }
}

/// The kinds of elements of a list.
package enum ListElementKind: Sendable, Hashable {
  case header
  case row
  case footer
}

/// An element of a list with its span; `row` is 0 for headers and footers.
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

/// The visible part of a list, to which headers and footers are pinned (R7.7).
package struct ListPinning: Sendable, Hashable {
  /// The start of the visible part, inside the insets.
  package var visibleStart: Double
  /// The end of the visible part, inside the insets.
  package var visibleEnd: Double

  package init(visibleStart: Double, visibleEnd: Double) {
    self.visibleStart = visibleStart
    self.visibleEnd = visibleEnd
  }

  /// Returns the pinned span of a header: if it starts before the visible part, it is moved to the
  /// start of that part, but stays within its section.
  package func header(_ header: ListSpan, sectionEnd: Double) -> ListSpan {
    ListSpan(
      start: min(max(visibleStart, header.start), sectionEnd - header.length),
      length: header.length)
  }

  /// Returns the pinned span of a footer: if it ends after the visible part, it is moved to the end
  /// of that part, but stays after its section's header.
  package func footer(_ footer: ListSpan, headerEnd: Double) -> ListSpan {
    ListSpan(
      start: max(min(visibleEnd - footer.length, footer.start), headerEnd), length: footer.length)
  }
}
