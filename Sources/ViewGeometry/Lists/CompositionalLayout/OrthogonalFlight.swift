public import Foundation

/// An animation of the offset of a section that scrolls orthogonally, on a clock (R15.64).
final class OrthogonalFlight: TimedMotion {
  private weak var layout: CollectionViewCompositionalLayout?
  private weak var clock: AnimationClock?
  private let section: Int
  private let begin: TimeInterval
  private let path: ScrollPath
  /// Whether the animation itself is setting the offset.
  private(set) var isStepping = false

  init(
    of layout: CollectionViewCompositionalLayout, section: Int, on clock: AnimationClock,
    _ path: ScrollPath
  ) {
    (self.layout, self.section, self.clock) = (layout, section, clock)
    (begin, self.path) = (clock.now, path)
  }

  var nextEvent: TimeInterval { begin + path.duration }

  /// The offset at which the section comes to rest.
  var target: CGFloat { CGFloat(path.target) }

  func step(to moment: TimeInterval) { set(path.offset(at: moment - begin)) }

  func arrive() {
    set(path.target)
    stop()
  }

  /// Does nothing, because the items move only when the list is laid out, and looking ahead doesn't
  /// lay it out.
  func look(at moment: TimeInterval?) {}

  func clockEnds() { arrive() }

  /// Ends the animation at the current offset.
  func stop() {
    clock?.stopMoving(self)
    if layout?.flights[section] === self { layout?.flights[section] = nil }
  }

  private func set(_ offset: Double) {
    guard let layout, layout.flights[section] === self,
      layout.canScrollOrthogonally(section: section)
    else { return stop() }
    isStepping = true
    layout.setOrthogonalContentOffset(CGFloat(offset), inSection: section)
    layout.collectionView?.layoutIfNeeded()
    isStepping = false
  }
}

extension CollectionViewCompositionalLayout {
  /// Scrolls a section orthogonally to an offset in points, clamped to its limits, without
  /// scrolling the collection view (R8.24).
  ///
  /// If `animated` is true, the thread's `AnimationClock` animates the offset over 0.3 seconds;
  /// without a clock, the offset is set immediately (R15.64). Ends an earlier animation of the
  /// section's offset. Does nothing if the section doesn't scroll orthogonally.
  ///
  /// - Precondition: The section exists.
  public func setOrthogonalContentOffset(
    _ offset: CGFloat, inSection section: Int, animated: Bool
  ) {
    guard animated, let clock = AnimationClock.current else {
      return setOrthogonalContentOffset(offset, inSection: section)
    }
    let solved = checkedSolution(section).section(section)
    guard solved.isOrthogonal else { return }
    let target = solved.clampedScrollOffset(Double(offset))
    fly(section, on: clock, ScrollPath(easedFrom: solved.scrollOffset, to: target))
  }

  /// Ends a drag of a section that scrolls orthogonally.
  ///
  /// The section decelerates to the offset that its scrolling behavior determines (R8.23), at the
  /// rate of its ``CollectionLayoutSectionOrthogonalScrollingProperties`` (R8.29). Without an
  /// `AnimationClock` on the thread, it moves there immediately (R15.64). Does nothing if the
  /// section doesn't scroll orthogonally.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the offset, in points per millisecond, positive if the offset
  ///     grows; if it isn't finite, it counts as 0.
  ///   - start: The offset at which the drag began, in points.
  ///   - section: The index of the section.
  /// - Precondition: The section exists.
  public func endOrthogonalDragging(
    withVelocity velocity: CGFloat, draggedFrom start: CGFloat, inSection section: Int
  ) {
    let solved = checkedSolution(section).section(section)
    guard solved.isOrthogonal else { return }
    let properties = scrolling[section] ?? CompositionalScrollingValues()
    let rate = properties.rate(in: collectionView)
    let speed = velocity.isFinite ? Double(velocity) : 0
    let natural = solved.scrollOffset + speed * rate / (1 - rate)
    let target = solved.restingOffset(
      proposed: natural, velocity: speed, start: Double(start))
    let bounces = properties.bounces(within: solved.scrollLimits)
    let staysAtLimit =
      !bounces && target == solved.scrollOffset && !solved.scrollLimits.contains(natural)
    guard let clock = AnimationClock.current, !staysAtLimit else {
      return setOrthogonalContentOffset(CGFloat(target), inSection: section)
    }
    let perSecond = (speed * 1_000).isFinite ? speed * 1_000 : 0
    let path = ScrollPath(
      releasedAt: solved.scrollOffset, speed: perSecond, target: target, rate: rate,
      limits: solved.scrollLimits, bounces: bounces)
    fly(section, on: clock, path)
  }

  /// Returns whether the offset of a section is being animated.
  public func isOrthogonallyScrolling(section: Int) -> Bool { flights[section] != nil }

  private func fly(_ section: Int, on clock: AnimationClock, _ path: ScrollPath) {
    flights[section]?.stop()
    let flight = OrthogonalFlight(of: self, section: section, on: clock, path)
    flights[section] = flight
    clock.move(flight)
  }

  /// Returns whether the section exists and scrolls orthogonally.
  final func canScrollOrthogonally(section: Int) -> Bool {
    let solution = solution(CompositionalSolution.self)
    return section < solution.sectionCount && solution.isOrthogonal(section: section)
  }

  /// Ends the animations of all sections at their current offsets.
  final func endOrthogonalFlights() {
    for flight in flights.values { flight.stop() }
  }
}
