public import Foundation

/// An animation of a scroll view's offset on a clock (R15.30).
///
/// The clock sets the actual offset, and the delegate is called at each step.
final class ScrollFlight: TimedMotion {
  private weak var scrollView: ScrollView?
  private weak var clock: AnimationClock?
  private var horizontal: Leg
  private var vertical: Leg
  /// The number of times that the targets have changed.
  private var changes = 0
  /// The closure called once the offset has reached the target; never if the animation is stopped.
  private let completion: (ScrollView) -> Void
  /// Whether the animation itself is setting the offset.
  private(set) var isStepping = false
  /// The offset to restore after a query has temporarily set the offset of another time; nil if
  /// there is none.
  private var seenFrom: CGPoint?

  /// The motion along one axis, starting at a given time.
  private struct Leg {
    let begin: TimeInterval
    let path: ScrollPath

    func offset(at moment: TimeInterval) -> Double { path.offset(at: moment - begin) }
  }

  init(
    of scrollView: ScrollView, on clock: AnimationClock, _ horizontal: ScrollPath,
    _ vertical: ScrollPath, completion: @escaping (ScrollView) -> Void
  ) {
    (self.scrollView, self.clock, self.completion) = (scrollView, clock, completion)
    self.horizontal = Leg(begin: clock.now, path: horizontal)
    self.vertical = Leg(begin: clock.now, path: vertical)
  }

  var movedView: View? { scrollView }

  var target: CGPoint { CGPoint(x: horizontal.path.target, y: vertical.path.target) }

  var nextEvent: TimeInterval {
    max(horizontal.begin + horizontal.path.duration, vertical.begin + vertical.path.duration)
  }

  private func offset(at moment: TimeInterval) -> CGPoint {
    CGPoint(x: horizontal.offset(at: moment), y: vertical.offset(at: moment))
  }

  /// Adapts the animation's targets after the limits of the offset have changed from `old`.
  ///
  /// Returns whether the offset changed. The offset continues from its current position at its
  /// current speed. Along an axis that doesn't bounce, it is clamped to the limits (R15.46).
  func limitsDidChange(after old: ScrollView.SettledGeometry, of scrollView: ScrollView) -> Bool {
    guard let clock else { return false }
    let (now, before) = (clock.now, scrollView.contentOffset)
    var start = before
    for axis in Axis.allCases where !scrollView.bounces(along: axis) {
      start[axis] = scrollView.settledOffset(
        Double(before[axis]), along: axis, after: old, follows: false)
    }
    func changed(_ leg: Leg, _ axis: Axis) -> Leg? {
      let target = Double(
        scrollView.settledOffset(leg.path.target, along: axis, after: old, follows: true))
      guard target != leg.path.target else { return nil }
      let isClamped = start[axis] != before[axis]
      let path = scrollView.path(
        along: axis, from: Double(start[axis]),
        speed: isClamped ? 0 : leg.path.speed(at: now - leg.begin), to: target)
      return Leg(begin: now, path: path)
    }
    let (newHorizontal, newVertical) = (
      changed(horizontal, .horizontal), changed(vertical, .vertical)
    )
    if newHorizontal != nil || newVertical != nil {
      (horizontal, vertical) = (newHorizontal ?? horizontal, newVertical ?? vertical)
      changes += 1
      clock.move(self)
    }
    set(start, of: scrollView)
    return scrollView.contentOffset != before
  }

  func step(to moment: TimeInterval) {
    guard let scrollView, scrollView.flight === self else { return stop() }
    set(offset(at: moment), of: scrollView)
  }

  func arrive() {
    clock?.stopMoving(self)
    guard let scrollView, scrollView.flight === self else { return }
    let changesBefore = changes
    set(target, of: scrollView)
    guard scrollView.flight === self, changes == changesBefore else { return }
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
    scrollView.placement.bounds.origin = offset(at: moment)
  }

  func clockEnds() { arrive() }

  /// Ends the animation at the current offset, without calling the completion.
  func stop() {
    clock?.stopMoving(self)
    if scrollView?.flight === self { scrollView?.flight = nil }
  }

  private func set(_ offset: CGPoint, of scrollView: ScrollView) {
    guard offset != scrollView.contentOffset else { return }
    // The delegate may change the limits, which sets the offset again.
    let wasStepping = isStepping
    isStepping = true
    scrollView.contentOffset = offset
    isStepping = wasStepping
  }
}

extension ScrollView {
  /// Whether `setContentOffset(_:animated:)` or a similar method is animating the offset.
  public final var isScrollAnimating: Bool { flight != nil && !isMovingOn }

  /// Animates the offset over the system's standard duration.
  ///
  /// If the thread has no `AnimationClock`, sets the offset and calls `completion` immediately. If
  /// the animation is interrupted, `completion` isn't called.
  final func animateOffset(to offset: CGPoint, completion: @escaping (ScrollView) -> Void) {
    guard let clock = AnimationClock.current else {
      contentOffset = offset
      return completion(self)
    }
    let start = contentOffset
    if isMovingOn { motion = .resting }
    fly(
      on: clock, ScrollPath(easedFrom: Double(start.x), to: Double(offset.x)),
      ScrollPath(easedFrom: Double(start.y), to: Double(offset.y)), completion: completion)
  }

  /// Animates the deceleration after a drag, until the content comes to rest at `target`.
  ///
  /// The velocity is that of the offset, in points per millisecond. `completion` is called at the
  /// end, unless the deceleration is interrupted.
  final func decelerate(
    to target: CGPoint, velocity: CGPoint, on clock: AnimationClock,
    completion: @escaping (ScrollView) -> Void
  ) {
    func path(_ axis: Axis) -> ScrollPath {
      self.path(
        along: axis, from: Double(contentOffset[axis]), speed: Double(velocity[axis]) * 1_000,
        to: Double(target[axis]))
    }
    fly(on: clock, path(.horizontal), path(.vertical), completion: completion)
  }

  /// Returns the motion of content released at an offset.
  ///
  /// `speed` is that of the offset, in points per second; negative if the offset decreases.
  fileprivate final func path(
    along axis: Axis, from offset: Double, speed: Double, to target: Double
  ) -> ScrollPath {
    let span = scrollSpan(along: axis)
    return ScrollPath(
      releasedAt: offset, speed: speed.isFinite ? speed : 0, target: target,
      rate: Double(decelerationRate.rawValue), limits: span.minOffset...span.maxOffset,
      bounces: bounces(along: axis))
  }

  fileprivate final func bounces(along axis: Axis) -> Bool {
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
  /// `proposed` is the offset at which the content follows the finger exactly, without resistance.
  /// Along an axis that doesn't bounce, the result is clamped to the limits (R15.34). Without
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
