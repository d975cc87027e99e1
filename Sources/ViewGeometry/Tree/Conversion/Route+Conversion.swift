public import Foundation

/// The sum of the offsets of a climb.
@usableFromInline
typealias RouteOffset = (x: Double, y: Double)

/// A point or a rectangle, which a route converts as a whole.
@usableFromInline
protocol ConvertibleShape {
  /// Returns the image of the shape under `map`.
  ///
  /// Returns nil if `converted(along:in:)` is needed instead, for example for infinite values.
  func mapped(by map: PlaneMap) -> Self?

  /// Returns the shape with `up` added to its coordinates and `down` subtracted from them.
  ///
  /// Returns nil if `converted(along:in:)` is needed instead.
  func shifted(up: RouteOffset, down: RouteOffset) -> Self?

  /// Converts the shape from the coordinates of the route's source to those of its target.
  func converted<Tree: WalkedTree>(along route: Route<Tree>, in tree: Tree) -> Self
}

extension Route {
  /// Converts the shape from the source's coordinates to the target's.
  ///
  /// A route that consists of one leg of translations per end is converted here. All other routes
  /// continue in `climbOn`, a separate function, so that the first legs stay in registers.
  @inlinable @inline(__always)
  static func climb<Shape: ConvertibleShape>(
    _ shape: Shape, from source: Tree.Element, to target: Tree.Element, in tree: Tree,
    climbOn: (ClimbedLeg<Tree>, ClimbedLeg<Tree>) -> Shape
  ) -> Shape {
    let first = PairedLeg<Tree>(from: source, to: target, in: tree)
    if first.isShift,
      let image = shape.shifted(up: first.up.sum.offset, down: first.down.sum.offset)
    {
      return image
    }
    return climbOn(first.up, first.down)
  }
}

extension CGPoint: ConvertibleShape {
  @usableFromInline @inline(__always)
  func mapped(by map: PlaneMap) -> CGPoint? {
    let (x, y) = map.map(x: Double(self.x), y: Double(self.y))
    return (x + y).isNaN ? nil : CGPoint(x: x, y: y)
  }

  @inlinable @inline(__always)
  func shifted(up: RouteOffset, down: RouteOffset) -> CGPoint? {
    let x = Double(self.x) + up.x - down.x
    let y = Double(self.y) + up.y - down.y
    return (x + y).isNaN ? nil : CGPoint(x: x, y: y)
  }

  @inlinable @inline(__always)
  func converted<Tree: WalkedTree>(along route: Route<Tree>, in tree: Tree) -> CGPoint {
    route.convert(self, in: tree)
  }
}

extension CGRect: ConvertibleShape {
  @usableFromInline @inline(__always)
  func mapped(by map: PlaneMap) -> CGRect? { map.mapOrdinary(self) }

  /// Returns the rectangle with `up` added to its coordinates and `down` subtracted from them.
  ///
  /// Returns nil unless the rectangle has finite coordinates, a finite and nonnegative size, and a
  /// finite image. No function of `CGRect` is called here, because each call takes as long as
  /// climbing two levels.
  @inlinable @inline(__always)
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

  @inlinable @inline(__always)
  func converted<Tree: WalkedTree>(along route: Route<Tree>, in tree: Tree) -> CGRect {
    route.convert(self, in: tree)
  }
}

// MARK: - Along a route

extension Route {
  /// Converts a point from the source's coordinates to the target's.
  @inlinable @inline(__always)
  func convert(_ point: CGPoint, in tree: Tree) -> CGPoint {
    guard isTranslation else { return convertThroughMaps(point, in: tree) }
    let x = Double(point.x) + up.sum.x - down.sum.x
    let y = Double(point.y) + up.sum.y - down.sum.y
    if (x + y).isNaN { return settled(CGPoint(x: x, y: y), for: point, in: tree) }
    return CGPoint(x: x, y: y)
  }

  /// Converts a rectangle from the source's coordinates to the target's, as a bounding box.
  @inlinable @inline(__always)
  func convert(_ rect: CGRect, in tree: Tree) -> CGRect {
    guard isTranslation else { return convertThroughMaps(rect, in: tree) }
    if let box = rect.shifted(up: up.offset, down: down.offset) { return box }
    if rect.isNull { return .null }
    if rect.isInfinite { return rect }
    let x = Double(rect.minX) + up.sum.x - down.sum.x
    let y = Double(rect.minY) + up.sum.y - down.sum.y
    let box = CGRect(x: x, y: y, width: Double(rect.width), height: Double(rect.height))
    return (x + y).isNaN ? settled(box, for: rect, in: tree) : box
  }

  @inlinable @inline(never)
  func convertThroughMaps(_ point: CGPoint, in tree: Tree) -> CGPoint {
    guard !isInPlane else {
      let (mapUp, mapOfTarget) = planeMaps(in: tree)
      let inMeeting = mapUp.map(point)
      let converted =
        planeMapDown(mapOfTarget)?.map(inMeeting) ?? mapDown(in: tree).map(inMeeting)
      return (converted.x + converted.y).isNaN
        ? settled(converted, for: point, in: tree) : converted
    }
    let converted =
      isSpatial ? map(in: tree).map(point) : mapDown(in: tree).map(mapUp(in: tree).map(point))
    return settled(converted, for: point, in: tree)
  }

  /// Converts a rectangle with composed maps.
  ///
  /// A bounding box is computed at the common ancestor and again in the target (R3.7).
  @inlinable @inline(never)
  func convertThroughMaps(_ rect: CGRect, in tree: Tree) -> CGRect {
    guard isInPlane else {
      return settled(mapDown(in: tree).map(mapUp(in: tree).map(rect)), for: rect, in: tree)
    }
    let (mapUp, mapOfTarget) = planeMaps(in: tree)
    let inMeeting = mapUp.map(rect)
    return settled(
      planeMapDown(mapOfTarget)?.map(inMeeting) ?? mapDown(in: tree).map(inMeeting), for: rect,
      in: tree)
  }

  /// Whether no element on the route is projected and the frames of roots don't affect the result.
  @inlinable var isInPlane: Bool { !isSpatial && !leadsOverRoots }

  /// Converts a quad by converting each of its corners as a point.
  @inlinable
  func convert(_ quad: Quad, in tree: Tree) -> Quad {
    guard isTranslation || isSpatial else {
      let (mapUp, mapDown) = (mapUp(in: tree), mapDown(in: tree))
      return converted(quad, in: tree) { mapDown.map(mapUp.map($0)) }
    }
    guard isTranslation else {
      let map = map(in: tree)
      return converted(quad, in: tree) { map.map($0) }
    }
    return converted(quad, in: tree) { convert($0, in: tree) }
  }

  @inlinable
  func converted(_ quad: Quad, in tree: Tree, by convert: (CGPoint) -> CGPoint) -> Quad {
    func corner(_ point: CGPoint) -> CGPoint { settled(convert(point), for: point, in: tree) }
    return Quad(
      topLeft: corner(quad.topLeft), topRight: corner(quad.topRight),
      bottomRight: corner(quad.bottomRight), bottomLeft: corner(quad.bottomLeft))
  }

  /// Converts points in place, using the composed map.
  func convert(_ points: UnsafeMutableBufferPointer<CGPoint>, in tree: Tree) {
    map(in: tree).map(points) { image, point in settled(image, for: point, in: tree) }
  }

  /// Returns the composed map from the source to the target.
  ///
  /// Its values equal those of `boundedMap(in:)`.
  @inlinable
  func map(in tree: Tree) -> ProjectiveMap {
    guard !isTranslation else {
      return ProjectiveMap(
        kind: .translation, a: 1, b: 0, c: 0, d: 1, tx: up.sum.x - down.sum.x,
        ty: up.sum.y - down.sum.y)
    }
    var map = mapUp(in: tree)
    map.append(mapDown(in: tree))
    return map
  }

  /// Returns `answer`, or the target's anchor point if `answer` contains NaN and `point` is finite.
  ///
  /// `answer` is the computed result for `point`. Sums and products beyond 1.8e308 are infinite,
  /// and values computed from them may be NaN.
  @inlinable @inline(never)
  func settled(_ answer: CGPoint, for point: CGPoint, in tree: Tree) -> CGPoint {
    guard answer.x.isNaN || answer.y.isNaN, point.x.isFinite, point.y.isFinite else {
      return answer
    }
    let anchor = tree.reading(of: target).anchorInBounds
    return CGPoint(x: anchor.x, y: anchor.y)
  }

  /// Returns `answer`, or an empty rectangle at the target's anchor point.
  ///
  /// `answer` is the computed result for `rect`. It is replaced if it contains NaN and all values
  /// of `rect` are finite.
  @inlinable
  func settled(_ answer: CGRect, for rect: CGRect, in tree: Tree) -> CGRect {
    guard answer.hasNoNumber, rect.isOfFiniteNumbers else { return answer }
    let anchor = tree.reading(of: target).anchorInBounds
    return CGRect(x: anchor.x, y: anchor.y, width: 0, height: 0)
  }
}

extension CGRect {
  /// Whether one of the four values is NaN.
  @inlinable var hasNoNumber: Bool {
    origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
  }

  @inlinable var isOfFiniteNumbers: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
