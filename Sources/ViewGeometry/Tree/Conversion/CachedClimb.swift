/// A whole climb from a view to an ancestor, cached at the view: its half of every route that meets there.
///
/// Two ends whose cached climbs meet are converted without climbing: up by one composed map, down by the inverse of the other. It
/// holds the numbers that climbing gives, so every bit of an answer is the same. One climb serves routes to all views
/// that meet it there, in both directions, and the way to the window.
///
/// It is made of *legs* of up to 16 levels, those whose offsets a climb adds up together, and is current while the stamps of all of
/// them have the versions it was made with. While views on it keep moving, their legs are walked and the other legs' maps
/// are taken; every 32nd time the stale legs are renewed. A climb with a link cut is discarded.
///
/// Why it is safe: pointers to other views are only compared until all stamps up to the leg in question are found not void.
/// Then no link below was cut since they were stored, so the pointers are to ancestors, alive. Stamps are looked at in
/// the order of the climb: where a branch went to another thread its void stamp comes before any that is written there. The
/// climb belongs to its view, which frees it. `View.checkInvariants()` compares current climbs with fresh ones.
/// Numbers are in Decisions/0009.
struct CachedClimb {
  /// Longer climbs aren't cached: these take 11 KiB.
  static let mostLegs = threshold(128, low: 2)
  /// Conversions that walk stale legs before those are renewed: where a view moves before each, it pays for one in 32 moves.
  private static let walksBeforeRenewal: UInt8 = threshold(32, low: 1)

  /// The ancestor where the climb ends.
  let top: ViewCursor
  /// The view below the top, the last whose map is part of the climb.
  private let last: ViewCursor
  /// The levels before legs are counted again, of an end that lies deeper than the other; 0 where legs go through.
  private let surplus: Int32
  /// The levels after those, which both ends of a route climb in step.
  private let levelsInStep: Int32
  /// In the order of the climb; at least one.
  private let legs: UnsafeMutablePointer<RouteLeg>
  private let endOfLegs: UnsafeMutablePointer<RouteLeg>
  /// The map to the top.
  private(set) var map: PlaneMap
  /// The map from the top.
  private(set) var inverse: PlaneMap
  /// Whether the top is the window that nil represents (R3.3).
  private let leadsToWindow: Bool
  private var walks: UInt8 = 0

  /// Takes the legs over; there is one or more.
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

  /// Frees what the climb holds; it is of no use after.
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

  /// Whether a link on the way was cut.
  private var isCut: Bool { allLegs.contains(where: \.isCut) }

  /// Whether it is all of a route: the other end is the top, or the window that nil represents.
  @inline(__always)
  fileprivate func leads(to other: ViewCursor?) -> Bool {
    surplus == 0 && (other == nil ? leadsToWindow : top == other)
  }

  /// Whether the two climbs are a route: they meet at their top, coming over different links, with legs as that route has them.
  @inline(__always)
  fileprivate func meets(_ other: UnsafeMutablePointer<CachedClimb>) -> Bool {
    top == other.pointee.top && last != other.pointee.last
      && levelsInStep == other.pointee.levelsInStep && (surplus == 0 || other.pointee.surplus == 0)
  }

  /// Whether it caches that climb, with no link cut since.
  func caches(_ climb: ViewClimb) -> Bool {
    top == climb.cursor && Int(surplus) == climb.legSurplus
      && Int(levelsInStep) == climb.levels - climb.legSurplus && !isCut
  }
}

// MARK: - Converting

/// The cached climbs that make up a route: one of each end, or of one end when the other is the top.
struct CachedRoute {
  let up: UnsafeMutablePointer<CachedClimb>?
  let down: UnsafeMutablePointer<CachedClimb>?

  /// The route from the source to the target, both nil when it isn't cached; nil in place of an end stands for the other's window.
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

  /// The shape, given in the source's bounds, in the target's; nil when the climbs are stale, or there are none.
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

  /// The same by stale climbs; nil where the way has to be climbed.
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
  /// The map to the top as it is now, when something is stale; nil when the climb can't be cached any longer.
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

  /// The map of all legs, composed as a route composes it.
  static func composedMap(of legs: UnsafeMutableBufferPointer<RouteLeg>) -> PlaneMap {
    if legs.count == 1 { return legs[0].map }
    return legs.reduce(into: .identity) { $0.append($1.map) }
  }

  /// Whether a climb from `start` that counts as current equals one cached now.
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
  /// The map to the top of the climb cached here, which is stale; nil where it has to be climbed, and the cache is discarded.
  @inline(never)
  fileprivate var mapOfStaleClimb: PlaneMap? {
    guard let cachedClimb else { return nil }
    if let map = cachedClimb.pointee.mapNow() { return map }
    view.discardCachedClimb()
    return nil
  }

  /// The ancestor a number of levels above, or the root when there are fewer.
  func ancestor(_ levels: Int) -> ViewCursor {
    var cursor = self
    for _ in 0..<levels { cursor = cursor.superview ?? cursor }
    return cursor
  }
}
