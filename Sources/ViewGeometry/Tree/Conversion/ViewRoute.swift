import Foundation

// Routes between live views. Routes that are converted repeatedly are cached.

typealias ViewRoute = Route<ViewCursors>
typealias ViewClimb = Climb<ViewCursors>

extension Route<ViewCursors> {
  /// Creates the route between two views.
  ///
  /// If `target` is nil, it represents the source's window or the root of the source's tree.
  @inline(__always)
  init(from source: View, to target: View?) {
    self.init(
      from: ViewCursor(source), toBaseOr: target.map { ViewCursor($0) }, in: ViewCursors())
  }

  /// Converts a shape from the source's coordinates to the target's, with cached climbs if there
  /// are any.
  @inline(__always)
  static func convert<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor, to target: ViewCursor
  ) -> Shape {
    if source.cachedClimb != nil || target.cachedClimb != nil {
      return convertByCache(shape, from: source, to: target)
    }
    return convertByClimbing(shape, from: source, to: target)
  }

  /// Converts a shape by climbing, without cached climbs.
  ///
  /// This function isn't inlined, so that its setup doesn't slow down conversions along cached
  /// routes.
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

  /// Converts a shape from a view's coordinates to those of its base, or back if `fromBase` is
  /// true.
  ///
  /// The base is the view's window, or else the root of its tree.
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

  /// Caches the climb from each end of the route when it is computed for the fourth time in a row.
  ///
  /// A climb is cached only if no view on the route has a singular map or is projected by a 3D
  /// transform.
  ///
  /// Caching takes as long as two to four climbs, so it at most doubles the time spent on climbing,
  /// even if links are cut all the time.
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
  /// The view that nil represents in conversions: this view's window, or the root (R3.3, R3.4).
  var base: ViewCursor {
    var cursor = self
    while !cursor.flags.contains(.isWindow), let superview = cursor.superview { cursor = superview }
    return cursor
  }
}
