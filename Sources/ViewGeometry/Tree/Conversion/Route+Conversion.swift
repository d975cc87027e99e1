import Foundation

/// The sum of the offsets of a climb.
typealias RouteOffset = (x: Double, y: Double)

/// A point or a rectangle, which a route converts as a whole.
protocol ConvertibleShape {
  /// The shape on the other side of a map; nil where that takes a closer look, as beyond finite numbers.
  func mapped(by map: PlaneMap) -> Self?

  /// The shape shifted by one offset up and by the other down; nil likewise.
  func shifted(up: RouteOffset, down: RouteOffset) -> Self?

  /// The shape, given in the source's bounds, in the target's, by climbing.
  func converted(along route: Route) -> Self
}

extension Route {
  /// The shape, given in the source's bounds, in the target's: by cached climbs, by one leg in step, or by the whole route.
  ///
  /// Routes of more than one leg go on in functions of their own, so that the first leg stays in registers.
  @inline(__always)
  static func convert<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor, to target: ViewCursor
  ) -> Shape {
    if source.cachedClimb != nil || target.cachedClimb != nil {
      return convertByCache(shape, from: source, to: target)
    }
    return climb(shape, from: source, to: target)
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
      ?? climb(shape, from: source, to: target)
  }

  @inline(__always)
  private static func climb<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor, to target: ViewCursor
  ) -> Shape {
    let first = PairedLeg(from: source, to: target)
    if first.isShift, let image = shape.shifted(up: first.up.offset, down: first.down.offset) {
      return image
    }
    return climbOn(shape, from: source, to: target, after: first.up, and: first.down)
  }

  @inline(never)
  private static func climbOn<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor, to target: ViewCursor, after leg: ClimbedLeg,
    and otherLeg: ClimbedLeg
  ) -> Shape {
    let route = Route(from: source, to: target, after: PairedLeg(up: leg, down: otherLeg))
    route.noteClimbs()
    return shape.converted(along: route)
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
    let route = fromBase ? Route(fromBaseOf: view) : Route(toBaseOf: view)
    route.noteClimbs()
    return shape.converted(along: route)
  }
}

extension Route {
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

extension CGPoint: ConvertibleShape {
  @inline(__always)
  func mapped(by map: PlaneMap) -> CGPoint? {
    let (x, y) = map.map(x: Double(self.x), y: Double(self.y))
    return (x + y).isNaN ? nil : CGPoint(x: x, y: y)
  }

  @inline(__always)
  func shifted(up: RouteOffset, down: RouteOffset) -> CGPoint? {
    let x = Double(self.x) + up.x - down.x
    let y = Double(self.y) + up.y - down.y
    return (x + y).isNaN ? nil : CGPoint(x: x, y: y)
  }

  @inline(__always)
  func converted(along route: Route) -> CGPoint { route.convert(self) }
}

extension CGRect: ConvertibleShape {
  @inline(__always)
  func mapped(by map: PlaneMap) -> CGRect? { map.mapOrdinary(self) }

  /// The rectangle shifted by one offset up and by the other down; nil where that takes a closer look.
  ///
  /// Rectangles of finite numbers, not negative in size, whose image is finite: neither null nor infinite then. In this form
  /// no function of `CGRect` is called, each of which costs as much as two levels.
  @inline(__always)
  func shifted(up: RouteOffset, down: RouteOffset) -> CGRect? {
    let x = Double(origin.x) + up.x - down.x
    let y = Double(origin.y) + up.y - down.y
    let (width, height) = (Double(size.width), Double(size.height))
    let limit = Double.greatestFiniteMagnitude
    guard width >= 0, height >= 0, width < limit, height < limit, (x - x) + (y - y) == 0 else {
      return nil
    }
    return CGRect(x: x, y: y, width: abs(width), height: abs(height))
  }

  @inline(__always)
  func converted(along route: Route) -> CGRect { route.convert(self) }
}

// MARK: - Along a route

extension Route {
  /// The point, given in the source's bounds, in the target's.
  @inline(__always)
  func convert(_ point: CGPoint) -> CGPoint {
    guard isTranslation else { return convertThroughMaps(point) }
    let x = Double(point.x) + up.sum.x - down.sum.x
    let y = Double(point.y) + up.sum.y - down.sum.y
    if (x + y).isNaN { return settled(CGPoint(x: x, y: y), for: point) }
    return CGPoint(x: x, y: y)
  }

  /// The box of the rectangle, given in the source's bounds, in the target's.
  @inline(__always)
  func convert(_ rect: CGRect) -> CGRect {
    guard isTranslation else { return convertThroughMaps(rect) }
    if let box = rect.shifted(up: up.offset, down: down.offset) { return box }
    if rect.isNull { return .null }
    if rect.isInfinite { return rect }
    let x = Double(rect.minX) + up.sum.x - down.sum.x
    let y = Double(rect.minY) + up.sum.y - down.sum.y
    let box = CGRect(x: x, y: y, width: Double(rect.width), height: Double(rect.height))
    return (x + y).isNaN ? settled(box, for: rect) : box
  }

  @inline(never)
  private func convertThroughMaps(_ point: CGPoint) -> CGPoint {
    guard !isInPlane else {
      let (mapUp, mapOfTarget) = planeMaps
      let inMeeting = mapUp.map(point)
      let converted = planeMapDown(mapOfTarget)?.map(inMeeting) ?? mapDown.map(inMeeting)
      return (converted.x + converted.y).isNaN ? settled(converted, for: point) : converted
    }
    return settled(isSpatial ? map.map(point) : mapDown.map(mapUp.map(point)), for: point)
  }

  /// The one place of the rect rule: a box at the meeting, and a box of that box in the target (R3.7).
  @inline(never)
  private func convertThroughMaps(_ rect: CGRect) -> CGRect {
    guard isInPlane else { return settled(mapDown.map(mapUp.map(rect)), for: rect) }
    let (mapUp, mapOfTarget) = planeMaps
    let inMeeting = mapUp.map(rect)
    return settled(
      planeMapDown(mapOfTarget)?.map(inMeeting) ?? mapDown.map(inMeeting), for: rect)
  }

  /// Whether the route stays in one tree and on it all views are flat.
  @inline(__always)
  private var isInPlane: Bool { !isSpatial && !leadsOverScreen }

  /// The corners of the quad, each converted as a point.
  func convert(_ quad: Quad) -> Quad {
    guard isTranslation || isSpatial else {
      let (mapUp, mapDown) = (mapUp, mapDown)
      return converted(quad) { mapDown.map(mapUp.map($0)) }
    }
    guard isTranslation else {
      let map = map
      return converted(quad) { map.map($0) }
    }
    return converted(quad, by: convert)
  }

  private func converted(_ quad: Quad, by convert: (CGPoint) -> CGPoint) -> Quad {
    func corner(_ point: CGPoint) -> CGPoint { settled(convert(point), for: point) }
    return Quad(
      topLeft: corner(quad.topLeft), topRight: corner(quad.topRight),
      bottomRight: corner(quad.bottomRight), bottomLeft: corner(quad.bottomLeft))
  }

  /// The points, each mapped in place by the composed map.
  func convert(_ points: UnsafeMutableBufferPointer<CGPoint>) {
    map.map(points) { image, point in settled(image, for: point) }
  }

  /// The composed map from the source to the target; the numbers of `boundedMap`.
  var map: ProjectiveMap {
    guard !isTranslation else {
      return ProjectiveMap(
        kind: .translation, a: 1, b: 0, c: 0, d: 1, tx: up.sum.x - down.sum.x,
        ty: up.sum.y - down.sum.y)
    }
    var map = mapUp
    map.append(mapDown)
    return map
  }

  /// The answer for a point, or the target's anchor point where a finite one has none in numbers.
  ///
  /// Sums and products beyond 1.8e308 are infinite, and numbers computed from them may be NaN.
  @inline(never)
  private func settled(_ answer: CGPoint, for point: CGPoint) -> CGPoint {
    guard answer.x.isNaN || answer.y.isNaN, point.x.isFinite, point.y.isFinite else {
      return answer
    }
    let anchor = target.anchorInBounds
    return CGPoint(x: anchor.x, y: anchor.y)
  }

  /// The answer for a rectangle, or an empty one at the target's anchor point, for the same reason.
  private func settled(_ answer: CGRect, for rect: CGRect) -> CGRect {
    let (origin, size) = (answer.origin, answer.size)
    guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN,
      rect.origin.x.isFinite, rect.origin.y.isFinite, rect.size.width.isFinite,
      rect.size.height.isFinite
    else { return answer }
    let anchor = target.anchorInBounds
    return CGRect(x: anchor.x, y: anchor.y, width: 0, height: 0)
  }
}
