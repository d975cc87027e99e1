import ViewGeometry

/// Keeps conflicts that tests bring about from being written to the standard error.
enum SilentConflicts {
  static func start() { _ = handler }

  private static let handler: Void = LayoutConstraint.conflictHandler = { _ in }
}
