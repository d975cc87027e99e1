extension View {
  /// Asks for a call of `updateConstraints()` in the next pass (R11.62).
  ///
  /// - Complexity: O(depth) at most, O(1) when the way up is marked already.
  public final func setNeedsUpdateConstraints() {
    guard !flags.contains(.needsUpdateConstraints) else { return }
    flags.formUnion(.needsUpdateConstraints)
    markWayUpToUpdate()
  }

  /// Whether the next pass will call `updateConstraints()`.
  public final var needsUpdateConstraints: Bool { flags.contains(.needsUpdateConstraints) }

  /// Calls `updateConstraints()` now for the views that asked for it, in the receiver and below, leaves first (R11.62).
  ///
  /// A view that asks again during the pass is called again, at most 100 times (R11.64).
  ///
  /// - Complexity: O(views that asked and their ancestors).
  public final func updateConstraintsIfNeeded() {
    var rounds = 100
    updateConstraints(rounds: &rounds)
  }

  /// The same with as many rounds as are left to a layout pass.
  final func updateConstraints(rounds: inout Int) {
    while rounds > 0, !flags.isDisjoint(with: .updateMarks) {
      rounds -= 1
      updateMarkedConstraints()
    }
  }

  /// Marks every ancestor up to the first that is marked already.
  final func markWayUpToUpdate() {
    var next = superviewLink
    while let cursor = next, !cursor.flags.contains(.containsViewToUpdate) {
      let view = cursor.view
      view.flags.formUnion(.containsViewToUpdate)
      next = view.superviewLink
    }
  }

  /// One pass over the marked part of the tree, children first.
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
    // A callback may have had some of them updated already.
    for view in marked.reversed() where view.flags.contains(.needsUpdateConstraints) {
      view.flags.subtract(.needsUpdateConstraints)
      view.updateConstraints()
    }
  }
}
