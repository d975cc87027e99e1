public import Foundation

/// Why a view's coordinates can't be converted to another's.
public enum ConversionFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The views lie in different trees that share no screen.
  case unrelated
  /// A view on the way down has a transform without inverse, so points above it have no place in it.
  case singular

  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .unrelated: "The views have no common ancestor and their windows share no screen."
    case .singular: "A view on the way down has a transform that can't be undone."
    }
  }
}

extension View {
  /// The map from the receiver's bounds to those of `view`, to take once and use many times.
  ///
  /// Nil, different trees and singular views are handled as in `convert(_: CGPoint, to:)`. Mapping a rectangle with it boxes once,
  /// at the end.
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func coordinateMap(to view: View?) -> CoordinateMap {
    let route = Route(from: self, to: view)
    guard !route.isTranslation else {
      return CoordinateMap(
        kind: .translation, a: 1, b: 0, c: 0, d: 1, tx: route.up.x - route.down.x,
        ty: route.up.y - route.down.y)
    }
    return route.mapUp.then(route.mapDown)
  }

  /// The map from the receiver's bounds to those of `view`, or the reason why there is none.
  ///
  /// Unlike `convert(_:to:)` it refuses views of different trees that share no screen, and ways down through a singular view.
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func exactCoordinateMap(to view: View?) throws(ConversionFailure) -> CoordinateMap {
    let route = Route(from: self, to: view)
    guard route.isRelated else { throw .unrelated }
    guard let mapDown = route.exactMapDown else { throw .singular }
    return route.isTranslation ? coordinateMap(to: view) : route.mapUp.then(mapDown)
  }

  /// The quad, given in the receiver's bounds, in the bounds of `view`: the tight image, corner by corner.
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func convert(_ quad: Quad, to view: View?) -> Quad {
    let route = Route(from: self, to: view)
    guard route.isTranslation else { return route.mapDown.map(route.mapUp.map(quad)) }
    return coordinateMap(to: view).map(quad)
  }

  /// The quad, given in the bounds of `view`, in the receiver's bounds.
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func convert(_ quad: Quad, from view: View?) -> Quad {
    (view ?? ViewCursor(self).base.view).convert(quad, to: self)
  }

  /// The points, given in the receiver's bounds, in the bounds of `view`.
  ///
  /// - Complexity: O(depth + points): the way is walked once.
  public final func convert(_ points: [CGPoint], to view: View?) -> [CGPoint] {
    let map = coordinateMap(to: view)
    return points.map { map.map($0) }
  }

  /// The points, given in the bounds of `view`, in the receiver's bounds.
  ///
  /// - Complexity: O(depth + points): the way is walked once.
  public final func convert(_ points: [CGPoint], from view: View?) -> [CGPoint] {
    (view ?? ViewCursor(self).base.view).convert(points, to: self)
  }
}
