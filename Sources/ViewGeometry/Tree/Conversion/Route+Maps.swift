extension Route {
  /// The map from the source up to the meeting.
  var mapUp: ProjectiveMap { map(of: up, from: source) }

  /// The map from the target up to the meeting; the way down is its inverse.
  private var mapOfTarget: ProjectiveMap { map(of: down, from: target) }

  /// The map from the meeting down to the target, or nil when a view on the way is singular.
  ///
  /// Singular is judged view by view: composing rounds, and a rounded product of a singular map may have an inverse.
  var exactMapDown: ProjectiveMap? {
    down.bits & Placement.singularBit == 0 ? mapOfTarget.inverse : nil
  }

  /// The map from the meeting down to the target; past a singular view it sends everything to one point.
  ///
  /// Descends level by level when the composed map has no inverse, which is also right when only the product of
  /// many maps is out of range.
  var mapDown: ProjectiveMap {
    exactMapDown ?? target.mapDown(from: meeting, includingRoot: leadsOverScreen)
  }

  private func map(of climb: Climb, from start: ViewCursor) -> ProjectiveMap {
    guard climb.bits & Placement.spatialBit != 0 || leadsOverScreen else {
      return ProjectiveMap(planeMap(of: climb, from: start))
    }
    var (map, end) = start.composedMap(of: climb, each: \.map)
    if leadsOverScreen { map.append(end.map) }
    return map
  }

  /// The maps from the source and from the target up to the meeting, on a route within one tree of flat views.
  @inline(__always)
  var planeMaps: (up: PlaneMap, ofTarget: PlaneMap) {
    guard up.levels == down.levels, up.isOneLeg, down.isOneLeg else {
      return (planeMap(of: up, from: source), planeMap(of: down, from: target))
    }
    // Both in one loop: each composition depends on the one before, so the processor works on two chains at a time.
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

  private func planeMap(of climb: Climb, from start: ViewCursor) -> PlaneMap {
    climb.isOneLeg
      ? start.planeMap(levels: climb.levels)
      : start.composedMap(of: climb, each: \.planeMap).map
  }

  /// The whole map, with the bound on its error; the numbers are those of the maps above.
  var boundedMap: CoordinateMap {
    let boundedUp = boundedMap(of: up, from: source)
    if down.bits & Placement.singularBit == 0,
      let boundedDown = boundedMap(of: down, from: target).inverse
    {
      return CoordinateMap.route(up: boundedUp, down: boundedDown)
    }
    var numbers = boundedUp.numbers
    numbers.append(mapDown)
    return CoordinateMap(numbers, error: .infinite)
  }

  private func boundedMap(of climb: Climb, from start: ViewCursor) -> CoordinateMap {
    var (map, end) = start.composedMap(of: climb, each: \.view.boundedMapToSuperview)
    if leadsOverScreen { map.append(end.view.boundedMapToSuperview) }
    return map
  }
}

/// A map that climbs compose.
fileprivate protocol ComposedMap {
  static var identity: Self { get }
  mutating func append(_ next: Self)
}

extension PlaneMap: ComposedMap {}
extension ProjectiveMap: ComposedMap {}
extension CoordinateMap: ComposedMap {}

extension ViewCursor {
  /// The composed map of at most 16 levels of flat views.
  @inline(__always)
  func planeMap(levels: Int) -> PlaneMap {
    var (map, cursor) = (PlaneMap.identity, self)
    for _ in 0..<levels {
      map.append(cursor.planeMap)
      cursor = cursor.superview ?? cursor
    }
    return map
  }

  /// The composed map of a climb from here, leg by leg as it adds offsets, and where the climb ends.
  @inline(__always)
  fileprivate func composedMap<Map: ComposedMap>(
    of climb: Climb, each: (ViewCursor) -> Map
  ) -> (map: Map, end: ViewCursor) {
    composedMap(LegLengths(levels: climb.levels, surplus: climb.surplus), each: each)
  }

  @inline(__always)
  private func composedMap<Map: ComposedMap>(
    _ legs: LegLengths, each: (ViewCursor) -> Map
  ) -> (map: Map, end: ViewCursor) {
    var (map, cursor) = (Map.identity, self)
    for length in legs {
      var leg = Map.identity
      for _ in 0..<length {
        leg.append(each(cursor))
        cursor = cursor.superview ?? cursor
      }
      map.append(leg)
    }
    return (map, cursor)
  }

  /// The composed map from this view's bounds to those of the root, or to the space that the root lies in.
  func mapToRoot(includingRoot: Bool) -> ProjectiveMap {
    var (map, root) = composedMap(LegLengths(levels: levelsAbove, surplus: 0), each: \.map)
    if includingRoot { map.append(root.map) }
    return map
  }

  /// The map from `ancestor`'s bounds, or from those of the root when that is nil, down to this view's, level by level.
  ///
  /// The step through a singular view sends everything to that view's anchor point, and the descent goes on from
  /// there (R3.11).
  func mapDown(from ancestor: ViewCursor?, includingRoot: Bool) -> ProjectiveMap {
    var path: [ViewCursor] = []
    var next: ViewCursor? = self
    while let cursor = next, cursor != ancestor {
      next = cursor.superview
      if next != nil || includingRoot { path.append(cursor) }
    }
    var result = ProjectiveMap.identity
    for cursor in path.reversed() {
      if let inverse = cursor.inverseMap {
        result.append(inverse)
      } else {
        let anchor = cursor.anchorInBounds
        result = ProjectiveMap(constantX: anchor.x, y: anchor.y)
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
