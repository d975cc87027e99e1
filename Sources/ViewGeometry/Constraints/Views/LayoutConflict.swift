import Foundation

/// Required constraints that can't all hold, and the one that was given up for it (R11.71).
public struct LayoutConflict: CustomStringConvertible {
  /// A minimal set of constraints that conflict, in the order in which they were added (R11.76).
  ///
  /// Without any one of them the others can hold. Constraints that the system made, such as of autoresizing masks and sizes
  /// known from outside, are among them; that widths and heights aren't negative is not listed (R11.9).
  public let constraints: [LayoutConstraint]
  /// The constraint that has no effect while the conflict lasts (R11.73).
  ///
  /// Its `isActive` stays true, and it is tried again after each change (R11.74).
  public let broken: LayoutConstraint

  /// Why this constraint was chosen, in a sentence.
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
  /// Called for each conflict that a layout finds; writes UIKit's message to the standard error by default (R11.72).
  ///
  /// A conflict that lasts is told once. The handler runs during the layout, on its thread, after the constraint was broken; it may change
  /// constraints. It serves all trees of a process: set it before layouts run on several threads.
  public static var conflictHandler: (LayoutConflict) -> Void {
    get { ConflictHandler.current }
    set { ConflictHandler.current = newValue }
  }
}

extension LayoutConstraint {
  /// Calls `body`, during which layouts on the calling thread call no handler: the caller reads `layoutConflicts`.
  package static func withoutConflictHandler<Result>(
    _ body: () throws -> Result
  ) rethrows -> Result {
    try ConflictHandler.$isSilent.withValue(true) { try body() }
  }
}

/// The handler of conflicts, behind a lock.
private enum ConflictHandler {
  @TaskLocal static var isSilent = false

  private static let lock = NSLock()
  // Every access holds the lock.
  nonisolated(unsafe) private static var handler: (LayoutConflict) -> Void = { conflict in
    FileHandle.standardError.write(Data("\(conflict)\n".utf8))
  }

  static var current: (LayoutConflict) -> Void {
    get { isSilent ? { _ in } : lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }
}

/// The order in which constraints became active, whichever thread they are on.
enum ActivationCount {
  private static let lock = NSLock()
  // Every access holds the lock.
  nonisolated(unsafe) private static var count = 0

  static func next() -> Int {
    lock.withLock {
      count &+= 1
      return count
    }
  }
}
