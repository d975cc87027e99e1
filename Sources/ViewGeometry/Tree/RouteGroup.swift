/// The composed map of 16 levels, remembered at the view where they start.
///
/// A group is valid as long as its stamp, which belongs to the ancestor where it ends, has the version it was made with:
/// - A view that moves while it counts in some group raises the versions of the stamps it finds among the next 16 views above:
///   those of all groups that it can be in.
/// - A view that leaves its superview while groups lead over the link spoils those stamps for good and takes them from
///   their views. So a group whose end may be gone is told by its stamp, which it holds itself, and nobody
///   writes to a spoilt stamp again: what has left a tree may go to another thread.
///
/// Why it is safe: the pointers `target` and `last` are used only after the stamp was found valid; then no link between the
/// start and the target was cut since they were stored, so both are ancestors of the start, and alive. The group belongs to
/// its view, which frees it. `View.checkInvariants()` compares valid groups with fresh ones. Numbers are in Decisions/0009.
struct RouteGroup {
  /// 16: a move looks at no more views, and a route of 128 levels takes 8 steps (Decisions/0009).
  static let levels = 16

  /// The ancestor where the group ends, 16 levels above its start.
  var target: ViewCursor
  /// The view below the target, the last whose map is part of the group.
  var last: ViewCursor
  var stamp: Unmanaged<Stamp>
  var version: Int
  /// The route bits of the levels, or-ed together.
  var bits: UInt8
  /// Whether a view after the first is a window, where the way to nil ends.
  var passesWindow: Bool
  var map: CoordinateMap

  /// What tells whether groups that end at a view are valid.
  final class Stamp {
    @exclusivity(unchecked) fileprivate(set) final var version = 0

    fileprivate static let spoilt = -1
  }

  @inline(__always)
  fileprivate var isValid: Bool { stamp._withUnsafeGuaranteedRef { $0.version } == version }
}

extension ViewCursor {
  /// The group remembered here, made anew if it is out of date; nil where none is or there are fewer levels above.
  @inline(__always)
  var currentGroup: UnsafeMutablePointer<RouteGroup>? {
    guard let group else { return nil }
    return group.pointee.isValid ? group : view.makeGroup()
  }

  /// Has a group of levels climbed one by one remembered, the second time.
  @inline(__always)
  func noteGroup() {
    guard group == nil else { return }
    view.noteGroup()
  }

  /// The number of views above this one.
  func levelsAbove(remembers: Bool) -> Int {
    var count = 0
    var cursor = self
    while true {
      if remembers, let group = cursor.group, group.pointee.isValid {
        count += RouteGroup.levels
        cursor = group.pointee.target
        continue
      }
      for _ in 0..<RouteGroup.levels {
        guard let superview = cursor.superview else { return count }
        count += 1
        cursor = superview
      }
    }
  }
}

extension View {
  @inline(never)
  fileprivate final func noteGroup() {
    if flags.contains(.startsGroup) {
      _ = makeGroup()
    } else {
      flags.formUnion(.startsGroup)
    }
  }

  /// Remembers the group that starts here; nil when there are fewer levels above.
  @inline(never)
  fileprivate final func makeGroup() -> UnsafeMutablePointer<RouteGroup>? {
    guard let fresh = freshGroup() else {
      forgetGroup()
      return nil
    }
    if let group {
      if group.pointee.stamp.toOpaque() != fresh.stamp.toOpaque() {
        _ = fresh.stamp.retain()
        group.pointee.stamp.release()
      }
      group.pointee = fresh
    } else {
      _ = fresh.stamp.retain()
      let memory = UnsafeMutablePointer<RouteGroup>.allocate(capacity: 1)
      memory.initialize(to: fresh)
      group = memory
    }
    return group
  }

  /// The group as it is now, its levels marked; its stamp isn't retained.
  private final func freshGroup() -> RouteGroup? {
    var cursor = ViewCursor(self)
    var last = cursor
    var sum = Climb(from: cursor)
    var allFlags: View.Flags = []
    for _ in 0..<RouteGroup.levels {
      guard let superview = cursor.superview else { return nil }
      sum.cursor = cursor
      sum.addOffset()
      let flags = cursor.flags
      if last != cursor { allFlags.formUnion(flags) }
      if !flags.isSuperset(of: [.countsInGroup, .leadsGroups]) {
        cursor.mark([.countsInGroup, .leadsGroups])
      }
      last = cursor
      cursor = superview
    }
    let stamp = cursor.view.stampOfGroups()
    return RouteGroup(
      target: cursor, last: last, stamp: stamp,
      version: stamp._withUnsafeGuaranteedRef { $0.version }, bits: sum.bits,
      passesWindow: allFlags.contains(.isWindow),
      map: sum.bits == 0
        ? CoordinateMap(kind: .translation, a: 1, b: 0, c: 0, d: 1, tx: sum.x, ty: sum.y)
        : composedMapOfGroup)
  }

  /// The map of 16 levels that aren't all translations.
  private final var composedMapOfGroup: CoordinateMap {
    var (map, cursor) = (CoordinateMap.identity, ViewCursor(self))
    for _ in 0..<RouteGroup.levels {
      map.append(cursor.map)
      cursor = cursor.superview ?? cursor
    }
    return map
  }

  private final func stampOfGroups() -> Unmanaged<RouteGroup.Stamp> {
    if let groupStamp { return groupStamp }
    let stamp = Unmanaged.passRetained(RouteGroup.Stamp())
    groupStamp = stamp
    flags.formUnion(.endsGroups)
    return stamp
  }

  /// Makes the groups that this view's map counts in invalid, after it changed.
  @inline(__always)
  final func mapDidChange() {
    guard flags.contains(.countsInGroup) else { return }
    raiseStampsAbove()
  }

  @inline(never)
  private final func raiseStampsAbove() {
    flags.subtract(.countsInGroup)
    var next = superviewLink
    for _ in 0..<RouteGroup.levels {
      guard let cursor = next else { return }
      if cursor.flags.contains(.endsGroups) {
        cursor.groupStamp?._withUnsafeGuaranteedRef { $0.version += 1 }
      }
      next = cursor.superview
    }
  }

  /// Spoils the groups that lead from this view to its superview, before it leaves it.
  @inline(__always)
  final func linkWillBreak() {
    guard flags.contains(.leadsGroups) else { return }
    spoilStampsAbove()
  }

  @inline(never)
  private final func spoilStampsAbove() {
    flags.subtract([.countsInGroup, .leadsGroups])
    var next = superviewLink
    for _ in 0..<RouteGroup.levels {
      guard let cursor = next else { return }
      if cursor.flags.contains(.endsGroups) { cursor.view.spoilStamp() }
      next = cursor.superview
    }
  }

  private final func spoilStamp() {
    guard let stamp = groupStamp else { return }
    stamp._withUnsafeGuaranteedRef { $0.version = RouteGroup.Stamp.spoilt }
    stamp.release()
    groupStamp = nil
    flags.subtract(.endsGroups)
  }

  /// Forgets the group that starts here.
  private final func forgetGroup() {
    guard let group else { return }
    group.pointee.stamp.release()
    group.deinitialize(count: 1)
    group.deallocate()
    self.group = nil
  }

  /// Lets go what conversions remembered at this view; for `deinit`.
  final func releaseGroups() {
    forgetGroup()
    spoilStamp()
  }

  /// Forgets what conversions remembered in the receiver and below it; no answer depends on it.
  ///
  /// - Complexity: O(views).
  package final func forgetRoutes() {
    visitDescendants { view in
      view.forgetGroup()
      view.flags.subtract(.startsGroup)
      return true
    }
  }

  /// Whether a remembered group that counts as valid is what making it now would give.
  final var isGroupConsistent: Bool {
    guard let group, group.pointee.isValid else { return true }
    var fresh = RouteGroup(
      target: ViewCursor(self), last: ViewCursor(self), stamp: group.pointee.stamp,
      version: 0, bits: 0, passesWindow: false, map: .identity)
    for level in 0..<RouteGroup.levels {
      let cursor = fresh.target
      guard let superview = cursor.superview, cursor.flags.contains(.leadsGroups),
        cursor.flags.contains(.countsInGroup)
      else { return false }
      fresh.map.append(cursor.map)
      fresh.bits |= cursor.routeBits
      if level > 0, cursor.flags.contains(.isWindow) { fresh.passesWindow = true }
      (fresh.last, fresh.target) = (cursor, superview)
    }
    return fresh.target == group.pointee.target && fresh.last == group.pointee.last
      && fresh.bits == group.pointee.bits && fresh.passesWindow == group.pointee.passesWindow
      && fresh.map == group.pointee.map
      && fresh.target.groupStamp?.toOpaque() == group.pointee.stamp.toOpaque()
  }
}
