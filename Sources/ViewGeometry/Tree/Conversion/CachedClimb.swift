/// A climb from a view to an ancestor, cached at the view.
///
/// Two climbs that meet at that ancestor form a route.
///
/// A conversion between two views whose cached climbs end at the same ancestor needs no climbing:
/// it applies the composed map of the source's climb, and the inverse of the composed map of the
/// target's climb. The maps have exactly the values that climbing computes, so the results are
/// identical. One climb is used, in both directions, for the routes to all views whose climbs end
/// at the same ancestor, and for the route to the window.
///
/// A climb consists of *legs* of up to 16 levels; the offsets of a leg's levels are added up
/// separately. The climb is current while the stamps of all its legs have the versions that they
/// had when the legs were built. If views on it have moved, a conversion climbs their legs again
/// and uses the maps of the other legs; every 32nd such conversion rebuilds the stale legs. If a
/// view on the climb is removed from its superview, a link is cut, and the next conversion that
/// uses the climb discards it.
///
/// This is safe because pointers to other views are only compared, not dereferenced, until all
/// stamps up to the leg in question have been found not to be void. In that case, no link below the
/// leg has been cut since the pointers were stored, so they refer to living ancestors. Stamps are
/// read in the order of the climb: if a branch was passed to another thread, its void stamp is read
/// before any stamp that is written there. The climb belongs to its view, which frees it.
/// `View.checkInvariants()` compares current climbs with new ones. Measurements are in
/// Decisions/0009.
struct CachedClimb {
  /// The maximum number of legs of a cached climb, which then takes 11 KiB.
  static let mostLegs = threshold(128, low: 2)
  /// The number of conversions with stale legs after which the legs are rebuilt.
  ///
  /// If a view moves before each conversion, only one in 32 conversions rebuilds them.
  private static let walksBeforeRenewal: UInt8 = threshold(32, low: 1)

  /// The ancestor at which the climb ends.
  let top: ViewCursor
  /// The child of `top` on the climb, which is the last view whose map is included.
  private let last: ViewCursor
  /// The number of excess levels, by which this end of a route is deeper than the other end.
  ///
  /// A new leg begins after the excess levels. The number is 0 if they aren't divided into legs
  /// separately.
  private let surplus: Int32
  /// The number of levels after the excess levels, which both ends of a route climb in step.
  private let levelsInStep: Int32
  /// The legs in the order of the climb; at least one.
  private let legs: UnsafeMutablePointer<RouteLeg>
  private let endOfLegs: UnsafeMutablePointer<RouteLeg>
  /// The map from the view's coordinates to the top's.
  private(set) var map: PlaneMap
  /// The map from the top's coordinates to the view's.
  private(set) var inverse: PlaneMap
  /// Whether the top is the window that a nil view represents in conversions (R3.3).
  private let leadsToWindow: Bool
  private var walks: UInt8 = 0

  /// Creates a climb that owns `legs`; `count`, the number of legs, is at least 1.
  init(
    _ climb: ViewClimb, from start: ViewCursor, legs: UnsafeMutablePointer<RouteLeg>, count: Int,
    map: PlaneMap, inverse: PlaneMap
  ) {
    top = climb.cursor
    last = start.ancestor(climb.levels - 1)
    surplus = Int32(climb.legSurplus)
    levelsInStep = Int32(climb.levels - climb.legSurplus)
    leadsToWindow = top.flags.contains(.isWindow) && start.base == top
    (self.legs, endOfLegs) = (legs, legs + count)
    (self.map, self.inverse) = (map, inverse)
  }

  /// Frees the memory of the climb, which is invalid afterward.
  func free() {
    for leg in allLegs { leg.release() }
    legs.deallocate()
  }

  private var allLegs: UnsafeMutableBufferPointer<RouteLeg> {
    UnsafeMutableBufferPointer(start: legs, count: endOfLegs - legs)
  }

  @inline(__always)
  fileprivate var isCurrent: Bool {
    var leg = legs
    repeat {
      if !leg.pointee.isCurrent { return false }
      leg += 1
    } while leg != endOfLegs
    return true
  }

  /// Whether any link of the climb has been cut.
  private var isCut: Bool { allLegs.contains(where: \.isCut) }

  /// Returns whether this climb alone is the route to `other`, or to the window if `other` is nil.
  @inline(__always)
  fileprivate func leads(to other: ViewCursor?) -> Bool {
    surplus == 0 && (other == nil ? leadsToWindow : top == other)
  }

  /// Returns whether the two climbs form a route.
  ///
  /// They must end at the same ancestor, and reach it through different children. They must also be
  /// divided into legs like the climbs of a route between their views.
  @inline(__always)
  fileprivate func meets(_ other: UnsafeMutablePointer<CachedClimb>) -> Bool {
    top == other.pointee.top && last != other.pointee.last
      && levelsInStep == other.pointee.levelsInStep && (surplus == 0 || other.pointee.surplus == 0)
  }

  /// Returns whether this cached climb corresponds to `climb` and none of its links has been cut
  /// since.
  func caches(_ climb: ViewClimb) -> Bool {
    top == climb.cursor && Int(surplus) == climb.legSurplus
      && Int(levelsInStep) == climb.levels - climb.legSurplus && !isCut
  }
}

// MARK: - Converting

/// The cached climbs that form a route.
///
/// There is one climb for each end, or only one if it ends at the other end of the route.
struct CachedRoute {
  let up: UnsafeMutablePointer<CachedClimb>?
  let down: UnsafeMutablePointer<CachedClimb>?

  /// Finds the route from the source to the target; both climbs are nil if the route isn't cached.
  ///
  /// If an end is nil, it represents the window of the other end.
  @inline(__always)
  init(from source: ViewCursor?, to target: ViewCursor?) {
    let (climb, other) = (source?.cachedClimb, target?.cachedClimb)
    if let climb, climb.pointee.leads(to: target) {
      (up, down) = (climb, nil)
    } else if let other, other.pointee.leads(to: source) {
      (up, down) = (nil, other)
    } else if let climb, let other, climb.pointee.meets(other) {
      (up, down) = (climb, other)
    } else {
      (up, down) = (nil, nil)
    }
  }

  /// Converts a shape from the source's coordinates to the target's.
  ///
  /// Returns nil if the climbs are stale or missing, or if `shape` can't be mapped directly, for
  /// example because it is infinite.
  @inline(__always)
  func convert<Shape: ConvertibleShape>(_ shape: Shape) -> Shape? {
    if let up, let down {
      guard up.pointee.isCurrent, down.pointee.isCurrent else { return nil }
      return shape.mapped(by: up.pointee.map)?.mapped(by: down.pointee.inverse)
    }
    if let up { return up.pointee.isCurrent ? shape.mapped(by: up.pointee.map) : nil }
    if let down { return down.pointee.isCurrent ? shape.mapped(by: down.pointee.inverse) : nil }
    return nil
  }

  /// Converts a shape with cached climbs, which may be stale.
  ///
  /// Returns nil if the route must be climbed: if no climbs are cached, if they must be discarded,
  /// or if `shape` can't be mapped directly.
  @inline(__always)
  func convertStale<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor?, to target: ViewCursor?
  ) -> Shape? {
    guard up != nil || down != nil, let map = CachedRoute.map(of: up, at: source),
      let mapOfTarget = CachedRoute.map(of: down, at: target)
    else { return nil }
    if map.kind == .translation, mapOfTarget.kind == .translation {
      return shape.shifted(up: (map.tx, map.ty), down: (mapOfTarget.tx, mapOfTarget.ty))
    }
    return mapOfTarget.inverse.flatMap { shape.mapped(by: map)?.mapped(by: $0) }
  }

  @inline(__always)
  private static func map(
    of climb: UnsafeMutablePointer<CachedClimb>?, at view: ViewCursor?
  ) -> PlaneMap? {
    guard let climb, let view else { return .identity }
    return climb.pointee.isCurrent ? climb.pointee.map : view.mapOfStaleClimb
  }
}

extension CachedClimb {
  /// Computes the current map to the top, even if some legs are stale.
  ///
  /// Every 32nd call also rebuilds the stale legs. Returns nil if the climb must be discarded.
  @inline(__always)
  fileprivate mutating func mapNow() -> PlaneMap? {
    walks += 1
    let renews = walks == CachedClimb.walksBeforeRenewal
    var map = PlaneMap.identity
    var leg = legs
    repeat {
      guard let next = leg.pointee.mapNow(renews: renews) else { return nil }
      if endOfLegs == legs + 1 { map = next } else { map.append(next) }
      leg += 1
    } while leg != endOfLegs
    guard renews else { return map }
    guard let inverse = map.inverse else { return nil }
    (self.map, self.inverse, walks) = (map, inverse, 0)
    return map
  }

  /// Returns the composed map of all legs, in the same order of composition as in a `Route`.
  static func composedMap(of legs: UnsafeMutableBufferPointer<RouteLeg>) -> PlaneMap {
    if legs.count == 1 { return legs[0].map }
    return legs.reduce(into: .identity) { $0.append($1.map) }
  }

  /// Returns whether the climb equals a newly created one from `start`.
  ///
  /// It also returns true if the climb is stale.
  func isConsistent(at start: ViewCursor) -> Bool {
    guard isCurrent else { return true }
    let levels = Int(surplus + levelsInStep)
    return start.ancestor(levels) == top && start.ancestor(levels - 1) == last
      && leadsToWindow == (top.flags.contains(.isWindow) && start.base == top)
      && allLegs.allSatisfy(\.isConsistent) && map == CachedClimb.composedMap(of: allLegs)
      && inverse == map.inverse
  }
}

extension ViewCursor {
  /// The current map to the top of the cached climb, which is stale.
  ///
  /// It is nil if the route must be climbed; in that case, the cached climb is discarded.
  @inline(never)
  fileprivate var mapOfStaleClimb: PlaneMap? {
    guard let cachedClimb else { return nil }
    if let map = cachedClimb.pointee.mapNow() { return map }
    view.discardCachedClimb()
    return nil
  }

  /// Returns the ancestor that is `levels` levels above, or the root if there are fewer levels.
  func ancestor(_ levels: Int) -> ViewCursor {
    var cursor = self
    for _ in 0..<levels { cursor = cursor.superview ?? cursor }
    return cursor
  }
}
