import ViewGeometry

/// Prevents conflicts caused by tests from being written to standard error.
enum SilentConflicts {
  static func start() { _ = handler }

  private static let handler: Void = LayoutConstraint.conflictHandler = { _ in }
}
