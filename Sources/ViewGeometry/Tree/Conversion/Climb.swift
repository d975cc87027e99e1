/// A climb from a view towards an ancestor: the sum of the offsets, and the kinds of map on the way.
///
/// Offsets are added leg by leg: those of up to 16 levels to the leg's sum, then that sum to the climb's. The order of
/// additions is part of the result, to the last bit; a cached leg gives the same bits as one that is climbed.
struct Climb {
  /// 16: a move looks at no more views, and a climb of 128 levels has 8 legs (Decisions/0009).
  static let legLevels = 16

  var cursor: ViewCursor
  var x = 0.0
  var y = 0.0
  /// The route bits of the views on the way, or-ed together: zero as long as all maps are translations.
  var bits: UInt8 = 0
  /// The levels climbed.
  var levels = 0
  /// The levels climbed before the other end's climb began; legs are counted again from there.
  var surplus = 0

  @inline(__always)
  init(from cursor: ViewCursor) { self.cursor = cursor }

  /// The climb of one leg.
  @inline(__always)
  init(_ leg: ClimbedLeg) {
    cursor = leg.cursor
    (x, y) = (leg.x, leg.y)
    bits = leg.bits
    levels = Int(leg.levels)
  }

  @inline(__always)
  var sum: Offset { (x, y) }

  /// Adds the offset of the cursor's view in whatever that lies in.
  @inline(__always)
  mutating func addOffset() {
    let offset = cursor.offset
    x += offset.x
    y += offset.y
    bits |= cursor.routeBits
  }

  /// Adds a leg that begins where this climb ends.
  @inline(__always)
  mutating func add(_ leg: ClimbedLeg) {
    x += leg.x
    y += leg.y
    bits |= leg.bits
    levels &+= Int(leg.levels)
    cursor = leg.cursor
  }

  /// Climbs the surplus of a deeper end: a number of levels that are known to be there.
  @inline(__always)
  mutating func climb(surplus: Int) {
    while levels < surplus {
      var leg = ClimbedLeg(from: cursor)
      for _ in 0..<min(surplus - levels, Climb.legLevels) {
        leg.step(to: leg.cursor.superview ?? leg.cursor)
      }
      add(leg)
    }
    self.surplus = surplus
  }

  /// Climbs to the window that holds the view, or to the root (R3.3, R3.4).
  mutating func climbToBase() {
    while !cursor.flags.contains(.isWindow), cursor.superview != nil {
      var leg = ClimbedLeg(from: cursor)
      while leg.levels < UInt8(Climb.legLevels), !leg.cursor.flags.contains(.isWindow),
        let superview = leg.cursor.superview
      {
        leg.step(to: superview)
      }
      add(leg)
    }
  }
}

/// A leg of up to 16 levels: four words, which a function is passed in registers.
struct ClimbedLeg {
  private(set) var cursor: ViewCursor
  private(set) var x = 0.0
  private(set) var y = 0.0
  private(set) var bits: UInt8 = 0
  private(set) var levels: UInt8 = 0

  @inline(__always)
  init(from cursor: ViewCursor) { self.cursor = cursor }

  @inline(__always)
  var sum: Offset { (x, y) }

  /// Adds the offset of the cursor's view and moves the cursor to `superview`, which is its superview.
  @inline(__always)
  mutating func step(to superview: ViewCursor) {
    let offset = cursor.offset
    x += offset.x
    y += offset.y
    bits |= cursor.routeBits
    levels &+= 1
    cursor = superview
  }
}

/// A leg climbed from both ends of a route in step; for most routes the only one.
///
/// All of it stays in registers, so a route of translations between ends equally deep never becomes a `Route` in memory, which
/// costs as much as eight levels.
struct PairedLeg {
  private(set) var up: ClimbedLeg
  private(set) var down: ClimbedLeg

  /// Whether both stand on the same view.
  @inline(__always)
  var hasMet: Bool { up.cursor == down.cursor }

  /// Whether they haven't met after 16 levels; otherwise one stands at a root.
  var goesOn: Bool { !hasMet && up.levels == UInt8(Climb.legLevels) }

  /// Whether they are a whole route of translations.
  @inline(__always)
  var isShift: Bool { hasMet && up.bits | down.bits == 0 }

  @inline(__always)
  init(up: ClimbedLeg, down: ClimbedLeg) {
    self.up = up
    self.down = down
  }

  /// The first leg of a route.
  ///
  /// The way between a superview and a subview, whose depths differ, is looked for before.
  @inline(__always)
  init(from source: ViewCursor, to target: ViewCursor) {
    var (first, second) = (ClimbedLeg(from: source), ClimbedLeg(from: target))
    if source.superview == target {
      first.step(to: target)
    } else if target.superview == source {
      second.step(to: source)
    } else {
      self.init(between: source, and: target)
      return
    }
    self.init(up: first, down: second)
  }

  /// Up to 16 levels from both views, until both climbs meet.
  @inline(__always)
  init(between source: ViewCursor, and target: ViewCursor) {
    // In variables of their own, which stay in registers.
    var (first, second) = (ClimbedLeg(from: source), ClimbedLeg(from: target))
    while first.cursor != second.cursor, first.levels < UInt8(Climb.legLevels),
      let next = first.cursor.superview, let otherNext = second.cursor.superview
    {
      first.step(to: next)
      second.step(to: otherNext)
    }
    (up, down) = (first, second)
  }
}
