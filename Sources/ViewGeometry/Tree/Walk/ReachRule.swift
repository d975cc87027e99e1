/// Which elements are reached, by touches or by eyes, and which of them cut off what sticks out.
///
/// The rules of a hit test (R4.12, R4.13) for regions in place of points: what is left of an element by all that it lies in.
struct ReachRule {
  /// Flags that leave an element out with all in it.
  var barring: ElementFlags
  /// Flags that leave an element out, but not what is in it.
  var excluding: ElementFlags = []
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
  func admits(_ flags: ElementFlags) -> Bool { flags.isDisjoint(with: barring) }

  /// Whether an element with these flags is reached itself, where it is admitted.
  @inline(__always)
  func counts(_ flags: ElementFlags) -> Bool { flags.isDisjoint(with: excluding) }

  /// Whether an element with these flags cuts what is in it.
  @inline(__always)
  func cuts(_ flags: ElementFlags) -> Bool { isCutByAll || !flags.isDisjoint(with: .clipping) }
}

extension HitTestPolicy {
  /// The flags that keep touches from an element and from all in it (R4.12).
  @inlinable var barring: ElementFlags {
    fallsThroughInert ? [.hidden, .transparent] : .ineligible
  }

  /// Whether an element with these flags keeps touches from what sticks out of it (R4.13).
  @inlinable @inline(__always)
  func cuts(_ flags: ElementFlags) -> Bool {
    !reachesOverflow || !flags.isDisjoint(with: .clipping)
  }
}
