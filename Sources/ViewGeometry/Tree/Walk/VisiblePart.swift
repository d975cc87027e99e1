public import Foundation

extension WalkedTree {
  /// Returns the part of `rect`, in the bounds of `element`, that neither the element nor an
  /// ancestor clips.
  ///
  /// It is null if nothing is left; under rotations it is the bounding box of the remaining part.
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

/// The unclipped part of a rectangle during the walk up from its element.
@usableFromInline
struct VisiblePart {
  private let whole: CGRect
  private var part: Extent
  /// The map from the element to the current ancestor.
  private var map = ProjectiveMap.identity
  /// The route bits of the levels that `map` composes.
  private var bits: UInt8 = 0
  @usableFromInline private(set) var isNothing = false

  @usableFromInline
  init(of rect: CGRect) {
    whole = rect
    part = Extent(rect)
  }

  /// Clips the part to `bounds`, which are in the current ancestor's coordinates.
  ///
  /// Nothing is left if no point of `bounds` corresponds to one in the element.
  @usableFromInline
  mutating func cut(by bounds: CGRect) {
    guard bits & Placement.singularBit == 0, let clip = map.inverse?.map(bounds) else {
      isNothing = true
      return
    }
    part = part.intersection(Extent(clip))
    isNothing = part.isEmpty
  }

  /// Proceeds one level up; `level` is the map to the next ancestor.
  @usableFromInline
  mutating func climb(_ level: ProjectiveMap, _ levelBits: UInt8) {
    map.append(level)
    bits |= levelBits
  }

  /// The remaining part, in the element's coordinates.
  @usableFromInline
  var rect: CGRect {
    if isNothing { return .null }
    // If nothing is clipped, the result has exactly the given values.
    return part == Extent(whole) ? whole.standardized : part.cgRect
  }
}
