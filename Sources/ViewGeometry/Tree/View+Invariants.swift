extension View {
  /// Traps unless everything derived in the receiver and below it agrees with what it is derived from.
  ///
  /// - Complexity: O(views).
  package final func checkInvariants() {
    visitDescendants { view in
      precondition(
        view.placement.isConsistent && view.isProjectionConsistent,
        "The map of \(view) doesn't follow from its numbers.")
      precondition(
        view.isGroupConsistent, "What conversions remember at \(view) is out of date.")
      precondition(
        view.flags.contains(.transparent) == (Double(view.opacity) < 0.01),
        "The transparency of \(view) doesn't follow from its alpha \(view.opacity).")
      for child in view.children {
        precondition(child.superview === view, "\(child) doesn't know its superview \(view).")
        precondition(
          child.flags.isDisjoint(with: .layoutMarks)
            || view.flags.contains(.containsViewThatNeedsLayout),
          "\(child) needs layout and its superview doesn't know.")
      }
      precondition(
        Set(view.children.map(ObjectIdentifier.init)).count == view.children.count,
        "\(view) holds a subview twice.")
      view.checkSubviewBoxes()
      view.checkSubviewOrder()
      return true
    }
  }

  /// Traps unless the order, if there is one, agrees with itself.
  package final func checkSubviewOrder() {
    precondition(
      ordersSubviews == (rareAttributes?.subviewOrder != nil)
        && !(ordersSubviews && !childArray.isEmpty),
      "The subviews of \(self) are held twice, or not at all.")
    order?.check()
  }
}
