/// One axis of a scroll view: the length of the view, that of its content, and the insets at both ends.
///
/// Everything a scroll view computes about offsets is computed here, one axis at a time, in points. An offset is
/// the content coordinate at the start of the view; insets never enter that identity, only the limits (R5.1, R5.2).
package struct ScrollSpan: Sendable, Hashable {
  /// The length of the view's bounds.
  package var view: Double
  /// The length of the content.
  package var content: Double
  /// The room kept free before the content.
  package var startInset: Double
  /// The room kept free after the content.
  package var endInset: Double
  /// The part, from 0 to 1, of the room around content shorter than the view that lies before it.
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

  /// The offset that shows the start of the content behind its inset, or short content where its alignment says.
  package var minOffset: Double {
    guard alignment > 0 else { return -startInset }
    return -startInset - max(0, view - startInset - endInset - content) * alignment
  }

  /// The offset that shows the end of the content; where everything fits, the minimum wins (R5.2).
  package var maxOffset: Double { max(minOffset, content + endInset - view) }

  /// The length of the view between its insets, at least zero.
  package var usable: Double { max(0, view - startInset - endInset) }

  /// The offset within the limits that is nearest to `offset`; the least for NaN.
  package func clamped(_ offset: Double) -> Double { min(max(minOffset, offset), maxOffset) }

  /// Where an offset comes to lie when the span takes the place of `old`.
  ///
  /// A limit that moves inward takes an offset beyond it along; a limit that stays or moves outward leaves every
  /// offset alone, also one that a program set outside the limits on purpose (R5.3).
  package func settled(_ offset: Double, after old: ScrollSpan) -> Double {
    if offset > maxOffset, maxOffset < old.maxOffset { return maxOffset }
    if offset < minOffset, minOffset > old.minOffset { return minOffset }
    return offset
  }

  /// The offset nearest to `offset` that shows the stretch of content from `start` to `end` (R5.6).
  ///
  /// A stretch longer than the usable part shows its leading part. Nothing changes for a stretch that lies
  /// outside the content, has no length, or is in sight already.
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

  /// The offset that puts the stretch of content from `start` to `end` at `alignment`, within the limits (R5.14).
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

/// Where along one axis of a scroll view an item is shown: UIKit's scroll positions, without their axis.
package enum ScrollAlignment: Sendable, Hashable {
  /// At the top or left.
  case start
  /// In the middle of the part between the insets.
  case center
  /// At the bottom or right.
  case end
}
