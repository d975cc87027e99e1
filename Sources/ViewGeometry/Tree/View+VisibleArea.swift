public import Foundation

extension View {
  /// The part of the bounds that no ancestor clips, in the receiver's coordinates.
  ///
  /// Every ancestor with `clipsToBounds` clips, and so does the window. The result is null if
  /// nothing is left; under rotations it is the bounding box of the remaining part.
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

  /// Returns the part of `rect` that neither the receiver nor any ancestor clips.
  ///
  /// - Parameter rect: A rectangle in the receiver's bounds coordinates.
  /// - Complexity: O(depth).
  package final func visiblePart(of rect: CGRect) -> CGRect {
    ViewCursors().visiblePart(of: rect, in: ViewCursor(self))
  }
}
