public import Foundation

/// An animation of a scroll view's offset on a clock (R15.30).
///
/// The clock sets the actual offset, and the delegate is called at each step.
final class ScrollFlight: TimedMotion {
  private weak var scrollView: ScrollView?
  private weak var clock: AnimationClock?
  private let begin: TimeInterval
  private let horizontal: ScrollPath
  private let vertical: ScrollPath
  /// The closure called at the end, when the offset has reached the target.
  private let completion: (ScrollView) -> Void
  /// Whether the animation itself is setting the offset.
  private(set) var isStepping = false
  /// The actual offset while the offset at another moment is displayed; otherwise nil.
  private var seenFrom: CGPoint?

  init(
    of scrollView: ScrollView, on clock: AnimationClock, _ horizontal: ScrollPath,
    _ vertical: ScrollPath, completion: @escaping (ScrollView) -> Void
  ) {
    (self.scrollView, self.clock, begin) = (scrollView, clock, clock.now)
    (self.horizontal, self.vertical, self.completion) = (horizontal, vertical, completion)
  }

  var target: CGPoint { CGPoint(x: horizontal.target, y: vertical.target) }

  var nextEvent: TimeInterval { begin + max(horizontal.duration, vertical.duration) }

  func step(to moment: TimeInterval) {
    guard let scrollView, scrollView.flight === self else { return stop() }
    let time = moment - begin
    set(CGPoint(x: horizontal.offset(at: time), y: vertical.offset(at: time)), of: scrollView)
  }

  func arrive() {
    clock?.stopMoving(self)
    guard let scrollView, scrollView.flight === self else { return }
    set(target, of: scrollView)
    guard scrollView.flight === self else { return }
    scrollView.flight = nil
    completion(scrollView)
  }

  func look(at moment: TimeInterval?) {
    guard let scrollView, scrollView.flight === self else { return }
    // Only the origin of the bounds changes, without notifications, and it is restored.
    guard let moment else {
      if let seenFrom { scrollView.placement.bounds.origin = seenFrom }
      return seenFrom = nil
    }
    seenFrom = seenFrom ?? scrollView.placement.bounds.origin
    let time = moment - begin
    scrollView.placement.bounds.origin = CGPoint(
      x: horizontal.offset(at: time), y: vertical.offset(at: time))
  }

  /// Ends the animation at the current offset, without calling the completion.
  func stop() {
    clock?.stopMoving(self)
    if scrollView?.flight === self { scrollView?.flight = nil }
  }

  private func set(_ offset: CGPoint, of scrollView: ScrollView) {
    guard offset != scrollView.contentOffset else { return }
    isStepping = true
    scrollView.contentOffset = offset
    isStepping = false
  }
}

extension ScrollView {
  /// Whether `setContentOffset(_:animated:)` or a similar method is animating the offset.
  public final var isScrollAnimating: Bool { flight != nil && !isMovingOn }

  /// Animates the offset over the system's standard duration; without a clock, sets it immediately.
  final func animateOffset(to offset: CGPoint, completion: @escaping (ScrollView) -> Void) {
    guard let clock = AnimationClock.current else {
      contentOffset = offset
      return completion(self)
    }
    let start = contentOffset
    fly(
      on: clock, ScrollPath(easedFrom: Double(start.x), to: Double(offset.x)),
      ScrollPath(easedFrom: Double(start.y), to: Double(offset.y)), completion: completion)
  }

  /// Animates the deceleration after a drag, until the content comes to rest at `target`.
  ///
  /// The velocity is that of the offset, in points per millisecond.
  final func decelerate(
    to target: CGPoint, velocity: CGPoint, on clock: AnimationClock,
    completion: @escaping (ScrollView) -> Void
  ) {
    func path(_ axis: Axis) -> ScrollPath {
      let span = scrollSpan(along: axis)
      let speed = Double(velocity[axis]) * 1_000
      return ScrollPath(
        releasedAt: Double(contentOffset[axis]), speed: speed.isFinite ? speed : 0,
        target: Double(target[axis]), rate: Double(decelerationRate.rawValue),
        limits: span.minOffset...span.maxOffset, bounces: bounces(along: axis))
    }
    fly(on: clock, path(.horizontal), path(.vertical), completion: completion)
  }

  private final func bounces(along axis: Axis) -> Bool {
    axis == .horizontal ? bouncesHorizontally : bouncesVertically
  }

  private final func fly(
    on clock: AnimationClock, _ horizontal: ScrollPath, _ vertical: ScrollPath,
    completion: @escaping (ScrollView) -> Void
  ) {
    flight?.stop()
    let flight = ScrollFlight(
      of: self, on: clock, horizontal, vertical, completion: completion)
    self.flight = flight
    clock.move(flight)
  }

  /// Ends an animation of the offset if code outside the animation sets the offset.
  @inline(__always)
  final func endFlightBySetting() {
    if let flight, !flight.isStepping { endFlight(flight) }
  }

  @inline(never)
  private final func endFlight(_ flight: ScrollFlight) {
    flight.stop()
    if isMovingOn { motion = .resting }
  }

  /// Returns the offset for content dragged to `proposed`, with resistance beyond the limits.
  ///
  /// Along an axis that doesn't bounce, it is clamped to the limits (R15.34). Without
  /// `alwaysBounceHorizontal` or `alwaysBounceVertical`, an axis whose limits are equal doesn't
  /// bounce.
  public final func contentOffset(draggedTo proposed: CGPoint) -> CGPoint {
    var result = CGPoint.zero
    for axis in Axis.allCases {
      let span = scrollSpan(along: axis)
      let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
      let canBounce = bounces(along: axis) && (always || span.maxOffset > span.minOffset)
      result[axis] = CGFloat(
        canBounce
          ? RubberBand.offset(
            proposed: Double(proposed[axis]), limits: span.minOffset...span.maxOffset,
            length: span.view)
          : span.clamped(Double(proposed[axis])))
    }
    return result
  }
}
