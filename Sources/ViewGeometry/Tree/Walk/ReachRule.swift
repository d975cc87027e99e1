/// Which elements are reached, by touches or by eyes, and which of them cut off what sticks out.
///
/// The rules of a hit test (R4.12, R4.13) for regions in place of points: what is left of an element by all that it lies in.
struct ReachRule {
  /// Flags that leave an element out with all in it.
  var barring: View.Flags
  /// Flags that leave an element out, but not what is in it.
  var excluding: View.Flags = []
  /// Whether every element cuts what is in it, or only those that clip.
  var isCutByAll: Bool
  /// Whether siblings are ordered by depth.
  var ordersByDrawing = false

  /// What touches reach under a policy.
  init(touches policy: HitTestPolicy) {
    barring = policy.barring
    excluding = policy.fallsThroughInert ? .interactionDisabled : []
    isCutByAll = !policy.reachesOverflow
    ordersByDrawing = policy.ordersByDrawing
  }

  /// What is drawn.
  init(drawnByDepth ordersByDrawing: Bool) {
    barring = [.hidden, .transparent]
    isCutByAll = false
    self.ordersByDrawing = ordersByDrawing
  }

  /// Whether an element with these flags, or something in it, is reached.
  @inline(__always)
  func admits(_ flags: View.Flags) -> Bool { flags.isDisjoint(with: barring) }

  /// Whether an element with these flags is reached itself, where it is admitted.
  @inline(__always)
  func counts(_ flags: View.Flags) -> Bool { flags.isDisjoint(with: excluding) }

  /// Whether an element with these flags cuts what is in it.
  @inline(__always)
  func cuts(_ flags: View.Flags) -> Bool { isCutByAll || !flags.isDisjoint(with: .clipping) }
}

extension HitTestPolicy {
  /// The flags that keep touches from an element and from all in it (R4.12).
  @inlinable var barring: View.Flags { fallsThroughInert ? [.hidden, .transparent] : .ineligible }

  /// Whether an element with these flags keeps touches from what sticks out of it (R4.13).
  @inlinable @inline(__always)
  func cuts(_ flags: View.Flags) -> Bool { !reachesOverflow || !flags.isDisjoint(with: .clipping) }
}

extension View.Flags {
  /// Any of these cuts off what sticks out: of windows always.
  @inlinable static var clipping: View.Flags { [.clips, .isWindow] }
}
