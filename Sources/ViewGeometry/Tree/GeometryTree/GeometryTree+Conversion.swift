public import Foundation

extension GeometryTree {
  /// The point, given in the bounds of `source`, in the bounds of `target`; nil stands for the root (R3.4).
  ///
  /// The rules are those of `View.convert(_:to:)`: through translations exact for integers and dyadic fractions; through a singular
  /// element a point comes out at its anchor point (R3.11); finite points have answers that are numbers; nodes that share no
  /// ancestor convert as if their topmost ancestors coincided (R3.6).
  ///
  /// - Complexity: O(depth of the deeper node).
  /// - Precondition: The parents of neither node lead in a circle.
  @inlinable
  public func convert(_ point: CGPoint, from source: Node, to target: Node?) -> CGPoint {
    let route = TreeRoute(from: source, to: target, in: self)
    guard route.isTranslation else { return convertThroughMaps(point, along: route) }
    let x = Double(point.x) + route.up.sum.x - route.down.sum.x
    let y = Double(point.y) + route.up.sum.y - route.down.sum.y
    let image = CGPoint(x: x, y: y)
    return (x + y).isNaN ? settled(image, for: point, in: route.target) : image
  }

  /// The box of the rectangle, given in the bounds of `source`, in the bounds of `target`; nil stands for the root.
  ///
  /// Boxed twice when the way leads up and down: at the lowest common ancestor, and again in the target (R3.7). Always standardised;
  /// null stays null and infinite infinite (R3.8). Convert a ``Quad`` for the tight shape.
  ///
  /// - Complexity: O(depth of the deeper node).
  /// - Precondition: The parents of neither node lead in a circle.
  @inlinable
  public func convert(_ rect: CGRect, from source: Node, to target: Node?) -> CGRect {
    if rect.isNull { return .null }
    if rect.isInfinite { return rect }
    let route = TreeRoute(from: source, to: target, in: self)
    guard route.isTranslation else {
      return settled(route.maps(in: self).map(rect), for: rect, in: route.target)
    }
    let x = Double(rect.minX) + route.up.sum.x - route.down.sum.x
    let y = Double(rect.minY) + route.up.sum.y - route.down.sum.y
    let box = CGRect(x: x, y: y, width: Double(rect.width), height: Double(rect.height))
    return (x + y).isNaN ? settled(box, for: rect, in: route.target) : box
  }

  /// The corners of the quad, given in the bounds of `source`, in the bounds of `target`; nil stands for the root.
  ///
  /// - Complexity: O(depth of the deeper node).
  /// - Precondition: The parents of neither node lead in a circle.
  @inlinable
  public func convert(_ quad: Quad, from source: Node, to target: Node?) -> Quad {
    let route = TreeRoute(from: source, to: target, in: self)
    let maps = route.isTranslation ? nil : route.maps(in: self)
    func corner(_ point: CGPoint) -> CGPoint {
      let image =
        maps?.map(point)
        ?? CGPoint(
          x: Double(point.x) + route.up.sum.x - route.down.sum.x,
          y: Double(point.y) + route.up.sum.y - route.down.sum.y)
      return settled(image, for: point, in: route.target)
    }
    return Quad(
      topLeft: corner(quad.topLeft), topRight: corner(quad.topRight),
      bottomRight: corner(quad.bottomRight), bottomLeft: corner(quad.bottomLeft))
  }

  /// The map from the bounds of `source` to those of `target`, to take once and use many times; nil stands for the root.
  ///
  /// Mapping a rectangle with it boxes once, at the end. The map knows how far its images may be from the true ones:
  /// ``CoordinateMap/errorBound(forMagnitude:)``.
  ///
  /// - Complexity: O(depth of the deeper node).
  /// - Precondition: The parents of neither node lead in a circle.
  public func coordinateMap(from source: Node, to target: Node?) -> CoordinateMap {
    let route = TreeRoute(from: source, to: target, in: self)
    let way = (
      up: route.placements(from: route.source, route.up, in: self),
      down: route.placements(from: route.target, route.down, in: self)
    )
    let mapUp = PlaneMap.bounded(way.up, surplus: route.up.surplus)
    if !Placement.hasSingularBit(route.down.sum.bits),
      let mapDown = PlaneMap.bounded(way.down, surplus: route.down.surplus).inverse
    {
      return CoordinateMap.route(up: mapUp, down: mapDown)
    }
    var numbers = mapUp.numbers
    numbers.append(ProjectiveMap(PlaneMap.descending(way.down)))
    return CoordinateMap(numbers, error: .infinite)
  }

  /// The box of the bounds of `node` in those of `other`; nil stands for the root.
  ///
  /// - Complexity: O(depth of the deeper node).
  /// - Precondition: The parents of neither node lead in a circle.
  @inlinable
  public func frame(of node: Node, in other: Node?) -> CGRect {
    convert(geometry(of: node).bounds, from: node, to: other)
  }
}

extension GeometryTree {
  @inlinable
  @inline(never)
  func convertThroughMaps(_ point: CGPoint, along route: TreeRoute<Self>) -> CGPoint {
    settled(route.maps(in: self).map(point), for: point, in: route.target)
  }

  /// The answer for a point, or the target's anchor point where a finite one has none in numbers.
  @inlinable
  func settled(_ answer: CGPoint, for point: CGPoint, in target: Node) -> CGPoint {
    guard answer.x.isNaN || answer.y.isNaN, point.x.isFinite, point.y.isFinite else {
      return answer
    }
    return geometry(of: target).anchorInBounds
  }

  /// The answer for a rectangle, or an empty one at the target's anchor point, for the same reason.
  @inlinable
  func settled(_ answer: CGRect, for rect: CGRect, in target: Node) -> CGRect {
    guard answer.hasNoNumber, rect.isOfFiniteNumbers else { return answer }
    return CGRect(origin: geometry(of: target).anchorInBounds, size: .zero)
  }
}

extension ElementGeometry {
  @usableFromInline
  var anchorInBounds: CGPoint {
    let anchor = placement.anchorInBounds
    return CGPoint(x: anchor.x, y: anchor.y)
  }
}

extension CGRect {
  /// Whether one of the four numbers is NaN.
  @inlinable
  var hasNoNumber: Bool {
    origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
  }

  @inlinable
  var isOfFiniteNumbers: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
