import Foundation

// Routes between live views: they are cached where they are asked for again and again.

typealias ViewRoute = Route<ViewCursors>
typealias ViewClimb = Climb<ViewCursors>

extension Route<ViewCursors> {
  /// The way from a view to another; nil stands for the source's window or the root of its tree.
  @inline(__always)
  init(from source: View, to target: View?) {
    self.init(
      from: ViewCursor(source), toBaseOr: target.map { ViewCursor($0) }, in: ViewCursors())
  }

  /// The shape, given in the source's bounds, in the target's: by cached climbs, or by climbing.
  @inline(__always)
  static func convert<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor, to target: ViewCursor
  ) -> Shape {
    if source.cachedClimb != nil || target.cachedClimb != nil {
      return convertByCache(shape, from: source, to: target)
    }
    return convertByClimbing(shape, from: source, to: target)
  }

  /// Out of line: then nothing of it is set up for a route that is cached.
  @inline(never)
  private static func convertByClimbing<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor, to target: ViewCursor
  ) -> Shape {
    climb(shape, from: source, to: target, in: ViewCursors()) {
      climbOn(shape, from: source, to: target, after: $0, and: $1)
    }
  }

  @inline(never)
  private static func climbOn<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor, to target: ViewCursor,
    after leg: ClimbedLeg<ViewCursors>, and otherLeg: ClimbedLeg<ViewCursors>
  ) -> Shape {
    let tree = ViewCursors()
    let route = ViewRoute(
      from: source, to: target, in: tree, after: PairedLeg(up: leg, down: otherLeg))
    route.noteClimbs()
    return shape.converted(along: route, in: tree)
  }

  @inline(never)
  private static func convertByCache<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor, to target: ViewCursor
  ) -> Shape {
    let cached = CachedRoute(from: source, to: target)
    return cached.convert(shape)
      ?? convertByStaleCache(shape, from: source, to: target, cached: cached)
  }

  @inline(never)
  private static func convertByStaleCache<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor, to target: ViewCursor, cached: CachedRoute
  ) -> Shape {
    cached.convertStale(shape, from: source, to: target)
      ?? convertByClimbing(shape, from: source, to: target)
  }

  /// The shape, given in the view's bounds, in those of its base, which is its window or the root of its tree; or from there.
  static func convert<Shape: ConvertibleShape>(
    _ shape: Shape, of view: ViewCursor, fromBase: Bool
  ) -> Shape {
    let (source, target) = fromBase ? (nil, view) : (view, nil)
    let cached = CachedRoute(from: source, to: target)
    if let image = cached.convert(shape)
      ?? cached.convertStale(shape, from: source, to: target)
    {
      return image
    }
    let tree = ViewCursors()
    let route =
      fromBase ? ViewRoute(fromBaseOf: view, in: tree) : ViewRoute(toBaseOf: view, in: tree)
    route.noteClimbs()
    return shape.converted(along: route, in: tree)
  }

  /// Has its climbs cached at both ends, each when it is found for the fourth time in a row.
  ///
  /// Caching costs two to four climbs, so where links are cut all the time it doubles the cost of climbing at most.
  @inline(__always)
  func noteClimbs() {
    guard let meeting,
      (up.bits | down.bits) & (Placement.spatialBit | Placement.singularBit) == 0
    else { return }
    let top = meeting.shortHash
    if up.levels > 0, source.notesClimb(to: top, surplus: up.legSurplus) { source.view.cache(up) }
    if down.levels > 0, target.notesClimb(to: top, surplus: down.legSurplus) {
      target.view.cache(down)
    }
  }
}

extension ViewCursor {
  /// The window that holds this view, or the root of its tree: the space that nil represents (R3.3, R3.4).
  var base: ViewCursor {
    var cursor = self
    while !cursor.flags.contains(.isWindow), let superview = cursor.superview { cursor = superview }
    return cursor
  }
}
