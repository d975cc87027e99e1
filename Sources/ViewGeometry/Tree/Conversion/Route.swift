/// The way from one view to another: up to the lowest common ancestor and down again, over every level (R3.2).
///
/// A common ancestor is enough; it takes no window (R3.5).
///
/// Found by climbing from both ends in step and adding offsets on the way, so that a route of translations is finished when
/// it is found. When one end lies deeper, its surplus is climbed first, in a second try. Everything is relative to the
/// common ancestor and never goes through the window, so far-off content keeps its low bits.
///
/// A route looks at no cache: it is the answer that a `CachedClimb` must give to the last bit.
struct Route {
  let source: ViewCursor
  let target: ViewCursor
  /// Where the climbs meet, or nil for views of different trees.
  private(set) var meeting: ViewCursor?
  /// For different trees: whether the way leads over the screen both windows are on (R3.6).
  private(set) var leadsOverScreen = false
  private(set) var up: Climb
  private(set) var down: Climb

  @inline(__always)
  init(from source: ViewCursor, to target: ViewCursor) {
    self.init(from: source, to: target, after: PairedLeg(from: source, to: target))
  }

  /// The route that goes on after its first leg.
  @inline(__always)
  init(from source: ViewCursor, to target: ViewCursor, after first: PairedLeg) {
    self.source = source
    self.target = target
    (up, down) = (Climb(first.up), Climb(first.down))
    if first.hasMet {
      meeting = up.cursor
    } else if first.goesOn {
      climbInStep()
    }
    if meeting == nil { climbAgain() }
  }

  /// The way from a view to another; nil stands for the source's window or the root of its tree.
  @inline(__always)
  init(from source: View, to target: View?) {
    if let target {
      self.init(from: ViewCursor(source), to: ViewCursor(target))
    } else {
      self.init(toBaseOf: ViewCursor(source))
    }
  }

  /// The way from a view to the space that nil stands for, its window or the root of its tree (R3.3, R3.4).
  init(toBaseOf source: ViewCursor) {
    self.source = source
    up = Climb(from: source)
    up.climbToBase()
    target = up.cursor
    down = Climb(from: target)
    meeting = target
  }

  /// The way from that space to a view.
  init(fromBaseOf target: ViewCursor) {
    self.target = target
    down = Climb(from: target)
    down.climbToBase()
    source = down.cursor
    up = Climb(from: source)
    meeting = source
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
  /// Climbs leg by leg until both climbs meet, or one is at a root.
  @inline(__always)
  private mutating func climbInStep() {
    while true {
      let leg = PairedLeg(between: up.cursor, and: down.cursor)
      up.add(leg.up)
      down.add(leg.down)
      if leg.hasMet { meeting = up.cursor }
      guard leg.goesOn else { return }
    }
  }

  /// Starts again with the deeper end level with the other, or finds that the trees differ.
  ///
  /// Climbs in step have come to where one is at a root: the levels above the other are the surplus of its end.
  @inline(never)
  private mutating func climbAgain() {
    // One of them is 0.
    let (surplus, otherSurplus) = (up.cursor.levelsAbove, down.cursor.levelsAbove)
    if surplus | otherSurplus != 0 {
      (up, down) = (Climb(from: source), Climb(from: target))
      if surplus > 0 { up.climb(surplus: surplus) } else { down.climb(surplus: otherSurplus) }
      climbInStep()
    }
    if meeting == nil { bridgeRoots() }
  }

  /// Both climbs stand on different roots: their spaces coincide, unless both are windows on one screen.
  @inline(never)
  private mutating func bridgeRoots() {
    guard let sourceWindow = up.cursor.view as? Window,
      let targetWindow = down.cursor.view as? Window,
      sourceWindow.screen === targetWindow.screen
    else { return }
    leadsOverScreen = true
    up.addOffsetOnScreen()
    down.addOffsetOnScreen()
  }
}

extension Climb {
  /// Adds the offset of a window on its screen, which is no level of the tree.
  fileprivate mutating func addOffsetOnScreen() {
    let offset = cursor.offset
    sum.x += offset.x
    sum.y += offset.y
    sum.bits |= cursor.routeBits
  }
}

extension ViewCursor {
  /// The number of views above this one.
  var levelsAbove: Int {
    var (count, cursor) = (0, self)
    while let superview = cursor.superview {
      count += 1
      cursor = superview
    }
    return count
  }
}
