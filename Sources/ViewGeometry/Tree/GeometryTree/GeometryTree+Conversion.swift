public import Foundation

extension GeometryTree {
  /// The point, given in the bounds of `source`, in the bounds of `target`; nil stands for the root (R3.4).
  ///
  /// The rules are those of `View.convert(_:to:)`: through translations exact for integers and dyadic fractions; through a singular
  /// element a point comes out at its anchor point (R3.11); finite points have answers that are numbers; nodes that share no
  /// ancestor convert as if their topmost ancestors had one parent (R3.6).
  ///
  /// - Complexity: O(depth of the deeper node).
  /// - Precondition: The parents of neither node lead in a circle.
  @inlinable
  public func convert(_ point: CGPoint, from source: Node, to target: Node?) -> CGPoint {
    converted(point, from: source, to: target)
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
    converted(rect, from: source, to: target)
  }

  /// The corners of the quad, given in the bounds of `source`, in the bounds of `target`; nil stands for the root.
  ///
  /// - Complexity: O(depth of the deeper node).
  /// - Precondition: The parents of neither node lead in a circle.
  @inlinable
  public func convert(_ quad: Quad, from source: Node, to target: Node?) -> Quad {
    let tree = OwnTree(self)
    return Route(from: source, toBaseOr: target, in: tree).convert(quad, in: tree)
  }

  /// The map from the bounds of `source` to those of `target`, to take once and use many times; nil stands for the root.
  ///
  /// Mapping a rectangle with it boxes once, at the end. The map knows how far its images may be from the true ones:
  /// ``CoordinateMap/errorBound(forMagnitude:)``.
  ///
  /// - Complexity: O(depth of the deeper node).
  /// - Precondition: The parents of neither node lead in a circle.
  public func coordinateMap(from source: Node, to target: Node?) -> CoordinateMap {
    let tree = OwnTree(self)
    return Route(from: source, toBaseOr: target, in: tree).boundedMap(in: tree)
  }

  /// The box of the bounds of `node` in those of `other`; nil stands for the root.
  ///
  /// - Complexity: O(depth of the deeper node).
  /// - Precondition: The parents of neither node lead in a circle.
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

  // Out of line and given the tree itself: a call that is given an `OwnTree` of it retains all that the tree holds.

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
