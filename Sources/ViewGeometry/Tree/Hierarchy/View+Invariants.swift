extension View {
  /// Traps if any derived state of the receiver or its descendants is inconsistent with its
  /// sources.
  ///
  /// - Complexity: O(views).
  package final func checkInvariants() {
    visitDescendants { view in
      view.checkOwnInvariants()
      for child in view.children {
        precondition(
          child.flags.isDisjoint(with: .layoutMarks)
            || view.flags.contains(.containsViewThatNeedsLayout),
          "\(child) needs layout, but its superview isn't marked accordingly.")
      }
      return true
    }
  }

  /// Traps if any derived state of the receiver is inconsistent with its sources.
  ///
  /// The marks of the layout pass are not checked, because they are inconsistent during a pass.
  ///
  /// - Complexity: O(subviews).
  private func checkOwnInvariants() {
    precondition(
      placement.isConsistent && isProjectionConsistent,
      "The map of \(self) doesn't follow from its bounds, center and transform.")
    precondition(
      isCachedClimbConsistent, "The climb cached at \(self) is marked as current but is stale."
    )
    precondition(
      flags.contains(.transparent) == (Double(opacity) < 0.01),
      "The transparency of \(self) doesn't follow from its alpha \(opacity).")
    precondition(
      flags.contains(.inRightToLeftTraits) == readsRightToLeftByTraits,
      "The reading direction of \(self) doesn't follow from the traits around it.")
    // Don't read `children`, because reads are counted and may switch back to the array.
    let children = subviewsAsHeld
    for child in children {
      precondition(child.superview === self, "\(child) has the wrong superview instead of \(self).")
    }
    precondition(
      Set(children.map(ObjectIdentifier.init)).count == children.count,
      "\(self) contains a subview twice.")
    checkSubviewBoxes(children)
    checkSubviewOrder()
  }

  /// Traps if the `SubviewOrder` of the view is inconsistent, or differs from its copy in the
  /// array.
  package final func checkSubviewOrder() {
    precondition(
      ordersSubviews == (rareAttributes?.subviewOrder != nil)
        && (childArray.isEmpty || order?.views.elementsEqual(childArray) { $0 === $1 } ?? true),
      "The array of the subviews of \(self) doesn't match their order.")
    order?.check()
  }

  /// Traps if a change has left the receiver or its superview inconsistent.
  ///
  /// Does nothing except in builds with internal checks. Views with more than 256 subviews are
  /// skipped, because adding subviews one by one would take quadratic time.
  @inline(__always)
  final func checkAfterChange() {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      for view in [self, superview ?? self] where view.childCount <= 256 {
        view.checkOwnInvariants()
      }
    #endif
  }
}
