/// A climb in step from both ends, of at most 16 levels: for most routes the only one.
///
/// All it finds stays in registers, so that a route of translations between ends equally deep never becomes
/// a `Route` in memory, which costs as much as eight levels.
struct FirstClimb {
  enum End {
    /// Both climbs stand on the same view.
    case met
    /// 16 levels are climbed.
    case goesOn
    /// One climb stands at a root, and they haven't met.
    case atRoot
    /// Nothing was climbed, because both ends remember their first groups.
    case remembered
  }

  let end: End
  let up: Climb
  let down: Climb

  /// Whether it is all of a route of translations.
  @inline(__always)
  var isShift: Bool { end == .met && up.bits | down.bits == 0 }

  /// The first climb of a route.
  ///
  /// The way between a superview and a subview, which would be found in a second try only, is looked for first.
  @inline(__always)
  static func from(_ source: ViewCursor, to target: ViewCursor, remembers: Bool) -> FirstClimb {
    if source.superview == target {
      return FirstClimb(end: .met, up: Climb(levelAbove: source), down: Climb(from: target))
    }
    if target.superview == source {
      return FirstClimb(end: .met, up: Climb(from: source), down: Climb(levelAbove: target))
    }
    return onEqualDepths(source, and: target, remembers: remembers)
  }

  /// The same for views that aren't superview and subview.
  @inline(__always)
  static func onEqualDepths(
    _ source: ViewCursor, and target: ViewCursor, remembers: Bool
  ) -> FirstClimb {
    guard remembers, source.group != nil, target.group != nil else {
      return inStep(from: source, and: target)
    }
    return FirstClimb(end: .remembered, up: Climb(from: source), down: Climb(from: target))
  }

  @inline(__always)
  static func inStep(from source: ViewCursor, and target: ViewCursor) -> FirstClimb {
    // In variables of their own, which stay in registers.
    var (first, second) = (Climb(from: source), Climb(from: target))
    var end = source == target ? End.met : .goesOn
    var left = RouteGroup.levels
    while end == .goesOn, left > 0 {
      guard let next = first.cursor.superview, let secondNext = second.cursor.superview else {
        end = .atRoot
        break
      }
      first.addOffset()
      second.addOffset()
      first.cursor = next
      second.cursor = secondNext
      left &-= 1
      if next == secondNext { end = .met }
    }
    first.levels = RouteGroup.levels &- left
    second.levels = first.levels
    return FirstClimb(end: end, up: first, down: second)
  }
}
