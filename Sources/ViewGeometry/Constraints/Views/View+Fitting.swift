public import Foundation

extension View {
  /// The target that asks for the smallest size: zero (R11.59).
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target that asks for the largest size: 10,000 along both axes (R11.59).
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Whether something inside the view is tied to it or to each other by constraints.
  final var holdsConstraints: Bool { !(constraintItem?.held.isEmpty ?? true) }

  /// The least height that constraints inside allow in a width (R11.60).
  final func heightFitting(width: CGFloat) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  final func fittingSize(
    _ target: CGSize, horizontal: LayoutPriority, vertical: LayoutPriority
  ) -> CGSize {
    for priority in [horizontal, vertical] {
      precondition(
        priority.rawValue > 0 && priority.rawValue <= LayoutPriority.required.rawValue,
        "It's illegal to fit a view at priority:\(priority.rawValue). Priorities must be greater than 0 and less or equal to 1000."
      )
    }
    updateConstraintsIfNeeded()
    let item = makeConstraintItem()
    if let solver = item.solver, let fitting = solver.usableFitting {
      return fitting.fittingSize(target, horizontal: horizontal, vertical: vertical)
    }
    let fitting = TreeSolver(root: item, purpose: .fitting)
    // A view may ask for the fitting size of another one while it says which size it wants itself.
    defer { fitting.returnBorrowed() }
    fitting.rebuild()
    if let solver = item.solver, solver.knowsAll(of: fitting) { solver.fitting = fitting }
    return fitting.fittingSize(target, horizontal: horizontal, vertical: vertical)
  }
}

/// Fitting solvers, which a layout solver with the same root keeps: a cell that is used again has other texts and the same
/// constraints.
///
/// It is dropped with the first change that the layout solver takes for one of rows or items, or of margins, and told of other
/// changed numbers, so it answers as a new one would.
extension TreeSolver {
  /// The fitting solver of the last time; nil when it isn't up to date, or another one has taken its items.
  fileprivate var usableFitting: TreeSolver? {
    guard !isStale, let fitting, fitting.table.items.allSatisfy({ fitting.owns($0) }),
      fitting.marginsAreCurrent
    else { return nil }
    return fitting
  }

  /// Whether all that a fitting solver depends on is told to this solver when it changes.
  fileprivate func knowsAll(of fitting: TreeSolver) -> Bool {
    !isStale && fitting.table.items.allSatisfy { owns($0) }
  }

  /// Gives items back to the fitting solvers that had them before.
  fileprivate func returnBorrowed() {
    for (item, solver, unknowns) in fit.borrowed {
      item.fittedBy = solver
      item.fittingUnknowns = unknowns
    }
    fit.borrowed = []
  }

  /// Notes that the content of an item of a fitting solver wants another size.
  func noteStaleContent(of item: ConstraintItem) {
    if content.stale.last === item { return }
    content.stale.append(item)
    // Nobody may ask for a fitting size again.
    if content.stale.count > table.items.count { root.solver?.fitting = nil }
  }

  /// Takes over what has changed in numbers since the last time.
  private func refreshFitting() {
    if fit.constraintsAreStale {
      fit.constraintsAreStale = false
      for (index, source) in rows.sources.enumerated() {
        guard case .constraint(let constraint) = source else { continue }
        refresh(constraint.takeUnretainedValue(), row: .init(index: Int32(index)))
      }
    }
    if !content.stale.isEmpty { refreshContent() }
  }

  private func refresh(_ constraint: LayoutConstraint, row: ConstraintSystem.Row) {
    guard let translation = translate(constraint) else { return }
    system.setConstant(translation.constant(constraint.storedConstant), of: row)
    system.setPriority(constraint.storedPriority, of: row)
  }

  /// The size of the root that comes nearest to a target at these priorities (R11.58).
  fileprivate func fittingSize(
    _ target: CGSize, horizontal: LayoutPriority, vertical: LayoutPriority
  ) -> CGSize {
    let insets = root.view?.alignmentRectInsets ?? .zero
    refreshFitting()
    setTarget(.width, target.width, at: horizontal, insets)
    setTarget(.height, target.height, at: vertical, insets)
    system.solve()
    settleContent {}
    return CGSize(
      width: roundedUp(value(.width, of: root) + Double(insets.left + insets.right)),
      height: roundedUp(value(.height, of: root) + Double(insets.top + insets.bottom)))
  }

  /// Replaces the row of the target along an axis; NaN has none.
  private func setTarget(
    _ coordinate: Coordinate, _ length: CGFloat, at priority: LayoutPriority, _ insets: EdgeInsets
  ) {
    let axis = coordinate.axis
    let both = Double(insets.start(along: axis) + insets.end(along: axis))
    // 1e15: beyond that doubles have no half points left.
    let constant = (both - min(max(Double(length), -1e15), 1e15)).saturated
    let place = coordinate == .width ? 0 : 1
    if let row = fit.targetRows[place] {
      if !length.isNaN {
        system.setConstant(constant, of: row)
        return system.setPriority(priority.rawValue, of: row)
      }
      setSource(.nothing, of: row)
      system.removeRow(row)
      fit.targetRows[place] = nil
    } else if !length.isNaN {
      fit.targetRows[place] = addSystemRow(
        [(unknown(coordinate, of: root), 1)], constant: constant, .equal,
        priority: priority.rawValue, SystemConstraint(kind: .fitting, item: root, axis: axis))
    }
  }

  /// A length in whole pixels of the window, when that asks for them (R11.61).
  private func roundedUp(_ length: Double) -> CGFloat {
    let length = length.saturated
    guard let scale = (root.view?.window?.displayScale).map({ Double($0) }) else {
      return CGFloat(length)
    }
    let pixels = length * scale
    let nearest = pixels.rounded()
    // 1e-9: thirds of a point are whole pixels at 3x, though not as doubles.
    let isWhole = abs(pixels - nearest) <= 1e-9 * max(1, abs(pixels))
    return CGFloat(((isWhole ? nearest : pixels.rounded(.up)) / scale).saturated)
  }
}
