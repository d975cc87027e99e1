public import Foundation

extension ScrollView {
  final func span(along axis: Axis, inset: EdgeInsets, of content: CGSize) -> ScrollSpan {
    ScrollSpan(
      view: Double(placement.bounds.size[axis]), content: Double(content[axis]),
      startInset: Double(inset.start(along: axis)), endInset: Double(inset.end(along: axis)),
      alignment: Double(contentAlignmentPoint[axis]))
  }

  /// The view, its content and its insets along `axis`, in points.
  package final func scrollSpan(along axis: Axis) -> ScrollSpan {
    span(along: axis, inset: adjustedContentInset, of: contentSize)
  }

  /// The least offset that is within the limits (R5.2).
  public final var minimumContentOffset: CGPoint {
    CGPoint(
      x: scrollSpan(along: .horizontal).minOffset, y: scrollSpan(along: .vertical).minOffset)
  }

  /// The greatest offset that is within the limits, never below the least (R5.2).
  public final var maximumContentOffset: CGPoint {
    CGPoint(
      x: scrollSpan(along: .horizontal).maxOffset, y: scrollSpan(along: .vertical).maxOffset)
  }

  /// The offset within the limits that is nearest to `offset`, axis by axis; the least for NaN.
  public final func clampedContentOffset(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: scrollSpan(along: .horizontal).clamped(Double(offset.x)),
      y: scrollSpan(along: .vertical).clamped(Double(offset.y)))
  }

  /// The offset that shows `rect` by the least movement (R5.6).
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

  /// The offset that puts `rect`, in content coordinates, at the alignments; nil leaves an axis alone (R5.14).
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
    // Read and written, not changed in place: that goes through a coroutine, which allocates.
    var newBounds = bounds
    newBounds.origin = displayScale.map { snapped(offset, scale: $0) } ?? offset
    // An offset that is set stays, also where it was before and the limits have moved since.
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

  /// Clamps the offset after anything moved its limits, and lets one at its minimum follow the safe area (R5.3, R5.20).
  ///
  /// Returns true if that scrolled.
  @discardableResult
  final func settle() -> Bool {
    let (old, oldOffset) = (settled, contentOffset)
    takeLimits()
    let offset = contentOffset
    // One that was set by who heard of the insets is at its place already.
    let follows = offset == oldOffset
    let legal = CGPoint(
      x: settledOffset(along: .horizontal, after: old, follows: follows),
      y: settledOffset(along: .vertical, after: old, follows: follows))
    guard legal != offset else { return false }
    contentOffset = legal
    // With a display scale the limit may have been rounded to where the offset is.
    return contentOffset != offset
  }

  /// Takes the limits as they are now, and tells of insets that changed.
  final func takeLimits() {
    let old = settled
    settled = SettledGeometry(of: self, after: old)
    guard settled.inset != old.inset else { return }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Called after a change of the bounds by any property: one `scrollViewDidScroll` if the offset changed.
  final func finishScrolling(from oldBounds: CGRect) {
    let newBounds = placement.bounds
    if newBounds.size == oldBounds.size {
      // Limits that moved before, as with a superview against the safe area, don't take along an offset that is set after.
      takeLimits()
    } else if settle() {
      return
    }
    if newBounds.origin != oldBounds.origin { delegate?.scrollViewDidScroll(self) }
  }
}
