public import Foundation

extension GeometryTree {
  /// The part of the bounds of `node` that no clipping ancestor cuts off, in its own coordinates.
  ///
  /// Every element with `clipsToBounds` cuts, itself included. Null when nothing is left. Under turns it is the box of what
  /// is left. What lies in front doesn't count; see `VisibilityMap`.
  ///
  /// - Complexity: O(depth).
  /// - Precondition: The parents of the node don't lead in a circle.
  public func visibleRect(of node: Node) -> CGRect {
    let bounds = geometry(of: node).bounds
    var part = Extent(bounds)
    var mapToNext = PlaneMap.identity
    var bits: UInt8 = 0
    var next = node
    var circle = CircleGuard(start: node)
    while true {
      let geometry = geometry(of: next)
      if geometry.clipsToBounds {
        guard !Placement.hasSingularBit(bits), let clip = mapToNext.inverse?.map(geometry.bounds)
        else { return .null }
        part = part.intersection(Extent(clip))
        guard !part.isEmpty else { return .null }
      }
      guard let parent = parent(of: next) else { break }
      mapToNext.append(geometry.placement.map)
      bits |= geometry.placement.routeBits
      next = parent
      circle.check(next)
    }
    // Where nothing cuts, the numbers given come back bit for bit.
    return part == Extent(bounds) ? bounds.standardized : part.cgRect
  }
}
