extension TreeSolver {
  /// Adds the row of a newly active constraint; does nothing if the solver is stale.
  ///
  /// Marks the solver stale if an item of the constraint, or the view of a built-in guide, has no
  /// unknowns. Also marks it stale if the constraint is the first to use a built-in guide with
  /// unknowns of its own, such as the readable content guide.
  func add(_ constraint: LayoutConstraint) {
    guard !isStale else { return }
    fitting = nil
    let before = table.items.count
    var isKnown = true
    constraint.forEachItem { item in
      let known = item.role == .view || item.role == .guide ? item : item.ownerItem
      if !(known.map(owns) ?? false) { isKnown = false }
    }
    guard isKnown else {
      isStale = true
      return
    }
    addRow(for: constraint)
    // The constraint added a built-in guide, which needs rows of its own.
    if table.items.count != before { isStale = true }
  }

  /// Removes the row of a deactivated constraint.
  ///
  /// Marks the solver stale if the constraint may have affected the content of a scroll view.
  func remove(_ constraint: LayoutConstraint) {
    fitting = nil
    if constraint.row >= 0, !isStale {
      let row = ConstraintSystem.Row(index: constraint.row)
      rows.set(.nothing, of: row)
      system.removeRow(row)
      reads.marginConstraints.removeAll { $0 === constraint }
      reads.offsetConstraints.removeAll { $0 === constraint }
      // The content size set by the app applies again once no constraint refers to the content.
      if speaksOfContent(constraint) { isStale = true }
    }
    forget(constraint)
  }

  /// Returns whether a constraint may affect the content of a scroll view (R11.90).
  private func speaksOfContent(_ constraint: LayoutConstraint) -> Bool {
    var isOfContent = constraint.holder?.view?.contentGuideItem != nil
    constraint.forEachItem { if $0.role == .scrollContent { isOfContent = true } }
    return isOfContent
  }

  /// Separates a constraint from its row, and marks the solver stale if the system still has the
  /// row.
  func forget(_ constraint: LayoutConstraint) {
    if constraint.row >= 0, rows.sources.indices.contains(Int(constraint.row)) {
      if case .constraint = rows.sources[Int(constraint.row)] { isStale = true }
      rows.set(.nothing, of: ConstraintSystem.Row(index: constraint.row))
    }
    constraint.solver = nil
    constraint.row = -1
  }

  func constantDidChange(_ constraint: LayoutConstraint) {
    if !isStale, constraint.row >= 0 {
      system.setConstant(constraint.rowConstant, of: ConstraintSystem.Row(index: constraint.row))
    }
    fitting?.fit.constraintsAreStale = true
    root.view?.constraintsInsideDidChange()
  }

  func priorityDidChange(_ constraint: LayoutConstraint) {
    if !isStale, constraint.row >= 0 {
      system.setPriority(
        constraint.storedPriority, of: ConstraintSystem.Row(index: constraint.row))
    }
    fitting?.fit.constraintsAreStale = true
    root.view?.constraintsInsideDidChange()
  }

  /// Updates the rows that depend on the root's size, on intrinsic content sizes or on scroll
  /// offsets.
  ///
  /// Changes to constraints are applied when they occur. Changes to the root's size, to content
  /// sizes and to scroll offsets take effect in the rows only here.
  func refresh() {
    refreshRootSize()
    if !content.stale.isEmpty { refreshContent() }
    if reads.offsetsAreStale {
      for constraint in reads.offsetConstraints { refreshConstant(of: constraint) }
      reads.offsetsAreStale = false
    }
  }

  /// Updates the rows of constraints that depend on margins or safe areas.
  ///
  /// Marks the solver stale if rows of system constraints depend on margins.
  func refreshMargins() {
    reads.margins = [:]
    for constraint in reads.marginConstraints { refreshConstant(of: constraint) }
    if reads.systemRowsUseMargins { isStale = true }
  }

  private func refreshConstant(of constraint: LayoutConstraint) {
    guard constraint.row >= 0, let translation = translate(constraint) else { return }
    constraint.translation = translation
    system.setConstant(constraint.rowConstant, of: ConstraintSystem.Row(index: constraint.row))
  }
}

extension View {
  // MARK: Changes to values that a solver has read

  /// Records a change in the intrinsic content size, or in the hugging or compression resistance
  /// priorities.
  final func contentSizeDidChange() {
    guard let item = constraintItem, let solver = item.placedBy else { return }
    if solver.table.alignments[solver.place(of: item)] != alignmentRectInsets {
      solver.isStale = true
    }
    if let read = solver.reads.baselines[ObjectIdentifier(item)], read != Baselines(of: self) {
      solver.isStale = true
    }
    solver.content.stale.append(item)
    solver.fitting?.noteStaleContent(of: item)
    solver.root.view?.constraintsInsideDidChange()
  }

  /// Records that the app set the position or size of a view whose frame the solver determines.
  final func placeWasSetByHand() {
    guard let item = constraintItem, let solver = item.placedBy, item !== solver.root else {
      return
    }
    maskOriginDidChange()
    if item.mask != nil {
      solver.isStale = true
      solver.root.view?.setNeedsLayout()
    } else {
      // The next layout restores the solved frame (R11.48).
      superview?.setNeedsLayout()
    }
  }

  /// Records a change in the frame, in the mask, or in `translatesAutoresizingMaskIntoConstraints`.
  ///
  /// Autoresizing skips a view whose frame a solver determines, so the mask applies relative to the
  /// superview's current size (R11.27).
  final func maskOriginDidChange() {
    guard let item = constraintItem else { return }
    item.mask = nil
    guard flags.contains(.placedBySolver), translatesAutoresizingMaskIntoConstraints, let superview,
      !superview.placesByConstraints(self)
    else { return }
    item.mask = MaskOrigin(of: self, in: superview)
  }

  /// Records a change in the bounds origin.
  final func boundsOriginDidChange() {
    guard let item = constraintItem, let solver = item.solver ?? item.placedBy else { return }
    solver.fitting = nil
    if contentGuideItem != nil {
      guard !solver.reads.offsetConstraints.isEmpty else { return }
      solver.reads.offsetsAreStale = true
    } else {
      solver.isStale = true
    }
    solver.root.view?.setNeedsLayout()
  }

  /// Records a change in the margins or in something that the margins depend on.
  final func marginsDidChange() {
    guard let item = constraintItem, let solver = item.solver ?? item.placedBy else { return }
    solver.fitting = nil
    guard solver.reads.systemRowsUseMargins || !solver.reads.margins.isEmpty else { return }
    if solver.reads.systemRowsUseMargins { solver.isStale = true }
    solver.root.view?.setNeedsLayout()
  }

  /// Records a change in the layout direction.
  final func directionDidChange() {
    if flags.contains(.constrained) { rebuildConstraints() }
  }
}
