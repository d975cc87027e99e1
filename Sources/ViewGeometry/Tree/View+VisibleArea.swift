public import Foundation

extension View {
  /// The part of the bounds that no clipping ancestor cuts off, in the receiver's coordinates.
  ///
  /// Every ancestor with `clipsToBounds` cuts, and so does the window. Null when nothing is left. Under turns it is the
  /// box of what is left.
  ///
  /// ```swift
  /// let list = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  /// let row = View(frame: CGRect(x: 0, y: 380, width: 320, height: 44))
  /// list.addSubview(row)
  /// let visible = row.visibleRect  // (0, 0, 320, 20)
  /// ```
  ///
  /// - Complexity: O(depth).
  public final var visibleRect: CGRect { visiblePart(of: bounds) }

  /// The part of `rect`, given in the receiver's bounds, that no clipping ancestor nor the receiver itself cuts off.
  ///
  /// - Complexity: O(depth).
  package final func visiblePart(of rect: CGRect) -> CGRect {
    ViewCursors().visiblePart(of: rect, in: ViewCursor(self))
  }
}
