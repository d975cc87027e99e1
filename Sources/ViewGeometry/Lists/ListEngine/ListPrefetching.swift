import Foundation

/// The items with which a list has called its prefetching data source, and the scroll direction.
///
/// The policy is R9.18. The area ahead is as large as the visible area, and adjacent to it in the
/// direction of the last scroll. The data source is called once with each item in it, nearest
/// items first. Items that leave the area without becoming visible are canceled.
struct ListPrefetching {
  var isEnabled = true
  private(set) var announced: Set<ItemIndex> = []
  private var lastOrigin: CGPoint?
  private var direction: CGVector?

  /// Updates the scroll direction, and returns the visible rectangle, extended by its own size in
  /// that direction.
  ///
  /// Before the first scroll, the direction is down and to the right, or down and to the left if
  /// `readsLeftward` is true.
  mutating func rectAhead(of visible: CGRect, readsLeftward: Bool = false) -> CGRect {
    if let lastOrigin {
      let (dx, dy) = (visible.minX - lastOrigin.x, visible.minY - lastOrigin.y)
      if dx != 0 || dy != 0 { direction = CGVector(dx: dx.signum, dy: dy.signum) }
    }
    lastOrigin = visible.origin
    let direction = direction ?? CGVector(dx: readsLeftward ? -1 : 1, dy: 1)
    return visible.union(
      visible.offsetBy(dx: direction.dx * visible.width, dy: direction.dy * visible.height))
  }

  /// Replaces the items being prefetched with the items in `ahead` that aren't visible.
  ///
  /// Returns the new items, nearest first, and the canceled items, in ascending order.
  mutating func announce(
    ahead: [ItemIndex], visible: Set<ItemIndex>, readsLeftward: Bool = false
  ) -> (new: [ItemIndex], cancelled: [ItemIndex]) {
    let ahead = ahead.filter { !visible.contains($0) }
    let new = ahead.filter { !announced.contains($0) }.sorted()
    let cancelled = announced.subtracting(ahead).subtracting(visible).sorted()
    announced = Set(ahead)
    let (dx, dy) = (direction?.dx ?? 0, direction?.dy ?? 0)
    let isBackward = dy < 0 || (dy == 0 && (readsLeftward ? dx > 0 : dx < 0))
    return (isBackward ? new.reversed() : new, cancelled)
  }

  mutating func follow(_ plan: BatchUpdatePlan) {
    announced = Set(announced.compactMap(plan.newPlace))
  }

  /// Clears the items being prefetched, because all data is requested again.
  mutating func reset() { announced = [] }
}

extension CGFloat {
  /// The sign: 1, 0 or -1.
  fileprivate var signum: CGFloat { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
