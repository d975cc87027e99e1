/// The sum of the offsets on a climb and the kinds of map on the way, of views and of the nodes of a ``GeometryTree`` alike.
///
/// Offsets are added leg by leg: those of up to 16 levels to the leg's sum, then that sum to the climb's. The order of
/// additions is part of the result, to the last bit; a cached leg gives the same bits as one that is climbed.
@usableFromInline
struct ClimbSum {
  @usableFromInline var x = 0.0
  @usableFromInline var y = 0.0
  /// The route bits of the levels, or-ed together: zero as long as all maps are translations.
  @usableFromInline var bits: UInt8 = 0
  /// The levels climbed.
  @usableFromInline var levels: Int32 = 0

  @inlinable
  init() {}

  /// Adds the offset of a level.
  @inlinable
  @inline(__always)
  mutating func addLevel(x: Double, y: Double, bits: UInt8) {
    self.x += x
    self.y += y
    self.bits |= bits
    levels &+= 1
  }

  /// Adds a leg that begins where this climb ends.
  @inlinable
  @inline(__always)
  mutating func add(_ leg: ClimbSum) {
    x += leg.x
    y += leg.y
    bits |= leg.bits
    levels &+= leg.levels
  }
}

/// The lengths of the legs of a climb: 16 levels, or fewer for the last of the surplus and the last of the rest.
@usableFromInline
struct LegLengths: Sequence, IteratorProtocol {
  /// 16: a move looks at no more views, and a climb of 128 levels has 8 legs (Decisions/0009).
  @inlinable static var longest: Int { 16 }

  @usableFromInline let levels: Int
  @usableFromInline let surplus: Int
  @usableFromInline var climbed = 0

  /// The legs of a climb whose first `surplus` levels are counted apart.
  @inlinable
  init(levels: Int, surplus: Int) {
    self.levels = levels
    self.surplus = surplus
  }

  @inlinable
  @inline(__always)
  mutating func next() -> Int? {
    guard climbed < levels else { return nil }
    let end = climbed < surplus ? surplus : levels
    let length = Swift.min(end &- climbed, Self.longest)
    climbed &+= length
    return length
  }
}

/// A climb from a view towards an ancestor.
struct Climb {
  var cursor: ViewCursor
  var sum = ClimbSum()
  /// The levels climbed before the other end's climb began; legs are counted again from there.
  var surplus = 0

  @inline(__always)
  init(from cursor: ViewCursor) { self.cursor = cursor }

  /// The climb of one leg.
  @inline(__always)
  init(_ leg: ClimbedLeg) {
    cursor = leg.cursor
    sum = leg.sum
  }

  @inline(__always)
  var bits: UInt8 { sum.bits }

  @inline(__always)
  var levels: Int { Int(sum.levels) }

  @inline(__always)
  var offset: RouteOffset { (sum.x, sum.y) }

  /// Whether it is a single leg.
  @inline(__always)
  var isOneLeg: Bool { surplus == 0 && levels <= LegLengths.longest }

  /// Adds a leg that begins where this climb ends.
  @inline(__always)
  mutating func add(_ leg: ClimbedLeg) {
    sum.add(leg.sum)
    cursor = leg.cursor
  }

  /// Climbs the surplus of a deeper end: a number of levels that are known to be there.
  @inline(__always)
  mutating func climb(surplus: Int) {
    for length in LegLengths(levels: surplus, surplus: 0) {
      var leg = ClimbedLeg(from: cursor)
      for _ in 0..<length { leg.step(to: leg.cursor.superview ?? leg.cursor) }
      add(leg)
    }
    self.surplus = surplus
  }

  /// Climbs to the window that holds the view, or to the root (R3.3, R3.4).
  mutating func climbToBase() {
    while !cursor.flags.contains(.isWindow), cursor.superview != nil {
      var leg = ClimbedLeg(from: cursor)
      while !leg.isFull, !leg.cursor.flags.contains(.isWindow),
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
  private(set) var sum = ClimbSum()

  @inline(__always)
  init(from cursor: ViewCursor) { self.cursor = cursor }

  @inline(__always)
  var bits: UInt8 { sum.bits }

  @inline(__always)
  var offset: RouteOffset { (sum.x, sum.y) }

  /// Whether it has all the levels of a leg.
  @inline(__always)
  var isFull: Bool { Int(sum.levels) == LegLengths.longest }

  /// Adds the offset of the cursor's view and moves the cursor to `superview`, which is its superview.
  @inline(__always)
  mutating func step(to superview: ViewCursor) {
    let offset = cursor.offset
    sum.addLevel(x: offset.x, y: offset.y, bits: cursor.routeBits)
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
  var goesOn: Bool { !hasMet && up.isFull }

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
    // In variables of their own, which stay in registers. Compared by `<`: with `!isFull` the compiler keeps flags through the
    // loop, three instructions a level.
    var (first, second) = (ClimbedLeg(from: source), ClimbedLeg(from: target))
    while first.cursor != second.cursor, Int(first.sum.levels) < LegLengths.longest,
      let next = first.cursor.superview, let otherNext = second.cursor.superview
    {
      first.step(to: next)
      second.step(to: otherNext)
    }
    (up, down) = (first, second)
  }
}
