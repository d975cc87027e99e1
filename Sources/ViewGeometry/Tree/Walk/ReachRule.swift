/// A rule for which elements are visible or reached by touches, and which of them clip.
///
/// It applies the rules of a hit test (R4.12, R4.13) to regions instead of points. The region of an
/// element is the part of it inside all ancestors that clip.
struct ReachRule {
  /// The flags that exclude an element and its descendants; any one is enough.
  var barring: ElementFlags
  /// The flags that exclude an element, but not its descendants; any one is enough.
  var excluding: ElementFlags = []
  /// Whether all elements clip their descendants; if false, only those with a clipping flag do.
  var isCutByAll: Bool
  /// Whether siblings are ordered by depth.
  var ordersByDrawing = false

  /// Creates the rule for the reach of touches under a policy.
  init(touches policy: HitTestPolicy) {
    barring = policy.barring
    excluding = policy.fallsThroughInert ? .interactionDisabled : []
    isCutByAll = !policy.reachesOverflow
    ordersByDrawing = policy.ordersByDrawing
  }

  /// Creates the rule for drawn content.
  init(drawnByDepth ordersByDrawing: Bool) {
    barring = [.hidden, .transparent]
    isCutByAll = false
    self.ordersByDrawing = ordersByDrawing
  }

  /// Returns whether an element with these flags, or a descendant, may be reached.
  @inline(__always)
  func admits(_ flags: ElementFlags) -> Bool { flags.isDisjoint(with: barring) }

  /// Returns whether an admitted element with these flags is reached itself.
  @inline(__always)
  func counts(_ flags: ElementFlags) -> Bool { flags.isDisjoint(with: excluding) }

  /// Returns whether an element with these flags clips its descendants.
  @inline(__always)
  func cuts(_ flags: ElementFlags) -> Bool { isCutByAll || !flags.isDisjoint(with: .clipping) }
}

extension HitTestPolicy {
  /// The flags that exclude an element and its descendants from touches (R4.12).
  @inlinable var barring: ElementFlags {
    fallsThroughInert ? [.hidden, .transparent] : .ineligible
  }

  /// Returns whether an element with these flags excludes content outside it from touches (R4.13).
  @inlinable @inline(__always)
  func cuts(_ flags: ElementFlags) -> Bool {
    !reachesOverflow || !flags.isDisjoint(with: .clipping)
  }
}
