extension TreeSolver {
  /// Converts the conflicts of the last solution from rows to constraints.
  func noteConflicts() {
    // In the usual case without conflicts, the array isn't written.
    guard !system.conflicts.isEmpty || !outcome.conflicts.isEmpty else { return }
    outcome.conflicts = system.conflicts.map { conflict in
      LayoutConflict(
        constraints: conflict.rows.map { constraint(of: $0) },
        broken: constraint(of: conflict.broken))
    }
  }

  /// Calls the conflict handler for each conflict, except those whose broken constraint is also the
  /// broken constraint of a conflict in `before`.
  func report(since before: [LayoutConflict]) {
    guard !outcome.conflicts.isEmpty else { return }
    for conflict in outcome.conflicts
    where !before.contains(where: { $0.broken.isSame(as: conflict.broken) }) {
      LayoutConstraint.conflictHandler(conflict)
    }
  }

  /// Returns the constraint that a row represents.
  func constraint(of row: ConstraintSystem.Row) -> LayoutConstraint {
    let index = Int(row.index)
    switch rows.sources.indices.contains(index) ? rows.sources[index] : .nothing {
    case .constraint(let constraint): return constraint.takeUnretainedValue()
    case .system(let source):
      if let known = rows.systemConstraints[row.index], known.source == source { return known }
      let made = SystemLayoutConstraint(source)
      rows.systemConstraints[row.index] = made
      return made
    case .nothing:
      return SystemLayoutConstraint(
        SystemConstraint(kind: .encapsulatedSize, item: root, axis: .horizontal))
    }
  }
}
