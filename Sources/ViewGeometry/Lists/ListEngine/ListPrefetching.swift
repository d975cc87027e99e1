import Foundation

/// What a list has announced to its prefetching data source, and which way it scrolls.
///
/// The policy (R9.18): what lies within one more screen in the direction of the last movement is announced once, nearest first;
/// what was announced and neither came into view nor lies there any more is cancelled.
struct ListPrefetching {
  var isEnabled = true
  private(set) var announced: Set<ItemIndex> = []
  private var lastOrigin: CGPoint?
  private var direction: CGVector?

  /// The rectangle to look ahead in, beside the visible one; forward before the first movement.
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

  /// Notes what is ahead and what is in view; answers what is new, nearest first, and what is given up, ascending.
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

  /// Forgets what was announced: everything is asked for again.
  mutating func reset() { announced = [] }
}

extension CGFloat {
  /// 1, 0 or -1.
  fileprivate var signum: CGFloat { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
