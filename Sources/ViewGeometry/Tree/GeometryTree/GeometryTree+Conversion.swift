public import Foundation

extension GeometryTree {
  /// Converts a point from the bounds coordinates of `source` to those of `target` (R3.4).
  ///
  /// If `target` is nil, the point is converted to the root's bounds coordinates. The rules are
  /// those of `View.convert(_:to:)`. Translations are exact for integers and dyadic fractions. A
  /// point converted into an element with a singular transform becomes that element's anchor point
  /// (R3.11). If the result for a finite point overflows to NaN, it is replaced by the anchor point
  /// of `target`. Nodes without a common ancestor are converted as if their topmost ancestors had
  /// one parent (R3.6).
  ///
  /// - Complexity: O(depth of the deeper node).
  /// - Precondition: The ancestors of neither node form a cycle.
  @inlinable
  public func convert(_ point: CGPoint, from source: Node, to target: Node?) -> CGPoint {
    converted(point, from: source, to: target)
  }

  /// Converts a rectangle from the bounds coordinates of `source` to those of `target`, as a
  /// bounding box.
  ///
  /// If `target` is nil, the rectangle is converted to the root's bounds coordinates. If the route
  /// goes up and then down the tree, a bounding box is taken twice: at the lowest common ancestor,
  /// and again in the target (R3.7). The result is always standardized; null stays null and
  /// infinite stays infinite (R3.8). Convert a ``Quad`` for the exact shape.
  ///
  /// - Complexity: O(depth of the deeper node).
  /// - Precondition: The ancestors of neither node form a cycle.
  @inlinable
  public func convert(_ rect: CGRect, from source: Node, to target: Node?) -> CGRect {
    converted(rect, from: source, to: target)
  }

  /// Converts a quad from the bounds coordinates of `source` to those of `target`, corner by
  /// corner.
  ///
  /// If `target` is nil, the quad is converted to the root's bounds coordinates.
  ///
  /// - Complexity: O(depth of the deeper node).
  /// - Precondition: The ancestors of neither node form a cycle.
  @inlinable
  public func convert(_ quad: Quad, from source: Node, to target: Node?) -> Quad {
    let tree = OwnTree(self)
    return Route(from: source, toBaseOr: target, in: tree).convert(quad, in: tree)
  }

  /// Returns the map from the bounds coordinates of `source` to those of `target`, for repeated
  /// use.
  ///
  /// If `target` is nil, the map leads to the root's bounds coordinates. The map converts a
  /// rectangle through all levels, and computes its bounding box only once, at the end.
  /// ``CoordinateMap/errorBound(forMagnitude:)`` bounds the error of the results.
  ///
  /// - Complexity: O(depth of the deeper node).
  /// - Precondition: The ancestors of neither node form a cycle.
  public func coordinateMap(from source: Node, to target: Node?) -> CoordinateMap {
    let tree = OwnTree(self)
    return Route(from: source, toBaseOr: target, in: tree).boundedMap(in: tree)
  }

  /// Returns the bounding box of the bounds of `node` in the coordinates of `other`.
  ///
  /// If `other` is nil, the result is in the root's coordinates.
  ///
  /// - Complexity: O(depth of the deeper node).
  /// - Precondition: The ancestors of neither node form a cycle.
  @inlinable
  public func frame(of node: Node, in other: Node?) -> CGRect {
    convert(geometry(of: node).bounds, from: node, to: other)
  }

  @inlinable @inline(__always)
  func converted<Shape: ConvertibleShape>(
    _ shape: Shape, from source: Node, to target: Node?
  ) -> Shape {
    guard let target else { return convertedToRoot(shape, from: source) }
    return Route.climb(shape, from: source, to: target, in: OwnTree(self)) {
      climbOn(shape, from: source, to: target, after: $0, and: $1)
    }
  }

  // The function isn't inlined, and takes the tree itself: passing an `OwnTree` would retain
  // everything that the tree holds.

  @inlinable @inline(never)
  func convertedToRoot<Shape: ConvertibleShape>(_ shape: Shape, from source: Node) -> Shape {
    let tree = OwnTree(self)
    return shape.converted(along: Route(toBaseOf: source, in: tree), in: tree)
  }

  @inlinable @inline(never)
  func climbOn<Shape: ConvertibleShape>(
    _ shape: Shape, from source: Node, to target: Node, after leg: ClimbedLeg<OwnTree<Self>>,
    and otherLeg: ClimbedLeg<OwnTree<Self>>
  ) -> Shape {
    let tree = OwnTree(self)
    let route = Route(
      from: source, to: target, in: tree, after: PairedLeg(up: leg, down: otherLeg))
    return shape.converted(along: route, in: tree)
  }
}
