extension Route {
  /// The map from the source up to the meeting.
  var mapUp: CoordinateMap { map(of: up, from: source) }

  /// The map from the target up to the meeting; the way down is its inverse.
  private var mapOfTarget: CoordinateMap { map(of: down, from: target) }

  /// The map from the meeting down to the target, or nil when a view on the way is singular.
  ///
  /// Singular is judged view by view: composing rounds, and a rounded product of a singular map may have an inverse.
  var exactMapDown: CoordinateMap? {
    down.bits & Placement.singularBit == 0 ? mapOfTarget.plainInverse : nil
  }

  /// The map from the meeting down to the target; past a singular view it sends everything to one point.
  ///
  /// Descends level by level when the composed map has no inverse, which is also right when only the product of
  /// many maps is out of range.
  var mapDown: CoordinateMap {
    exactMapDown ?? target.mapDown(from: meeting, includingRoot: leadsOverScreen)
  }

  private func map(of climb: Climb, from start: ViewCursor) -> CoordinateMap {
    guard climb.bits & Placement.spatialBit != 0 || leadsOverScreen else {
      return CoordinateMap(planeMap(of: climb, from: start))
    }
    var (map, cursor) = (CoordinateMap.identity, start)
    cursor.climb(levels: climb.surplus, remembers: remembers, composing: &map)
    cursor.climb(levels: climb.levels - climb.surplus, remembers: remembers, composing: &map)
    if leadsOverScreen { map.append(cursor.map) }
    return map
  }

  /// The maps from the source and from the target up to the meeting, on a route within one tree of flat views.
  @inline(__always)
  var planeMaps: (up: PlaneMap, ofTarget: PlaneMap) {
    guard up.levels == down.levels, up.levels <= RouteGroup.levels,
      up.surplus == 0, down.surplus == 0
    else { return (planeMap(of: up, from: source), planeMap(of: down, from: target)) }
    // Both in one loop: each composition waits for the one before, and so the processor has two to work on.
    var (mapUp, mapOfTarget) = (PlaneMap.identity, PlaneMap.identity)
    var (first, second) = (source, target)
    for _ in 0..<up.levels {
      mapUp.append(first.planeMap)
      mapOfTarget.append(second.planeMap)
      first = first.superview ?? first
      second = second.superview ?? second
    }
    return (mapUp, mapOfTarget)
  }

  /// The map from the meeting down to the target on such a route, or nil when it must be composed level by level.
  @inline(__always)
  func planeMapDown(_ mapOfTarget: PlaneMap) -> PlaneMap? {
    down.bits & Placement.singularBit == 0 ? mapOfTarget.inverse : nil
  }

  @inline(__always)
  private func planeMap(of climb: Climb, from start: ViewCursor) -> PlaneMap {
    if climb.levels <= RouteGroup.levels, climb.surplus == 0 {
      return start.planeMap(levels: climb.levels)
    }
    return start.planeMap(
      levels: climb.levels, surplus: climb.surplus, remembers: remembers)
  }

  /// The whole map, with the bound on its error; the numbers are those of the maps above.
  var boundedMap: CoordinateMap {
    let boundedUp = boundedMap(of: up, from: source)
    if down.bits & Placement.singularBit == 0,
      let boundedDown = boundedMap(of: down, from: target).inverse
    {
      return BoundedMap.route(up: boundedUp, down: boundedDown)
    }
    var map = boundedUp.map
    map.append(mapDown)
    return map.carrying(.infinite)
  }

  private func boundedMap(of climb: Climb, from start: ViewCursor) -> BoundedMap {
    var (map, cursor) = (BoundedMap.identity, start)
    cursor.climb(levels: climb.surplus, composing: &map)
    cursor.climb(levels: climb.levels - climb.surplus, composing: &map)
    if leadsOverScreen { map.append(cursor.view.boundedMapToSuperview) }
    return map
  }
}

extension ViewCursor {
  /// Climbs so many levels, composing their maps in groups of 16.
  fileprivate mutating func climb(
    levels: Int, remembers: Bool, composing map: inout CoordinateMap
  ) {
    var left = levels
    while left > 0 {
      if remembers, left >= RouteGroup.levels, let group = currentGroup {
        map.append(group.pointee.map)
        self = group.pointee.target
        left -= RouteGroup.levels
        continue
      }
      var groupMap = CoordinateMap.identity
      for _ in 0..<min(left, RouteGroup.levels) {
        groupMap.append(self.map)
        self = superview ?? self
      }
      map.append(groupMap)
      left -= RouteGroup.levels
    }
  }

  /// The composed map of at most 16 levels of flat views.
  @inline(__always)
  fileprivate func planeMap(levels: Int) -> PlaneMap {
    var (map, cursor) = (PlaneMap.identity, self)
    for _ in 0..<levels {
      map.append(cursor.planeMap)
      cursor = cursor.superview ?? cursor
    }
    return map
  }

  /// The composed map of any number of levels of flat views.
  @inline(never)
  fileprivate func planeMap(levels: Int, surplus: Int, remembers: Bool) -> PlaneMap {
    var (map, cursor) = (PlaneMap.identity, self)
    var climbed = 0
    while climbed < levels {
      let end = climbed < surplus ? surplus : levels
      if remembers, end - climbed >= RouteGroup.levels, let group = cursor.currentGroup {
        map.append(group.pointee.plane)
        cursor = group.pointee.target
        climbed += RouteGroup.levels
        continue
      }
      var groupMap = PlaneMap.identity
      for _ in 0..<min(end - climbed, RouteGroup.levels) {
        groupMap.append(cursor.planeMap)
        cursor = cursor.superview ?? cursor
        climbed += 1
      }
      map.append(groupMap)
    }
    return map
  }

  /// The same with bounds on errors, and without remembered groups.
  fileprivate mutating func climb(levels: Int, composing map: inout BoundedMap) {
    var left = levels
    while left > 0 {
      var groupMap = BoundedMap.identity
      for _ in 0..<min(left, RouteGroup.levels) {
        groupMap.append(view.boundedMapToSuperview)
        self = superview ?? self
      }
      map.append(groupMap)
      left -= RouteGroup.levels
    }
  }

  /// The composed map from this view's bounds to those of the root, or to what the root lies in.
  func mapToRoot(includingRoot: Bool) -> CoordinateMap {
    var (map, cursor) = (CoordinateMap.identity, self)
    cursor.climb(levels: levelsAbove(remembers: true), remembers: true, composing: &map)
    if includingRoot { map.append(cursor.map) }
    return map
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
