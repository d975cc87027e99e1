extension Route {
  /// Returns the map from the source up to the common ancestor.
  @inlinable func mapUp(in tree: Tree) -> ProjectiveMap { map(of: up, from: source, in: tree) }

  /// Returns the map from the common ancestor down to the target.
  ///
  /// Returns nil if an element on the way has a singular map, or if the composed map has no
  /// inverse.
  ///
  /// Singularity is determined level by level: composition rounds, so the composed map may have an
  /// inverse although one of its factors is singular.
  @inlinable
  func exactMapDown(in tree: Tree) -> ProjectiveMap? {
    Placement.hasSingularBit(down.bits) ? nil : map(of: down, from: target, in: tree).inverse
  }

  /// Returns the map from the common ancestor down to the target.
  ///
  /// If an element on the way has a singular map, everything is mapped to one point of that
  /// element. If the composed map has no inverse, the map is composed level by level instead. That
  /// is also correct if the composed map has no inverse only because its values overflow or
  /// underflow.
  @inlinable
  func mapDown(in tree: Tree) -> ProjectiveMap {
    exactMapDown(in: tree)
      ?? tree.mapDown(to: target, from: meeting, includingRoot: leadsOverRoots)
  }

  @inlinable
  func map(of climb: Climb<Tree>, from start: Tree.Element, in tree: Tree) -> ProjectiveMap {
    guard Placement.hasSpatialBit(climb.bits) || leadsOverRoots else {
      return ProjectiveMap(planeMap(of: climb, from: start, in: tree))
    }
    var (map, end) = tree.composedMap(climb.legLengths, from: start) { $0.map }
    if leadsOverRoots { map.append(tree.reading(of: end).map) }
    return map
  }

  /// Returns the maps from the source and from the target up to the common ancestor.
  ///
  /// `isInPlane` must be true.
  @inlinable @inline(__always)
  func planeMaps(in tree: Tree) -> (up: PlaneMap, ofTarget: PlaneMap) {
    guard up.levels == down.levels, up.isOneLeg, down.isOneLeg else {
      return (
        planeMap(of: up, from: source, in: tree), planeMap(of: down, from: target, in: tree)
      )
    }
    // Both maps are composed in one loop. Each composition depends on the previous one, so the
    // processor can work on the two sequences in parallel.
    var (mapUp, mapOfTarget) = (PlaneMap.identity, PlaneMap.identity)
    var (first, second) = (source, target)
    for _ in 0..<up.levels {
      mapUp.append(tree.reading(of: first).planeMap)
      mapOfTarget.append(tree.reading(of: second).planeMap)
      first = tree.parent(of: first) ?? first
      second = tree.parent(of: second) ?? second
    }
    return (mapUp, mapOfTarget)
  }

  /// Returns the map from the common ancestor down to the target, given the opposite map.
  ///
  /// `mapOfTarget` is the map from the target up to the ancestor. `isInPlane` must be true. Returns
  /// nil if the map must be composed level by level.
  @inlinable @inline(__always)
  func planeMapDown(_ mapOfTarget: PlaneMap) -> PlaneMap? {
    Placement.hasSingularBit(down.bits) ? nil : mapOfTarget.inverse
  }

  @inlinable
  func planeMap(of climb: Climb<Tree>, from start: Tree.Element, in tree: Tree) -> PlaneMap {
    climb.isOneLeg
      ? tree.planeMap(levels: climb.levels, from: start)
      : tree.composedMap(climb.legLengths, from: start) { $0.planeMap }.map
  }

}

extension Route where Tree.Reading: BoundedElement {
  /// Returns the map from the source to the target, with a bound on its error.
  ///
  /// Its values equal those of `map(in:)`. The bound is infinite if the map from the target up to
  /// the common ancestor can't be inverted as a whole.
  func boundedMap(in tree: Tree) -> CoordinateMap {
    let boundedUp = boundedMap(of: up, from: source, in: tree)
    if !Placement.hasSingularBit(down.bits),
      let boundedDown = boundedMap(of: down, from: target, in: tree).inverse
    {
      return CoordinateMap.route(up: boundedUp, down: boundedDown)
    }
    var numbers = boundedUp.numbers
    numbers.append(mapDown(in: tree))
    return CoordinateMap(numbers, error: .infinite)
  }

  private func boundedMap(
    of climb: Climb<Tree>, from start: Tree.Element, in tree: Tree
  ) -> CoordinateMap {
    var (map, end) = tree.composedMap(climb.legLengths, from: start) { $0.boundedMap }
    if leadsOverRoots { map.append(tree.reading(of: end).boundedMap) }
    return map
  }
}

extension Climb {
  @inlinable var legLengths: LegLengths { LegLengths(levels: levels, surplus: surplus) }
}

/// A type of map that can be composed along a climb.
@usableFromInline
protocol ComposedMap {
  static var identity: Self { get }
  mutating func append(_ next: Self)
}

extension PlaneMap: ComposedMap {}
extension ProjectiveMap: ComposedMap {}
extension CoordinateMap: ComposedMap {}

extension WalkedTree {
  /// Returns the map from an element's coordinates to those of the ancestor `levels` levels above.
  ///
  /// All maps on the way must be affine. `levels` is at most 16, the length of a leg.
  @inlinable @inline(__always)
  func planeMap(levels: Int, from start: Element) -> PlaneMap {
    var (map, element) = (PlaneMap.identity, start)
    for _ in 0..<levels {
      map.append(reading(of: element).planeMap)
      element = parent(of: element) ?? element
    }
    return map
  }

  /// Returns the map of a climb, composed leg by leg, and the element at which the climb ends.
  ///
  /// `each` returns the map of one level.
  @inlinable @inline(__always)
  func composedMap<Map: ComposedMap>(
    _ legs: LegLengths, from start: Element, each: (Reading) -> Map
  ) -> (map: Map, end: Element) {
    var (map, element) = (Map.identity, start)
    for length in legs {
      var leg = Map.identity
      for _ in 0..<length {
        leg.append(each(reading(of: element)))
        element = parent(of: element) ?? element
      }
      map.append(leg)
    }
    return (map, element)
  }

  /// Returns the composed map from an element's coordinates to the root's.
  ///
  /// If `includingRoot` is true, the map leads to the space that contains the root.
  @inlinable
  func mapToRoot(from element: Element, includingRoot: Bool) -> ProjectiveMap {
    let legs = LegLengths(levels: levelsAbove(element), surplus: 0)
    var (map, root) = composedMap(legs, from: element) { $0.map }
    if includingRoot { map.append(reading(of: root).map) }
    return map
  }

  /// Returns the map from an ancestor's coordinates down to an element's, level by level.
  ///
  /// If `ancestor` is nil, the map starts in the coordinates of the root or, if `includingRoot` is
  /// true, in those of the space that contains the root.
  ///
  /// The step into an element with a singular map maps everything to the element's anchor point,
  /// from which the descent continues (R3.11).
  @inlinable
  func mapDown(
    to element: Element, from ancestor: Element?, includingRoot: Bool
  ) -> ProjectiveMap {
    var path: [Element] = []
    var next: Element? = element
    while let element = next, element != ancestor {
      next = parent(of: element)
      if next != nil || includingRoot { path.append(element) }
    }
    var result = ProjectiveMap.identity
    for element in path.reversed() { result.descend(into: reading(of: element)) }
    return result
  }
}

extension ProjectiveMap {
  /// Appends the map from the coordinates of an element's parent to those of the element.
  ///
  /// If the element has a singular map, everything is mapped to the element's anchor point.
  @inlinable
  mutating func descend(into element: some PlacedElement) {
    if let inverse = element.inverseMap {
      append(inverse)
    } else {
      let anchor = element.anchorInBounds
      self = ProjectiveMap(constantX: anchor.x, y: anchor.y)
    }
  }
}
