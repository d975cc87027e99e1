public import Foundation

extension View {
  /// The point, given in the receiver's bounds, in the bounds of `view` (R3.1).
  ///
  /// Nil stands for the receiver's window, or for the root of its tree when it is in none (R3.3, R3.4). Views of
  /// different trees convert by the frames of their roots, as if those had one superview; of windows on different screens the bounds coincide (R3.6). Through translations
  /// alone the answer is exact for integers and dyadic fractions; see the article on error bounds for the rest.
  /// A point that descends through a singular view comes out at that view's anchor point (R3.11). Finite points have answers
  /// that are numbers: where sums beyond 1.8e308 would leave none, it is the anchor point of `view`.
  ///
  /// Values in flight don't exist, so stored ones count (R3.15). A size or a vector is the difference of two points (R3.12).
  ///
  /// A long or turned route that is asked for again and again is cached: while nothing on it moves, it costs next to nothing, and
  /// after a move a sixteenth of its levels and the mover's 16. The answers are the same, bit for bit.
  ///
  /// ```swift
  /// let list = ScrollView(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
  /// list.contentOffset.y = 300
  /// window.addSubview(list)
  /// let point = list.convert(CGPoint(x: 10, y: 320), to: window)  // (10, 84)
  /// ```
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    guard let view else { return ViewRoute.convert(point, of: ViewCursor(self), fromBase: false) }
    return ViewRoute.convert(point, from: ViewCursor(self), to: ViewCursor(view))
  }

  /// The point, given in the bounds of `view`, in the receiver's bounds; `convert(_:to:)` the other way round (R3.1).
  ///
  /// ```swift
  /// let touch = CGPoint(x: 50, y: 214)
  /// let point = row.convert(touch, from: window)  // (50, 10), in a row at (0, 204) of the window
  /// ```
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    guard let view else { return ViewRoute.convert(point, of: ViewCursor(self), fromBase: true) }
    return ViewRoute.convert(point, from: ViewCursor(view), to: ViewCursor(self))
  }

  /// The box of the rectangle, given in the receiver's bounds, in the bounds of `view`.
  ///
  /// Boxed twice when the way leads up and down: at the lowest common ancestor, and again in the target (R3.7).
  /// Always standardised, so a flip gives positive sizes; not invertible under turns. Null stays null and infinite
  /// infinite (R3.8). Convert a `Quad` for the tight shape. Nil, trees and singular views as for points.
  ///
  /// ```swift
  /// let cell = View(frame: CGRect(x: 16, y: 100, width: 80, height: 80))
  /// list.addSubview(cell)
  /// let rect = cell.convert(cell.bounds, to: list)  // (16, 100, 80, 80), the frame of the cell
  /// ```
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func convert(_ rect: CGRect, to view: View?) -> CGRect {
    guard let view else { return ViewRoute.convert(rect, of: ViewCursor(self), fromBase: false) }
    return ViewRoute.convert(rect, from: ViewCursor(self), to: ViewCursor(view))
  }

  /// The box of the rectangle, given in the bounds of `view`, in the receiver's bounds.
  ///
  /// A view's frame is given in the bounds of its superview, its bounds in those of the view itself (R3.10).
  ///
  /// ```swift
  /// let rect = window.convert(row.bounds, from: row)
  /// let same = window.convert(row.frame, from: row.superview)
  /// ```
  ///
  /// - Complexity: O(depth of the deeper view).
  public final func convert(_ rect: CGRect, from view: View?) -> CGRect {
    guard let view else { return ViewRoute.convert(rect, of: ViewCursor(self), fromBase: true) }
    return ViewRoute.convert(rect, from: ViewCursor(view), to: ViewCursor(self))
  }
}

extension View {
  /// The answer of `convert(_:to:)` without any cache: the oracle of the tests.
  package final func convertUncached(_ point: CGPoint, to view: View?) -> CGPoint {
    ViewRoute(from: self, to: view).convert(point, in: ViewCursors())
  }

  /// The answer of `convert(_:to:)` without any cache.
  package final func convertUncached(_ rect: CGRect, to view: View?) -> CGRect {
    ViewRoute(from: self, to: view).convert(rect, in: ViewCursors())
  }
}
