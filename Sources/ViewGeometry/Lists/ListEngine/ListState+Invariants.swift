/// Checks that trap in builds with internal checks, and do nothing in others.
extension ListState {
  /// Traps if `ListTransition` doesn't allow the change.
  @inline(__always)
  func check(_ event: ListTransition.Event, _ new: ListTransition.Kind) {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      precondition(
        ListTransition.allows(event, from: knowledge.kind, to: new, during: phase),
        "A list can't \(event) from \(knowledge.kind) to \(new) while \(phase).")
    #endif
  }

  /// Traps if `ListTransition` doesn't allow the phase to begin now.
  @inline(__always)
  func check(_ new: ListPhase) {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      precondition(
        ListTransition.allows(new, during: phase), "A list can't be \(new) while \(phase).")
    #endif
  }
}
