/// The way from one view to another: up to the lowest common ancestor and down again.
///
/// Found by climbing from both ends in step and adding offsets on the way, so that a route of translations is
/// finished when it is found. When one end lies deeper its surplus is climbed first, in a second try. Everything
/// is relative to the common ancestor and never goes through the window, so far-off content keeps its low bits.
struct Route {
  private(set) var source: ViewCursor
  private(set) var target: ViewCursor
  /// Where the climbs meet, or nil for views of different trees.
  private(set) var meeting: ViewCursor?
  /// For different trees: whether the way leads over the screen both windows are on (R3.6).
  private(set) var leadsOverScreen = false
  private(set) var up: Climb
  private(set) var down: Climb

  /// The sum of the offsets on a climb, and what kinds of map were met.
  struct Climb {
    var cursor: ViewCursor
    var x = 0.0
    var y = 0.0
    /// The route bits met, or-ed together: zero as long as all maps are translations.
    var bits: UInt8 = 0

    @inline(__always)
    init(from cursor: ViewCursor) { self.cursor = cursor }

    /// Adds the way from the cursor's view to its superview.
    @inline(__always)
    mutating func add() {
      let offset = cursor.offset
      x += offset.x
      y += offset.y
      bits |= cursor.routeBits
    }

    /// Climbs `levels` levels, fewer when the root comes first.
    @inline(__always)
    mutating func climb(levels: Int) {
      var left = levels
      while left > 0, let superview = cursor.superview {
        add()
        cursor = superview
        left -= 1
      }
    }
  }

  @inline(__always)
  init(from source: ViewCursor, to target: ViewCursor) {
    self.source = source
    self.target = target
    up = Climb(from: source)
    down = Climb(from: target)
    if source.superview == target {
      up.add()
      meeting = target
    } else if target.superview == source {
      down.add()
      meeting = source
    } else if !climbInStep() {
      climbFromUnequalDepths()
    }
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
  init(toBaseOf source: ViewCursor) {
    self.source = source
    up = Climb(from: source)
    while !up.cursor.flags.contains(.isWindow), let superview = up.cursor.superview {
      up.add()
      up.cursor = superview
    }
    target = up.cursor
    down = Climb(from: target)
    meeting = target
  }

  /// Climbs from both ends in step until they meet; false when one is at a root before.
  @inline(__always)
  private mutating func climbInStep() -> Bool {
    while up.cursor != down.cursor {
      guard let upNext = up.cursor.superview, let downNext = down.cursor.superview else {
        return false
      }
      up.add()
      down.add()
      up.cursor = upNext
      down.cursor = downNext
    }
    meeting = up.cursor
    return true
  }

  /// Starts again with the deeper end level with the other, or finds that the trees differ.
  @inline(never)
  private mutating func climbFromUnequalDepths() {
    let upSurplus = up.cursor.levelsAbove
    let downSurplus = down.cursor.levelsAbove
    if upSurplus > 0 || downSurplus > 0 {
      up = Climb(from: source)
      down = Climb(from: target)
      up.climb(levels: upSurplus)
      down.climb(levels: downSurplus)
    }
    if !climbInStep() { bridgeRoots() }
  }

  /// Both climbs stand on different roots: their spaces coincide, unless both are windows on one screen.
  private mutating func bridgeRoots() {
    guard let sourceWindow = up.cursor.view as? Window,
      let targetWindow = down.cursor.view as? Window,
      sourceWindow.screen === targetWindow.screen
    else { return }
    leadsOverScreen = true
    up.add()
    down.add()
  }

  /// Whether the ends lie in one tree, or in windows on one screen.
  var isRelated: Bool { meeting != nil || leadsOverScreen }

  /// Whether every map on the way is a translation.
  @inline(__always)
  var isTranslation: Bool { up.bits | down.bits == 0 }
}

extension Route {
  /// The map from the source up to the meeting.
  var mapUp: CoordinateMap { source.map(to: meeting, includingRoot: leadsOverScreen) }

  /// The map from the target up to the meeting; the way down is its inverse.
  private var mapOfTarget: CoordinateMap { target.map(to: meeting, includingRoot: leadsOverScreen) }

  /// The map from the meeting down to the target, or nil when a view on the way is singular.
  ///
  /// Singular is judged view by view: composing rounds, and a rounded product of a singular map may have an inverse.
  var exactMapDown: CoordinateMap? {
    down.bits & Placement.singularBit == 0 ? mapOfTarget.inverse : nil
  }

  /// The map from the meeting down to the target; past a singular view it sends everything to one point.
  ///
  /// Descends level by level when the composed map has no inverse, which is also right when only the product of
  /// many maps is out of range.
  var mapDown: CoordinateMap {
    exactMapDown ?? target.mapDown(from: meeting, includingRoot: leadsOverScreen)
  }
}

extension ViewCursor {
  /// The number of views above this one.
  var levelsAbove: Int {
    var count = 0
    var next = superview
    while let cursor = next {
      count += 1
      next = cursor.superview
    }
    return count
  }

  /// The composed map from this view's bounds to those of `ancestor`, or of the root when that is nil.
  func map(to ancestor: ViewCursor?, includingRoot: Bool) -> CoordinateMap {
    var result = CoordinateMap.identity
    var next: ViewCursor? = self
    while let cursor = next, cursor != ancestor {
      next = cursor.superview
      if next != nil || includingRoot { result.append(cursor.map) }
    }
    return result
  }

  /// The map from `ancestor`'s bounds, or from those of the root when that is nil, down to this view's, level by level.
  ///
  /// The step through a singular view sends everything to that view's anchor point, and the descent goes on from
  /// there (R3.11).
  func mapDown(from ancestor: ViewCursor?, includingRoot: Bool) -> CoordinateMap {
    var path: [ViewCursor] = []
    var next: ViewCursor? = self
    while let cursor = next, cursor != ancestor {
      next = cursor.superview
      if next != nil || includingRoot { path.append(cursor) }
    }
    var result = CoordinateMap.identity
    for cursor in path.reversed() {
      if let inverse = cursor.inverseMap {
        result.append(inverse)
      } else {
        let anchor = cursor.anchorInBounds
        result = CoordinateMap(constantX: anchor.x, y: anchor.y)
      }
    }
    return result
  }

  /// The window that holds this view, or the root of its tree: the space that nil stands for (R3.3, R3.4).
  var base: ViewCursor {
    var cursor = self
    while !cursor.flags.contains(.isWindow), let superview = cursor.superview { cursor = superview }
    return cursor
  }
}
