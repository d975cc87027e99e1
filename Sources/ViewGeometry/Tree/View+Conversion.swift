public import Foundation

extension View {
  /// The point, given in the receiver's bounds, in the bounds of `view`.
  ///
  /// Nil stands for the receiver's window, or for the root of its tree when it is in none (R3.3, R3.4). Views of
  /// different trees convert as if their roots coincided, unless they are windows on one screen (R3.6). Through translations
  /// alone the answer is exact for integers and dyadic fractions; see the article on error bounds for the rest.
  /// A point that descends through a singular view comes out at that view's anchor point (R3.11).
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    let source = ViewCursor(self)
    return View.convert(point, from: source, to: view.map { ViewCursor($0) } ?? source.base)
  }

  /// The point, given in the bounds of `view`, in the receiver's bounds; `convert(_:to:)` the other way round.
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    let target = ViewCursor(self)
    return View.convert(point, from: view.map { ViewCursor($0) } ?? target.base, to: target)
  }

  /// The box of the rectangle, given in the receiver's bounds, in the bounds of `view`.
  ///
  /// Boxed twice when the way leads up and down: at the lowest common ancestor, and again in the target (R3.7).
  /// Always standardised, so a flip gives positive sizes; not invertible under turns. Null stays null and infinite
  /// infinite (R3.8). Convert a `Quad` for the tight shape. Nil, trees and singular views as for points.
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func convert(_ rect: CGRect, to view: View?) -> CGRect {
    let source = ViewCursor(self)
    return View.convert(rect, from: source, to: view.map { ViewCursor($0) } ?? source.base)
  }

  /// The box of the rectangle, given in the bounds of `view`, in the receiver's bounds.
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func convert(_ rect: CGRect, from view: View?) -> CGRect {
    let target = ViewCursor(self)
    return View.convert(rect, from: view.map { ViewCursor($0) } ?? target.base, to: target)
  }

  @inline(__always)
  private static func convert(
    _ point: CGPoint, from source: ViewCursor, to target: ViewCursor
  ) -> CGPoint {
    let route = Route(from: source, to: target)
    guard route.isTranslation else { return route.convertThroughMaps(point) }
    return CGPoint(
      x: Double(point.x) + route.up.x - route.down.x, y: Double(point.y) + route.up.y - route.down.y
    )
  }

  @inline(__always)
  private static func convert(
    _ rect: CGRect, from source: ViewCursor, to target: ViewCursor
  ) -> CGRect {
    let route = Route(from: source, to: target)
    guard route.isTranslation else { return route.mapDown.map(route.mapUp.map(rect)) }
    if rect.isNull { return .null }
    if rect.isInfinite { return rect }
    return CGRect(
      x: Double(rect.minX) + route.up.x - route.down.x,
      y: Double(rect.minY) + route.up.y - route.down.y,
      width: Double(rect.width), height: Double(rect.height))
  }
}

extension Route {
  @inline(never)
  fileprivate func convertThroughMaps(_ point: CGPoint) -> CGPoint {
    mapDown.map(mapUp.map(point))
  }
}
