/// Properties that determine the root of the solver for a view.
///
/// A view is *rigid* if its position and size don't depend on constraints. The topmost view of a
/// tree counts as rigid, even if constraints determine its size. Any other view that translates its
/// autoresizing mask is rigid if no constraint held by an ancestor refers to the view or a
/// descendant, and if no stack places it by constraints. If its mask makes it depend on the
/// superview's size, however, it is rigid only if the superview is rigid.
///
/// Constraints inside a rigid view can't move anything outside it, so each rigid view is the root
/// of its own solver, which is created when there is something to solve. As a result, systems
/// remain small, and the cells of a list are independent.
extension View {
  /// The nearest rigid view: the receiver or an ancestor.
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

  /// Returns whether constraints place the view in the superview.
  final func isPlacedByConstraints(in superview: View) -> Bool {
    if flags.contains(.placedByConstraintsOnly) { return true }
    if let item = constraintItem, item.crossings > 0 { return true }
    return superview.placesByConstraints(self)
  }

  /// Whether the mask makes the position or size depend on the superview's size (R11.46 to R11.49).
  final var dependsOnSuperviewSize: Bool {
    !storedAutoresizingMask.isDisjoint(with: [
      .flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight,
    ])
  }

  /// The updated solver for the content of the view, or nil if constraints place nothing there.
  final var solvedSolver: TreeSolver? {
    let root = solverRoot
    root.updateConstraintsIfNeeded()
    guard let solver = root.constraintItem?.solver else { return nil }
    solver.update()
    return solver
  }

  /// Marks the solver for the content of the view stale, so that the next layout rebuilds it.
  ///
  /// Creates the solver if there is none.
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

  /// Updates the solvers after the view became rigid or is no longer rigid.
  final func rigidityDidChange() {
    rebuildConstraints()
    superview?.rebuildConstraints()
  }

  /// Creates the missing solvers for a rigid view and for the views inside it that depend on its
  /// size.
  ///
  /// If a view became rigid because its superview did, its items belonged to the superview's
  /// solver, so the view has no solver of its own yet.
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

  /// Whether the view is a stack laid out by constraints, is placed by constraints, or holds
  /// constraints.
  final var isInConstraints: Bool {
    flags.contains(.stackedByConstraints) || hasConstraintsOfItsOwn
  }

  /// Whether constraints place the view, or the view holds constraints.
  ///
  /// Constraints that a view, such as a stack, makes for its arranged views don't count.
  final var hasConstraintsOfItsOwn: Bool {
    isPlacedFromOutside || holdsConstraints
  }

  /// Whether the view doesn't translate its mask, or a constraint that an ancestor holds refers to
  /// it or one of its descendants.
  final var isPlacedFromOutside: Bool {
    flags.contains(.placedByConstraintsOnly) || (constraintItem?.crossings ?? 0) > 0
  }

  /// Notifies the view, and each view that arranges it, that constraints now position the view or
  /// refer to it.
  final func tookPartInConstraints() {
    _ = takePartInConstraints(true)
    var view = self
    while let superview = view.superview, superview.arranges(view),
      superview.takePartInConstraints(true)
    {
      view = superview
    }
  }

  /// Notifies the view that constraints may no longer affect it.
  ///
  /// If other views arrange the view, the outermost of them is notified instead. The method is
  /// called after constraints or arranged views were removed.
  final func mayHaveLeftConstraints() {
    var view = self
    while let superview = view.superview, superview.arranges(view) { view = superview }
    _ = view.takePartInConstraints(false)
  }

  // MARK: Changes of constraints

  final func constraintWasAdded(_ constraint: LayoutConstraint) {
    let root = solverRoot
    if let solver = root.constraintItem?.solver, !solver.isStale {
      solver.add(constraint)
    } else {
      rebuildConstraints()
    }
    root.constraintsInsideDidChange()
  }

  final func constraintWasRemoved() {
    let root = solverRoot
    if root.constraintItem?.solver == nil { rebuildConstraints() }
    root.constraintsInsideDidChange()
  }

  /// Requests a layout of the root of a solver, and notifies the list around it (R9.27).
  ///
  /// - Complexity: O(depth below the list or the topmost view).
  final func constraintsInsideDidChange() {
    setNeedsLayout()
    var (part, view): (View?, View) = (nil, self)
    while let superview = view.superview {
      if superview.constraintsDidChange(in: part, of: view) { return }
      (part, view) = (view, superview)
    }
  }

  /// Updates the solvers after the last constraint that crosses the view was removed.
  ///
  /// A constraint crosses the view if an ancestor holds it and it refers to the view or a
  /// descendant.
  ///
  /// Does nothing if the view doesn't translate its mask.
  final func lastCrossingWasRemoved() {
    guard !flags.contains(.placedByConstraintsOnly) else { return }
    mayHaveLeftConstraints()
    rigidityDidChange()
  }

  // MARK: Changes of the tree

  /// Updates the solvers after a view with a constraint item or with pending updates was added to a
  /// superview.
  final func constrainedViewDidMove() {
    if !flags.isDisjoint(with: .updateMarks) { markWayUpToUpdate() }
    guard let superview, constraintItem != nil else { return }
    if isPlacedByConstraints(in: superview)
      || dependsOnSuperviewSize && superview.flags.contains(.placedBySolver)
    {
      superview.rebuildConstraints()
    }
  }

  /// Updates the solvers after the autoresizing mask of a view with a constraint item changed.
  final func maskDidChange() {
    maskOriginDidChange()
    rigidityDidChange()
  }

  /// Deactivates the constraints of ancestors that refer to the view or to anything in it (R11.22).
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

  /// Updates the solvers after the view left its superview.
  final func constrainedViewDidLeave() {
    guard let item = constraintItem else { return }
    item.mask = nil
    item.placedBy = nil
    flags.subtract(.placedBySolver)
    if item.isInUse || hasChildren { rebuildConstraints() }
  }

  /// Deactivates the constraints that the view holds; called while the view still has its subviews.
  final func dropHeldConstraints() {
    guard let held = constraintItem?.held, !held.isEmpty else { return }
    LayoutConstraint.deactivate(held)
  }
}

extension LayoutConstraint {
  /// Returns whether an item of the constraint is `view`, is a guide of it, or is inside it.
  final func mentionsSomething(in view: View) -> Bool {
    var isMentioned = false
    forEachItem { item in
      if item.view?.isDescendant(of: view) ?? false { isMentioned = true }
    }
    return isMentioned
  }
}
