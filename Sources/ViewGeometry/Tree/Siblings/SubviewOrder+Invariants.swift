extension SubviewOrder {
  /// Traps if the counts, the labels or the leaves are inconsistent.
  func check() {
    tree.checkInvariants()
    precondition(
      tree.places == count,
      "The order of subviews counts \(count) views, but contains \(tree.places).")
    var (found, label) = (0, Int64(0))
    tree.forEach { leaf, before in
      let state = leaf.state.pointee
      precondition(
        state.label == label && start(of: leaf) == before
          && leaves[Int(state.number)].toOpaque() == Unmanaged.passUnretained(leaf).toOpaque(),
        "A leaf of the order of subviews isn't at the position of its label.")
      (found, label) = (found + 1, label + state.room)
      return true
    }
    precondition(found == leafCount, "A leaf of the order of subviews is unreachable.")
  }
}
