public import Foundation

/// The reason why one view's coordinates can't be converted to another's.
public enum ConversionFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The views are in different trees that aren't on the same screen.
  case unrelated
  /// A view on the way from the common ancestor down to the target has a transform without an
  /// inverse.
  ///
  /// Points outside that view don't correspond to points in it. This is also the reason if the
  /// composed map of these transforms can't be inverted with doubles.
  case singular

  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .unrelated:
      "The views have no common ancestor, and their windows aren't on the same screen."
    case .singular:
      "A view between the common ancestor and the target has a transform that can't be inverted."
    }
  }
}

extension View {
  /// Returns the map from the receiver's bounds coordinates to those of `view`, for repeated use.
  ///
  /// A nil `view`, views in different trees, and views with singular transforms are handled as in
  /// `convert(_: CGPoint, to:)`. A rectangle is mapped through all levels, and its bounding box is
  /// computed only once, at the end. `CoordinateMap.errorBound(forMagnitude:)` bounds the error of
  /// the results.
  ///
  /// ```swift
  /// let map = row.coordinateMap(to: window)
  /// let ends = [CGPoint.zero, CGPoint(x: 320, y: 44)].map { map.map($0) }  // one map, many points
  /// ```
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func coordinateMap(to view: View?) -> CoordinateMap {
    ViewRoute(from: self, to: view).boundedMap(in: ViewCursors())
  }

  /// Returns the map from the receiver's bounds coordinates to those of `view`, or throws an error
  /// if there is none.
  ///
  /// A nil `view` represents the receiver's window, or the root of its tree if there is no window.
  /// Unlike `convert(_:to:)`, it throws an error if the views are in different trees that aren't on
  /// the same screen, or if the route leads into a view with a singular transform.
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func exactCoordinateMap(to view: View?) throws(ConversionFailure) -> CoordinateMap {
    let route = ViewRoute(from: self, to: view)
    guard route.isRelated else { throw .unrelated }
    guard route.exactMapDown(in: ViewCursors()) != nil else { throw .singular }
    return route.boundedMap(in: ViewCursors())
  }

  /// Converts a quad from the receiver's bounds coordinates to those of `view`, corner by corner.
  ///
  /// Unlike a bounding box, the result is the exact image. A nil `view`, views in different trees,
  /// and views with singular transforms are handled as in `convert(_: CGPoint, to:)`.
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func convert(_ quad: Quad, to view: View?) -> Quad {
    ViewRoute(from: self, to: view).convert(quad, in: ViewCursors())
  }

  /// Converts a quad from the bounds coordinates of `view` to those of the receiver, corner by
  /// corner.
  ///
  /// A nil `view` represents the receiver's window, or the root of its tree if there is no window.
  /// Views in different trees and singular transforms are handled as in `convert(_: CGPoint, to:)`.
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func convert(_ quad: Quad, from view: View?) -> Quad {
    (view ?? ViewCursor(self).base.view).convert(quad, to: self)
  }

  /// Converts points from the receiver's bounds coordinates to those of `view`.
  ///
  /// A nil `view`, views in different trees, and views with singular transforms are handled as in
  /// `convert(_: CGPoint, to:)`.
  ///
  /// - Complexity: O(depth + points): the map is computed once.
  public final func convert(_ points: [CGPoint], to view: View?) -> [CGPoint] {
    // The array created below would write to the storage that all empty arrays share.
    guard !points.isEmpty else { return [] }
    let route = ViewRoute(from: self, to: view)
    return [CGPoint](unsafeUninitializedCapacity: points.count) { converted, count in
      points.withUnsafeBufferPointer { _ = converted.initialize(from: $0) }
      count = points.count
      route.convert(
        UnsafeMutableBufferPointer(rebasing: converted[..<count]), in: ViewCursors())
    }
  }

  /// Converts the points in place from the receiver's bounds coordinates to those of `view`,
  /// without allocating.
  ///
  /// The results are exactly those of `convert(_: [CGPoint], to:)`.
  ///
  /// - Complexity: O(depth + points): the map is computed once.
  public final func convert(_ points: UnsafeMutableBufferPointer<CGPoint>, to view: View?) {
    ViewRoute(from: self, to: view).convert(points, in: ViewCursors())
  }

  /// Converts the points in place from the receiver's bounds coordinates to those of `view`,
  /// without allocating.
  ///
  /// The results are exactly those of `convert(_: [CGPoint], to:)`.
  ///
  /// - Complexity: O(depth + points): the map is computed once.
  public final func convert(_ points: inout MutableSpan<CGPoint>, to view: View?) {
    points.withUnsafeMutableBufferPointer { convert($0, to: view) }
  }

  /// Converts points from the bounds coordinates of `view` to those of the receiver.
  ///
  /// A nil `view` represents the receiver's window, or the root of its tree if there is no window.
  /// Views in different trees and singular transforms are handled as in `convert(_: CGPoint, to:)`.
  ///
  /// - Complexity: O(depth + points): the map is computed once.
  public final func convert(_ points: [CGPoint], from view: View?) -> [CGPoint] {
    (view ?? ViewCursor(self).base.view).convert(points, to: self)
  }
}
