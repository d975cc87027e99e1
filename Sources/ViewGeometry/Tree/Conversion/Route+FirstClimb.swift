import Foundation

// Conversion without a route in memory where a first climb is enough. What isn't goes on by functions of their own, called
// with what fits into registers, so that the first climb never has to be stored.

extension Route {
  /// The point, given in the source's bounds, in the target's.
  @inline(__always)
  static func convert(
    _ point: CGPoint, from source: ViewCursor, to target: ViewCursor
  ) -> CGPoint {
    let first = FirstClimb.from(source, to: target, remembers: true)
    if first.isShift {
      let x = Double(point.x) + first.up.x - first.down.x
      let y = Double(point.y) + first.up.y - first.down.y
      if !(x + y).isNaN { return CGPoint(x: x, y: y) }
    }
    return convert(point, from: source, to: target, after: first)
  }

  /// The box of the rectangle, given in the source's bounds, in the target's.
  @inline(__always)
  static func convert(_ rect: CGRect, from source: ViewCursor, to target: ViewCursor) -> CGRect {
    let first = FirstClimb.from(source, to: target, remembers: true)
    if first.isShift, let box = first.up.shift(rect, downTo: first.down) { return box }
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
    shape.converted(along: Route(from: source, to: target, upTo: upper, and: otherUpper))
  }

  @inline(never)
  private static func convert<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor, to target: ViewCursor, upTo meeting: ViewCursor,
    levels: Int, bits: (up: UInt8, down: UInt8)
  ) -> Shape {
    shape.converted(
      along: bits.up | bits.down == 0
        ? Route(from: source, to: target)
        : Route(from: source, to: target, upTo: meeting, levels: levels, bits: bits))
  }

  @inline(never)
  private static func convertRemembered<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor, to target: ViewCursor
  ) -> Shape {
    shape.converted(along: Route(fromGroupOf: source, toGroupOf: target))
  }

  @inline(never)
  private static func convertAnew<Shape: ConvertibleShape>(
    _ shape: Shape, from source: ViewCursor, to target: ViewCursor
  ) -> Shape {
    shape.converted(along: Route(from: source, to: target))
  }
}

/// What a route converts as a whole.
private protocol ConvertibleShape {
  func converted(along route: Route) -> Self
}

extension CGPoint: ConvertibleShape {
  @inline(__always)
  fileprivate func converted(along route: Route) -> CGPoint { route.convert(self) }
}

extension CGRect: ConvertibleShape {
  @inline(__always)
  fileprivate func converted(along route: Route) -> CGRect { route.convert(self) }
}
