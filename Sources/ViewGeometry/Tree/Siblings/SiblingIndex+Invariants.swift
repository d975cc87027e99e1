extension SiblingIndex {
  /// Traps if the index is inconsistent with the subviews.
  func check(_ subviews: [View]) {
    let flagged = subviews.filter { $0.flags.contains(.hasStaleBox) }.map { ViewCursor($0) }
    precondition(
      flagged.count == staleSubviews.count && flagged.allSatisfy(staleSubviews.contains),
      "The index of siblings hasn't marked exactly the subviews that changed.")
    updateStaleBoxes()
    var inLists: Set<Int32> = []
    for list in grid.heads where list >= 0 {
      var item = list
      while item >= 0 {
        inLists.insert(item)
        item = nodes[Int(item)].next
      }
    }
    precondition(
      inLists.count == grid.count, "The grid has the wrong count of boxes, \(grid.count).")
    var last = Int.min
    for subview in subviews {
      check(subview, inLists)
      let key = nodes[Int(subview.slotInSuperview)].key
      precondition(key > last, "The keys of \(subview) and its siblings aren't in order.")
      last = key
    }
  }

  private func check(_ subview: View, _ inLists: Set<Int32>) {
    let item = Int(subview.slotInSuperview)
    let fresh = SubviewBox(of: ViewCursor(subview))
    precondition(
      boxes[item] == fresh && views[item] == fresh.subview, "The box of \(subview) is stale.")
    let isInGrid = nodes[item].list >= 0
    let (low, high) = fresh.extentInSuperview
    precondition(
      isInGrid == inLists.contains(Int32(item)) && asked.contains(Int32(item)) == fresh.isAsked
        && (isInGrid || isInTree(item)) == (all(low .< high) && !fresh.isAsked)
        && !(isInGrid && isInTree(item)),
      "\(subview) isn't where the index of siblings expects it.")
  }
}
