import Foundation

extension ScrollView {
  /// The limits that the offset was last brought into, one span an axis, and the insets they come from.
  struct SettledGeometry {
    var horizontal = ScrollSpan(view: 0, content: 0)
    var vertical = ScrollSpan(view: 0, content: 0)
    /// The adjusted content inset.
    var inset = EdgeInsets.zero
    /// The inset of the program in it.
    fileprivate var contentInset = EdgeInsets.zero
    /// The part of the safe area in the limits.
    var adjustment = EdgeInsets.zero
    /// Whether the limits still have the safe area of a window that the view has left: it will find its content where it was.
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

  /// Where the offset comes to lie along `axis` when the limits are no longer `old` but `settled`.
  ///
  /// Where it stood at its minimum and the part of the safe area changed, it stands at the minimum again (R5.20). A change of
  /// other insets at the same time counts as one after that.
  final func settledOffset(
    along axis: Axis, after old: SettledGeometry, follows: Bool
  ) -> CGFloat {
    let (span, oldSpan) = (settled.span(along: axis), old.span(along: axis))
    let offset = Double(contentOffset[axis])
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

  /// Whether `offset` is the minimum of `span`, as it is or as `displayScale` rounds it.
  private func isAtStart(of span: ScrollSpan, _ offset: Double) -> Bool {
    let start = span.minOffset
    guard offset != start, let displayScale else { return offset == start }
    return [1, displayScale].contains {
      PixelGrid(scale: $0).rounded(CGFloat(start)) == CGFloat(offset)
    }
  }
}
