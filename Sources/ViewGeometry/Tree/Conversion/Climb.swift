/// A climb from a view towards an ancestor: the sum of the offsets, and what kinds of map were met.
struct Climb {
  var cursor: ViewCursor
  var x = 0.0
  var y = 0.0
  /// The route bits met, or-ed together: zero as long as all maps are translations.
  var bits: UInt8 = 0
  /// The levels climbed.
  var levels = 0
  /// How many of them were climbed before the other end's climb began; groups are counted anew from there.
  var surplus = 0

  @inline(__always)
  init(from cursor: ViewCursor) { self.cursor = cursor }

  /// The climb from a view to its superview; there is one.
  @inline(__always)
  init(levelAbove cursor: ViewCursor) {
    self.cursor = cursor
    addOffset()
    levels = 1
    self.cursor = cursor.superview ?? cursor
  }

  /// Adds the way from the cursor's view to its superview.
  @inline(__always)
  mutating func addOffset() {
    let offset = cursor.offset
    x += offset.x
    y += offset.y
    bits |= cursor.routeBits
  }

  /// Adds a climb that goes on where this one ends.
  @inline(__always)
  mutating func add(_ group: Climb) {
    x += group.x
    y += group.y
    bits |= group.bits
    levels &+= group.levels
    cursor = group.cursor
  }

  /// Adds a remembered group that starts where this climb ends.
  @inline(__always)
  mutating func add(_ group: UnsafeMutablePointer<RouteGroup>) {
    group.pointee.countUse()
    x += group.pointee.x
    y += group.pointee.y
    bits |= group.pointee.bits
    levels &+= RouteGroup.levels
    cursor = group.pointee.target
  }

  /// Climbs 16 levels and returns the view below the last, or nil when there are fewer.
  @inline(__always)
  mutating func walkGroup() -> ViewCursor? {
    var last = cursor
    for _ in 0..<RouteGroup.levels {
      guard let superview = cursor.superview else { return nil }
      addOffset()
      last = cursor
      cursor = superview
    }
    levels &+= RouteGroup.levels
    return last
  }

  /// Climbs a surplus of levels; there are as many.
  @inline(__always)
  mutating func climb(surplus: Int, remembers: Bool) {
    if surplus < RouteGroup.levels {
      var climb = Climb(from: cursor)
      for _ in 0..<surplus {
        climb.addOffset()
        climb.cursor = climb.cursor.superview ?? climb.cursor
      }
      climb.levels = surplus
      climb.surplus = surplus
      self = climb
    } else {
      climbGroups(surplus: surplus, remembers: remembers)
    }
  }

  @inline(never)
  private mutating func climbGroups(surplus: Int, remembers: Bool) {
    while levels < surplus {
      if remembers, surplus - levels >= RouteGroup.levels, let group = cursor.currentGroup {
        add(group)
        continue
      }
      climbGroup(atMost: surplus - levels, remembers: remembers) { _ in true }
    }
    self.surplus = surplus
  }

  /// Climbs to the window that holds the view, or to the root (R3.3, R3.4).
  mutating func climbToBase(remembers: Bool) {
    while !cursor.flags.contains(.isWindow), cursor.superview != nil {
      if remembers, let group = cursor.currentGroup, !group.pointee.passesWindow {
        add(group)
        continue
      }
      climbGroup(atMost: RouteGroup.levels, remembers: remembers) { !$0.flags.contains(.isWindow) }
    }
  }

  /// Climbs a group or what there is of it, while views satisfy the condition.
  @inline(__always)
  private mutating func climbGroup(
    atMost count: Int, remembers: Bool, while goesOn: (ViewCursor) -> Bool
  ) {
    var group = Climb(from: cursor)
    while group.levels < min(count, RouteGroup.levels), goesOn(group.cursor),
      let superview = group.cursor.superview
    {
      group.addOffset()
      group.cursor = superview
      group.levels &+= 1
    }
    if remembers, group.levels == RouteGroup.levels { cursor.noteGroup() }
    add(group)
  }
}
