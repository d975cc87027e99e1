public import Foundation

extension WalkedTree {
  /// Returns the part of `rect` that neither `element` nor an ancestor clips.
  ///
  /// `rect` and the result are in the bounds coordinates of `element`. The result is null if
  /// nothing is left; under rotations it is the bounding box of the remaining part.
  ///
  /// - Complexity: O(depth).
  @inlinable
  func visiblePart(of rect: CGRect, in element: Element) -> CGRect {
    var part = VisiblePart(of: rect)
    var next = element
    var circle = CircleGuard(start: element)
    while true {
      let reading = reading(of: next)
      if !reading.flags.isDisjoint(with: .clipping) { part.cut(by: reading.bounds) }
      guard !part.isNothing, let parent = parent(of: next) else { return part.rect }
      part.climb(reading.map, reading.routeBits)
      next = parent
      if Self.mayCircle { circle.check(next) }
    }
  }
}

/// The unclipped part of a rectangle in an element's coordinates, computed while walking up from
/// that element.
@usableFromInline
struct VisiblePart {
  private let whole: CGRect
  private var part: Extent
  /// The map from the element to the current ancestor.
  private var map = ProjectiveMap.identity
  /// The combined route bits of the maps that `map` composes.
  private var bits: UInt8 = 0
  @usableFromInline private(set) var isNothing = false

  @usableFromInline
  init(of rect: CGRect) {
    whole = rect
    part = Extent(rect)
  }

  /// Clips the part to `bounds`, which are in the current ancestor's coordinates.
  ///
  /// Nothing is left if the part doesn't overlap `bounds`, or if the map to the ancestor has no
  /// inverse.
  @usableFromInline
  mutating func cut(by bounds: CGRect) {
    guard bits & Placement.singularBit == 0, let clip = map.inverse?.map(bounds) else {
      isNothing = true
      return
    }
    part = part.intersection(Extent(clip))
    isNothing = part.isEmpty
  }

  /// Continues with the next ancestor.
  ///
  /// `level` is the map from the current ancestor to the next one, and `levelBits` are its route
  /// bits.
  @usableFromInline
  mutating func climb(_ level: ProjectiveMap, _ levelBits: UInt8) {
    map.append(level)
    bits |= levelBits
  }

  /// The remaining part, in the element's coordinates.
  @usableFromInline
  var rect: CGRect {
    if isNothing { return .null }
    // If nothing was clipped, the result is exactly the given rectangle.
    return part == Extent(whole) ? whole.standardized : part.cgRect
  }
}
