import Foundation

// Conversion by what is remembered, or by a first climb that never has to be stored where it is enough: what isn't goes on by
// functions of their own, called with what fits into registers.

extension Route {
  /// The point, given in the source's bounds, in the target's.
  @inline(__always)
  static func convert(
    _ point: CGPoint, from source: ViewCursor, to target: ViewCursor
  ) -> CGPoint {
    if source.route != nil || target.route != nil {
      return convertByMemory(point, from: source, to: target)
    }
    return convertByClimbing(point, from: source, to: target)
  }

  /// The box of the rectangle, given in the source's bounds, in the target's.
  @inline(__always)
  static func convert(_ rect: CGRect, from source: ViewCursor, to target: ViewCursor) -> CGRect {
    if source.route != nil || target.route != nil {
      return convertByMemory(rect, from: source, to: target)
    }
    return convertByClimbing(rect, from: source, to: target)
  }

  /// The shape, given in the view's bounds, in those of its base, which is its window or the root of its tree; or from there.
  static func convert<Shape: ConvertibleShape>(
    _ shape: Shape, of view: ViewCursor, fromBase: Bool
  ) -> Shape {
    if let route = view.route, route.pointee.other == nil,
      let image = route.pointee.convert(shape, isBack: fromBase)
    {
      return image
    }
    let route = fromBase ? Route(fromBaseOf: view) : Route(toBaseOf: view)
    route.noteBaseRoute(isToBase: !fromBase)
    return shape.converted(along: route)
  }

  @inline(never)
  private static func convertByMemory<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor, to target: ViewCursor
  ) -> Shape {
    if let route = source.route, route.pointee.other == target {
      if let image = route.pointee.convert(shape, isBack: false) { return image }
    } else if let route = target.route, route.pointee.other == source {
      if let image = route.pointee.convert(shape, isBack: true) { return image }
    }
    return shape.convertedByClimbing(from: source, to: target)
  }

  /// The point, given in the source's bounds, in the target's, on a way that isn't remembered.
  @inline(__always)
  static func convertByClimbing(
    _ point: CGPoint, from source: ViewCursor, to target: ViewCursor
  ) -> CGPoint {
    let first = FirstClimb.from(source, to: target, remembers: true)
    if first.isShift, let image = point.shifted(up: first.up, down: first.down) { return image }
    return convert(point, from: source, to: target, after: first)
  }

  /// The box of the rectangle, given in the source's bounds, in the target's, on such a way.
  @inline(__always)
  static func convertByClimbing(
    _ rect: CGRect, from source: ViewCursor, to target: ViewCursor
  ) -> CGRect {
    let first = FirstClimb.from(source, to: target, remembers: true)
    if first.isShift, let box = rect.shifted(up: first.up, down: first.down) { return box }
    return convert(rect, from: source, to: target, after: first)
  }

  @inline(__always)
  private static func convert<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor, to target: ViewCursor, after first: FirstClimb
  ) -> Shape {
    if first.end == .remembered {
      return convertRemembered(shape, from: source, to: target)
    }
    if first.end == .atRoot {
      return convert(
        shape, from: source, to: target, upTo: first.up.cursor, and: first.down.cursor)
    }
    if first.end == .met, first.up.levels == first.down.levels {
      return convert(
        shape, from: source, to: target, upTo: first.up.cursor, levels: first.up.levels,
        bits: (first.up.bits, first.down.bits))
    }
    return convertAnew(shape, from: source, to: target)
  }

  @inline(never)
  private static func convert<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor, to target: ViewCursor, upTo upper: ViewCursor,
    and otherUpper: ViewCursor
  ) -> Shape {
    shape.convertedNoting(Route(from: source, to: target, upTo: upper, and: otherUpper))
  }

  @inline(never)
  private static func convert<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor, to target: ViewCursor, upTo meeting: ViewCursor,
    levels: Int, bits: (up: UInt8, down: UInt8)
  ) -> Shape {
    shape.convertedNoting(
      bits.up | bits.down == 0
        ? Route(from: source, to: target)
        : Route(from: source, to: target, upTo: meeting, levels: levels, bits: bits))
  }

  @inline(never)
  private static func convertRemembered<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor, to target: ViewCursor
  ) -> Shape {
    shape.convertedNoting(Route(fromGroupOf: source, toGroupOf: target))
  }

  @inline(never)
  private static func convertAnew<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor, to target: ViewCursor
  ) -> Shape {
    shape.convertedNoting(Route(from: source, to: target))
  }
}
