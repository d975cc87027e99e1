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
    Route(from: self, to: view).convert(point)
  }

  /// The point, given in the bounds of `view`, in the receiver's bounds; `convert(_:to:)` the other way round.
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    Route(to: self, from: view).convert(point)
  }

  /// The box of the rectangle, given in the receiver's bounds, in the bounds of `view`.
  ///
  /// Boxed twice when the way leads up and down: at the lowest common ancestor, and again in the target (R3.7).
  /// Always standardised, so a flip gives positive sizes; not invertible under turns. Null stays null and infinite
  /// infinite (R3.8). Convert a `Quad` for the tight shape. Nil, trees and singular views as for points.
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func convert(_ rect: CGRect, to view: View?) -> CGRect {
    Route(from: self, to: view).convert(rect)
  }

  /// The box of the rectangle, given in the bounds of `view`, in the receiver's bounds.
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func convert(_ rect: CGRect, from view: View?) -> CGRect {
    Route(to: self, from: view).convert(rect)
  }
}

extension Route {
  @inline(__always)
  fileprivate func convert(_ point: CGPoint) -> CGPoint {
    guard isTranslation else { return convertThroughMaps(point) }
    return CGPoint(x: Double(point.x) + up.x - down.x, y: Double(point.y) + up.y - down.y)
  }

  @inline(__always)
  fileprivate func convert(_ rect: CGRect) -> CGRect {
    guard isTranslation else { return convertThroughMaps(rect) }
    if rect.isNull { return .null }
    if rect.isInfinite { return rect }
    return CGRect(
      x: Double(rect.minX) + up.x - down.x, y: Double(rect.minY) + up.y - down.y,
      width: Double(rect.width), height: Double(rect.height))
  }

  @inline(never)
  private func convertThroughMaps(_ point: CGPoint) -> CGPoint {
    mapDown.map(mapUp.map(point))
  }

  /// The one place of the rect rule: a box at the meeting, and a box of that box in the target (R3.7).
  @inline(never)
  private func convertThroughMaps(_ rect: CGRect) -> CGRect {
    mapDown.map(mapUp.map(rect))
  }
}
