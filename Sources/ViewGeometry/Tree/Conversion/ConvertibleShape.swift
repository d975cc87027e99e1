import Foundation

/// What a route converts as a whole.
protocol ConvertibleShape {
  func converted(along route: Route) -> Self
  func converted(by maps: RememberedRoute.Maps) -> Self?
  func shifted(up: Climb, down: Climb) -> Self?
  func convertedByClimbing(from source: ViewCursor, to target: ViewCursor) -> Self
}

extension ConvertibleShape {
  /// Converted along a route that was just found, which is remembered if this is the second time.
  @inline(__always)
  func convertedNoting(_ route: Route) -> Self {
    route.note()
    return converted(along: route)
  }
}

extension CGPoint: ConvertibleShape {
  @inline(__always)
  func converted(along route: Route) -> CGPoint { route.convert(self) }

  @inline(__always)
  func converted(by maps: RememberedRoute.Maps) -> CGPoint? { maps.map(self) }

  /// The point shifted up by one climb and down by the other; nil where it is no number, which takes a closer look.
  @inline(__always)
  func shifted(up: Climb, down: Climb) -> CGPoint? {
    let x = Double(self.x) + up.x - down.x
    let y = Double(self.y) + up.y - down.y
    return (x + y).isNaN ? nil : CGPoint(x: x, y: y)
  }

  @inline(never)
  func convertedByClimbing(from source: ViewCursor, to target: ViewCursor) -> CGPoint {
    Route.convertByClimbing(self, from: source, to: target)
  }
}

extension CGRect: ConvertibleShape {
  @inline(__always)
  func converted(along route: Route) -> CGRect { route.convert(self) }

  @inline(__always)
  func converted(by maps: RememberedRoute.Maps) -> CGRect? { maps.map(self) }

  @inline(__always)
  func shifted(up: Climb, down: Climb) -> CGRect? { up.shift(self, downTo: down) }

  @inline(never)
  func convertedByClimbing(from source: ViewCursor, to target: ViewCursor) -> CGRect {
    Route.convertByClimbing(self, from: source, to: target)
  }
}
