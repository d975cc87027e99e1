extension View {
  /// The default implementation of ``setNeedsUpdateConstraints()``.
  final func builtInSetNeedsUpdateConstraints() {
    guard !flags.contains(.needsUpdateConstraints) else { return }
    flags.formUnion(.needsUpdateConstraints)
    markWayUpToUpdate()
  }

  /// The default implementation of ``needsUpdateConstraints``.
  final var builtInNeedsUpdateConstraints: Bool { flags.contains(.needsUpdateConstraints) }

  /// The default implementation of ``updateConstraintsIfNeeded()``.
  final func builtInUpdateConstraintsIfNeeded() {
    var rounds = 100
    updateConstraints(rounds: &rounds)
  }

  /// Updates constraints in at most `rounds` rounds, until no view needs an update.
  ///
  /// Subtracts the rounds used from `rounds`.
  final func updateConstraints(rounds: inout Int) {
    while rounds > 0, !flags.isDisjoint(with: .updateMarks) {
      rounds -= 1
      updateMarkedConstraints()
    }
  }

  /// Marks every ancestor as containing a view to update, up to the first one already marked.
  final func markWayUpToUpdate() {
    var next = superviewLink
    while let cursor = next, !cursor.flags.contains(.containsViewToUpdate) {
      let view = cursor.view
      view.flags.formUnion(.containsViewToUpdate)
      next = view.superviewLink
    }
  }

  /// Updates the constraints of all marked views once, subviews before their superviews.
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
    // A callback may have updated some of the views already.
    for view in marked.reversed() where view.flags.contains(.needsUpdateConstraints) {
      view.flags.subtract(.needsUpdateConstraints)
      if let manager = view.manager {
        manager.updateConstraints(ofManaged: view)
      } else {
        view.updateConstraints()
      }
    }
  }
}
