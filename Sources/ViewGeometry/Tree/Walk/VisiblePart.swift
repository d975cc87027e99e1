public import Foundation

extension WalkedTree {
  /// The part of `rect`, in the bounds of `element`, that neither it nor what it lies in cuts off.
  ///
  /// Null when nothing is left. Under turns it is the box of what is left.
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

/// What clips leave of a rectangle, on the way up from the element that it is given in.
@usableFromInline
struct VisiblePart {
  private let whole: CGRect
  private var part: Extent
  /// The map from the element to where the way stands, and the route bits of its levels.
  private var map = ProjectiveMap.identity
  private var bits: UInt8 = 0
  @usableFromInline private(set) var isNothing = false

  @usableFromInline
  init(of rect: CGRect) {
    whole = rect
    part = Extent(rect)
  }

  /// Leaves what lies in `bounds`, given where the way stands; nothing where no point of them has a place in the element.
  @usableFromInline
  mutating func cut(by bounds: CGRect) {
    guard bits & Placement.singularBit == 0, let clip = map.inverse?.map(bounds) else {
      isNothing = true
      return
    }
    part = part.intersection(Extent(clip))
    isNothing = part.isEmpty
  }

  /// Goes up by the map of a level.
  @usableFromInline
  mutating func climb(_ level: ProjectiveMap, _ levelBits: UInt8) {
    map.append(level)
    bits |= levelBits
  }

  /// What is left, in the element's coordinates.
  @usableFromInline
  var rect: CGRect {
    if isNothing { return .null }
    // Where nothing cuts, the numbers given come back bit for bit.
    return part == Extent(whole) ? whole.standardized : part.cgRect
  }
}
