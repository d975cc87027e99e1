extension SiblingIndex {
  /// Traps unless the index is what making it anew would give.
  func check(_ subviews: [View]) {
    let flagged = subviews.filter { $0.flags.contains(.awaitsBox) }.map { ViewCursor($0) }
    precondition(
      flagged.count == awaited.count && flagged.allSatisfy(awaited.contains),
      "The index of siblings waits for others than those that changed.")
    takeAwaited()
    var inLists: Set<Int32> = []
    for list in grid.heads where list >= 0 {
      var item = list
      while item >= 0 {
        inLists.insert(item)
        item = nodes[Int(item)].next
      }
    }
    precondition(inLists.count == grid.count, "The grid counts \(grid.count) boxes wrongly.")
    var last = Int.min
    for subview in subviews {
      check(subview, inLists)
      let key = nodes[Int(subview.slotInSuperview)].key
      precondition(key > last, "The keys of the siblings of \(subview) aren't in order.")
      last = key
    }
  }

  private func check(_ subview: View, _ inLists: Set<Int32>) {
    let item = Int(subview.slotInSuperview)
    let (node, place) = (nodes[item], Int(logPlaces[item]))
    let fresh = SubviewBox(of: ViewCursor(subview))
    precondition(
      box(item) == fresh && views[item] == fresh.subview, "The box of \(subview) is out of date.")
    precondition(
      place < 0 || log.items[place] == Int32(item), "\(subview) isn't where it is in the log.")
    let (isLogged, isInGrid) = (place >= 0, node.list >= 0)
    let (low, high) = fresh.extentInSuperview
    if !isLogged && !fresh.isAsked {
      precondition(
        node.low == low && node.high == high
          && (isInGrid || isInTree(item)) == all(low .< high),
        "What the index of siblings knows of \(subview) is out of date.")
    }
    precondition(
      isInGrid == inLists.contains(Int32(item)) && !(isInTree(item) && (isInGrid || isLogged))
        && asked.contains(Int32(item)) == fresh.isAsked
        && !(fresh.isAsked && (isInGrid || isLogged || isInTree(item))),
      "\(subview) isn't where the index of siblings looks for it.")
  }
}
