/// The composed map of 16 levels, remembered at the view where they start.
///
/// A group is valid as long as its stamp, which belongs to the last view whose map it counts, has the version it was made with:
/// - A view that moves while it counts in some group raises the versions of the stamps it finds among itself and the next 15
///   views above: those of all groups that it can be in, and of none that reach the same ancestor another way.
/// - A view that leaves its superview while groups lead over the link spoils those stamps for good and takes them from
///   their views. So a group whose end may be gone is told by its stamp, which it holds itself, and nobody
///   writes to a spoilt stamp again: what has left a tree may go to another thread.
///
/// Making a group costs as much as four walks over its levels. So one that is out of date is made anew only after some walks,
/// and after twice as many whenever it was hardly used since it was made: where something moves before each
/// conversion its levels are walked, and the mover counts in no group, so that its moves cost next to nothing.
///
/// Why it is safe: the pointers `target` and `last` are followed only after the stamp was found valid; then no link between the
/// start and the target was cut since they were stored, so both are ancestors of the start, and alive. The group belongs to
/// its view, which frees it. `View.checkInvariants()` compares valid groups with fresh ones. Numbers are in Decisions/0009.
struct RouteGroup {
  /// 16: a move looks at no more views, and a route of 128 levels takes 8 steps (Decisions/0009).
  static let levels = 16

  // In the order a climb reads them.
  let stamp: Unmanaged<Stamp>
  let version: Int
  /// The ancestor where the group ends, 16 levels above its start.
  let target: ViewCursor
  /// The view below the target, the last whose map is part of the group.
  let last: ViewCursor
  /// The sum of the offsets.
  let x: Double
  let y: Double
  /// The route bits of the levels, or-ed together.
  let bits: UInt8
  /// Whether a view after the first is a window, where the way to nil ends.
  let passesWindow: Bool
  private var patience = RoutePatience()
  /// The composed map.
  let plane: PlaneMap
  private let perspective: (x: Double, y: Double, w: Double)

  /// What tells whether groups that end at a view are valid.
  final class Stamp {
    @exclusivity(unchecked) final var version = 0

    static let spoilt = -1
  }

  /// A group over 16 levels, with their sum, that ends at the sum's cursor; it doesn't retain the stamp.
  init(
    sum: Climb, last: ViewCursor, stamp: Unmanaged<Stamp>, passesWindow: Bool, map: CoordinateMap
  ) {
    self.stamp = stamp
    version = stamp._withUnsafeGuaranteedRef { $0.version }
    target = sum.cursor
    self.last = last
    (x, y) = (sum.x, sum.y)
    bits = sum.bits
    self.passesWindow = passesWindow
    plane = map.plane
    perspective = (map.px, map.py, map.pw)
  }

  @inline(__always)
  var isValid: Bool { stamp._withUnsafeGuaranteedRef { $0.version } == version }

  /// The composed map, which may be projective.
  var map: CoordinateMap {
    var map = CoordinateMap(plane)
    (map.px, map.py, map.pw) = perspective
    return map
  }

  /// Whether both groups lead over the same link to the same view: ends that took them would have met before.
  @inline(__always)
  func endsOverSameLink(as other: UnsafeMutablePointer<RouteGroup>) -> Bool {
    target == other.pointee.target && last == other.pointee.last
  }
}

extension RouteGroup {
  /// Counts that the group was taken.
  @inline(__always)
  mutating func countUse() { patience.countUse() }

  /// Whether the group, out of date, shall stay so for now; counts a walk over its levels.
  mutating func waits() -> Bool { patience.waits() }

  /// Has the group that takes this one's place wait longer, if this one wasn't used enough.
  func hand(patienceTo next: inout RouteGroup) { next.patience = patience.next }
}
