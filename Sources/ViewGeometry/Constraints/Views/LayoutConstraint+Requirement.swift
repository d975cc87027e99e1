import Foundation

extension LayoutConstraint {
  /// Whether changing the priority of an active constraint to or from required traps; false by
  /// default (R11.24).
  ///
  /// UIKit's documentation forbids the change, but recent systems allow it. Set this to true in a
  /// test suite to find the changes that trap on older systems. The value applies to all view
  /// trees in the process.
  public static var requirementIsFixedWhileActive: Bool {
    get { RequirementRule.isFixed }
    set { RequirementRule.isFixed = newValue }
  }

  /// Traps if `requirementIsFixedWhileActive` is true, the constraint is active, and the new
  /// priority would change it from required to optional or vice versa.
  final func checkRequirement(of priority: LayoutPriority) {
    let required = LayoutPriority.required.rawValue
    guard isActive, (priority.rawValue >= required) != (storedPriority >= required) else { return }
    precondition(
      !RequirementRule.isFixed,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority \(priority.rawValue) and the existing priority was \(storedPriority)."
    )
  }
}

/// The value of `requirementIsFixedWhileActive`, protected by a lock.
private enum RequirementRule {
  private static let lock = NSLock()
  // The lock protects every access.
  nonisolated(unsafe) private static var rule = false

  static var isFixed: Bool {
    get { lock.withLock { rule } }
    set { lock.withLock { rule = newValue } }
  }
}
