import Foundation

extension ScrollView {
  /// The limits of the offset, as one span per axis, and the insets that they include.
  ///
  /// `takeLimits()` stores them, so that later changes can be compared with them.
  struct SettledGeometry {
    var horizontal = ScrollSpan(view: 0, content: 0)
    var vertical = ScrollSpan(view: 0, content: 0)
    /// The adjusted content inset.
    var inset = EdgeInsets.zero
    /// The part of the inset that the app has set.
    fileprivate var contentInset = EdgeInsets.zero
    /// The part of the inset that comes from the safe area.
    var adjustment = EdgeInsets.zero
    /// Whether the limits still include the safe area of a window that the view has left.
    ///
    /// In this case, the content keeps its position.
    private var isHeld = false

    init() {}

    init(of view: ScrollView, after old: SettledGeometry) {
      inset = view.adjustedContentInset
      contentInset = view.storedContentInset
      if inset == old.inset, contentInset == old.contentInset, !old.isHeld {
        adjustment = old.adjustment
      } else {
        isHeld = view.window == nil
        adjustment = isHeld ? old.adjustment : view.adjustmentBySafeArea
      }
      let limits = isHeld ? inset + adjustment : inset
      let content = view.knownContentSize
      horizontal = view.span(along: .horizontal, inset: limits, of: content)
      vertical = view.span(along: .vertical, inset: limits, of: content)
    }

    func span(along axis: Axis) -> ScrollSpan { axis == .horizontal ? horizontal : vertical }
  }

  /// Returns the offset that replaces `offset` after the limits changed from `old` to `settled`.
  ///
  /// If `follows` is true, the offset was at its minimum, and the insets from the safe area
  /// changed, the offset stays at the minimum (R5.20). If the app's content inset changed at the
  /// same time, its change is applied afterward. In all other cases, the offset is only clamped to
  /// the new limits.
  final func settledOffset(
    _ offset: Double, along axis: Axis, after old: SettledGeometry, follows: Bool
  ) -> CGFloat {
    let (span, oldSpan) = (settled.span(along: axis), old.span(along: axis))
    let change = (
      start: Double(settled.adjustment.start(along: axis) - old.adjustment.start(along: axis)),
      end: Double(settled.adjustment.end(along: axis) - old.adjustment.end(along: axis))
    )
    guard follows, change != (0, 0), isAtStart(of: oldSpan, offset) else {
      return CGFloat(span.settled(offset, after: oldSpan))
    }
    var followed = span
    let (given, oldGiven) = (settled.contentInset, old.contentInset)
    if given.start(along: axis) != oldGiven.start(along: axis)
      || given.end(along: axis) != oldGiven.end(along: axis)
    {
      followed.startInset = oldSpan.startInset + change.start
      followed.endInset = oldSpan.endInset + change.end
    }
    return CGFloat(span.settled(followed.minOffset, after: followed))
  }

  /// Returns whether `offset` is the minimum of `span`, exactly or, if there is a `displayScale`,
  /// rounded to whole points or pixels.
  private func isAtStart(of span: ScrollSpan, _ offset: Double) -> Bool {
    let start = span.minOffset
    guard offset != start, let displayScale else { return offset == start }
    return [1, displayScale].contains {
      PixelGrid(scale: $0).rounded(CGFloat(start)) == CGFloat(offset)
    }
  }
}
