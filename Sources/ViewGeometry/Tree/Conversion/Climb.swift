/// The sum of the offsets along a *climb*: the path from an element up to one of its ancestors.
///
/// A climb is divided into *legs* of up to 16 levels. The offsets of the levels are added to the
/// sum of their leg, and the sum of each leg is added to the sum of the climb. The order of
/// additions determines the result to the last bit, so that a cached leg has the same bits as a
/// newly climbed one. If one end of a route is deeper than the other, the levels by which it is
/// deeper are its *excess levels*.
@usableFromInline
struct ClimbSum {
  @usableFromInline var x = 0.0
  @usableFromInline var y = 0.0
  /// The union of the route bits of all levels; zero if all maps are translations.
  @usableFromInline var bits: UInt8 = 0
  /// The number of levels climbed.
  @usableFromInline var levels: Int32 = 0

  @inlinable init() {}

  @inlinable var offset: (x: Double, y: Double) { (x, y) }

  /// Adds the offset of a level.
  @inlinable @inline(__always)
  mutating func addLevel(x: Double, y: Double, bits: UInt8) {
    self.x += x
    self.y += y
    self.bits |= bits
    levels &+= 1
  }

  /// Appends a leg that starts where this climb ends.
  @inlinable @inline(__always)
  mutating func add(_ leg: ClimbSum) {
    x += leg.x
    y += leg.y
    bits |= leg.bits
    levels &+= leg.levels
  }
}

/// The lengths of the legs of a climb, in levels.
///
/// The excess levels, by which one end of a route is deeper than the other, are divided into legs
/// separately. A leg has 16 levels, but the last leg of the excess levels and the last leg of the
/// other levels may have fewer.
@usableFromInline
struct LegLengths: Sequence, IteratorProtocol {
  /// The maximum length of a leg, in levels.
  ///
  /// With 16 levels, moving a view checks at most 16 views, and a climb of 128 levels has 8 legs
  /// (Decisions/0009).
  @inlinable static var longest: Int { 16 }

  @usableFromInline let levels: Int
  @usableFromInline let surplus: Int
  @usableFromInline var climbed = 0

  /// Creates the lengths of the legs of a climb.
  ///
  /// The first `surplus` levels are divided into legs separately.
  @inlinable
  init(levels: Int, surplus: Int) {
    self.levels = levels
    self.surplus = surplus
  }

  @inlinable @inline(__always)
  mutating func next() -> Int? {
    guard climbed < levels else { return nil }
    let end = climbed < surplus ? surplus : levels
    let length = Swift.min(end &- climbed, Self.longest)
    climbed &+= length
    return length
  }
}

/// A climb from an element toward one of its ancestors.
@usableFromInline
struct Climb<Tree: WalkedTree> {
  @usableFromInline var cursor: Tree.Element
  @usableFromInline var sum = ClimbSum()
  /// The number of excess levels, which are climbed first; a new leg starts after them.
  @usableFromInline var surplus = 0

  @inlinable @inline(__always) init(from cursor: Tree.Element) { self.cursor = cursor }

  /// Creates a climb that consists of one leg.
  @inlinable @inline(__always)
  init(_ leg: ClimbedLeg<Tree>) {
    cursor = leg.cursor
    sum = leg.sum
  }

  @inlinable var bits: UInt8 { sum.bits }

  @inlinable var levels: Int { Int(sum.levels) }

  @inlinable var offset: (x: Double, y: Double) { sum.offset }

  /// Whether the climb consists of a single leg.
  @inlinable var isOneLeg: Bool { surplus == 0 && levels <= LegLengths.longest }

  /// Appends a leg that starts where this climb ends.
  @inlinable @inline(__always)
  mutating func add(_ leg: ClimbedLeg<Tree>) {
    sum.add(leg.sum)
    cursor = leg.cursor
  }

  /// Climbs `surplus` levels, which must exist, from the deeper end of a route.
  @inlinable @inline(__always)
  mutating func climb(surplus: Int, in tree: Tree) {
    for length in LegLengths(levels: surplus, surplus: 0) {
      var leg = ClimbedLeg<Tree>(from: cursor)
      for _ in 0..<length { leg.step(to: tree.parent(of: leg.cursor) ?? leg.cursor, in: tree) }
      add(leg)
    }
    self.surplus = surplus
  }

  /// Climbs to the element that nil represents in conversions: the window, or the root (R3.3,
  /// R3.4).
  @inlinable
  mutating func climbToBase(in tree: Tree) {
    var circle = CircleGuard(start: cursor)
    while true {
      var leg = ClimbedLeg<Tree>(from: cursor)
      while !leg.isFull, !tree.isBase(leg.cursor), let parent = tree.parent(of: leg.cursor) {
        leg.step(to: parent, in: tree)
      }
      add(leg)
      guard leg.isFull else { return }
      if Tree.mayCircle { circle.check(cursor) }
    }
  }
}

/// A leg of up to 16 levels, stored in four words, which are passed in registers.
@usableFromInline
struct ClimbedLeg<Tree: WalkedTree> {
  @usableFromInline var cursor: Tree.Element
  @usableFromInline var sum = ClimbSum()

  @inlinable @inline(__always) init(from cursor: Tree.Element) { self.cursor = cursor }

  /// Whether the leg has the maximum number of levels.
  @inlinable var isFull: Bool { Int(sum.levels) == LegLengths.longest }

  /// Adds the offset of the cursor's element, and moves the cursor to the element's parent,
  /// `parent`.
  @inlinable @inline(__always)
  mutating func step(to parent: Tree.Element, in tree: Tree) {
    let reading = tree.reading(of: cursor)
    let offset = reading.offset
    sum.addLevel(x: offset.x, y: offset.y, bits: reading.routeBits)
    cursor = parent
  }
}

/// The first legs of a route, climbed from both ends in step; most routes have no other legs.
///
/// They stay in registers. Thus a short route of translations between ends of equal depth is never
/// stored as a `Route` in memory, which would take as long as climbing eight levels.
@usableFromInline
struct PairedLeg<Tree: WalkedTree> {
  @usableFromInline var up: ClimbedLeg<Tree>
  @usableFromInline var down: ClimbedLeg<Tree>

  /// Whether both cursors have reached the same element.
  @inlinable var hasMet: Bool { up.cursor == down.cursor }

  /// Whether the climbs must be continued.
  ///
  /// That is the case if they haven't met within 16 levels and neither has reached a root.
  @inlinable var goesOn: Bool { !hasMet && up.isFull }

  /// Whether the route is complete and consists only of translations.
  @inlinable var isShift: Bool { hasMet && up.sum.bits | down.sum.bits == 0 }

  @inlinable @inline(__always)
  init(up: ClimbedLeg<Tree>, down: ClimbedLeg<Tree>) {
    self.up = up
    self.down = down
  }

  /// Climbs the first leg from each end of a route.
  ///
  /// Routes between a parent and its child, whose depths differ, are recognized first.
  @inlinable @inline(__always)
  init(from source: Tree.Element, to target: Tree.Element, in tree: Tree) {
    var (first, second) = (ClimbedLeg<Tree>(from: source), ClimbedLeg<Tree>(from: target))
    if tree.parent(of: source) == target {
      first.step(to: target, in: tree)
    } else if tree.parent(of: target) == source {
      second.step(to: source, in: tree)
    } else {
      self.init(between: source, and: target, in: tree)
      return
    }
    self.init(up: first, down: second)
  }

  /// Climbs up to 16 levels from both elements, until the climbs meet or one of them reaches a
  /// root.
  @inlinable @inline(__always)
  init(between source: Tree.Element, and target: Tree.Element, in tree: Tree) {
    // Separate variables stay in registers. The lengths are compared by `<`, because with `!isFull`
    // the compiler would keep flags throughout the loop, which takes three instructions per level.
    var (first, second) = (ClimbedLeg<Tree>(from: source), ClimbedLeg<Tree>(from: target))
    while first.cursor != second.cursor, Int(first.sum.levels) < LegLengths.longest,
      let next = tree.parent(of: first.cursor), let otherNext = tree.parent(of: second.cursor)
    {
      first.step(to: next, in: tree)
      second.step(to: otherNext, in: tree)
    }
    (up, down) = (first, second)
  }
}
