public import Foundation

/// The way from one node of a ``GeometryTree`` to another: up to the lowest common ancestor and down again (R3.2).
///
/// Has the steps, and so the bits, of a ``Route`` between views; a law compares them.
@usableFromInline
struct TreeRoute<Tree: GeometryTree> {
  @usableFromInline let source: Tree.Node
  @usableFromInline let target: Tree.Node
  @usableFromInline var up: TreeClimb<Tree>
  @usableFromInline var down: TreeClimb<Tree>

  /// The way to a node, or to the root where that is nil; between trees that differ, as if their roots coincided (R3.6).
  @inlinable
  @inline(__always)
  init(from source: Tree.Node, to target: Tree.Node?, in tree: Tree) {
    guard let target else {
      self.init(toRootAbove: source, in: tree)
      return
    }
    self.init(from: source, to: target)
    // The way between a parent and a child would be found in a second try only.
    if let parent = tree.parent(of: source), parent == target {
      up.climb(to: parent, in: tree)
    } else if let parent = tree.parent(of: target), parent == source {
      down.climb(to: parent, in: tree)
    } else if !TreeClimb.meet(&up, &down, in: tree) {
      climbAgain(in: tree)
    }
  }

  /// The way between two nodes, not climbed yet.
  @inlinable
  @inline(__always)
  init(from source: Tree.Node, to target: Tree.Node) {
    self.source = source
    self.target = target
    up = TreeClimb(from: source)
    down = TreeClimb(from: target)
  }

  /// Starts again with the deeper end level with the other.
  @inlinable
  @inline(never)
  mutating func climbAgain(in tree: Tree) {
    let (surplus, otherSurplus) = (
      TreeClimb.levelsAbove(up.node, in: tree), TreeClimb.levelsAbove(down.node, in: tree)
    )
    (up, down) = (TreeClimb(from: source), TreeClimb(from: target))
    up.climb(atMost: surplus, in: tree)
    down.climb(atMost: otherSurplus, in: tree)
    (up.surplus, down.surplus) = (surplus, otherSurplus)
    _ = TreeClimb.meet(&up, &down, in: tree)
  }

  @inlinable
  @inline(never)
  init(toRootAbove source: Tree.Node, in tree: Tree) {
    var up = TreeClimb<Tree>(from: source)
    up.climb(atMost: .max, in: tree)
    self.init(from: source, to: up.node)
    self.up = up
  }

  /// Whether every map on the way is a translation.
  @inlinable
  var isTranslation: Bool { up.sum.bits | down.sum.bits == 0 }
}

// MARK: - Maps

extension TreeRoute {
  /// The maps from the source and from the target up to where the ways meet.
  @inlinable
  func maps(in tree: Tree) -> TreeRouteMaps {
    let (mapUp, mapOfTarget) = (
      map(from: source, up, in: tree), map(from: target, down, in: tree)
    )
    if !Placement.hasSingularBit(down.sum.bits), let inverse = mapOfTarget.inverse {
      return TreeRouteMaps(up: mapUp, down: inverse)
    }
    return TreeRouteMaps(up: mapUp, down: .descending(placements(from: target, down, in: tree)))
  }

  /// Composed leg by leg, like sums.
  @inlinable
  func map(from start: Tree.Node, _ climb: TreeClimb<Tree>, in tree: Tree) -> PlaneMap {
    var (map, node) = (PlaneMap.identity, start)
    for length in climb.legLengths {
      var leg = PlaneMap.identity
      for _ in 0..<length {
        leg.append(tree.geometry(of: node).placement.map)
        node = tree.parent(of: node) ?? node
      }
      if climb.isOneLeg { return leg }
      map.append(leg)
    }
    return map
  }

  /// The placements on a climb, from its start upwards.
  @inlinable
  func placements(
    from start: Tree.Node, _ climb: TreeClimb<Tree>, in tree: Tree
  ) -> [Placement] {
    var (result, node): ([Placement], Tree.Node) = ([], start)
    result.reserveCapacity(climb.levels)
    for _ in 0..<climb.levels {
      result.append(tree.geometry(of: node).placement)
      node = tree.parent(of: node) ?? node
    }
    return result
  }
}

/// The two maps of a ``TreeRoute``.
@usableFromInline
struct TreeRouteMaps {
  @usableFromInline let up: PlaneMap
  @usableFromInline let down: PlaneMap

  @usableFromInline
  init(up: PlaneMap, down: PlaneMap) { (self.up, self.down) = (up, down) }

  @usableFromInline
  func map(_ point: CGPoint) -> CGPoint { down.map(up.map(point)) }

  /// The box at the meeting, and the box of that box in the target (R3.7).
  @usableFromInline
  func map(_ rect: CGRect) -> CGRect { down.map(up.map(rect)) }
}

extension PlaneMap {
  /// The map down over placements, given from the lowest upwards; past a singular one it sends everything to one point (R3.11).
  @usableFromInline
  static func descending(_ placements: [Placement]) -> PlaneMap {
    var result = PlaneMap.identity
    for placement in placements.reversed() {
      if let inverse = placement.map.inverse {
        result.append(inverse)
      } else {
        let anchor = placement.anchorInBounds
        result = PlaneMap(kind: .scaleAndOffset, a: 0, b: 0, c: 0, d: 0, tx: anchor.x, ty: anchor.y)
      }
    }
    return result
  }

  /// The composed map over placements from the lowest upwards with a bound on its error, leg by leg.
  static func bounded(_ placements: [Placement], surplus: Int) -> CoordinateMap {
    var (map, rest) = (CoordinateMap.identity, placements[...])
    for length in LegLengths(levels: placements.count, surplus: surplus) {
      var leg = CoordinateMap.identity
      for placement in rest.prefix(length) {
        leg.append(CoordinateMap(ProjectiveMap(placement.map), error: placement.mapError))
      }
      rest = rest.dropFirst(length)
      map.append(leg)
    }
    return map
  }
}
