public import Foundation

/// The state of scrolling and zooming by fingers, which a front tells: this library follows none (R5.16).
///
///     scroll.beginDragging()
///     scroll.contentOffset.y += 12          // as the finger moves
///     scroll.endDragging(velocity: CGPoint(x: 0, y: 0.5))
extension ScrollView {
  /// What the content does without the program.
  enum Motion {
    case resting
    /// A finger drags it, since it was at this offset.
    case dragging(from: CGPoint)
    /// It moves on after a drag.
    case decelerating
  }

  final var isDraggedByFinger: Bool {
    if case .dragging = motion { true } else { false }
  }

  final var isMovingOn: Bool {
    if case .decelerating = motion { true } else { false }
  }

  /// Begins a drag at the current offset and tells the delegate; nothing happens during a drag, or unless scrolling is enabled.
  public final func beginDragging() {
    guard isScrollEnabled, !isDraggedByFinger else { return }
    flight?.stop()
    motion = .dragging(from: contentOffset)
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Ends the drag that `beginDragging()` began; the content comes to rest at once.
  ///
  /// - Parameter velocity: The velocity of the offset, in points per millisecond.
  public final func endDragging(velocity: CGPoint = .zero) {
    guard case .dragging(let start) = motion else { return }
    endDragging(from: start, velocity: velocity)
  }

  /// Ends a drag that began at `start` and is let go at the current offset: the content comes to rest, with a clock in its time (R15.31).
  ///
  /// The delegate may give the content another target in `scrollViewWillEndDragging`. Nothing happens unless scrolling
  /// is enabled. The content is dragged until `scrollViewDidEndDragging`, and decelerates from `scrollViewWillBeginDecelerating` until
  /// `scrollViewDidEndDecelerating`.
  ///
  /// - Parameters:
  ///   - start: The offset at which the drag began.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  public final func endDragging(from start: CGPoint, velocity: CGPoint) {
    guard isScrollEnabled else { return motion = .resting }
    motion = .dragging(from: start)
    var target = targetContentOffset(
      proposed: restingContentOffset(
        releasedAt: contentOffset, velocity: velocity, draggedFrom: start), velocity: velocity)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    let decelerates = target != contentOffset
    motion = .resting
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates, !isDraggedByFinger else { return }
    motion = .decelerating
    delegate?.scrollViewWillBeginDecelerating(self)
    // The delegate may have stopped it, or a finger caught it.
    if isMovingOn, let clock = AnimationClock.current {
      return decelerate(to: target, velocity: velocity, on: clock) {
        $0.motion = .resting
        $0.delegate?.scrollViewDidEndDecelerating($0)
      }
    }
    if isMovingOn { contentOffset = target }
    guard !isDraggedByFinger else { return }
    motion = .resting
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Begins a zoom by fingers and tells the delegate; nothing happens during a zoom, or without a view to zoom.
  ///
  /// Until `endZooming()` a front sets `zoomScale`.
  public final func beginZooming() {
    guard !isInZoom, let view = viewForZooming else { return }
    isInZoom = true
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// Ends the zoom that `beginZooming()` began and tells the delegate.
  public final func endZooming() {
    guard isInZoom else { return }
    isInZoom = false
    delegate?.scrollViewDidEndZooming(self, with: viewForZooming, atScale: zoomScale)
  }

  /// Ends what a front began by `beginDragging()` or `beginZooming()`, where it is, without telling the delegate.
  public final func stopScrollingAndZooming() {
    flight?.stop()
    motion = .resting
    isInZoom = false
  }

  /// Scrolls to the top, with a clock in its time, as a tap on the status bar does; the offset along x stays (R5.18).
  ///
  /// Nothing happens unless `scrollsToTop`, nor when the delegate is against it.
  ///
  /// - Returns: Whether the content scrolls, and the delegate is notified when the top is reached.
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
