import Foundation

extension View {
  /// The hit test as a loop that goes down one level at a time and calls only views whose class overrides something.
  ///
  /// A view with the built-in rules whose bounds contain the point always answers, so the loop never goes back up.
  /// Only an override can decline after being asked; then the scan goes on with the sibling behind it.
  final func builtInHitTest(_ point: CGPoint, with event: Event?) -> View? {
    var (x, y) = (Double(point.x), Double(point.y))
    guard flags.isDisjoint(with: .ineligible) else { return nil }
    let isInside =
      flags.contains(.overridesPointInside)
      ? self.point(inside: point, with: event) : ViewCursor(self).boundsContain(x: x, y: y)
    guard isInside else { return nil }

    var cursor = ViewCursor(self)
    // Overrides are code that isn't ours and may change the tree. After one ran, this keeps the cursor's view alive.
    var holder = self
    while true {
      switch cursor.frontmostSubview(containingX: x, y: y) {
      case .none:
        return cursor.view
      case .hit(let subview, let subviewX, let subviewY):
        (cursor, x, y) = (subview, subviewX, subviewY)
      case .undecided(let index):
        holder = cursor.view
        switch holder.scanAskingOverrides(from: index, x: x, y: y, with: event) {
        case .none:
          return holder
        case .answer(let hit):
          return hit
        case .hit(let subview, let subviewX, let subviewY):
          (holder, cursor, x, y) = (subview, ViewCursor(subview), subviewX, subviewY)
        }
      }
    }
  }

  private enum AskingScan {
    case none
    case answer(View)
    case hit(View, x: Double, y: Double)
  }

  /// Scans the subviews from `index` to the back, asking those whose class overrides hit-testing (R4.8).
  private func scanAskingOverrides(
    from index: Int, x: Double, y: Double, with event: Event?
  ) -> AskingScan {
    let siblings = children
    for subview in siblings[...index].reversed() {
      let cursor = ViewCursor(subview)
      guard let (subviewX, subviewY) = cursor.pointInBounds(fromParentX: x, y: y) else { continue }
      let point = CGPoint(x: subviewX, y: subviewY)
      if subview.flags.contains(.overridesHitTest) {
        if let hit = subview.hitTest(point, with: event) { return .answer(hit) }
        continue
      }
      guard subview.flags.isDisjoint(with: .ineligible) else { continue }
      let isInside =
        subview.flags.contains(.overridesPointInside)
        ? subview.point(inside: point, with: event)
        : cursor.boundsContain(x: subviewX, y: subviewY)
      if isInside { return .hit(subview, x: subviewX, y: subviewY) }
    }
    return .none
  }
}

extension ViewCursor {
  /// What a look at the subviews, front to back, finds without calling any of them.
  enum Scan {
    case none
    /// The frontmost subview that contains the point, which is given in its bounds.
    case hit(ViewCursor, x: Double, y: Double)
    /// The subview at this index overrides hit-testing and must be asked; none in front of it was hit.
    case undecided(Int)
  }

  /// Looks for the frontmost subview that contains the point, given in the receiver's bounds.
  @inline(__always)
  func frontmostSubview(containingX x: Double, y: Double) -> Scan {
    withSubviews { subviews in
      var index = subviews.count
      while index > 0 {
        index -= 1
        let subview = subviews[index]
        let flags = subview.flags
        if !flags.isDisjoint(with: .overridesHitTesting) { return .undecided(index) }
        guard flags.isDisjoint(with: .ineligible) else { continue }
        guard let (subviewX, subviewY) = subview.pointInBounds(fromParentX: x, y: y) else {
          continue
        }
        if subview.boundsContain(x: subviewX, y: subviewY) {
          return .hit(subview, x: subviewX, y: subviewY)
        }
      }
      return .none
    }
  }

  /// The point in the view's bounds for one in its superview's, or nil when the transform is singular (R4.7).
  @inline(__always)
  func pointInBounds(fromParentX x: Double, y: Double) -> (x: Double, y: Double)? {
    if kind == .translation {
      let offset = self.offset
      return (x - offset.x, y - offset.y)
    }
    return map.inverse?.map(x: x, y: y)
  }
}
