import Foundation

/// The items a list has announced to its prefetching data source, and its scrolling direction.
///
/// The policy is R9.18: items within one further screen in the direction of the last movement are announced once,
/// nearest first. Announced items that neither became visible nor are within that area any more are cancelled.
struct ListPrefetching {
  var isEnabled = true
  private(set) var announced: Set<ItemIndex> = []
  private var lastOrigin: CGPoint?
  private var direction: CGVector?

  /// Returns the visible rectangle extended by one screen ahead; forward before the first movement.
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

  /// Makes the items of `ahead` that aren't visible the announced items.
  ///
  /// Returns the new items, nearest first, and the cancelled ones, ascending.
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

  /// Clears the announced items, because everything is requested again.
  mutating func reset() { announced = [] }
}

extension CGFloat {
  /// The sign: 1, 0 or -1.
  fileprivate var signum: CGFloat { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
