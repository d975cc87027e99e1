import Foundation

extension LayoutConstraint {
  /// Whether it is a mistake to make an active constraint required or optional; false by default (R11.24).
  ///
  /// UIKit's documentation forbids it and recent systems let it through. A test suite that sets this to true finds the places
  /// that trap on the systems before. It serves all trees of a process.
  public static var requirementIsFixedWhileActive: Bool {
    get { RequirementRule.isFixed }
    set { RequirementRule.isFixed = newValue }
  }

  /// Traps where a new priority makes an active constraint required or optional, and that is forbidden.
  final func checkRequirement(of priority: LayoutPriority) {
    let required = LayoutPriority.required.rawValue
    guard isActive, (priority.rawValue >= required) != (storedPriority >= required) else { return }
    precondition(
      !RequirementRule.isFixed,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority \(priority.rawValue) and the existing priority was \(storedPriority)."
    )
  }
}

/// Whether priorities of active constraints may cross the border to required, behind a lock.
private enum RequirementRule {
  private static let lock = NSLock()
  // Every access holds the lock.
  nonisolated(unsafe) private static var rule = false

  static var isFixed: Bool {
    get { lock.withLock { rule } }
    set { lock.withLock { rule = newValue } }
  }
}
