extension ViewCursor {
  /// The group remembered here, made anew if it is out of date and worth it; nil where none is.
  @inline(__always)
  var currentGroup: UnsafeMutablePointer<RouteGroup>? {
    guard let group else { return nil }
    return group.pointee.isValid ? group : view.renewGroup(group)
  }

  /// Has a group of levels climbed one by one remembered, the second time.
  @inline(__always)
  func noteGroup() {
    guard group == nil else { return }
    view.noteGroup()
  }

  /// The number of views above this one.
  @inline(__always)
  func levelsAbove(remembers: Bool) -> Int {
    superview == nil ? 0 : countLevelsAbove(remembers: remembers)
  }

  @inline(never)
  private func countLevelsAbove(remembers: Bool) -> Int {
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
    guard flags.contains(.startsGroup) else {
      flags.formUnion(.startsGroup)
      return
    }
    guard let fresh = freshGroup() else { return }
    _ = fresh.stamp.retain()
    let memory = UnsafeMutablePointer<RouteGroup>.allocate(capacity: 1)
    memory.initialize(to: fresh)
    group = memory
  }

  /// The group that is out of date, made anew; nil while it waits, or when there are fewer levels above.
  @inline(never)
  fileprivate final func renewGroup(
    _ group: UnsafeMutablePointer<RouteGroup>
  ) -> UnsafeMutablePointer<RouteGroup>? {
    guard !group.pointee.waits() else { return nil }
    guard var fresh = freshGroup() else {
      forgetGroup()
      return nil
    }
    if group.pointee.stamp.toOpaque() != fresh.stamp.toOpaque() {
      _ = fresh.stamp.retain()
      group.pointee.stamp.release()
    }
    group.pointee.hand(patienceTo: &fresh)
    group.pointee = fresh
    return group
  }

  /// The group as it is now, its levels marked; its stamp isn't retained.
  private final func freshGroup() -> RouteGroup? {
    var sum = Climb(from: ViewCursor(self))
    var last = sum.cursor
    var flagsAboveStart: View.Flags = []
    for level in 0..<RouteGroup.levels {
      guard let superview = sum.cursor.superview else { return nil }
      sum.addOffset()
      last = sum.cursor
      let flags = last.flags
      if level > 0 { flagsAboveStart.formUnion(flags) }
      if !flags.isSuperset(of: [.countsInGroup, .leadsGroups]) {
        last.mark([.countsInGroup, .leadsGroups])
      }
      sum.cursor = superview
    }
    return RouteGroup(
      sum: sum, last: last, stamp: last.view.stampOfGroups(),
      passesWindow: flagsAboveStart.contains(.isWindow),
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

  /// The stamp of the groups that end at the view, made if there is none.
  final func stampOfGroups() -> Unmanaged<RouteGroup.Stamp> {
    if let groupStamp { return groupStamp }
    let stamp = Unmanaged.passRetained(RouteGroup.Stamp())
    groupStamp = stamp
    flags.formUnion(.endsGroups)
    return stamp
  }
}
