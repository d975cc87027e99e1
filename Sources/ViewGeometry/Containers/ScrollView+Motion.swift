public import Foundation

/// Scrolling and zooming by touch, as reported by the host (R5.16).
///
///     scroll.beginDragging()
///     scroll.contentOffset.y += 12          // as the finger moves
///     scroll.endDragging(velocity: CGPoint(x: 0, y: 0.5))
extension ScrollView {
  /// The phases of scrolling by touch.
  enum Motion {
    case resting
    /// A finger is dragging the content; the drag began at the given offset.
    case dragging(from: CGPoint)
    /// The content is decelerating after a drag.
    case decelerating
  }

  final var isDraggedByFinger: Bool {
    if case .dragging = motion { true } else { false }
  }

  final var isMovingOn: Bool {
    if case .decelerating = motion { true } else { false }
  }

  /// Begins a drag at the current offset, and calls the delegate.
  ///
  /// Stops a deceleration or another animation of the offset; the delegate isn't notified of its
  /// end. Does nothing during a drag, or if scrolling is disabled.
  public final func beginDragging() {
    guard isScrollEnabled, !isDraggedByFinger else { return }
    flight?.stop()
    dragWillBegin()
    motion = .dragging(from: contentOffset)
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Ends the drag that `beginDragging()` began, and lets the content come to rest.
  ///
  /// Does nothing if there is no drag.
  ///
  /// - Parameter velocity: The velocity of the offset, in points per millisecond.
  public final func endDragging(velocity: CGPoint = .zero) {
    guard case .dragging(let start) = motion else { return }
    endDragging(from: start, velocity: velocity)
  }

  /// Ends a drag that began at `start`, at the current offset.
  ///
  /// The content then comes to rest, animated if the thread has an `AnimationClock` (R15.31). The
  /// delegate may change the target in
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`. The content is considered
  /// dragged until `scrollViewDidEndDragging(_:willDecelerate:)` is called, and decelerating from
  /// `scrollViewWillBeginDecelerating(_:)` until `scrollViewDidEndDecelerating(_:)`. These two
  /// aren't called if the content is already at its target.
  ///
  /// If scrolling is disabled, a drag that `beginDragging()` began ends without a deceleration, and
  /// only `scrollViewDidEndDragging(_:willDecelerate:)` is called. If there is no such drag,
  /// nothing is called (R5.16).
  ///
  /// - Parameters:
  ///   - start: The offset at which the drag began.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  public final func endDragging(from start: CGPoint, velocity: CGPoint) {
    guard isScrollEnabled else {
      guard isDraggedByFinger else { return }
      motion = .resting
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      return
    }
    motion = .dragging(from: start)
    var target = targetContentOffset(
      proposed: restingContentOffset(
        releasedAt: contentOffset, velocity: velocity, draggedFrom: start), velocity: velocity)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    let decelerates = target != contentOffset
    motion = .resting
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates, !isDraggedByFinger else {
      if !decelerates, !isDraggedByFinger { dragDidComeToRest() }
      return
    }
    motion = .decelerating
    delegate?.scrollViewWillBeginDecelerating(self)
    // The delegate may have stopped the deceleration, or a new drag may have begun.
    if isMovingOn, let clock = AnimationClock.current {
      return decelerate(to: target, velocity: velocity, on: clock) {
        $0.motion = .resting
        $0.dragDidComeToRest()
        $0.delegate?.scrollViewDidEndDecelerating($0)
      }
    }
    if isMovingOn { contentOffset = target }
    guard !isDraggedByFinger else { return }
    motion = .resting
    dragDidComeToRest()
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Begins a zoom by touch, and calls the delegate.
  ///
  /// Does nothing during a zoom, or if there is no view to zoom. Until `endZooming()`, the host
  /// sets `zoomScale`.
  public final func beginZooming() {
    guard !isInZoom, let view = viewForZooming else { return }
    isInZoom = true
    zoomCount &+= 1
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// Ends the zoom that `beginZooming()` or an animation began, and calls the delegate.
  ///
  /// The animation itself continues. Does nothing if there is no zoom.
  public final func endZooming() {
    guard isInZoom else { return }
    isInZoom = false
    delegate?.scrollViewDidEndZooming(self, with: viewForZooming, atScale: zoomScale)
  }

  /// Ends a drag, a deceleration, an animation of the offset and a zoom immediately.
  ///
  /// The offset and the scale don't change, and the delegate isn't called, even when the animation
  /// of a zoom, which continues, ends.
  public final func stopScrollingAndZooming() {
    flight?.stop()
    motion = .resting
    isInZoom = false
  }

  /// Scrolls to the top, as a tap on the status bar does (R5.18).
  ///
  /// The scroll is animated if the thread has an `AnimationClock`. The horizontal offset doesn't
  /// change. Does nothing if `scrollsToTop` is false, or if the delegate's
  /// `scrollViewShouldScrollToTop(_:)` returns false.
  ///
  /// - Returns: False if the method does nothing. Otherwise true, and the delegate is notified once
  ///   the content is at the top, unless the scroll is interrupted.
  @discardableResult
  public final func scrollToTop() -> Bool {
    guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    let top = CGPoint(x: contentOffset.x, y: minimumContentOffset.y)
    if contentOffset.y == top.y {
      delegate?.scrollViewDidScrollToTop(self)
    } else {
      animateOffset(to: top) { $0.delegate?.scrollViewDidScrollToTop($0) }
    }
    return true
  }
}
