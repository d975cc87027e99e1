/// One axis of a scroll view: the lengths of the view and its content, and the insets at both ends.
///
/// All offset computations of a scroll view are here, one axis at a time, in points. An offset is
/// the content coordinate at the start of the view; insets affect only the limits (R5.1, R5.2).
package struct ScrollSpan: Sendable, Hashable {
  /// The length of the view's bounds.
  package var view: Double
  /// The length of the content.
  package var content: Double
  /// The inset before the content.
  package var startInset: Double
  /// The inset after the content.
  package var endInset: Double
  /// The fraction, 0 to 1, of the free space before content that is shorter than the view.
  package let alignment: Double

  package init(
    view: Double, content: Double, startInset: Double = 0, endInset: Double = 0,
    alignment: Double = 0
  ) {
    self.view = view
    self.content = content
    self.startInset = startInset
    self.endInset = endInset
    self.alignment = alignment > 0 ? min(alignment, 1) : 0
  }

  /// The offset that shows the start of the content after its inset, or aligns short content.
  package var minOffset: Double {
    guard alignment > 0 else { return -startInset }
    return -startInset - max(0, view - startInset - endInset - content) * alignment
  }

  /// The offset that shows the end of the content; if everything fits, the minimum wins (R5.2).
  package var maxOffset: Double { max(minOffset, content + endInset - view) }

  /// The length of the view between its insets, at least zero.
  package var usable: Double { max(0, view - startInset - endInset) }

  /// The offset clamped to the limits; the minimum for NaN.
  package func clamped(_ offset: Double) -> Double { min(max(minOffset, offset), maxOffset) }

  /// The offset after the span has replaced `old`.
  ///
  /// A limit that moves inward moves an offset beyond it; a limit that stays or moves outward
  /// leaves every offset unchanged, also one that an app set outside the limits on purpose (R5.3).
  package func settled(_ offset: Double, after old: ScrollSpan) -> Double {
    if offset > maxOffset, maxOffset < old.maxOffset { return maxOffset }
    if offset < minOffset, minOffset > old.minOffset { return minOffset }
    return offset
  }

  /// The offset nearest to `offset` that shows the content from `start` to `end` (R5.6).
  ///
  /// Of a range longer than the usable length the leading part is shown. The offset is unchanged
  /// for a range that lies outside the content, is empty, or is visible already.
  package func offset(revealing start: Double, to end: Double, from offset: Double) -> Double {
    let start = max(start, 0)
    let end = min(min(end, content), start + usable)
    guard start < end else { return offset }
    let visibleStart = offset + startInset
    let visibleEnd = offset + view - endInset
    if end > visibleEnd { return clamped(offset + (end - visibleEnd)) }
    if start < visibleStart { return clamped(offset + (start - visibleStart)) }
    return offset
  }

  /// The offset within the limits that shows `start` to `end` at `alignment` (R5.14).
  package func offset(
    showing start: Double, to end: Double, at alignment: ScrollAlignment
  ) -> Double {
    switch alignment {
    case .start: clamped(start - startInset)
    case .center:
      clamped((start + end) / 2 - (startInset + (view - startInset - endInset) / 2))
    case .end: clamped(end - (view - endInset))
    }
  }
}

/// The position of an item along one axis of a scroll view.
package enum ScrollAlignment: Sendable, Hashable {
  /// At the top or left.
  case start
  /// In the center of the part between the insets.
  case center
  /// At the bottom or right.
  case end
}
