import Foundation

/// Hit-testing and editing among many subviews, where an index is kept in place of boxes in a row.
extension View {
  @inline(never)
  final func buildSiblingIndex() {
    let siblings = SiblingIndex(children)
    subviewBoxes.free()
    subviewBoxes = SubviewBoxes(siblings)
    refreshBoxInSuperview()
  }

  /// Asks the subviews that override hit-testing in front of the one that the index finds, then takes that one (R4.8).
  final func scanManyAskingOverrides(x: Double, y: Double, with event: Event?) -> AskingScan {
    guard let siblings = subviewBoxes.siblings else {
      return scanAskingOverrides(from: children.count - 1, x: x, y: y, with: event)
    }
    // Strong references: what is asked is code that isn't ours and may change the tree.
    let (found, asked) = siblings._withUnsafeGuaranteedRef { siblings -> (View?, [View]) in
      let slot = siblings.frontmost(at: SIMD2(x, y))
      return (
        slot < 0 ? nil : siblings.box(slot).subview.view, siblings.viewsToAsk(inFrontOf: slot)
      )
    }
    let scan = View.ask(asked, x: x, y: y, with: event)
    guard case .none = scan, let found else { return scan }
    return View.ask(CollectionOfOne(found), x: x, y: y, with: event)
  }

  /// Forgets what is kept of the subviews for hit-testing; answers stay as they are.
  package final func dropBoxes() { dropSubviewBoxes() }

  // MARK: Changes of the subviews

  /// Puts a view at an index of `children` and into what is kept of them.
  final func insertIntoChildren(_ view: View, at index: Int) {
    children.insert(view, at: index)
    guard let siblings = subviewBoxes.siblings else { return }
    let (front, back) = neighbours(of: index)
    siblings._withUnsafeGuaranteedRef {
      $0.insert(view, behind: front, inFrontOf: back) { children.filter { $0 !== view } }
    }
  }

  final func removeFromChildren(at index: Int) {
    subviewBoxes.siblings?._withUnsafeGuaranteedRef { $0.remove(children[index]) }
    children.remove(at: index)
    if subviewBoxes.isIndex, children.count < SiblingIndex.fewest / 2 { dropSubviewBoxes() }
  }

  final func moveChild(from old: Int, to new: Int) {
    let view = children.remove(at: old)
    let index = min(new, children.count)
    children.insert(view, at: index)
    guard let siblings = subviewBoxes.siblings else { return }
    let (front, back) = neighbours(of: index)
    siblings._withUnsafeGuaranteedRef {
      $0.move(view, behind: front, inFrontOf: back) { children.filter { $0 !== view } }
    }
  }

  final func exchangeChildren(_ index: Int, _ other: Int) {
    guard index != other else { return }
    let (low, high) = (min(index, other), max(index, other))
    moveChild(from: high, to: low)
    moveChild(from: low + 1, to: high)
  }

  /// The subviews in front of and behind the one at an index.
  private func neighbours(of index: Int) -> (front: View?, back: View?) {
    (
      index + 1 < children.count ? children[index + 1] : nil,
      index > 0 ? children[index - 1] : nil
    )
  }
}

extension ViewCursor {
  /// What a search among many subviews comes to.
  enum FrontmostOfMany {
    case none
    case asked
    case hit(ViewCursor, x: Double, y: Double)
  }

  /// The frontmost subview that holds the point, or that some must be asked first.
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
      let subview = siblings.box(slot).subview
      guard let (x, y) = subview.pointInside(fromParentX: point.x, y: point.y) else {
        return .none
      }
      return .hit(subview, x: x, y: y)
    }
  }
}
