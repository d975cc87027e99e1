import Foundation

/// Hit-testing and editing many subviews, for which an index replaces the array of boxes.
extension View {
  @inline(never)
  final func buildSiblingIndex() {
    subviewBoxes.siblings?._withUnsafeGuaranteedRef { $0.dropNotes() }
    let siblings = SiblingIndex(children)
    subviewBoxes.free()
    subviewBoxes = SubviewBoxes(siblings)
    refreshBoxInSuperview()
  }

  /// Returns the views to test at a point, front to back (R4.8).
  ///
  /// These are the frontmost subview that the index finds at the point, if any, and the subviews in
  /// front of it whose classes override hit-test methods. Without an index, all subviews are
  /// returned.
  ///
  /// The views are retained, because an override is caller-provided code and may change the tree.
  final func candidatesAmongMany(at point: SIMD2<Double>) -> [View] {
    guard let siblings = subviewBoxes.siblings else { return children.reversed() }
    return siblings._withUnsafeGuaranteedRef { siblings in
      let slot = siblings.frontmost(at: point)
      let asked = siblings.viewsToAsk(inFrontOf: slot)
      return slot < 0 ? asked : asked + [siblings.boxes[slot].subview.view]
    }
  }

  /// Discards the boxes or the index of the subviews.
  ///
  /// This doesn't change any results.
  package final func dropBoxes() { dropSubviewBoxes() }

  // MARK: Changes of the subviews

  /// Inserts a view into the subviews and, if they have one, into their `SiblingIndex`.
  final func insertChild(_ view: View, at index: Int) {
    storeChild(view, at: index)
    subviewBoxes.siblings?._withUnsafeGuaranteedRef { $0.insert(view, at: index, of: self) }
    rareAttributes?.layer?.subviewCame(at: index)
    childrenDidChange()
  }

  final func removeChild(at index: Int) {
    subviewBoxes.siblings?._withUnsafeGuaranteedRef { $0.remove(child(at: index)) }
    rareAttributes?.layer?.subviewLeft(from: index)
    // Retain the view until nothing refers to it.
    withExtendedLifetime(takeStoredChild(at: index)) { childrenDidChange() }
  }

  final func moveChild(from old: Int, to new: Int) {
    let view = takeStoredChild(at: old)
    let index = min(new, childCount)
    storeChild(view, at: index)
    subviewBoxes.siblings?._withUnsafeGuaranteedRef { $0.move(view, to: index, of: self) }
    if let layer = rareAttributes?.layer {
      layer.subviewLeft(from: old)
      layer.subviewCame(at: index)
    }
    childrenDidChange()
  }

  final func exchangeChildren(_ index: Int, _ other: Int) {
    guard index != other else { return }
    let (low, high) = (min(index, other), max(index, other))
    moveChild(from: high, to: low)
    moveChild(from: low + 1, to: high)
  }

  /// Called after the subviews have changed.
  ///
  /// Closes open change journals, and discards the boxes. An index that still has enough subviews
  /// isn't discarded. If fewer than two subviews are left, also updates the view's box in its
  /// superview.
  @inline(__always)
  private func childrenDidChange() {
    if moreFlags.contains(.recorded) { closeJournalsAbove() }
    if subviewBoxes.isBuilt {
      if !subviewBoxes.isIndex || childCount < SiblingIndex.fewest / 2 { dropSubviewBoxes() }
    } else {
      flags.subtract(.scannedOnce)
      if childCount < 2 { refreshBoxInSuperview() }
    }
  }
}

extension ViewCursor {
  /// The result of a search among many subviews.
  enum FrontmostOfMany {
    case none
    /// The result depends on subviews whose classes override hit-test methods, which must be called
    /// first.
    ///
    /// These subviews are in front of the subview found, if there is one.
    case asked
    /// The frontmost subview that contains the point. The search continues in the box's inner
    /// boxes.
    case box(SubviewBox)
    case hit(ViewCursor, at: SIMD2<Double>)
  }

  /// Returns the frontmost subview that contains the point, or reports that overrides must be
  /// called first.
  ///
  /// First rebuilds the index if that saves time (`SiblingIndex.isWorn`).
  @inline(never)
  func frontmostOfMany(_ boxes: SubviewBoxes, at point: SIMD2<Double>) -> FrontmostOfMany {
    guard let siblings = boxes.siblings else { return .none }
    if siblings._withUnsafeGuaranteedRef({ $0.isWorn }) {
      view.buildSiblingIndex()
      return frontmostOfMany(subviewBoxes, at: point)
    }
    return siblings._withUnsafeGuaranteedRef { siblings in
      let slot = siblings.frontmost(at: point)
      if siblings.mustAsk(inFrontOf: slot) { return .asked }
      guard slot >= 0 else { return .none }
      let box = siblings.boxes[slot]
      if box.inner.isBuilt { return .box(box) }
      let subview = box.subview
      guard let inside = subview.pointInside(fromParent: point) else { return .none }
      return .hit(subview, at: inside)
    }
  }
}
