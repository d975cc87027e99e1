public import Foundation

extension GeometrySnapshot {
  /// Converts a point from the bounds coordinates of `source` to those of `target`.
  ///
  /// A point converted into a view with a singular transform, from outside it, becomes that view's
  /// anchor point (R3.11). If the conversion of a finite point overflows to NaN, the result is the
  /// anchor point of a target with a transform, and the center of any other target. In this
  /// example, the row's frame has its origin at (0, 204):
  ///
  /// ```swift
  /// let row = snapshot.elements[1]
  /// let point = snapshot.convert(CGPoint(x: 10, y: 10), from: row, to: snapshot.root)  // (10, 214)
  /// ```
  ///
  /// - Complexity: O(1); O(depth) if a projection or a nearly singular transform is on the path to
  ///   the root.
  public func convert(_ point: CGPoint, from source: ID, to target: ID) -> CGPoint {
    let (source, target) = (place(of: source), place(of: target))
    let point = SIMD2(Double(point.x), Double(point.y))
    let (start, end) = (storage.elements + source, storage.elements + target)
    if start.pointee.space == end.pointee.space {
      return CGPoint(storage.shift(point, from: source, to: target))
    }
    let mapped = storage.map(point, from: start, to: end)
    // The result is also NaN if a space has no composed maps.
    if mapped.x.isNaN || mapped.y.isNaN {
      return storage.mapWithoutNumber(point, mapped, from: source, to: target)
    }
    return CGPoint(mapped)
  }

  /// Converts a rectangle from the bounds coordinates of `source` to its bounding box in those of
  /// `target`.
  ///
  /// If the route goes up and then down the tree, a bounding box is taken at the lowest common
  /// ancestor and again in the target (R3.7). Null stays null and infinite stays infinite (R3.8).
  ///
  /// - Complexity: O(1) between elements that differ only by translations, otherwise O(transformed
  ///   views on the route); O(depth) if a projection or a nearly singular transform is on the path
  ///   to the root.
  public func convert(_ rect: CGRect, from source: ID, to target: ID) -> CGRect {
    let (source, target) = (place(of: source), place(of: target))
    if rect.isNull { return .null }
    if rect.isInfinite { return rect }
    if storage.elements[source].space == storage.elements[target].space {
      let corner = storage.shift(
        SIMD2(Double(rect.minX), Double(rect.minY)), from: source, to: target)
      return CGRect(
        x: corner.x, y: corner.y, width: Double(rect.width), height: Double(rect.height))
    }
    guard let route = storage.directRoute(from: source, to: target) else {
      return storage.route(from: source, to: target).convert(rect, in: storage)
    }
    return storage.box(of: rect, along: route)
  }
}

/// A conversion in three steps.
///
/// The composed map of the source's space maps to coordinates with axes parallel to those of the
/// root. Then the offset is added, and the composed map of the target's space is applied.
struct DirectRoute {
  /// The index of the source's space.
  let source: Int
  /// The index of the target's space.
  let target: Int
  /// The source's origin minus the target's origin, in the root's bounds coordinates.
  let offset: ExactOffset
}

extension SnapshotStorage {
  /// Converts a point between two elements of the same space, with one rounding.
  @inline(__always)
  func shift(_ point: SIMD2<Double>, from source: Int, to target: Int) -> SIMD2<Double> {
    let (start, end) = (elements + source, elements + target)
    guard isOnGrid, start.pointee.space == 0 else {
      return offset(from: source, to: target).moving(point)
    }
    return point + (start.pointee.origin.high - end.pointee.origin.high)
  }

  /// Returns the origin of `source` minus the origin of `target`; both must be in the same space.
  @inline(__always)
  private func offset(from source: Int, to target: Int) -> ExactOffset {
    guard elements[source].space != 0 else {
      return elements[source].origin.minus(elements[target].origin)
    }
    return sides[Int(elements[source].side)].minus(sides[Int(elements[target].side)])
  }

  /// Returns the conversion that uses the composed maps of the two spaces.
  ///
  /// Returns nil if one of the spaces has no composed map.
  func directRoute(from source: Int, to target: Int) -> DirectRoute? {
    let (up, down) = (Int(elements[source].space), Int(elements[target].space))
    guard spaces[up].isDirect && spaces[down].isDirect else { return nil }
    return DirectRoute(
      source: up, target: down,
      offset: elements[source].origin.roundedMinus(elements[target].origin))
  }

  /// Returns the route for a conversion that goes level by level, with the same steps as in the
  /// live tree.
  func route(from source: Int, to target: Int) -> Route<SnapshotStorage> {
    Route(from: slot(of: source), to: slot(of: target), in: self)
  }

  /// Returns the point converted with the composed maps of both spaces.
  ///
  /// The result is NaN if one of the spaces has no composed map.
  @inline(__always)
  func map(
    _ point: SIMD2<Double>, from start: UnsafePointer<SnapshotElement>,
    to end: UnsafePointer<SnapshotElement>
  ) -> SIMD2<Double> {
    let offset = start.pointee.origin.roundedMinus(end.pointee.origin)
    return spaces[Int(end.pointee.space)].fromRoot.map(
      spaces[Int(start.pointee.space)].toRoot.map(point) + offset.high + offset.low)
  }

  /// Converts a point again if the result `mapped` of the composed maps contains NaN.
  ///
  /// If one of the spaces has no composed map, the point is converted level by level. Otherwise,
  /// the result for a finite point is the target's anchor point, as in a conversion level by level;
  /// for any other point, it is `mapped`.
  @inline(never)
  func mapWithoutNumber(
    _ point: SIMD2<Double>, _ mapped: SIMD2<Double>, from source: Int, to target: Int
  ) -> CGPoint {
    guard directRoute(from: source, to: target) != nil else {
      return route(from: source, to: target).convert(CGPoint(point), in: self)
    }
    guard point.x.isFinite, point.y.isFinite else { return CGPoint(mapped) }
    let anchor = reading(of: slot(of: target)).anchorInBounds
    return CGPoint(x: anchor.x, y: anchor.y)
  }

  /// Converts a rectangle along a route that uses composed maps (R3.7).
  ///
  /// A bounding box is computed in the innermost space that contains source and target, and another
  /// in the target. If that space is the source's or the target's space, only one bounding box is
  /// computed. Positions are relative to the source's origin, so that boxes far from the root keep
  /// their precision.
  func box(of rect: CGRect, along route: DirectRoute) -> CGRect {
    let (up, down) = (spaces[route.source], spaces[route.target])
    let meeting = meeting(of: route.source, and: route.target)
    let shift = down.fromRoot.map(route.offset.rounded)
    guard meeting != route.source && meeting != route.target else {
      return ProjectiveMap(up.toRoot.then(down.fromRoot), movingBy: shift).map(rect)
    }
    let middle = spaces[meeting]
    let box = ProjectiveMap(up.toRoot.then(middle.fromRoot), movingBy: .zero).map(rect)
    return ProjectiveMap(middle.toRoot.then(down.fromRoot), movingBy: shift).map(box)
  }
}

extension SnapshotStorage {
  /// Returns the innermost space that contains the spaces `first` and `second`.
  ///
  /// - Complexity: O(spaces between them and the result).
  func meeting(of first: Int, and second: Int) -> Int {
    var (first, second) = (first, second)
    // A space has a smaller index than its descendants, so the space with the larger index is never
    // an ancestor of the other.
    while first != second {
      if first > second {
        first = Int(spaces[first].parent)
      } else {
        second = Int(spaces[second].parent)
      }
    }
    return first
  }
}

extension ProjectiveMap {
  fileprivate init(_ linear: LinearPart, movingBy shift: SIMD2<Double>) {
    self.init(a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: shift.x, ty: shift.y)
  }
}
