import Foundation

extension View {
  /// Performs the hit test as a loop that descends one level at a time.
  ///
  /// Only views whose class overrides `hitTest(_:with:)` or `point(inside:with:)` are called. A
  /// view with the built-in methods that the loop enters always yields a result, so the loop never
  /// backtracks. If an override returns nil or false, the test continues with the sibling behind
  /// its view.
  final func builtInHitTest(_ point: CGPoint, with event: Event?) -> View? {
    let (x, y) = (Double(point.x), Double(point.y))
    guard flags.isDisjoint(with: .ineligible) else { return nil }
    let isInside =
      flags.contains(.overridesPointInside)
      ? self.point(inside: point, with: event) : ViewCursor(self).boundsContain(x: x, y: y)
    guard isInside else { return nil }

    // Only the receiver, which the caller retains, must be kept alive until an override is called.
    let descent = ViewCursor(self).descend(x: x, y: y)
    if case .end(let deepest) = descent { return deepest.view }
    return hitTestAskingOverrides(after: descent, with: event)
  }

  /// Continues a hit test whose descent has reached views with overrides that must be called.
  @inline(never)
  private func hitTestAskingOverrides(
    after first: ViewCursor.Descent, with event: Event?
  ) -> View? {
    var descent = first
    // Overrides are caller-provided code and may change the tree, so this keeps the current view
    // alive.
    var holder = first.view.view
    while true {
      let scan: AskingScan
      switch descent {
      case .end:
        return holder
      case .undecided(_, let index, let point):
        let siblings = holder.children
        scan = View.ask(siblings[...index].reversed(), point, with: event)
      case .undecidedAmongMany(_, let point):
        scan = View.ask(holder.candidatesAmongMany(at: point), point, with: event)
      }
      switch scan {
      case .none:
        return holder
      case .answer(let hit):
        return hit
      case .hit(let subview, let inside):
        // Optimized code may release an object after its last use; access through a cursor doesn't
        // count as a use.
        (descent, holder) = withExtendedLifetime(subview) {
          let descent = ViewCursor(subview).descend(x: inside.x, y: inside.y)
          return (descent, descent.view.view)
        }
      }
    }
  }

  private enum AskingScan {
    case none
    case answer(View)
    /// A view that contains the point, and the point in its bounds coordinates. The hit test
    /// continues in that view.
    case hit(View, SIMD2<Double>)
  }

  /// Tests views until one of them is hit, and calls the hit-test methods that their classes
  /// override (R4.8).
  ///
  /// - Parameters:
  ///   - frontToBack: The views to test.
  ///   - outside: The point in the bounds coordinates of their superview.
  ///   - event: The event to pass to overrides.
  private static func ask(
    _ frontToBack: some Sequence<View>, _ outside: SIMD2<Double>, with event: Event?
  ) -> AskingScan {
    for subview in frontToBack {
      let cursor = ViewCursor(subview)
      guard let (x, y) = cursor.pointInBounds(fromParentX: outside.x, y: outside.y) else {
        continue
      }
      let point = CGPoint(x: x, y: y)
      if subview.flags.contains(.overridesHitTest) {
        if let hit = subview.hitTest(point, with: event) { return .answer(hit) }
        continue
      }
      guard subview.flags.isDisjoint(with: .ineligible) else { continue }
      let isInside =
        subview.flags.contains(.overridesPointInside)
        ? subview.point(inside: point, with: event) : cursor.boundsContain(x: x, y: y)
      if isInside { return .hit(subview, SIMD2(x, y)) }
    }
    return .none
  }
}

extension ViewCursor {
  /// The result of a descent that calls no overrides.
  enum Descent {
    /// The deepest view that contains the point.
    case end(ViewCursor)
    /// The subviews from the index to the back must be tested one after the other.
    ///
    /// Either the class of the subview at the index overrides hit-test methods, or a coordinate of
    /// the point isn't finite. The payload is the superview, the index, and the point in the
    /// superview's bounds coordinates. No subview in front of the index was hit.
    case undecided(in: ViewCursor, Int, at: SIMD2<Double>)
    /// In a view with many subviews, overrides of hit-test methods must be called first.
    ///
    /// The subviews whose classes have these overrides are in front of the subview that was found,
    /// if there is one. The payload is the view, and the point in its bounds coordinates.
    case undecidedAmongMany(in: ViewCursor, at: SIMD2<Double>)

    /// The view at which the descent has arrived.
    @inline(__always)
    var view: ViewCursor {
      switch self {
      case .end(let view), .undecided(in: let view, _, at: _),
        .undecidedAmongMany(in: let view, at: _):
        view
      }
    }
  }

  /// Descends from the view, always into the frontmost subview that contains the point.
  ///
  /// The view's bounds must contain the point, which is in bounds coordinates. Where boxes exist,
  /// they are tested without accessing the views, except for subviews whose boxes aren't exact.
  /// Elsewhere, the views themselves are tested. The point is stored as one vector, so that it
  /// stays in one register and isn't reassembled at each level.
  @inline(__always)
  func descend(x: Double, y: Double) -> Descent {
    var view = self
    var point = SIMD2(x, y)
    // If there are boxes, there are subviews, so their array doesn't have to be read.
    entering: while view.subviewBoxes.isBuilt || view.hasSubviews {
      // Infinite and NaN points can't be tested with boxes, so the views themselves are tested.
      guard point.x.isFinite && point.y.isFinite else {
        return .undecided(in: view, view.subviewCount - 1, at: point)
      }
      var boxes = view.subviewBoxes
      if !boxes.isBuilt {
        switch view.scanOrBuildBoxes(at: point) {
        case .built: boxes = view.subviewBoxes
        case .none: break entering
        case .asked(let index): return .undecided(in: view, index, at: point)
        case .hit(let subview, let inside):
          (view, point) = (subview, inside)
          continue entering
        }
      }
      var start = 0
      among: while true {
        // A chain of single subviews needs no search. Such chains make up two thirds of the levels
        // of captured screens.
        while let box = boxes.lone, box.inner.isBuilt, box.admits(point) != 0 {
          point -= box.offset
          (view, boxes, start) = (box.subview, box.inner, 0)
        }
        while let slot = boxes.firstCandidate(at: point, from: start) {
          let box = boxes[slot]
          if box.inner.isBuilt {
            point -= box.offset
            (view, boxes, start) = (box.subview, box.inner, 0)
            continue among
          }
          if !box.subview.flags.isDisjoint(with: .overridesHitTesting) {
            return .undecided(in: view, boxes.count - 1 - slot, at: point)
          }
          if let inside = box.subview.pointInside(fromParent: point) {
            (view, point) = (box.subview, inside)
            continue entering
          }
          start = slot + 1
        }
        guard boxes.isIndex else { break entering }
        switch view.frontmostOfMany(boxes, at: point) {
        case .none: break entering
        case .asked: return .undecidedAmongMany(in: view, at: point)
        case .box(let box):
          point -= box.offset
          (view, boxes, start) = (box.subview, box.inner, 0)
          continue among
        case .hit(let subview, let inside):
          (view, point) = (subview, inside)
          continue entering
        }
      }
    }
    return .end(view)
  }

  /// The result of testing subviews for which no boxes have been built.
  private enum FirstLook {
    /// The boxes have been built.
    case built
    case none
    /// The class of the subview at the index overrides hit-test methods.
    ///
    /// No subview in front of it was hit.
    case asked(Int)
    case hit(ViewCursor, at: SIMD2<Double>)
  }

  /// Scans the subviews if this is the first test after a change; otherwise builds their boxes.
  ///
  /// Boxes cost as much as six scans, so a screen that is touched once between changes doesn't
  /// build them. Many subviews get an index at the first test, because changes don't discard it.
  @inline(never)
  private func scanOrBuildBoxes(at point: SIMD2<Double>) -> FirstLook {
    guard flags.isDisjoint(with: .scannedOnce), subviewCount < SiblingIndex.fewest else {
      view.buildSubviewBoxes()
      return .built
    }
    mark(.scannedOnce)
    // No caller-provided code is called here, so the subviews don't change.
    let subviews = subviewCursors
    var index = subviews.count
    while index > 0 {
      index &-= 1
      let subview = subviews[index]
      guard subview.flags.isDisjoint(with: .overridesHitTesting) else { return .asked(index) }
      if let inside = subview.pointInside(fromParent: point) { return .hit(subview, at: inside) }
    }
    return .none
  }

  /// Converts a point from the superview's coordinates to the view's; returns nil if the built-in
  /// hit test doesn't enter the view there.
  ///
  /// The method isn't inlined, because it is used only for views whose boxes don't suffice: rotated
  /// views, and views that haven't been visited before.
  @inline(never)
  func pointInside(fromParent point: SIMD2<Double>) -> SIMD2<Double>? { pointEntering(from: point) }
}
