/// Adds to a solver the constraints that a view class, such as a stack, creates for a view and its
/// subviews.
///
/// Positions are in the bounds coordinates of the view that owns the rows.
struct SystemRows {
  let solver: TreeSolver
  let owner: ConstraintItem
  private var number = 0

  init(solver: TreeSolver, owner: ConstraintItem) {
    self.solver = solver
    self.owner = owner
  }

  /// A sum of positions and sizes, each multiplied by a factor, in points.
  struct Sum {
    var terms: [(factor: Double, item: ConstraintItem, attribute: LayoutConstraint.Attribute)] = []
    var constant = 0.0

    static func + (left: Sum, right: Sum) -> Sum {
      Sum(terms: left.terms + right.terms, constant: left.constant + right.constant)
    }

    static func - (left: Sum, right: Sum) -> Sum { left + -1 * right }

    static func * (factor: Double, sum: Sum) -> Sum {
      Sum(
        terms: sum.terms.map { (factor * $0.factor, $0.item, $0.attribute) },
        constant: factor * sum.constant)
    }
  }

  /// Returns a position or size of a view.
  ///
  /// The attribute can be left, right, top, bottom, a center, a baseline, width or height.
  static func value(_ attribute: LayoutConstraint.Attribute, of view: View) -> Sum {
    Sum(terms: [(1, view.makeConstraintItem(), attribute)])
  }

  /// Returns a position or size of the layout margins guide of a view.
  static func value(_ attribute: LayoutConstraint.Attribute, withinMarginsOf view: View) -> Sum {
    Sum(terms: [(1, view.systemGuide(.layoutMargins).item, attribute)])
  }

  /// Adds a row for the relation between `left` and `right`.
  ///
  /// If the row isn't required, an error costs `weight` per point. `name` is the identifier of the
  /// constraint in messages about conflicts.
  mutating func add(
    _ left: Sum, _ relation: LayoutConstraint.Relation, _ right: Sum,
    priority: Float = LayoutPriority.required.rawValue, weight: Double = 1, named name: String
  ) {
    guard let view = owner.view else { return }
    let difference = left - right
    solver.draft.terms.removeAll(keepingCapacity: true)
    solver.draft.usesMargins = false
    // If a stack extends beyond the safe area, its margins grow with the stack. If the rows
    // followed the margins, the stack would grow at each layout. Therefore, they follow only the
    // changes that are reported.
    solver.draft.comparesMargins = false
    defer { solver.draft.comparesMargins = true }
    var constant = difference.constant
    for term in difference.terms {
      if term.attribute.isSize, let axis = term.attribute.axis {
        solver.addLength(along: axis, of: term.item, term.factor, to: &constant)
      } else {
        solver.addPlace(term.attribute, of: term.item, in: view, term.factor, to: &constant)
      }
    }
    if solver.draft.usesMargins { solver.reads.systemRowsUseMargins = true }
    number += 1
    solver.addRow(
      constant: constant, ConstraintSystem.Relation(rawValue: relation.rawValue) ?? .equal,
      priority: priority,
      SystemConstraint(
        kind: .made(name), item: owner, axis: left.terms.first?.attribute.axis ?? .horizontal,
        number: number), weight: weight)
  }
}
