/// A rule that determines which elements are visible or reached by touches, and which of them clip.
///
/// It applies the rules of a hit test (R4.12, R4.13) to regions instead of points. The region of an
/// element is the part of it that no ancestor clips.
struct ReachRule {
  /// The flags that exclude an element and its descendants.
  ///
  /// Any one of them suffices.
  var barring: ElementFlags
  /// The flags that exclude an element, but not its descendants.
  ///
  /// Any one of them suffices.
  var excluding: ElementFlags = []
  /// Whether all elements clip their descendants.
  ///
  /// If false, only those with a clipping flag do.
  var isCutByAll: Bool
  /// Whether siblings are ordered by their z-positions.
  var ordersByDrawing = false

  /// Creates the rule that determines which elements touches reach under a policy.
  init(touches policy: HitTestPolicy) {
    barring = policy.barring
    excluding = policy.fallsThroughInert ? .interactionDisabled : []
    isCutByAll = !policy.reachesOverflow
    ordersByDrawing = policy.ordersByDrawing
  }

  /// Creates the rule that determines which elements are drawn.
  ///
  /// If `ordersByDrawing` is true, siblings are ordered by their z-positions.
  init(drawnByDepth ordersByDrawing: Bool) {
    barring = [.hidden, .transparent]
    isCutByAll = false
    self.ordersByDrawing = ordersByDrawing
  }

  /// Returns whether an element with the given flags, or a descendant of it, may be reached.
  @inline(__always)
  func admits(_ flags: ElementFlags) -> Bool { flags.isDisjoint(with: barring) }

  /// Returns whether an element with the given flags is itself reached, if it isn't excluded by
  /// `barring`.
  @inline(__always)
  func counts(_ flags: ElementFlags) -> Bool { flags.isDisjoint(with: excluding) }

  /// Returns whether an element with the given flags clips its descendants.
  @inline(__always)
  func cuts(_ flags: ElementFlags) -> Bool { isCutByAll || !flags.isDisjoint(with: .clipping) }
}

extension HitTestPolicy {
  /// The flags that exclude an element and its descendants from touches (R4.12).
  @inlinable var barring: ElementFlags {
    fallsThroughInert ? [.hidden, .transparent] : .ineligible
  }

  /// Returns whether an element with the given flags excludes content outside it from touches
  /// (R4.13).
  @inlinable @inline(__always)
  func cuts(_ flags: ElementFlags) -> Bool {
    !reachesOverflow || !flags.isDisjoint(with: .clipping)
  }
}
