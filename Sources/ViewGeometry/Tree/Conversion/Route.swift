/// The way from one element of a tree to another: up to the lowest common ancestor and down again, over every level (R3.2).
///
/// A common ancestor is enough; between views it takes no window (R3.5).
///
/// Found by climbing from both ends in step and adding offsets on the way, so that a route of translations is finished when
/// it is found. When one end lies deeper, its surplus is climbed first, in a second try. Everything is relative to the
/// common ancestor and never goes through the window, so far-off content keeps its low bits.
///
/// A route looks at no cache: it is the answer that a `CachedClimb` must give to the last bit.
@usableFromInline
struct Route<Tree: WalkedTree> {
  @usableFromInline let source: Tree.Element
  @usableFromInline let target: Tree.Element
  /// Where the climbs meet, or nil for elements of different trees.
  @usableFromInline var meeting: Tree.Element?
  /// How the way leads from one tree to another.
  @usableFromInline var bridge = RootBridge.none
  @usableFromInline var up: Climb<Tree>
  @usableFromInline var down: Climb<Tree>

  @inlinable @inline(__always)
  init(from source: Tree.Element, to target: Tree.Element, in tree: Tree) {
    self.init(
      from: source, to: target, in: tree, after: PairedLeg(from: source, to: target, in: tree))
  }

  /// The route that goes on after its first leg.
  @inlinable @inline(__always)
  init(
    from source: Tree.Element, to target: Tree.Element, in tree: Tree,
    after first: PairedLeg<Tree>
  ) {
    self.source = source
    self.target = target
    (up, down) = (Climb(first.up), Climb(first.down))
    if first.hasMet {
      meeting = up.cursor
    } else if first.goesOn {
      climbInStep(in: tree)
    }
    if meeting == nil { climbAgain(in: tree) }
  }

  /// The way from an element to the space that nil represents: of a view its window, else the root (R3.3, R3.4).
  @inlinable
  init(toBaseOf source: Tree.Element, in tree: Tree) {
    self.source = source
    up = Climb(from: source)
    up.climbToBase(in: tree)
    target = up.cursor
    down = Climb(from: target)
    meeting = target
  }

  /// The way from that space to an element.
  @inlinable
  init(fromBaseOf target: Tree.Element, in tree: Tree) {
    self.target = target
    down = Climb(from: target)
    down.climbToBase(in: tree)
    source = down.cursor
    up = Climb(from: source)
    meeting = source
  }

  /// The way from an element to another; nil stands for the source's window or the root of its tree.
  @inlinable @inline(__always)
  init(from source: Tree.Element, toBaseOr target: Tree.Element?, in tree: Tree) {
    if let target {
      self.init(from: source, to: target, in: tree)
    } else {
      self.init(toBaseOf: source, in: tree)
    }
  }

  /// Whether the ends lie in one tree, or in windows on one screen.
  @inlinable var isRelated: Bool { meeting != nil || bridge == .screen }

  /// Whether the way leads through a space that both roots lie in, where their frames count.
  @inlinable var leadsOverRoots: Bool { bridge != .none }

  /// Whether every map on the way is a translation.
  @inlinable var isTranslation: Bool { up.bits | down.bits == 0 }

  /// Whether an element on the way is turned in space.
  @inlinable var isSpatial: Bool { Placement.hasSpatialBit(up.bits | down.bits) }
}

// MARK: - Climbing

extension Route {
  /// Climbs leg by leg until both climbs meet, or one is at a root.
  @inlinable @inline(__always)
  mutating func climbInStep(in tree: Tree) {
    var circle = CircleGuard(start: up.cursor)
    while true {
      let leg = PairedLeg(between: up.cursor, and: down.cursor, in: tree)
      up.add(leg.up)
      down.add(leg.down)
      if leg.hasMet { meeting = up.cursor }
      guard leg.goesOn else { return }
      if Tree.mayCircle { circle.check(up.cursor) }
    }
  }

  /// Starts again with the deeper end level with the other, or finds that the trees differ.
  ///
  /// Climbs in step have come to where one is at a root: the levels above the other are the surplus of its end.
  @inlinable @inline(never)
  mutating func climbAgain(in tree: Tree) {
    // One of them is 0.
    let (surplus, otherSurplus) = (
      tree.levelsAbove(up.cursor), tree.levelsAbove(down.cursor)
    )
    if surplus | otherSurplus != 0 {
      (up, down) = (Climb(from: source), Climb(from: target))
      if surplus > 0 {
        up.climb(surplus: surplus, in: tree)
      } else {
        down.climb(surplus: otherSurplus, in: tree)
      }
      climbInStep(in: tree)
    }
    if meeting == nil { bridgeRoots(in: tree) }
  }

  /// Both climbs stand on different roots: their frames count where they lie in one space, and otherwise their bounds coincide.
  @inlinable @inline(never)
  mutating func bridgeRoots(in tree: Tree) {
    if tree.shareScreen(up.cursor, down.cursor) {
      bridge = .screen
    } else if tree.liesBeside(up.cursor, down.cursor) {
      bridge = .frames
    } else {
      return
    }
    up.addOffsetOfRoot(in: tree)
    down.addOffsetOfRoot(in: tree)
  }
}

/// How a way leads from one root to an unrelated one (R3.6).
@usableFromInline
enum RootBridge {
  /// Their bounds coincide, or there is one root.
  case none
  /// Their frames lie in one space, as if they had one superview.
  case frames
  /// Both are windows on one screen, and so related.
  case screen
}

extension Climb {
  /// Adds the offset of a root in the space around it, such as of a window on its screen, which is no level of the tree.
  @inlinable
  mutating func addOffsetOfRoot(in tree: Tree) {
    let reading = tree.reading(of: cursor)
    let offset = reading.offset
    sum.x += offset.x
    sum.y += offset.y
    sum.bits |= reading.routeBits
  }
}

extension WalkedTree {
  /// The number of elements above this one.
  @inlinable
  func levelsAbove(_ element: Element) -> Int {
    var circle = CircleGuard(start: element)
    var (count, element) = (0, element)
    while let parent = parent(of: element) {
      count &+= 1
      element = parent
      if Self.mayCircle, count & (LegLengths.longest &- 1) == 0 { circle.check(element) }
    }
    return count
  }
}
