/// One axis of a scroll view: the lengths of the view and of its content, and the insets at both
/// ends.
///
/// From these values, it computes the limits of the offset, and the offsets at which a range is
/// visible or a drag ends, in points. An offset is the content coordinate at the start of the view,
/// regardless of the insets (R5.1).
package struct ScrollSpan: Sendable, Hashable {
  /// The length of the view's bounds.
  package var view: Double
  /// The length of the content.
  package var content: Double
  /// The inset before the content.
  package var startInset: Double
  /// The inset after the content.
  package var endInset: Double
  /// The fraction of the free space that precedes content shorter than `usable`, from 0 to 1.
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

  /// The minimum offset, at which the content begins directly after the start inset.
  ///
  /// If the content is shorter than the area between the insets, it is the offset that gives the
  /// content its `alignment`.
  package var minOffset: Double {
    guard alignment > 0 else { return -startInset }
    return -startInset - max(0, view - startInset - endInset - content) * alignment
  }

  /// The offset that shows the end of the content, but at least the minimum offset (R5.2).
  package var maxOffset: Double { max(minOffset, content + endInset - view) }

  /// The length of the view between its insets, at least zero.
  package var usable: Double { max(0, view - startInset - endInset) }

  /// Returns the offset clamped to the limits; for NaN, the minimum.
  package func clamped(_ offset: Double) -> Double { min(max(minOffset, offset), maxOffset) }

  /// Returns the offset after this span has replaced `old`.
  ///
  /// If a limit has moved inward and the offset is beyond it, the result is the limit. Otherwise
  /// the offset doesn't change, even if the app has set it outside the limits (R5.3).
  package func settled(_ offset: Double, after old: ScrollSpan) -> Double {
    if offset > maxOffset, maxOffset < old.maxOffset { return maxOffset }
    if offset < minOffset, minOffset > old.minOffset { return minOffset }
    return offset
  }

  /// Returns the offset nearest to `offset` that shows the content from `start` to `end` (R5.6).
  ///
  /// If the range is longer than the usable length, its leading part is shown. The offset stays
  /// unchanged if the range lies outside the content, is empty, or is visible already.
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

  /// Returns the offset at which the content from `start` to `end` has the given alignment, clamped
  /// to the limits (R5.14).
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

/// The alignment of an item with the visible area along one axis of a scroll view.
package enum ScrollAlignment: Sendable, Hashable {
  /// The item is at the top or left of the area between the insets.
  case start
  /// The item is in the center of the area between the insets.
  case center
  /// The item is at the bottom or right of the area between the insets.
  case end
}
