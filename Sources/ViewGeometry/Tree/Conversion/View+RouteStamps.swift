// Invalidation of cached legs after the two kinds of changes: a map changes, or a link is cut.

extension View {
  /// Makes the legs that include this view's map stale, and records the change for snapshots.
  ///
  /// It increments the versions of the stamps of the view and the next 15 ancestors. All legs that
  /// may include the map have one of these stamps. Until a leg that includes the map is rebuilt,
  /// further moves of the view only test a flag.
  @inline(__always)
  final func mapDidChange() {
    guard !flags.isDisjoint(with: .followed) else { return }
    followedMapDidChange()
  }

  @inline(never)
  private final func followedMapDidChange() {
    noteChange()
    guard flags.contains(.mapInCachedLeg) else { return }
    flags.subtract(.mapInCachedLeg)
    forEachStampAbove { $0.routeStamp?._withUnsafeGuaranteedRef { $0.version += 1 } }
  }

  /// Invalidates the legs that include the link to the superview, before the link is cut.
  ///
  /// Their stamps become void and are detached from their views, so nothing writes to the stamps
  /// again. This is necessary because a branch that is removed from a tree may be passed to another
  /// thread.
  @inline(__always)
  final func linkWillBreak() {
    guard flags.contains(.linkInCachedLeg) else { return }
    voidStampsAbove()
  }

  @inline(never)
  private final func voidStampsAbove() {
    flags.subtract(.cachedLeg)
    forEachStampAbove { $0.view.voidRouteStamp() }
  }

  /// Calls `body` with each view that has a stamp, among this view and the next 15 ancestors.
  @inline(__always)
  private final func forEachStampAbove(_ body: (ViewCursor) -> Void) {
    var next: ViewCursor? = ViewCursor(self)
    for _ in 0..<LegLengths.longest {
      guard let cursor = next else { return }
      if cursor.flags.contains(.hasRouteStamp) { body(cursor) }
      next = cursor.superview
    }
  }

  /// Returns the stamp of the legs that end at the view, creating it if needed.
  final func makeRouteStamp() -> Unmanaged<RouteStamp> {
    if let routeStamp { return routeStamp }
    let stamp = Unmanaged.passRetained(RouteStamp())
    routeStamp = stamp
    flags.formUnion(.hasRouteStamp)
    return stamp
  }

  private final func voidRouteStamp() {
    guard let stamp = routeStamp else { return }
    stamp._withUnsafeGuaranteedRef { $0.version = RouteStamp.void }
    stamp.release()
    routeStamp = nil
    flags.subtract(.hasRouteStamp)
  }

  /// Frees everything that conversions cached at this view, for `deinit`.
  final func releaseRoutes() {
    discardCachedClimb()
    voidRouteStamp()
  }
}
