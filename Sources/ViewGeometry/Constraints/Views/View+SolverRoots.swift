/// Properties that determine the root of the solver for a view.
///
/// A view is *rigid* if its position and size don't depend on constraints. Rigid views are the root of a
/// tree, and each view that translates its autoresizing mask and that no constraint mentions from outside,
/// unless the mask ties it to a superview that isn't rigid. Constraints inside a rigid view can't move
/// anything outside, so each rigid view is the root of its own solver, made when there is something to solve.
/// Systems therefore stay small, and the cells of a list are independent.
extension View {
  /// The nearest rigid view, starting from the receiver and going upward.
  ///
  /// - Complexity: O(depth).
  final var solverRoot: View {
    var candidate: View?
    var view = self
    while let superview = view.superview {
      if view.isPlacedByConstraints(in: superview) {
        candidate = nil
      } else if !view.dependsOnSuperviewSize {
        return candidate ?? view
      } else {
        candidate = candidate ?? view
      }
      view = superview
    }
    return candidate ?? view
  }

  /// Returns whether constraints place the view in this superview.
  final func isPlacedByConstraints(in superview: View) -> Bool {
    if flags.contains(.placedByConstraintsOnly) { return true }
    if let item = constraintItem, item.crossings > 0 { return true }
    return superview.placesByConstraints(self)
  }

  /// Whether the mask ties the position or size to those of the superview (R11.46 to R11.49).
  final var dependsOnSuperviewSize: Bool {
    !storedAutoresizingMask.isDisjoint(with: [
      .flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight,
    ])
  }

  /// The updated solver for the inside of the view, or nil if constraints place nothing there.
  final var solvedSolver: TreeSolver? {
    let root = solverRoot
    root.updateConstraintsIfNeeded()
    guard let solver = root.constraintItem?.solver else { return nil }
    solver.update()
    return solver
  }

  /// Marks the solver for the inside of the view stale, to be rebuilt at the next layout.
  final func rebuildConstraints() {
    let root = solverRoot
    let item = root.makeConstraintItem()
    if let solver = item.solver {
      solver.isStale = true
    } else {
      item.solver = TreeSolver(root: item)
    }
    root.setNeedsLayout()
  }

  /// Updates the solvers after the view became rigid or stopped being rigid.
  final func rigidityDidChange() {
    rebuildConstraints()
    superview?.rebuildConstraints()
  }

  /// Creates solvers for a rigid view, and for the views inside it that follow its size, where needed.
  ///
  /// A view that became rigid because its superview did has no solver of its own yet: the superview's solver
  /// took over its items before.
  final func solveOnItsOwn() {
    var pending = [self]
    while let view = pending.popLast() {
      guard let item = view.constraintItem, item.solver == nil else { continue }
      view.flags.subtract(.placedBySolver)
      view.followMask()
      let children = view.children
      if item.isInUse || children.contains(where: { $0.isPlacedByConstraints(in: view) }) {
        view.rebuildConstraints()
      }
      pending += children.filter {
        $0.dependsOnSuperviewSize && !$0.isPlacedByConstraints(in: view)
      }
    }
  }

  // MARK: Views that arrange others

  /// Whether constraints place or mention the view.
  final var isInConstraints: Bool {
    flags.contains(.stackedByConstraints) || hasConstraintsOfItsOwn
  }

  /// Whether the view takes part in constraints other than those that its class makes for arranged views.
  final var hasConstraintsOfItsOwn: Bool {
    isPlacedFromOutside || holdsConstraints
  }

  /// Whether constraints made by the app place the view.
  final var isPlacedFromOutside: Bool {
    flags.contains(.placedByConstraintsOnly) || (constraintItem?.crossings ?? 0) > 0
  }

  /// Notifies the view, and the views that arrange it, that it takes part in constraints.
  final func tookPartInConstraints() {
    _ = takePartInConstraints(true)
    var view = self
    while let superview = view.superview, superview.arranges(view),
      superview.takePartInConstraints(true)
    {
      view = superview
    }
  }

  /// Notifies the outermost arranging view, or the view itself, that it may have left constraints.
  ///
  /// Fewer constraints now mention the views inside.
  final func mayHaveLeftConstraints() {
    var view = self
    while let superview = view.superview, superview.arranges(view) { view = superview }
    _ = view.takePartInConstraints(false)
  }

  // MARK: Changes of constraints

  final func constraintWasAdded(_ constraint: LayoutConstraint) {
    let root = solverRoot
    guard let solver = root.constraintItem?.solver, !solver.isStale else {
      return rebuildConstraints()
    }
    solver.add(constraint)
    root.setNeedsLayout()
  }

  final func constraintWasRemoved() {
    let root = solverRoot
    if root.constraintItem?.solver == nil { return rebuildConstraints() }
    root.setNeedsLayout()
  }

  /// Updates the view after the last constraint from outside that mentions it or its inside was removed.
  final func lastCrossingWasRemoved() {
    guard !flags.contains(.placedByConstraintsOnly) else { return }
    mayHaveLeftConstraints()
    rigidityDidChange()
  }

  // MARK: Changes of the tree

  /// Updates constraints after a view with an item or pending updates was added to a superview.
  final func constrainedViewDidMove() {
    if !flags.isDisjoint(with: .updateMarks) { markWayUpToUpdate() }
    guard let superview, constraintItem != nil else { return }
    if isPlacedByConstraints(in: superview)
      || dependsOnSuperviewSize && superview.flags.contains(.placedBySolver)
    {
      superview.rebuildConstraints()
    }
  }

  /// Updates constraints after the autoresizing mask of a view with an item changed.
  final func maskDidChange() {
    maskOriginDidChange()
    rigidityDidChange()
  }

  /// Deactivates the outside constraints that mention the view or its inside (R11.22).
  ///
  /// The method is called before the view leaves its superview.
  final func dropConstraintsFromOutside() {
    guard let item = constraintItem else { return }
    superview?.rebuildConstraints()
    for constraint in item.mentions.map({ $0.takeUnretainedValue() }) { constraint.deactivate() }
    for guide in item.guides + item.systemGuides {
      for constraint in guide.item.mentions.map({ $0.takeUnretainedValue() })
      where constraint.holder !== item { constraint.deactivate() }
    }
    var next = superview
    while item.crossings > 0, let ancestor = next {
      if let held = ancestor.constraintItem?.held {
        LayoutConstraint.deactivate(held.filter { $0.mentionsSomething(in: self) })
      }
      next = ancestor.superview
    }
  }

  /// Updates the constraints inside after the view left its superview.
  final func constrainedViewDidLeave() {
    guard let item = constraintItem else { return }
    item.mask = nil
    item.placedBy = nil
    flags.subtract(.placedBySolver)
    if item.isInUse || hasChildren { rebuildConstraints() }
  }

  /// Deactivates the constraints that the view holds, while its subviews are still in it.
  final func dropHeldConstraints() {
    guard let held = constraintItem?.held, !held.isEmpty else { return }
    LayoutConstraint.deactivate(held)
  }
}

extension LayoutConstraint {
  /// Returns whether an item is `view`, belongs to it, or is in it.
  final func mentionsSomething(in view: View) -> Bool {
    var isMentioned = false
    forEachItem { item in
      if item.view?.isDescendant(of: view) ?? false { isMentioned = true }
    }
    return isMentioned
  }
}
