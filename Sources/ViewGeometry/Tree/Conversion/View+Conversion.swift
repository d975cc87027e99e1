public import Foundation

extension View {
  /// Converts a point from the receiver's bounds coordinates to those of `view` (R3.1).
  ///
  /// Nil represents the receiver's window, or the root of its tree if it isn't in a window (R3.3,
  /// R3.4). Between views of different trees, the frames of the roots are used as if the roots had
  /// the same superview. Windows on different screens are treated as if their bounds coincided
  /// (R3.6). If all maps are translations, the result is exact for integers and dyadic fractions;
  /// for other maps, see the article on error bounds. A point that is converted into a view with a
  /// singular transform becomes that view's anchor point (R3.11). If the result for a finite point
  /// overflows to NaN, it is replaced by the anchor point of `view`.
  ///
  /// The stored values are used, not those shown by animations (R3.15). Convert a size or a vector
  /// as the difference of two points (R3.12).
  ///
  /// The maps of routes that are converted repeatedly may be cached, which doesn't affect the
  /// results.
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

  /// Converts a point from the bounds coordinates of `view` to those of the receiver (R3.1).
  ///
  /// A nil `view` represents the receiver's window, or the root of its tree if there is no window.
  /// Views in different trees and singular transforms are handled as in `convert(_:to:)`.
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

  /// Converts a rectangle from the receiver's bounds coordinates to those of `view`, as a bounding
  /// box.
  ///
  /// If the route goes up and then down the tree, a bounding box is taken twice: at the lowest
  /// common ancestor, and again in the target (R3.7). The result is standardized: its size isn't
  /// negative, even if a transform reflects the rectangle. Under rotations, converting the result
  /// back yields a larger rectangle. Null stays null and infinite stays infinite (R3.8). Convert a
  /// `Quad` for the exact shape. A nil `view`, views in different trees, and views with singular
  /// transforms are handled as for points.
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

  /// Converts a rectangle from the bounds coordinates of `view` to those of the receiver, as a
  /// bounding box.
  ///
  /// A view's frame is in the coordinate space of its superview; its bounds are in its own
  /// coordinate space (R3.10). A nil `view` represents the receiver's window, or the root of its
  /// tree if there is no window. In other respects, this is like `convert(_: CGRect, to:)`.
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
  /// Returns the result of `convert(_:to:)` without any cache, as a reference for tests.
  package final func convertUncached(_ point: CGPoint, to view: View?) -> CGPoint {
    ViewRoute(from: self, to: view).convert(point, in: ViewCursors())
  }

  /// Returns the result of `convert(_:to:)` without any cache, as a reference for tests.
  package final func convertUncached(_ rect: CGRect, to view: View?) -> CGRect {
    ViewRoute(from: self, to: view).convert(rect, in: ViewCursors())
  }
}
