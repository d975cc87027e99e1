extension Climb {
  /// The number of excess levels that are divided into legs separately.
  ///
  /// It is 0 if all levels are excess levels.
  @inline(__always)
  var legSurplus: Int { surplus == levels ? 0 : surplus }

  /// The number of legs that the climb is divided into.
  ///
  /// The last leg of the excess levels and the last leg of the other levels may be shorter than 16
  /// levels.
  fileprivate var legCount: Int {
    let size = LegLengths.longest
    return (legSurplus + size - 1) / size + (levels - legSurplus + size - 1) / size
  }
}

extension ViewCursor {
  /// Records that a climb from this view was computed.
  ///
  /// Returns whether the three climbs recorded before were equal to it. Climbs are compared by
  /// hash, so on rare occasions different climbs are considered equal.
  @inline(__always)
  func notesClimb(to top: UInt16, surplus: Int) -> Bool {
    let hash = (top &+ UInt16(truncatingIfNeeded: surplus)) << 2 | 4
    let noted = notedClimb
    guard noted & ~3 == hash else {
      notedClimb = hash
      return false
    }
    guard noted & 3 < 2 else { return true }
    notedClimb = noted + 1
    return false
  }
}

extension View {
  /// Caches a climb from this view, replacing any climb that is already cached at the view.
  ///
  /// Does nothing if `climb` is already cached, or if it can't be cached.
  @inline(never)
  final func cache(_ climb: ViewClimb) {
    if let cachedClimb, cachedClimb.pointee.caches(climb) { return }
    guard let fresh = freshCache(of: climb) else { return }
    if let cachedClimb {
      cachedClimb.pointee.free()
      cachedClimb.pointee = fresh
    } else {
      let memory = UnsafeMutablePointer<CachedClimb>.allocate(capacity: 1)
      memory.initialize(to: fresh)
      cachedClimb = memory
    }
  }

  /// Creates a cached climb.
  ///
  /// Returns nil if the climb is too long, if a view on it is projected by a 3D transform, or if a
  /// map has no finite inverse.
  private final func freshCache(of climb: ViewClimb) -> CachedClimb? {
    let start = ViewCursor(self)
    let count = climb.legCount
    guard count <= CachedClimb.mostLegs else { return nil }
    let legs = UnsafeMutablePointer<RouteLeg>.allocate(capacity: count)
    var (cursor, made) = (start, 0)
    for levels in LegLengths(levels: climb.levels, surplus: climb.legSurplus) {
      guard let leg = RouteLeg(from: cursor, levels: levels) else { break }
      (legs + made).initialize(to: leg)
      cursor = cursor.ancestor(levels)
      made += 1
    }
    let complete = UnsafeMutableBufferPointer(start: legs, count: made)
    let map = CachedClimb.composedMap(of: complete)
    guard made == count, let inverse = map.inverse else {
      for leg in complete { leg.release() }
      legs.deallocate()
      return nil
    }
    return CachedClimb(
      climb, from: start, legs: legs, count: count, map: map, inverse: inverse)
  }

  /// Frees the cached climb of this view.
  final func discardCachedClimb() {
    guard let cachedClimb else { return }
    cachedClimb.pointee.free()
    cachedClimb.deinitialize(count: 1)
    cachedClimb.deallocate()
    self.cachedClimb = nil
    notedClimb = 0
  }

  /// Frees the climbs cached in the receiver and its descendants; the results of conversions don't
  /// change.
  ///
  /// - Complexity: O(views).
  package final func discardCachedClimbs() {
    visitDescendants { view in
      view.discardCachedClimb()
      return true
    }
  }

  /// Whether the cached climb equals a newly created one.
  ///
  /// It is also true if there is no cached climb, or if the cached one is stale.
  final var isCachedClimbConsistent: Bool {
    cachedClimb.map { $0.pointee.isConsistent(at: ViewCursor(self)) } ?? true
  }
}
