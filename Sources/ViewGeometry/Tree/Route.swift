/// The way from one view to another: up to the lowest common ancestor and down again.
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
    up = Climb(from: source)
    down = Climb(from: target)
    if source.superview == target {
      up.addLevel()
      meeting = target
    } else if target.superview == source {
      down.addLevel()
      meeting = source
    } else if !climbInStep() {
      climbFromUnequalDepths()
    }
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

  /// The way to a view from another; nil stands for the target's window or the root of its tree.
  @inline(__always)
  init(to target: View, from source: View?) {
    if let source {
      self.init(from: ViewCursor(source), to: ViewCursor(target))
    } else {
      let wayBack = Route(toBaseOf: ViewCursor(target))
      self = wayBack
      (self.source, self.target) = (wayBack.target, wayBack.source)
      (up, down) = (wayBack.down, wayBack.up)
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

  /// Climbs from both ends in step until they meet; false when one is at a root before.
  @inline(__always)
  private mutating func climbInStep() -> Bool {
    guard !remembers || up.cursor.group == nil || down.cursor.group == nil else {
      return climbGroups()
    }
    // The first group, which for most routes is the only one; in variables of its own, which stay in registers.
    var (first, second) = (up, down)
    var left = RouteGroup.levels
    var isAtRoot = false
    while first.cursor != second.cursor, left > 0 {
      guard let next = first.cursor.superview, let secondNext = second.cursor.superview else {
        isAtRoot = true
        break
      }
      first.addOffset()
      second.addOffset()
      first.cursor = next
      second.cursor = secondNext
      left &-= 1
    }
    first.levels = RouteGroup.levels &- left
    second.levels = first.levels
    (up, down) = (first, second)
    guard first.cursor != second.cursor else {
      meeting = first.cursor
      return true
    }
    return isAtRoot ? false : climbGroupsAfterFirst()
  }

  @inline(never)
  private mutating func climbGroupsAfterFirst() -> Bool {
    if remembers {
      source.noteGroup()
      target.noteGroup()
    }
    return climbGroups()
  }

  /// Climbs from both ends in step until they meet, a group at a time; false when one is at a root before.
  @inline(never)
  private mutating func climbGroups() -> Bool {
    while up.cursor != down.cursor {
      if remembers, takeGroups() { continue }
      guard climbGroupInStep() else { return false }
    }
    meeting = up.cursor
    return true
  }

  /// Climbs up to 16 levels from both ends; false when one is at a root before they meet.
  @inline(__always)
  private mutating func climbGroupInStep() -> Bool {
    var (upGroup, downGroup) = (Climb(from: up.cursor), Climb(from: down.cursor))
    var isAtRoot = false
    while upGroup.levels < RouteGroup.levels, upGroup.cursor != downGroup.cursor {
      guard let upNext = upGroup.cursor.superview, let downNext = downGroup.cursor.superview else {
        isAtRoot = true
        break
      }
      upGroup.addOffset()
      downGroup.addOffset()
      upGroup.cursor = upNext
      downGroup.cursor = downNext
      upGroup.levels &+= 1
    }
    downGroup.levels = upGroup.levels
    if remembers, upGroup.levels == RouteGroup.levels {
      up.cursor.noteGroup()
      down.cursor.noteGroup()
    }
    up.add(upGroup)
    down.add(downGroup)
    return !isAtRoot
  }

  /// Takes the next group of either end in one step, if both are remembered and they don't meet inside it.
  @inline(__always)
  private mutating func takeGroups() -> Bool {
    guard let upGroup = up.cursor.currentGroup, let downGroup = down.cursor.currentGroup,
      upGroup.pointee.target != downGroup.pointee.target
        || upGroup.pointee.last != downGroup.pointee.last
    else { return false }
    up.add(upGroup)
    down.add(downGroup)
    return true
  }

  /// Starts again with the deeper end level with the other, or finds that the trees differ.
  @inline(never)
  private mutating func climbFromUnequalDepths() {
    let upSurplus = source.levelsAbove(remembers: remembers)
    let downSurplus = target.levelsAbove(remembers: remembers)
    if upSurplus != downSurplus {
      up = Climb(from: source)
      down = Climb(from: target)
      up.climb(surplus: max(0, upSurplus - downSurplus), remembers: remembers)
      down.climb(surplus: max(0, downSurplus - upSurplus), remembers: remembers)
      if climbGroups() { return }
    }
    bridgeRoots()
  }

  /// Both climbs stand on different roots: their spaces coincide, unless both are windows on one screen.
  private mutating func bridgeRoots() {
    guard let sourceWindow = up.cursor.view as? Window,
      let targetWindow = down.cursor.view as? Window,
      sourceWindow.screen === targetWindow.screen
    else { return }
    leadsOverScreen = true
    up.addOffset()
    down.addOffset()
  }

  /// Whether the ends lie in one tree, or in windows on one screen.
  var isRelated: Bool { meeting != nil || leadsOverScreen }

  /// Whether every map on the way is a translation.
  @inline(__always)
  var isTranslation: Bool { up.bits | down.bits == 0 }

  /// Whether a view on the way is turned in space.
  var isSpatial: Bool { (up.bits | down.bits) & Placement.spatialBit != 0 }
}
