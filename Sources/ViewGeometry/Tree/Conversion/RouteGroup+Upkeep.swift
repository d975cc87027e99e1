extension View {
  /// Makes the groups that this view's map counts in invalid, after it changed.
  @inline(__always)
  final func mapDidChange() {
    guard flags.contains(.countsInGroup) else { return }
    raiseStampsAbove()
  }

  @inline(never)
  private final func raiseStampsAbove() {
    flags.subtract(.countsInGroup)
    var next: ViewCursor? = ViewCursor(self)
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
    var next: ViewCursor? = ViewCursor(self)
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
  final func forgetGroup() {
    guard let group else { return }
    group.pointee.stamp.release()
    group.deinitialize(count: 1)
    group.deallocate()
    self.group = nil
  }

  /// Lets go what conversions remembered at this view; for `deinit`.
  final func releaseRoutes() {
    forgetGroup()
    forgetRoute()
    spoilStamp()
  }

  /// Forgets what conversions remembered in the receiver and below it; no answer depends on it.
  ///
  /// - Complexity: O(views).
  package final func forgetRoutes() {
    visitDescendants { view in
      view.forgetGroup()
      view.forgetRoute()
      view.flags.subtract(.startsGroup)
      return true
    }
  }

  /// Whether a remembered group that counts as valid is what making it now would give.
  final var isGroupConsistent: Bool {
    guard let group, group.pointee.isValid else { return true }
    var sum = Climb(from: ViewCursor(self))
    var (last, map, passesWindow) = (sum.cursor, CoordinateMap.identity, false)
    for level in 0..<RouteGroup.levels {
      last = sum.cursor
      guard let superview = last.superview, last.flags.contains(.leadsGroups),
        last.flags.contains(.countsInGroup)
      else { return false }
      if level > 0, last.flags.contains(.isWindow) { passesWindow = true }
      sum.addOffset()
      map.append(last.map)
      sum.cursor = superview
    }
    let kept = group.pointee
    return sum.cursor == kept.target && last == kept.last && sum.x == kept.x && sum.y == kept.y
      && sum.bits == kept.bits && passesWindow == kept.passesWindow && map == kept.map
      && last.groupStamp?.toOpaque() == kept.stamp.toOpaque()
  }
}
