public import Foundation

extension ScrollView {
  final func span(along axis: Axis, inset: EdgeInsets, of content: CGSize) -> ScrollSpan {
    ScrollSpan(
      view: Double(placement.bounds.size[axis]), content: Double(content[axis]),
      startInset: Double(inset.start(along: axis)), endInset: Double(inset.end(along: axis)),
      alignment: Double(contentAlignmentPoint[axis]))
  }

  /// Returns the lengths of the view and its content, and the insets, along `axis`, in points.
  package final func scrollSpan(along axis: Axis) -> ScrollSpan {
    span(along: axis, inset: adjustedContentInset, of: contentSize)
  }

  /// The minimum content offset, which shows the start of the content (R5.2).
  ///
  /// The content then begins at the left and top edges of the area inside the adjusted content
  /// inset or, if it is smaller than this area, at the position that `contentAlignmentPoint` gives
  /// it. The app can set offsets below the minimum.
  public final var minimumContentOffset: CGPoint {
    CGPoint(
      x: scrollSpan(along: .horizontal).minOffset, y: scrollSpan(along: .vertical).minOffset)
  }

  /// The maximum content offset, which shows the end of the content, but at least the minimum
  /// offset (R5.2).
  ///
  /// The app can set offsets above the maximum.
  public final var maximumContentOffset: CGPoint {
    CGPoint(
      x: scrollSpan(along: .horizontal).maxOffset, y: scrollSpan(along: .vertical).maxOffset)
  }

  /// Returns the offset clamped to the limits on each axis; for NaN, the minimum.
  public final func clampedContentOffset(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: scrollSpan(along: .horizontal).clamped(Double(offset.x)),
      y: scrollSpan(along: .vertical).clamped(Double(offset.y)))
  }

  /// Returns the offset nearest to the current one that shows `rect`, in content coordinates
  /// (R5.6).
  ///
  /// Only the part of `rect` inside the content is shown. If this part is empty, the result is the
  /// current offset.
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

  /// Returns the offset at which `rect`, in content coordinates, has the given alignments, clamped
  /// to the limits (R5.14).
  ///
  /// Along an axis whose alignment is nil, the offset doesn't change.
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
    // Read and then written, because changing it in place would use a coroutine, which allocates
    // memory.
    var newBounds = bounds
    newBounds.origin = displayScale.map { snapped(offset, scale: $0) } ?? offset
    // Keep the offset that is set, even if it equals the old offset and the limits have changed
    // since.
    if newBounds.origin == bounds.origin { takeLimits() }
    bounds = newBounds
  }

  /// Returns the offset rounded to pixels in a window, and to whole points outside a window (R5.5).
  private func snapped(_ offset: CGPoint, scale: CGFloat) -> CGPoint {
    PixelGrid(scale: window == nil ? 1 : scale).rounded(offset)
  }

  final func setContentSize(_ size: CGSize) {
    precondition(
      size.width.isFinite && size.height.isFinite, "A content size must be finite, not \(size).")
    guard size != storedContentSize else { return }
    storedContentSize = size
    settle()
  }

  /// Clamps the offset after its limits changed (R5.3).
  ///
  /// An offset at its minimum stays at the minimum if the insets from the safe area changed
  /// (R5.20). While a clock moves the offset, its target is clamped instead, and the offset itself
  /// only along axes that don't bounce (R15.46). Returns whether the offset changed.
  @discardableResult
  final func settle() -> Bool {
    let (old, oldOffset) = (settled, contentOffset)
    takeLimits()
    let offset = contentOffset
    if let flight { return flight.limitsDidChange(after: old, of: self) }
    // If a callback for the insets has set the offset, that offset is final.
    let follows = offset == oldOffset
    let legal = CGPoint(
      x: settledOffset(Double(offset.x), along: .horizontal, after: old, follows: follows),
      y: settledOffset(Double(offset.y), along: .vertical, after: old, follows: follows))
    guard legal != offset else { return false }
    contentOffset = legal
    // With a display scale, the limit may have been rounded to the current offset.
    return contentOffset != offset
  }

  /// Stores the current limits, and notifies the view and its delegate if the insets changed.
  final func takeLimits() {
    let old = settled
    settled = SettledGeometry(of: self, after: old)
    guard settled.inset != old.inset else { return }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Called after the bounds changed, through any property.
  ///
  /// Updates the limits, and clamps the offset if the size changed. Calls
  /// `scrollViewDidScroll(_:)` once if the offset changed.
  final func finishScrolling(from oldBounds: CGRect) {
    let newBounds = placement.bounds
    if newBounds.size == oldBounds.size {
      // If limits changed earlier, for instance because a superview moved relative to the safe
      // area, an offset that is set afterward isn't clamped.
      takeLimits()
    } else if settle() {
      return
    }
    if newBounds.origin != oldBounds.origin { delegate?.scrollViewDidScroll(self) }
  }
}
