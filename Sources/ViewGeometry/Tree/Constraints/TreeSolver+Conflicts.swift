extension TreeSolver {
  /// Turns the conflicts of the last solution into constraints.
  func noteConflicts() {
    // Nearly always: no conflict, no work.
    guard !system.conflicts.isEmpty || !conflicts.isEmpty else { return }
    conflicts = system.conflicts.map { conflict in
      LayoutConflict(
        constraints: conflict.rows.map { constraint(of: $0) },
        broken: constraint(of: conflict.broken))
    }
  }

  /// Tells the handler of conflicts that weren't there before.
  func report(since before: [LayoutConflict]) {
    guard !conflicts.isEmpty else { return }
    for conflict in conflicts
    where !before.contains(where: { $0.broken.isSame(as: conflict.broken) }) {
      LayoutConstraint.conflictHandler(conflict)
    }
  }

  /// The constraint that a row stands for.
  func constraint(of row: ConstraintSystem.Row) -> LayoutConstraint {
    let index = Int(row.index)
    switch sources.indices.contains(index) ? sources[index] : .nothing {
    case .constraint(let constraint): return constraint.takeUnretainedValue()
    case .system(let source):
      if let known = systemConstraints[row.index], known.source == source { return known }
      let made = SystemLayoutConstraint(source)
      systemConstraints[row.index] = made
      return made
    case .nothing:
      return SystemLayoutConstraint(
        SystemConstraint(kind: .encapsulatedSize, item: root, axis: .horizontal))
    }
  }
}
