/// The way from one view to another: up to the lowest common ancestor and down again, over every level (R3.2).
///
/// A common ancestor is enough; it takes no window (R3.5).
///
/// Found by climbing from both ends in step and adding offsets on the way, so that a route of translations is
/// finished when it is found. When one end lies deeper its surplus is climbed first, in a second try. Everything
/// is relative to the common ancestor and never goes through the window, so far-off content keeps its low bits.
///
/// Offsets are added in groups of 16 levels, counted from where a climb starts: first those of a group, then the group's sum
/// to the sum so far. Maps are composed likewise. Groups that were climbed before are remembered (`RouteGroup`) and
/// taken in one step; because the order of additions is the same, so is every bit of the answer.
struct Route {
  private(set) var source: ViewCursor
  private(set) var target: ViewCursor
  /// Where the climbs meet, or nil for views of different trees.
  private(set) var meeting: ViewCursor?
  /// For different trees: whether the way leads over the screen both windows are on (R3.6).
  private(set) var leadsOverScreen = false
  private(set) var up: Climb
  private(set) var down: Climb
  /// Whether remembered groups are used and made; without them the answers are the same.
  let remembers: Bool

  @inline(__always)
  init(from source: ViewCursor, to target: ViewCursor, remembers: Bool = true) {
    self.source = source
    self.target = target
    self.remembers = remembers
    let first = FirstClimb.from(source, to: target, remembers: remembers)
    (up, down) = (first.up, first.down)
    climbOn(after: first.end, from: source, and: target)
    if meeting == nil { climbAgain(fromBelow: up.cursor, and: down.cursor) }
  }

  /// The way between views that both remember their first groups.
  @inline(__always)
  init(fromGroupOf source: ViewCursor, toGroupOf target: ViewCursor) {
    self.source = source
    self.target = target
    remembers = true
    (up, down) = (Climb(from: source), Climb(from: target))
    climbGroups()
    if meeting == nil { climbAgain(fromBelow: up.cursor, and: down.cursor) }
  }

  /// The way between views that climbs in step have led to these two, one a root, without meeting.
  @inline(__always)
  init(
    from source: ViewCursor, to target: ViewCursor, upTo upper: ViewCursor,
    and otherUpper: ViewCursor
  ) {
    self.source = source
    self.target = target
    remembers = true
    (up, down) = (Climb(from: source), Climb(from: target))
    climbAgain(fromBelow: upper, and: otherUpper)
  }

  /// The way between views so many levels below `meeting` whose maps aren't all translations; its sums aren't known.
  @inline(__always)
  init(
    from source: ViewCursor, to target: ViewCursor, upTo meeting: ViewCursor, levels: Int,
    bits: (up: UInt8, down: UInt8)
  ) {
    self.source = source
    self.target = target
    self.meeting = meeting
    remembers = true
    (up, down) = (Climb(from: source), Climb(from: target))
    (up.levels, up.bits) = (levels, bits.up)
    (down.levels, down.bits) = (levels, bits.down)
  }

  /// The way from a view to another; nil stands for the source's window or the root of its tree.
  @inline(__always)
  init(from source: View, to target: View?, remembers: Bool = true) {
    if let target {
      self.init(from: ViewCursor(source), to: ViewCursor(target), remembers: remembers)
    } else {
      self.init(toBaseOf: ViewCursor(source), remembers: remembers)
    }
  }

  /// The way from a view to the space that nil stands for, its window or the root of its tree (R3.3, R3.4).
  @inline(__always)
  init(toBaseOf source: ViewCursor, remembers: Bool = true) {
    self.source = source
    self.remembers = remembers
    up = Climb(from: source)
    up.climbToBase(remembers: remembers)
    target = up.cursor
    down = Climb(from: target)
    meeting = target
  }

  /// The way from that space to a view.
  @inline(__always)
  init(fromBaseOf target: ViewCursor) {
    let wayBack = Route(toBaseOf: target)
    self = wayBack
    (source, self.target) = (wayBack.target, wayBack.source)
    (up, down) = (wayBack.down, wayBack.up)
  }

  /// Whether the ends lie in one tree, or in windows on one screen.
  var isRelated: Bool { meeting != nil || leadsOverScreen }

  /// Whether every map on the way is a translation.
  @inline(__always)
  var isTranslation: Bool { up.bits | down.bits == 0 }

  /// Whether a view on the way is turned in space.
  var isSpatial: Bool { (up.bits | down.bits) & Placement.spatialBit != 0 }
}

// MARK: - Climbing

extension Route {
  /// Goes on after a climb in step until both meet, or one is at a root.
  @inline(__always)
  private mutating func climbOn(
    after end: FirstClimb.End, from start: ViewCursor, and otherStart: ViewCursor
  ) {
    switch end {
    case .met: meeting = up.cursor
    case .atRoot: break
    case .remembered: climbGroups()
    case .goesOn:
      if remembers {
        start.noteGroup()
        otherStart.noteGroup()
      }
      climbGroups()
    }
  }

  /// Starts again with the deeper end level with the other, or finds that the trees differ.
  ///
  /// Climbs in step have come to these two views, one a root: what is above the other is the surplus of its end.
  @inline(__always)
  private mutating func climbAgain(fromBelow upper: ViewCursor, and otherUpper: ViewCursor) {
    var (first, second) = (Climb(from: source), Climb(from: target))
    first.climb(surplus: upper.levelsAbove(remembers: remembers), remembers: remembers)
    second.climb(surplus: otherUpper.levelsAbove(remembers: remembers), remembers: remembers)
    let (start, otherStart) = (first.cursor, second.cursor)
    let next = FirstClimb.onEqualDepths(start, and: otherStart, remembers: remembers)
    first.add(next.up)
    second.add(next.down)
    (up, down) = (first, second)
    climbOn(after: next.end, from: start, and: otherStart)
    if meeting == nil { bridgeRoots() }
  }

  /// Climbs from both ends in step until they meet, or one is at a root, a group at a time.
  @inline(never)
  private mutating func climbGroups() {
    if remembers { takeValidGroups() }
    while up.cursor != down.cursor {
      if remembers, takeGroups() { continue }
      guard climbGroupInStep() else { return }
    }
    meeting = up.cursor
  }

  /// Takes groups of both ends in one step each, as long as they are valid and the ends don't meet inside.
  @inline(__always)
  private mutating func takeValidGroups() {
    // In variables of their own, which stay in registers.
    var (first, second) = (up, down)
    while let upGroup = first.cursor.group, let downGroup = second.cursor.group,
      upGroup.pointee.isValid, downGroup.pointee.isValid,
      !upGroup.pointee.endsOverSameLink(as: downGroup)
    {
      first.add(upGroup)
      second.add(downGroup)
    }
    (up, down) = (first, second)
  }

  /// Takes the next group of either end in one step, if one is remembered and they don't meet inside it.
  @inline(never)
  private mutating func takeGroups() -> Bool {
    guard let upGroup = up.cursor.currentGroup else {
      guard let downGroup = down.cursor.currentGroup else { return false }
      return Route.take(downGroup, for: &down, walking: &up)
    }
    guard let downGroup = down.cursor.currentGroup else {
      return Route.take(upGroup, for: &up, walking: &down)
    }
    guard !upGroup.pointee.endsOverSameLink(as: downGroup) else { return false }
    up.add(upGroup)
    down.add(downGroup)
    takeValidGroups()
    return true
  }

  /// Takes a group of one climb while the other walks its 16 levels, which aren't remembered now; false when it can't or
  /// the climbs meet inside.
  @inline(__always)
  private static func take(
    _ group: UnsafeMutablePointer<RouteGroup>, for climb: inout Climb, walking other: inout Climb
  ) -> Bool {
    // A group out of date most likely still ends where it did. Nothing else is done with its pointers here.
    if let outdated = other.cursor.group, outdated.pointee.endsOverSameLink(as: group) {
      return false
    }
    var walk = Climb(from: other.cursor)
    guard let last = walk.walkGroup(),
      group.pointee.target != walk.cursor || group.pointee.last != last
    else { return false }
    other.cursor.noteGroup()
    other.add(walk)
    climb.add(group)
    return true
  }

  /// Climbs up to 16 levels from both ends; false when one is at a root before they meet.
  @inline(__always)
  private mutating func climbGroupInStep() -> Bool {
    let group = FirstClimb.inStep(from: up.cursor, and: down.cursor)
    if remembers, group.up.levels == RouteGroup.levels {
      up.cursor.noteGroup()
      down.cursor.noteGroup()
    }
    up.add(group.up)
    down.add(group.down)
    return group.end != .atRoot
  }

  /// Both climbs stand on different roots: their spaces coincide, unless both are windows on one screen.
  @inline(never)
  private mutating func bridgeRoots() {
    guard let sourceWindow = up.cursor.view as? Window,
      let targetWindow = down.cursor.view as? Window,
      sourceWindow.screen === targetWindow.screen
    else { return }
    leadsOverScreen = true
    up.addOffset()
    down.addOffset()
  }
}
