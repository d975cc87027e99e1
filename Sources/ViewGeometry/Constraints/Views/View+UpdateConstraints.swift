extension View {
  /// Requests a call of `updateConstraints()` in the next pass (R11.62).
  ///
  /// - Complexity: At most O(depth); O(1) if the path to the root is already marked.
  public final func setNeedsUpdateConstraints() {
    guard !flags.contains(.needsUpdateConstraints) else { return }
    flags.formUnion(.needsUpdateConstraints)
    markWayUpToUpdate()
  }

  /// Whether the next pass will call `updateConstraints()`.
  public final var needsUpdateConstraints: Bool { flags.contains(.needsUpdateConstraints) }

  /// Calls `updateConstraints()` for marked views in the receiver and its descendants (R11.62).
  ///
  /// Leaves are called first.
  ///
  /// A view that makes another request during the pass is called again, at most 100 times (R11.64).
  ///
  /// - Complexity: O(marked views and their ancestors).
  public final func updateConstraintsIfNeeded() {
    var rounds = 100
    updateConstraints(rounds: &rounds)
  }

  /// Updates constraints with at most the given number of rounds, the remainder of a layout pass.
  final func updateConstraints(rounds: inout Int) {
    while rounds > 0, !flags.isDisjoint(with: .updateMarks) {
      rounds -= 1
      updateMarkedConstraints()
    }
  }

  /// Marks every ancestor up to the first one already marked.
  final func markWayUpToUpdate() {
    var next = superviewLink
    while let cursor = next, !cursor.flags.contains(.containsViewToUpdate) {
      let view = cursor.view
      view.flags.formUnion(.containsViewToUpdate)
      next = view.superviewLink
    }
  }

  /// Updates the marked part of the tree once, children first.
  private func updateMarkedConstraints() {
    var marked: [View] = []
    ViewStack.run(from: self) { pending in
      while let view = pending.pop() {
        if view.flags.contains(.needsUpdateConstraints) { marked.append(view) }
        guard view.flags.contains(.containsViewToUpdate) else { continue }
        view.flags.subtract(.containsViewToUpdate)
        for child in view.children where !child.flags.isDisjoint(with: .updateMarks) {
          pending.push(child)
        }
      }
    }
    // A callback may already have updated some of them.
    for view in marked.reversed() where view.flags.contains(.needsUpdateConstraints) {
      view.flags.subtract(.needsUpdateConstraints)
      view.updateConstraints()
    }
  }
}
