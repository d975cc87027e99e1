public import Foundation

extension ScrollView {
  final func span(along axis: Axis, inset: EdgeInsets, of content: CGSize) -> ScrollSpan {
    ScrollSpan(
      view: Double(placement.bounds.size[axis]), content: Double(content[axis]),
      startInset: Double(inset.start(along: axis)), endInset: Double(inset.end(along: axis)),
      alignment: Double(contentAlignmentPoint[axis]))
  }

  /// The lengths of the view and its content and the insets along `axis`, in points.
  package final func scrollSpan(along axis: Axis) -> ScrollSpan {
    span(along: axis, inset: adjustedContentInset, of: contentSize)
  }

  /// The smallest offset within the limits (R5.2).
  public final var minimumContentOffset: CGPoint {
    CGPoint(
      x: scrollSpan(along: .horizontal).minOffset, y: scrollSpan(along: .vertical).minOffset)
  }

  /// The largest offset within the limits, at least the smallest (R5.2).
  public final var maximumContentOffset: CGPoint {
    CGPoint(
      x: scrollSpan(along: .horizontal).maxOffset, y: scrollSpan(along: .vertical).maxOffset)
  }

  /// The offset clamped to the limits on each axis; the minimum for NaN.
  public final func clampedContentOffset(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: scrollSpan(along: .horizontal).clamped(Double(offset.x)),
      y: scrollSpan(along: .vertical).clamped(Double(offset.y)))
  }

  /// The offset that shows `rect` with the least movement (R5.6).
  package final func contentOffset(revealing rect: CGRect) -> CGPoint {
    let offset = contentOffset
    let visible = Extent(rect).intersection(Extent(CGRect(origin: .zero, size: contentSize)))
    guard !visible.isEmpty else { return offset }
    return CGPoint(
      x: scrollSpan(along: .horizontal)
        .offset(revealing: visible.minX, to: visible.maxX, from: Double(offset.x)),
      y: scrollSpan(along: .vertical)
        .offset(revealing: visible.minY, to: visible.maxY, from: Double(offset.y)))
  }

  /// The offset that shows `rect`, in content coordinates, at the alignments (R5.14).
  ///
  /// A nil alignment keeps the offset along that axis.
  package final func contentOffset(
    showing rect: CGRect, horizontally: ScrollAlignment?, vertically: ScrollAlignment?
  ) -> CGPoint {
    var offset = contentOffset
    if let horizontally {
      offset.x = CGFloat(
        scrollSpan(along: .horizontal)
          .offset(showing: Double(rect.minX), to: Double(rect.maxX), at: horizontally))
    }
    if let vertically {
      offset.y = CGFloat(
        scrollSpan(along: .vertical)
          .offset(showing: Double(rect.minY), to: Double(rect.maxY), at: vertically))
    }
    return offset
  }
}

extension ScrollView {
  final func setOffset(_ offset: CGPoint) {
    endFlightBySetting()
    // Read and written, not changed in place, which would use a coroutine, and that allocates.
    var newBounds = bounds
    newBounds.origin = displayScale.map { snapped(offset, scale: $0) } ?? offset
    // A set offset stays, even if it is the old one and the limits have moved since.
    if newBounds.origin == bounds.origin { takeLimits() }
    bounds = newBounds
  }

  /// The offset rounded to pixels in a window, to whole points outside one (R5.5).
  private func snapped(_ offset: CGPoint, scale: CGFloat) -> CGPoint {
    PixelGrid(scale: window == nil ? 1 : scale).rounded(offset)
  }

  final func setContentSize(_ size: CGSize) {
    precondition(
      size.width.isFinite && size.height.isFinite, "A content size is finite, not \(size).")
    guard size != storedContentSize else { return }
    storedContentSize = size
    settle()
  }

  /// Clamps the offset after its limits changed, and keeps one at its minimum there (R5.3, R5.20).
  ///
  /// Returns true if that scrolled.
  @discardableResult
  final func settle() -> Bool {
    let (old, oldOffset) = (settled, contentOffset)
    takeLimits()
    let offset = contentOffset
    // An offset that was set in a callback for the insets is final already.
    let follows = offset == oldOffset
    let legal = CGPoint(
      x: settledOffset(along: .horizontal, after: old, follows: follows),
      y: settledOffset(along: .vertical, after: old, follows: follows))
    guard legal != offset else { return false }
    contentOffset = legal
    // With a display scale the limit may have been rounded to the current offset.
    return contentOffset != offset
  }

  /// Stores the current limits, and notifies of insets that changed.
  final func takeLimits() {
    let old = settled
    settled = SettledGeometry(of: self, after: old)
    guard settled.inset != old.inset else { return }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Called after a change of the bounds by any property.
  ///
  /// Calls `scrollViewDidScroll` once if the offset changed.
  final func finishScrolling(from oldBounds: CGRect) {
    let newBounds = placement.bounds
    if newBounds.size == oldBounds.size {
      // Limits that moved before, such as by moving a superview against the safe area, don't move
      // an offset that is set afterward.
      takeLimits()
    } else if settle() {
      return
    }
    if newBounds.origin != oldBounds.origin { delegate?.scrollViewDidScroll(self) }
  }
}
