public import Foundation

extension View {
  /// The part of the bounds that no clipping ancestor cuts off, in the receiver's coordinates.
  ///
  /// Every ancestor with `clipsToBounds` cuts, and so does the window. Null when nothing is left. Under turns it is the
  /// box of what is left.
  ///
  /// - Complexity: O(depth).
  public final var visibleRect: CGRect { visiblePart(of: bounds) }

  /// The part of `rect`, given in the receiver's bounds, that no clipping ancestor nor the receiver itself cuts off.
  ///
  /// - Complexity: O(depth).
  package final func visiblePart(of rect: CGRect) -> CGRect {
    var part = Extent(rect)
    var mapToCursor = ProjectiveMap.identity
    var bits: UInt8 = 0
    var next: ViewCursor? = ViewCursor(self)
    while let cursor = next {
      if !cursor.flags.isDisjoint(with: [.clips, .isWindow]) {
        guard bits & Placement.singularBit == 0,
          let clip = mapToCursor.inverse?.map(cursor.bounds)
        else { return .null }
        part = part.intersection(Extent(clip))
        guard !part.isEmpty else { return .null }
      }
      mapToCursor.append(cursor.map)
      bits |= cursor.routeBits
      next = cursor.superview
    }
    // Where nothing cuts, the numbers given come back bit for bit.
    return part == Extent(rect) ? rect.standardized : part.cgRect
  }
}
