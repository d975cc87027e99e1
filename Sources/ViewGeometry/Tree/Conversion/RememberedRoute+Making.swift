extension Route {
  /// Has the route remembered at its lower end when it is found for the second time in a row.
  @inline(__always)
  func note() {
    let isKeptBySource = up.levels >= down.levels
    note(keptBySource: isKeptBySource, other: isKeptBySource ? target : source)
  }

  /// The same for a route to the window that nil stands for, or from it.
  ///
  /// In a tree without a window nil stands for the root, and nothing tells when that has become part of a larger tree.
  @inline(__always)
  func noteBaseRoute(isToBase: Bool) {
    guard meeting?.flags.contains(.isWindow) == true else { return }
    note(keptBySource: isToBase, other: nil)
  }

  @inline(__always)
  private func note(keptBySource: Bool, other: ViewCursor?) {
    guard remembers, up.levels &+ down.levels > 0, meeting != nil,
      (keptBySource ? source : target).notesRoute(to: other)
    else { return }
    remember(keptBySource: keptBySource, other: other)
  }

  @inline(never)
  private func remember(keptBySource: Bool, other: ViewCursor?) {
    let obstacles = Placement.spatialBit | Placement.singularBit
    let (ofKeeper, ofOther) = keptBySource ? (up, down) : (down, up)
    let count = ofKeeper.legCount + ofOther.legCount
    guard (up.bits | down.bits) & obstacles == 0, count <= RememberedRoute.mostLegs else { return }
    let (mapOfSource, mapOfTarget) = planeMaps
    guard let mapToSource = mapOfSource.inverse, let mapToTarget = mapOfTarget.inverse else {
      return
    }
    let there = RememberedRoute.Maps(up: mapOfSource, down: mapToTarget)
    let back = RememberedRoute.Maps(up: mapOfTarget, down: mapToSource)
    let (keeper, otherEnd) = keptBySource ? (source, target) : (target, source)
    let legs = UnsafeMutableBufferPointer<RouteLeg>.allocate(capacity: count)
    ofKeeper.forEachLeg(from: keeper) { legs.initializeElement(at: $0, to: $1) }
    ofOther.forEachLeg(from: otherEnd) { legs.initializeElement(at: count - 1 - $0, to: $1) }
    keeper.view.remember(
      RememberedRoute(
        to: other, there: keptBySource ? there : back, back: keptBySource ? back : there,
        isTranslation: isTranslation, legs: legs, countOfLegsUp: ofKeeper.legCount))
  }
}

extension Climb {
  /// The number of legs: the last of the surplus and the last of the rest may be short.
  fileprivate var legCount: Int {
    let size = RouteGroup.levels
    return (surplus + size - 1) / size + (levels - surplus + size - 1) / size
  }

  /// Makes the legs of the climb, which started at a view, and calls `body` with their numbers and them, the lowest first.
  fileprivate func forEachLeg(from start: ViewCursor, _ body: (Int, RouteLeg) -> Void) {
    var (cursor, climbed, number) = (start, 0, 0)
    while climbed < levels {
      let count = min((climbed < surplus ? surplus : levels) - climbed, RouteGroup.levels)
      let group = count == RouteGroup.levels ? cursor.group : nil
      if let group, group.pointee.isValid {
        body(number, RouteLeg(group, from: cursor))
        cursor = group.pointee.target
      } else {
        body(number, RouteLeg(from: cursor, levels: count))
        for _ in 0..<count { cursor = cursor.superview ?? cursor }
      }
      climbed += count
      number += 1
    }
  }
}

extension ViewCursor {
  /// Whether a route to `other`, nil for the window, is to be remembered here; notes that it was found.
  @inline(__always)
  fileprivate func notesRoute(to other: ViewCursor?) -> Bool {
    let note = other?.shortHash ?? 1
    guard notedRoute == note else {
      notedRoute = note
      return false
    }
    guard let route else { return true }
    return !(route.pointee.other == other && route.pointee.isValid) && !route.pointee.waits()
  }
}

extension View {
  /// Keeps a route in the place of the one that is kept.
  fileprivate final func remember(_ fresh: RememberedRoute) {
    guard let route else {
      let memory = UnsafeMutablePointer<RememberedRoute>.allocate(capacity: 1)
      memory.initialize(to: fresh)
      self.route = memory
      return
    }
    var fresh = fresh
    fresh.follow(route.pointee)
    route.pointee.free()
    route.pointee = fresh
  }

  /// Forgets the route that is kept here.
  final func forgetRoute() {
    guard let route else { return }
    route.pointee.free()
    route.deinitialize(count: 1)
    route.deallocate()
    self.route = nil
  }

  /// Whether a remembered route that counts as valid is what finding it now would give.
  final var isRouteConsistent: Bool {
    guard let route, route.pointee.isValid else { return true }
    let kept = route.pointee
    let now =
      kept.other.map { Route(from: ViewCursor(self), to: $0, remembers: false) }
      ?? Route(toBaseOf: ViewCursor(self), remembers: false)
    guard let meeting = now.meeting, !now.isSpatial,
      kept.other != nil || meeting.flags.contains(.isWindow)
    else { return false }
    let (mapUp, mapOfOther) = now.planeMaps
    guard let mapDown = mapUp.inverse, let mapToOther = mapOfOther.inverse else {
      // Only sums of offsets that have grown beyond the doubles since.
      return now.isTranslation
    }
    return kept.there == RememberedRoute.Maps(up: mapUp, down: mapToOther)
      && kept.back == RememberedRoute.Maps(up: mapOfOther, down: mapDown)
  }
}
