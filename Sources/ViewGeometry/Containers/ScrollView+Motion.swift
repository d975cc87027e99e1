public import Foundation

/// The state of scrolling and zooming by touch, as the host reports it (R5.16).
///
///     scroll.beginDragging()
///     scroll.contentOffset.y += 12          // as the finger moves
///     scroll.endDragging(velocity: CGPoint(x: 0, y: 0.5))
extension ScrollView {
  /// The phases of a drag.
  enum Motion {
    case resting
    /// A finger drags the content, from this offset.
    case dragging(from: CGPoint)
    /// The content decelerates after a drag.
    case decelerating
  }

  final var isDraggedByFinger: Bool {
    if case .dragging = motion { true } else { false }
  }

  final var isMovingOn: Bool {
    if case .decelerating = motion { true } else { false }
  }

  /// Begins a drag at the current offset and calls the delegate.
  ///
  /// Does nothing during a drag, or if scrolling is disabled.
  public final func beginDragging() {
    guard isScrollEnabled, !isDraggedByFinger else { return }
    flight?.stop()
    motion = .dragging(from: contentOffset)
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Ends the drag that `beginDragging()` began; the content comes to rest.
  ///
  /// - Parameter velocity: The velocity of the offset, in points per millisecond.
  public final func endDragging(velocity: CGPoint = .zero) {
    guard case .dragging(let start) = motion else { return }
    endDragging(from: start, velocity: velocity)
  }

  /// Ends a drag that began at `start`, released at the current offset.
  ///
  /// The content comes to rest, with a clock over time (R15.31). The delegate may change the target
  /// in `scrollViewWillEndDragging`. Does nothing if scrolling is disabled. The content is dragged
  /// until `scrollViewDidEndDragging`, and decelerates from `scrollViewWillBeginDecelerating` until
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
    // The delegate may have stopped the deceleration, or a new drag may have begun.
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

  /// Begins a zoom by touch and calls the delegate.
  ///
  /// Does nothing during a zoom, or without a view to zoom. Until `endZooming()` the host sets
  /// `zoomScale`.
  public final func beginZooming() {
    guard !isInZoom, let view = viewForZooming else { return }
    isInZoom = true
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// Ends the zoom that `beginZooming()` began and calls the delegate.
  public final func endZooming() {
    guard isInZoom else { return }
    isInZoom = false
    delegate?.scrollViewDidEndZooming(self, with: viewForZooming, atScale: zoomScale)
  }

  /// Ends a drag, a deceleration and a zoom at once, without calling the delegate.
  ///
  /// The offset and the scale stay.
  public final func stopScrollingAndZooming() {
    flight?.stop()
    motion = .resting
    isInZoom = false
  }

  /// Scrolls to the top, over time with a clock, as a tap on the status bar does (R5.18).
  ///
  /// The horizontal offset stays. Does nothing if `scrollsToTop` is false or the delegate returns
  /// false.
  ///
  /// - Returns: Whether the content scrolls; the delegate is notified when the top is reached.
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
