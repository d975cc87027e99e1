public import Foundation

/// What constraints leave open of the place of a view or guide (R11.78).
///
/// Each range belongs to the alignment rectangle, in the superview's coordinates, in points; nil where all best layouts agree. An
/// end that doesn't exist is infinite.
public struct LayoutAmbiguity: Sendable, Hashable {
  /// The left edges the alignment rectangle may have.
  public let x: ClosedRange<CGFloat>?
  /// The top edges the alignment rectangle may have.
  public let y: ClosedRange<CGFloat>?
  /// The widths the alignment rectangle may have.
  public let width: ClosedRange<CGFloat>?
  /// The heights the alignment rectangle may have.
  public let height: ClosedRange<CGFloat>?
}

extension View {
  /// What constraints leave open of the view's place; nil when it is determined, or constraints don't place the view (R11.78).
  ///
  /// - Complexity: That of a layout of what changed, and of a few small linear programs.
  public final var layoutAmbiguity: LayoutAmbiguity? {
    guard let solver = superview?.solvedSolver, let item = constraintItem else { return nil }
    return solver.ambiguity(of: item)
  }

  /// Whether another layout satisfies the constraints as well and puts the view elsewhere (R11.78).
  public final var hasAmbiguousLayout: Bool { layoutAmbiguity != nil }

  /// Moves a view whose layout is ambiguous to another place that satisfies the constraints as well (R11.79).
  ///
  /// Each call takes an end of what is open, chosen in an order that is the same in each run. The next change of constraints
  /// starts afresh. Nothing happens when the layout is determined.
  public final func exerciseAmbiguityInLayout() {
    guard let solver = superview?.solvedSolver, let item = constraintItem else { return }
    solver.exercise(item)
  }

  /// The constraints that have a say in the view's place and size along an axis, in the order in which they became active (R11.81).
  ///
  /// What the system makes, as of masks and content sizes, isn't among them.
  ///
  /// - Complexity: O(constraints that matter).
  public final func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    constraintItem.map { (superview ?? self).constraints(affecting: $0, along: axis) } ?? []
  }

  /// The conflicts of the constraints that place what is inside the view, as of now (R11.71).
  ///
  /// - Complexity: That of a layout of what changed.
  public final var layoutConflicts: [LayoutConflict] { solvedSolver?.outcome.conflicts ?? [] }

  final func constraints(affecting item: ConstraintItem, along axis: Axis) -> [LayoutConstraint] {
    guard let solver = solvedSolver else { return [] }
    return solver.constraints(affecting: item, along: axis)
      .filter { !($0 is SystemLayoutConstraint) }
      .sorted { $0.activation < $1.activation }
  }
}

extension LayoutGuide {
  /// What constraints leave open of the guide's place, in the coordinates of its view; nil when it is determined.
  public final var layoutAmbiguity: LayoutAmbiguity? {
    owningView?.solvedSolver?.ambiguity(of: item)
  }

  /// Whether another layout satisfies the constraints as well and puts the guide elsewhere (R11.78).
  public final var hasAmbiguousLayout: Bool { layoutAmbiguity != nil }

  /// The constraints that have a say in the guide's place and size along an axis, in the order in which they became active (R11.81).
  public final func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
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

  /// The constraints of the rows that have a say in an item's place and size along an axis.
  func constraints(affecting item: ConstraintItem, along axis: Axis) -> [LayoutConstraint] {
    guard owns(item) else { return [] }
    var found: Set<Int32> = []
    for coordinate in [Coordinate.start(along: axis), .length(along: axis)] {
      for row in system.rowsAffecting(unknown(coordinate, of: item)) { found.insert(row.index) }
    }
    return found.sorted().map { constraint(of: ConstraintSystem.Row(index: $0)) }
  }
}
