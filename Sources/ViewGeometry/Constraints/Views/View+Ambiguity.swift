public import Foundation

/// The ranges within which a view or guide can vary among equally good layouts (R11.78).
///
/// The ranges are those of the alignment rectangle, in points. Positions are in the bounds
/// coordinates of the superview or, for a guide, of its view. A range is nil if the value is the
/// same in all optimal layouts. If a range has no limit in a direction, its bound in this direction
/// is infinite.
public struct LayoutAmbiguity: Sendable, Hashable {
  /// The range of the left edge of the alignment rectangle.
  public let x: ClosedRange<CGFloat>?
  /// The range of the top edge of the alignment rectangle.
  public let y: ClosedRange<CGFloat>?
  /// The range of the width of the alignment rectangle.
  public let width: ClosedRange<CGFloat>?
  /// The range of the height of the alignment rectangle.
  public let height: ClosedRange<CGFloat>?
}

extension View {
  /// The ranges within which the view can vary among equally good layouts, or nil if there are none
  /// (R11.78).
  ///
  /// The value is nil if the view's alignment rectangle is the same in all optimal layouts, or if
  /// constraints don't place the view.
  ///
  /// - Complexity: The time to update the layout and to solve a few small linear programs.
  public final var layoutAmbiguity: LayoutAmbiguity? {
    guard let solver = superview?.solvedSolver, let item = constraintItem else { return nil }
    return solver.ambiguity(of: item)
  }

  /// The default implementation of ``hasAmbiguousLayout``.
  final var builtInHasAmbiguousLayout: Bool { layoutAmbiguity != nil }

  /// The default implementation of ``exerciseAmbiguityInLayout()``.
  final func builtInExerciseAmbiguityInLayout() {
    guard let solver = superview?.solvedSolver, let item = constraintItem else { return }
    solver.exercise(item)
  }

  /// The default implementation of ``constraintsAffectingLayout(for:)``.
  final func builtInConstraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    constraintItem.map { (superview ?? self).constraints(affecting: $0, along: axis) } ?? []
  }

  /// The current conflicts among the constraints inside the view (R11.71).
  ///
  /// If constraints place the view itself, the constraints inside it are solved together with
  /// others outside it. The array then includes the conflicts among all of these constraints.
  ///
  /// - Complexity: The time to update the layout.
  public final var layoutConflicts: [LayoutConflict] { solvedSolver?.outcome.conflicts ?? [] }

  final func constraints(affecting item: ConstraintItem, along axis: Axis) -> [LayoutConstraint] {
    guard let solver = solvedSolver else { return [] }
    return solver.constraints(affecting: item, along: axis)
      .filter { !($0 is SystemLayoutConstraint) }
      .sorted { $0.activation < $1.activation }
  }
}

extension LayoutGuide {
  /// The ranges within which the guide can vary among equally good layouts, or nil if there are
  /// none.
  ///
  /// The ranges are in the bounds coordinates of the guide's view. The value is nil if the guide's
  /// rectangle is the same in all optimal layouts, or if constraints don't place the guide, for
  /// example because it has no view.
  public final var layoutAmbiguity: LayoutAmbiguity? {
    owningView?.solvedSolver?.ambiguity(of: item)
  }

  /// The default implementation of ``constraintsAffectingLayout(for:)``.
  final func builtInConstraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    owningView?.constraints(affecting: item, along: axis) ?? []
  }
}

extension TreeSolver {
  func ambiguity(of item: ConstraintItem) -> LayoutAmbiguity? {
    guard owns(item), item !== root else { return nil }
    let ranges = Coordinate.allCases.map { openRange(of: unknown($0, of: item)) }
    guard ranges.contains(where: { $0 != nil }) else { return nil }
    return LayoutAmbiguity(x: ranges[0], y: ranges[1], width: ranges[2], height: ranges[3])
  }

  private func openRange(of unknown: ConstraintSystem.Unknown) -> ClosedRange<CGFloat>? {
    let range = system.range(of: unknown)
    let lower = range.lower.map { CGFloat($0) } ?? -.infinity
    let upper = range.upper.map { CGFloat($0) } ?? .infinity
    return lower < upper ? lower...upper : nil
  }

  func exercise(_ item: ConstraintItem) {
    guard owns(item), item !== root else { return }
    let open = Coordinate.allCases.map { unknown($0, of: item) }
      .filter { openRange(of: $0) != nil }
    guard !open.isEmpty else { return }
    outcome.exercises &+= 1
    outcome.changedUnknowns = system.exerciseAmbiguity(of: open, seed: outcome.exercises)
    markChanged()
  }

  /// Returns the constraints, including those of the system, whose rows may affect an item's
  /// position and size along an axis.
  func constraints(affecting item: ConstraintItem, along axis: Axis) -> [LayoutConstraint] {
    guard owns(item) else { return [] }
    var found: Set<Int32> = []
    for coordinate in [Coordinate.start(along: axis), .length(along: axis)] {
      for row in system.rowsAffecting(unknown(coordinate, of: item)) { found.insert(row.index) }
    }
    return found.sorted().map { constraint(of: ConstraintSystem.Row(index: $0)) }
  }
}
