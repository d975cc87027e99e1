import Foundation

/// Required constraints that can't all hold, and the one broken to resolve the conflict (R11.71).
public struct LayoutConflict: CustomStringConvertible {
  /// A minimal set of constraints that conflict, in the order in which they were added (R11.76).
  ///
  /// If any one of them is removed, the others can hold. The list includes constraints made by the
  /// system, such as those for autoresizing masks and for sizes known from outside, but not the
  /// implicit rule that widths and heights aren't negative (R11.9).
  public let constraints: [LayoutConstraint]
  /// The constraint that has no effect while the conflict lasts (R11.73).
  ///
  /// Its ``LayoutConstraint/isActive`` stays true, and the constraint is tried again after each
  /// change (R11.74).
  public let broken: LayoutConstraint

  /// The reason for choosing this constraint, as a sentence.
  public var reason: String {
    if broken is SystemLayoutConstraint {
      return "The system made all constraints of the conflict; the last one was broken."
    }
    let others = constraints.filter { $0 !== broken && !($0 is SystemLayoutConstraint) }
    return others.isEmpty
      ? "The system made the others, and what it made is never broken while there is a choice."
      : "Of those that a program made, its items lie deepest, or it mentions the fewest, or it was added last."
  }

  /// UIKit's message about the conflict (R11.72).
  public var description: String {
    var first =
      "Unable to simultaneously satisfy constraints.\n\tProbably at least one of the constraints in the following list is one you don't want. \n\tTry this: \n\t\t(1) look at each constraint and try to figure out which you don't expect; \n\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
    if constraints.contains(where: { ($0 as? SystemLayoutConstraint)?.isOfMask ?? false }) {
      first +=
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
    }
    let list = constraints.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return first
      + "(\n\(list)\n)\n\nWill attempt to recover by breaking constraint \n\(broken)\n\nMake a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\nThe methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.\n"
  }
}

extension LayoutConstraint {
  /// The handler called for each conflict found by a layout (R11.72).
  ///
  /// The default handler writes UIKit's message to standard error. A conflict that persists is
  /// reported once. The handler runs during the layout, on its thread, after the constraint was
  /// broken, and may change constraints. It applies to all trees of a process, so set it before
  /// layouts run on several threads.
  public static var conflictHandler: (LayoutConflict) -> Void {
    get { ConflictHandler.current }
    set { ConflictHandler.current = newValue }
  }
}

extension LayoutConstraint {
  /// Calls `body` with the conflict handler silenced for layouts on the calling thread.
  ///
  /// The caller reads `layoutConflicts` instead.
  package static func withoutConflictHandler<Result>(
    _ body: () throws -> Result
  ) rethrows -> Result {
    try ConflictHandler.$isSilent.withValue(true) { try body() }
  }
}

/// The conflict handler, protected by a lock.
private enum ConflictHandler {
  @TaskLocal static var isSilent = false

  private static let lock = NSLock()
  // The lock protects every access.
  nonisolated(unsafe) private static var handler: (LayoutConflict) -> Void = { conflict in
    FileHandle.standardError.write(Data("\(conflict)\n".utf8))
  }

  static var current: (LayoutConflict) -> Void {
    get { isSilent ? { _ in } : lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }
}

/// A counter for the order in which constraints become active, shared by all threads.
enum ActivationCount {
  private static let lock = NSLock()
  // The lock protects every access.
  nonisolated(unsafe) private static var count = 0

  static func next() -> Int {
    lock.withLock {
      count &+= 1
      return count
    }
  }
}
