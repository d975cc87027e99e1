// Invalidation of cached legs, in the two places where views change: a map, or a link.

extension View {
  /// Makes the legs that this view's map counts in stale, after it changed, and has the change noted for snapshots.
  ///
  /// Raises the versions of the stamps among the view and the next 15 above: those of all legs that it can be in, and of none that
  /// reach the same ancestor another way. Until a leg over it is renewed, its further moves cost one flag test.
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

  /// Voids the legs that lead from this view to its superview, before it leaves it.
  ///
  /// A void stamp is taken from its view, so nobody writes to it again: a branch that has left a tree may go to another thread.
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

  /// Calls `body` with the views that have a stamp, among this one and the next 15 above.
  @inline(__always)
  private final func forEachStampAbove(_ body: (ViewCursor) -> Void) {
    var next: ViewCursor? = ViewCursor(self)
    for _ in 0..<LegLengths.longest {
      guard let cursor = next else { return }
      if cursor.flags.contains(.hasRouteStamp) { body(cursor) }
      next = cursor.superview
    }
  }

  /// The stamp of the legs that end at the view, made if there is none.
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

  /// Frees everything that conversions cached at this view; for `deinit`.
  final func releaseRoutes() {
    discardCachedClimb()
    voidRouteStamp()
  }
}
