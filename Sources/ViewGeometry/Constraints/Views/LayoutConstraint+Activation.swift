import Foundation

extension LayoutConstraint {
  /// The maximum number of constraints that are deactivated one by one.
  private static let mostInTurn = threshold(8, low: 0)

  static func deactivateAll(_ constraints: [LayoutConstraint]) {
    guard constraints.count > mostInTurn else {
      for constraint in constraints { constraint.isActive = false }
      return
    }
    // Filter each holder's list once, not once per constraint.
    var holders: [ObjectIdentifier: ConstraintItem] = [:]
    for constraint in constraints {
      guard let holder = constraint.holder else { continue }
      holders[ObjectIdentifier(holder)] = holder
      constraint.leave(holder)
    }
    for holder in holders.values {
      holder.held.removeAll { $0.holder !== holder }
      if holder.held.isEmpty { holder.view?.mayHaveLeftConstraints() }
    }
  }

  final func activate() {
    guard holder == nil else { return }
    guard let ancestor = commonAncestor else {
      preconditionFailure(
        "Unable to activate constraint with anchors \(nameOfFirstSide) and \(nameOfSecondSide) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
      )
    }
    install(in: ancestor)
  }

  final func deactivate() {
    guard let holder else { return }
    leave(holder)
    if let place = holder.held.lastIndex(where: { $0 === self }) { holder.held.remove(at: place) }
    if holder.held.isEmpty { holder.view?.mayHaveLeftConstraints() }
  }

  /// Makes a view hold the constraint, which must not have a holder.
  final func install(in view: View) {
    let item = view.makeConstraintItem()
    holder = item
    activation = ActivationCount.next()
    item.held.append(self)
    forEachItem { $0.addMention(by: self, heldBy: item) }
    if item.held.count == 1, view.superview?.arranges(view) ?? false {
      view.tookPartInConstraints()
    }
    view.constraintWasAdded(self)
  }

  /// Detaches the constraint from its solver, items and holder, but keeps it in the holder's list.
  private func leave(_ holder: ConstraintItem) {
    solver?.remove(self)
    self.holder = nil
    forEachItem { $0.removeMention(by: self, heldBy: holder) }
    holder.view?.constraintWasRemoved()
  }

  /// Clears the holder and the row, because the holder is being deallocated.
  final func wasLetGo() {
    holder = nil
    solver?.forget(self)
  }

  /// The nearest view that contains all items (R11.20).
  ///
  /// A view contains itself, and a guide counts as the view it belongs to. The property is nil if
  /// an item has no view, or if the items are in different trees.
  final var commonAncestor: View? {
    var ancestor: View?
    var isMissing = false
    forEachItem { item in
      guard let view = item.view else { return isMissing = true }
      guard let other = ancestor else { return ancestor = view }
      ancestor = view.nearestCommonAncestor(with: other)
      if ancestor == nil { isMissing = true }
    }
    return isMissing ? nil : ancestor
  }

  final func setConstant(_ constant: CGFloat) {
    precondition(
      constant.isFinite,
      "NSLayoutConstraint for \(nameOfFirstSide): constant is not finite!  That's illegal.  constant:\(constant)"
    )
    guard Double(constant) != storedConstant else { return }
    storedConstant = Double(constant)
    solver?.constantDidChange(self)
  }

  final func setPriority(_ priority: LayoutPriority) {
    precondition(
      priority.rawValue > 0 && priority.rawValue <= LayoutPriority.required.rawValue,
      "It's illegal to set priority:\(priority.rawValue). Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    )
    guard priority.rawValue != storedPriority else { return }
    checkRequirement(of: priority)
    storedPriority = priority.rawValue
    solver?.priorityDidChange(self)
  }
}

extension ConstraintItem {
  /// Records that an active constraint refers to the item, unless the item itself holds it.
  ///
  /// Also increments `crossings` in the item's view and in each of its ancestors below the holder.
  func addMention(by constraint: LayoutConstraint, heldBy holder: ConstraintItem) {
    guard self !== holder else { return }
    mentions.append(Unmanaged.passUnretained(constraint))
    forEachCrossed(below: holder) { item in
      item.crossings += 1
      if item.crossings == 1 { item.view?.tookPartInConstraints() }
    }
  }

  func removeMention(by constraint: LayoutConstraint, heldBy holder: ConstraintItem) {
    guard self !== holder else { return }
    let pointer = Unmanaged.passUnretained(constraint).toOpaque()
    if let place = mentions.lastIndex(where: { $0.toOpaque() == pointer }) {
      mentions.remove(at: place)
    }
    forEachCrossed(below: holder) { item in
      item.crossings -= 1
      if item.crossings == 0 { item.view?.lastCrossingWasRemoved() }
    }
  }

  /// Calls `body` with the items of this item's view and of its ancestors below the holder.
  private func forEachCrossed(below holder: ConstraintItem, _ body: (ConstraintItem) -> Void) {
    guard let top = holder.view else { return }
    var next = view
    while let view = next, view !== top {
      body(view.makeConstraintItem())
      next = view.superview
    }
  }
}

extension View {
  /// Returns the nearest view that contains both views, or nil if they are in different trees.
  ///
  /// - Complexity: O(depth).
  final func nearestCommonAncestor(with other: View) -> View? {
    var (left, right) = (ViewCursor(self), ViewCursor(other))
    if left == right { return self }
    var (leftDepth, rightDepth) = (left.depth, right.depth)
    while leftDepth > rightDepth, let up = left.superview {
      (left, leftDepth) = (up, leftDepth - 1)
    }
    while rightDepth > leftDepth, let up = right.superview {
      (right, rightDepth) = (up, rightDepth - 1)
    }
    while left != right {
      guard let up = left.superview, let otherUp = right.superview else { return nil }
      (left, right) = (up, otherUp)
    }
    return left.view
  }
}

extension ViewCursor {
  fileprivate var depth: Int {
    var depth = 0
    var next = superview
    while let cursor = next {
      depth += 1
      next = cursor.superview
    }
    return depth
  }
}
