/// A route from one element of a tree to another, through the lowest common ancestor (R3.2).
///
/// The route goes up to the ancestor and then down, through every level. If the elements are in
/// different trees, the roots of these trees are connected instead (R3.6). Views needn't be in a
/// window (R3.5).
///
/// The ancestor is found by climbing from both ends in step and adding offsets on the way, so a
/// route of translations is complete when the ancestor is found. If one end is deeper, its excess
/// levels are climbed first, in a second attempt. All offsets are relative to the common ancestor
/// and don't include those of the window, so the positions of distant content keep their low bits.
///
/// A route uses no cache: it determines the result that a `CachedClimb` must match to the last bit.
@usableFromInline
struct Route<Tree: WalkedTree> {
  @usableFromInline let source: Tree.Element
  @usableFromInline let target: Tree.Element
  /// The element at which the climbs meet, or nil for elements of different trees.
  @usableFromInline var meeting: Tree.Element?
  /// The way in which the route connects the roots of two trees.
  @usableFromInline var bridge = RootBridge.none
  @usableFromInline var up: Climb<Tree>
  @usableFromInline var down: Climb<Tree>

  @inlinable @inline(__always)
  init(from source: Tree.Element, to target: Tree.Element, in tree: Tree) {
    self.init(
      from: source, to: target, in: tree, after: PairedLeg(from: source, to: target, in: tree))
  }

  /// Creates a route whose first legs have already been climbed.
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

  /// Creates the route from an element to the space that nil represents (R3.3, R3.4).
  ///
  /// For a view, this is its window, or else the root.
  @inlinable
  init(toBaseOf source: Tree.Element, in tree: Tree) {
    self.source = source
    up = Climb(from: source)
    up.climbToBase(in: tree)
    target = up.cursor
    down = Climb(from: target)
    meeting = target
  }

  /// Creates the route from the space that nil represents to an element (R3.3, R3.4).
  @inlinable
  init(fromBaseOf target: Tree.Element, in tree: Tree) {
    self.target = target
    down = Climb(from: target)
    down.climbToBase(in: tree)
    source = down.cursor
    up = Climb(from: source)
    meeting = source
  }

  /// Creates the route between two elements.
  ///
  /// If `target` is nil, it represents the source's window or the root of the source's tree.
  @inlinable @inline(__always)
  init(from source: Tree.Element, toBaseOr target: Tree.Element?, in tree: Tree) {
    if let target {
      self.init(from: source, to: target, in: tree)
    } else {
      self.init(toBaseOf: source, in: tree)
    }
  }

  /// Whether the ends of the route are in one tree, or in windows on one screen.
  @inlinable var isRelated: Bool { meeting != nil || bridge == .screen }

  /// Whether the route leads through a space that contains both roots.
  ///
  /// In that case, the frames of the roots affect the result.
  @inlinable var leadsOverRoots: Bool { bridge != .none }

  /// Whether every map along the route is a translation.
  @inlinable var isTranslation: Bool { up.bits | down.bits == 0 }

  /// Whether an element on the route is projected by its own 3D transform or by its parent's
  /// sublayer transform.
  @inlinable var isSpatial: Bool { Placement.hasSpatialBit(up.bits | down.bits) }
}

// MARK: - Climbing

extension Route {
  /// Climbs leg by leg until both climbs meet, or one reaches a root.
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

  /// Climbs again, starting with the excess levels of the deeper end.
  ///
  /// It is called after one of the climbs in step has reached a root. The other end is deeper by
  /// the number of levels that are still above its climb. If the climbs reach different roots, the
  /// roots are connected.
  @inlinable @inline(never)
  mutating func climbAgain(in tree: Tree) {
    // At least one of the two counts is 0.
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

  /// Connects two roots that the climbs have reached.
  ///
  /// If the roots are in one space, they are connected by their frames. Otherwise their bounds are
  /// considered to coincide.
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

/// The ways in which the roots of a route's ends are connected (R3.6).
@usableFromInline
enum RootBridge {
  /// The bounds of the roots are considered to coincide, or there is only one root.
  case none
  /// The frames of the roots are in one space, as if they had one superview.
  case frames
  /// Both roots are windows on one screen.
  case screen
}

extension Climb {
  /// Adds the offset of a root in the space that contains it, for example of a window on its
  /// screen.
  ///
  /// The root doesn't count as a level of the climb.
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
  /// Returns the number of ancestors of an element.
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
