public import Foundation

extension View {
  /// The target size for the smallest possible fitting size: zero (R11.59).
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target size for the largest possible fitting size: 10,000 by 10,000 points (R11.59).
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Whether the view holds constraints.
  final var holdsConstraints: Bool { !(constraintItem?.held.isEmpty ?? true) }

  /// Returns the smallest size at a given width that the constraints inside the view allow
  /// (R11.60).
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
    // Another fitting solver may be running, if a view computes its intrinsic size from this size.
    // The items borrowed from that solver are given back.
    defer { fitting.returnBorrowed() }
    fitting.rebuild()
    if let solver = item.solver, solver.knowsAll(of: fitting) { solver.fitting = fitting }
    return fitting.fittingSize(target, horizontal: horizontal, vertical: vertical)
  }
}

/// Solvers for fitting sizes.
///
/// The layout solver with the same root keeps the last fitting solver. This saves work if a reused
/// cell has other text but the same constraints.
///
/// The layout solver discards its fitting solver when its own rows, items or margins change. It
/// reports all other changes to the fitting solver, which therefore has the same results as a new
/// one.
extension TreeSolver {
  /// The fitting solver used last; nil if it isn't current, or if another solver now has its items.
  fileprivate var usableFitting: TreeSolver? {
    guard !isStale, let fitting, fitting.table.items.allSatisfy({ fitting.owns($0) }),
      fitting.marginsAreCurrent
    else { return nil }
    return fitting
  }

  /// Returns whether this solver is notified of every change that `fitting` depends on.
  fileprivate func knowsAll(of fitting: TreeSolver) -> Bool {
    !isStale && fitting.table.items.allSatisfy { owns($0) }
  }

  /// Gives borrowed items back to the fitting solvers that they were taken from.
  fileprivate func returnBorrowed() {
    for (item, solver, unknowns) in fit.borrowed {
      item.fittedBy = solver
      item.fittingUnknowns = unknowns
    }
    fit.borrowed = []
  }

  /// Records that the content size of an item of this fitting solver changed.
  func noteStaleContent(of item: ConstraintItem) {
    if content.stale.last === item { return }
    content.stale.append(item)
    // Discarding the solver limits the list: only a request for a fitting size empties it.
    if content.stale.count > table.items.count { root.solver?.fitting = nil }
  }

  /// Applies the changes to constants, priorities and content sizes since the last fitting size.
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

  /// Returns the size nearest to a target that the root can have, given the priorities of both axes
  /// (R11.58).
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

  /// Sets the row of the target length along an axis, or removes the row if `length` is NaN.
  private func setTarget(
    _ coordinate: Coordinate, _ length: CGFloat, at priority: LayoutPriority, _ insets: EdgeInsets
  ) {
    let axis = coordinate.axis
    let both = Double(insets.start(along: axis) + insets.end(along: axis))
    // The limit is 1e15, up to which doubles represent eighths of a point exactly.
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

  /// Returns a length rounded up to whole pixels, or the length itself if there is no display scale
  /// (R11.61).
  private func roundedUp(_ length: Double) -> CGFloat {
    let length = length.saturated
    guard let scale = (root.view?.window?.displayScale).map({ Double($0) }) else {
      return CGFloat(length)
    }
    let pixels = length * scale
    let nearest = pixels.rounded()
    // The tolerance of 1e-9 allows for thirds of a point, which are whole pixels at a scale of 3
    // but inexact as doubles.
    let isWhole = abs(pixels - nearest) <= 1e-9 * max(1, abs(pixels))
    return CGFloat(((isWhole ? nearest : pixels.rounded(.up)) / scale).saturated)
  }
}
