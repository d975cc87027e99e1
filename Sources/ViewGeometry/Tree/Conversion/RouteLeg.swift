/// A part of a ``CachedClimb``: up to 16 levels, their composed map, and a stamp to detect changes.
///
/// The view at the start of the leg is dereferenced only while the stamp isn't void.
struct RouteLeg {
  private let stamp: Unmanaged<RouteStamp>
  private var version: Int
  private let start: ViewCursor
  private let levels: Int
  private(set) var map: PlaneMap

  /// Creates the leg that consists of `levels` levels, starting at `start`, and flags their views.
  ///
  /// Returns nil if a map of the leg is singular, or if a view is projected by a 3D transform.
  init?(from start: ViewCursor, levels: Int) {
    guard let map = start.markedLegMap(levels: levels) else { return nil }
    self.start = start
    self.levels = levels
    self.map = map
    stamp = start.ancestor(levels - 1).view.makeRouteStamp().retain()
    version = stamp._withUnsafeGuaranteedRef { $0.version }
  }

  func release() { stamp.release() }

  @inline(__always)
  private var currentVersion: Int { stamp._withUnsafeGuaranteedRef { $0.version } }

  /// Whether nothing on the leg has changed since its map was composed.
  @inline(__always)
  var isCurrent: Bool { currentVersion == version }

  /// Whether one of the views on the leg has lost its superview since the leg was created.
  @inline(__always)
  var isCut: Bool { currentVersion == RouteStamp.void }

  /// Returns the current map of the leg.
  ///
  /// Returns nil if a link has been cut, if a map of the leg is singular, or if one of the views is
  /// projected by a 3D transform. If `renews` is true, the map is stored, and the leg is current
  /// afterward.
  @inline(__always)
  mutating func mapNow(renews: Bool) -> PlaneMap? {
    let current = currentVersion
    if current == version { return map }
    guard current != RouteStamp.void else { return nil }
    guard renews else { return start.legMap(levels: levels) }
    guard let fresh = start.markedLegMap(levels: levels) else { return nil }
    (map, version) = (fresh, current)
    return fresh
  }

  /// Whether the stored map is correct, and later changes to the levels will be detected.
  var isConsistent: Bool {
    let last = start.ancestor(levels - 1)
    return start.legMap(levels: levels) == map && start.areMarked(levels: levels)
      && last.routeStamp?.toOpaque() == stamp.toOpaque()
  }
}

/// The current version of all legs that end at the same view; legs with other versions are stale.
final class RouteStamp {
  /// The version, which is incremented when a view on one of the legs moves.
  ///
  /// It becomes `void` just before one of the views on the legs loses its superview.
  @exclusivity(unchecked) final var version = 0

  static let void = -1
}

extension ViewCursor {
  /// Returns the composed map of up to 16 levels.
  ///
  /// Returns nil if one of the maps is singular, or if a view is projected by a 3D transform.
  @inline(__always)
  fileprivate func legMap(levels: Int) -> PlaneMap? {
    let tree = ViewCursors()
    var leg = ClimbedLeg<ViewCursors>(from: self)
    for _ in 0..<levels { leg.step(to: leg.cursor.superview ?? leg.cursor, in: tree) }
    guard leg.sum.bits != 0 else {
      return PlaneMap(
        kind: .translation, a: 1, b: 0, c: 0, d: 1, tx: leg.sum.x, ty: leg.sum.y)
    }
    guard leg.sum.bits & (Placement.spatialBit | Placement.singularBit) == 0 else { return nil }
    return composedLegMap(levels: levels)
  }

  @inline(never)
  private func composedLegMap(levels: Int) -> PlaneMap {
    ViewCursors().planeMap(levels: levels, from: self)
  }

  /// Returns the composed map of a leg, and flags its views as parts of a leg.
  ///
  /// Returns nil in the same cases as `legMap(levels:)`.
  @inline(never)
  fileprivate func markedLegMap(levels: Int) -> PlaneMap? {
    guard let map = legMap(levels: levels) else { return nil }
    var cursor = self
    for _ in 0..<levels {
      cursor.mark(.cachedLeg)
      cursor = cursor.superview ?? cursor
    }
    return map
  }

  fileprivate func areMarked(levels: Int) -> Bool {
    (0..<levels).allSatisfy { ancestor($0).flags.isSuperset(of: .cachedLeg) }
  }
}
