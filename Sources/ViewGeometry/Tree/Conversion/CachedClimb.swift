/// A climb from a view to an ancestor, cached at the view.
///
/// Two climbs that meet at that ancestor form a route.
///
/// A conversion between two views whose cached climbs end at the same ancestor needs no climbing:
/// it goes up by one composed map and down by the inverse of the other. The maps have exactly the
/// values that climbing gives, so the results are identical. One climb serves routes to all views
/// whose climbs meet it there, in both directions, and the route to the window.
///
/// A climb consists of *legs* of up to 16 levels, whose offsets are added up together. It is
/// current while the stamps of all its legs have the versions with which it was created. While
/// views on it keep moving, their legs are climbed again and the maps of the other legs are used;
/// every 32nd time the stale legs are rebuilt. A climb with a cut link is discarded: a view on it
/// was removed from its superview.
///
/// This is safe because pointers to other views are only compared until all stamps up to the leg in
/// question are found not to be void. Then no link below was cut since they were stored, so the
/// pointers refer to living ancestors. Stamps are read in the order of the climb: if a branch was
/// passed to another thread, its void stamp comes before any stamp that is written there. The climb
/// belongs to its view, which frees it. `View.checkInvariants()` compares current climbs with new
/// ones. Measurements are in Decisions/0009.
struct CachedClimb {
  /// The maximum number of legs of a cached climb, which take 11 KiB.
  static let mostLegs = threshold(128, low: 2)
  /// The number of conversions with stale legs, the last of which rebuilds the legs.
  ///
  /// If a view moves before each conversion, legs are rebuilt after one in 32 moves.
  private static let walksBeforeRenewal: UInt8 = threshold(32, low: 1)

  /// The ancestor at which the climb ends.
  let top: ViewCursor
  /// The view below the top, the last one whose map is part of the climb.
  private let last: ViewCursor
  /// The number of excess levels, if this end of a route is deeper than the other.
  ///
  /// A new leg begins after them. It is 0 if all levels are divided into legs together.
  private let surplus: Int32
  /// The remaining levels, which both ends of a route climb in step.
  private let levelsInStep: Int32
  /// The legs in the order of the climb; at least one.
  private let legs: UnsafeMutablePointer<RouteLeg>
  private let endOfLegs: UnsafeMutablePointer<RouteLeg>
  /// The map to the top.
  private(set) var map: PlaneMap
  /// The map from the top.
  private(set) var inverse: PlaneMap
  /// Whether the top is the window that nil represents (R3.3).
  private let leadsToWindow: Bool
  private var walks: UInt8 = 0

  /// Creates a climb that owns `legs`, of which there must be at least one.
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

  /// Whether any link of the climb was cut.
  private var isCut: Bool { allLegs.contains(where: \.isCut) }

  /// Returns whether this climb is the whole route to `other`, or to the window if `other` is nil.
  @inline(__always)
  fileprivate func leads(to other: ViewCursor?) -> Bool {
    surplus == 0 && (other == nil ? leadsToWindow : top == other)
  }

  /// Returns whether the two climbs form a route.
  ///
  /// They must reach the same ancestor through different children, and be divided into legs like
  /// that route.
  @inline(__always)
  fileprivate func meets(_ other: UnsafeMutablePointer<CachedClimb>) -> Bool {
    top == other.pointee.top && last != other.pointee.last
      && levelsInStep == other.pointee.levelsInStep && (surplus == 0 || other.pointee.surplus == 0)
  }

  /// Returns whether this climb is the given one, and no link of it was cut since it was cached.
  func caches(_ climb: ViewClimb) -> Bool {
    top == climb.cursor && Int(surplus) == climb.legSurplus
      && Int(levelsInStep) == climb.levels - climb.legSurplus && !isCut
  }
}

// MARK: - Converting

/// The cached climbs that form a route: one of each end, or one if the other end is the top.
struct CachedRoute {
  let up: UnsafeMutablePointer<CachedClimb>?
  let down: UnsafeMutablePointer<CachedClimb>?

  /// Finds the route from the source to the target; both climbs are nil if it isn't cached.
  ///
  /// An end that is nil represents the window of the other end.
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

  /// Converts a shape from the source's bounds to the target's; nil if the climbs are stale or
  /// missing.
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

  /// Converts a shape by climbs that may be stale; nil if the route must be climbed.
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
  /// Recomputes the map to the top from legs that may be stale; nil if the climb must be discarded.
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

  /// Returns the map of all legs, composed in the same order as for a `Route`.
  static func composedMap(of legs: UnsafeMutableBufferPointer<RouteLeg>) -> PlaneMap {
    if legs.count == 1 { return legs[0].map }
    return legs.reduce(into: .identity) { $0.append($1.map) }
  }

  /// Returns whether the climb equals a newly created one from `start`.
  ///
  /// Returns true if the climb is stale.
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
  /// The map to the top of the cached climb, which is stale.
  ///
  /// It is nil if the route must be climbed; then the cached climb is discarded.
  @inline(never)
  fileprivate var mapOfStaleClimb: PlaneMap? {
    guard let cachedClimb else { return nil }
    if let map = cachedClimb.pointee.mapNow() { return map }
    view.discardCachedClimb()
    return nil
  }

  /// Returns the ancestor a number of levels above, or the root if there are fewer levels.
  func ancestor(_ levels: Int) -> ViewCursor {
    var cursor = self
    for _ in 0..<levels { cursor = cursor.superview ?? cursor }
    return cursor
  }
}
