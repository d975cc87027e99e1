/// Which view is the root of the solver that places a view.
///
/// A view is *rigid* when its place and size don't depend on constraints: the root of a tree, and a view that translates its
/// autoresizing mask and that no constraint mentions from outside, unless the mask ties it to a superview that isn't rigid.
/// Constraints inside a rigid view can't move anything outside, so each rigid view is the root of a solver of its own, made
/// when there is something to solve. What is solved together is small then, and cells of a list don't know of each other.
extension View {
  /// The nearest rigid view, from the receiver upward.
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

  /// Whether constraints place the view, whatever its superview is.
  final func isPlacedByConstraints(in superview: View) -> Bool {
    if flags.contains(.placedByConstraintsOnly) { return true }
    if let item = constraintItem, item.crossings > 0 { return true }
    return superview.placesByConstraints(self)
  }

  /// Whether the mask ties place or size to those of the superview (R11.46 to R11.49).
  final var dependsOnSuperviewSize: Bool {
    !storedAutoresizingMask.isDisjoint(with: [
      .flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight,
    ])
  }

  /// The solver of the tree part that the view is in, with what changed taken in; nil where constraints place nothing.
  final var solvedSolver: TreeSolver? {
    let root = solverRoot
    root.updateConstraintsIfNeeded()
    guard let solver = root.constraintItem?.solver else { return nil }
    solver.update()
    return solver
  }

  /// Has the solver that the inside of the view belongs to rebuilt at the next layout.
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

  /// Called after the view became rigid, or ceased to be.
  final func rigidityDidChange() {
    rebuildConstraints()
    superview?.rebuildConstraints()
  }

  /// Gives a rigid view, and those in it that follow its size, solvers for what is inside.
  ///
  /// One that became rigid because its superview did has none: the solver that placed it took it over.
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

  /// Whether constraints place the view or speak of it.
  final var isInConstraints: Bool {
    flags.contains(.stackedByConstraints) || hasConstraintsOfItsOwn
  }

  /// Whether constraints place the view or speak of it, other than those that a class makes for what it arranges.
  final var hasConstraintsOfItsOwn: Bool {
    isPlacedFromOutside || holdsConstraints
  }

  /// Whether constraints that a program made place the view.
  final var isPlacedFromOutside: Bool {
    flags.contains(.placedByConstraintsOnly) || (constraintItem?.crossings ?? 0) > 0
  }

  /// Tells the view, and those that arrange it, that constraints place it or speak of it.
  final func tookPartInConstraints() {
    _ = takePartInConstraints(true)
    var view = self
    while let superview = view.superview, superview.arranges(view),
      superview.takePartInConstraints(true)
    {
      view = superview
    }
  }

  /// Tells the outermost of the views that arrange it, or the view itself, that fewer constraints speak of what is inside.
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

  /// Called when no constraint from outside mentions the view or its inside any more.
  final func lastCrossingWasRemoved() {
    guard !flags.contains(.placedByConstraintsOnly) else { return }
    mayHaveLeftConstraints()
    rigidityDidChange()
  }

  // MARK: Changes of the tree

  /// Called after the view came into a superview, when it has an item or constraints to update.
  final func constrainedViewDidMove() {
    if !flags.isDisjoint(with: .updateMarks) { markWayUpToUpdate() }
    guard let superview, constraintItem != nil else { return }
    if isPlacedByConstraints(in: superview)
      || dependsOnSuperviewSize && superview.flags.contains(.placedBySolver)
    {
      superview.rebuildConstraints()
    }
  }

  /// Called after the autoresizing mask of a view with an item changed.
  final func maskDidChange() {
    maskOriginDidChange()
    rigidityDidChange()
  }

  /// Called before the view leaves its superview: drops the constraints outside that mention it or its inside (R11.22).
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

  /// Called after the view left its superview.
  final func constrainedViewDidLeave() {
    guard let item = constraintItem else { return }
    item.mask = nil
    item.placedBy = nil
    flags.subtract(.placedBySolver)
    if item.isInUse || hasChildren { rebuildConstraints() }
  }

  /// Lets go of what the view holds, while its subviews are still in it.
  final func dropHeldConstraints() {
    guard let held = constraintItem?.held, !held.isEmpty else { return }
    LayoutConstraint.deactivate(held)
  }
}

extension LayoutConstraint {
  /// Whether an item is `view`, belongs to it or is in it.
  final func mentionsSomething(in view: View) -> Bool {
    var isMentioned = false
    forEachItem { item in
      if item.view?.isDescendant(of: view) ?? false { isMentioned = true }
    }
    return isMentioned
  }
}
