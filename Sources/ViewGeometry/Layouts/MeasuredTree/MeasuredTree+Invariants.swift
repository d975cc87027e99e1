extension MeasuredTree {
  /// What isn't as every operation promises to leave it, or nil.
  ///
  /// - All elements are equally deep, and each node knows its height.
  /// - Below the root a node has at least a quarter of the most children, and at least two.
  /// - Every end and every total is the exact sum of what lies before it; ends not in use are unreachable.
  /// - A whole node has no fractions below it.
  func brokenInvariant(ofElement check: (Element) -> String?) -> String? {
    root?.read { brokenInvariant($0, isRoot: true, check) }
  }

  private func brokenInvariant(
    _ view: MeasuredNodeView, isRoot: Bool, _ check: (Element) -> String?
  ) -> String? {
    let fewest = isRoot ? 1 : max(2, fanOut / 4)
    guard fewest...fanOut ~= view.used else { return "A node has \(view.used) children." }
    var (places, sum, marks) = (0, OffsetTreeSum.zero, 0)
    for lane in 0..<view.used {
      let child: MeasuredChild
      if view.height == 1 {
        let element = unsafeDowncast(view.children[lane], to: Element.self)
        if let broken = check(element) { return broken }
        child = MeasuredChild(element)
      } else {
        let node = view.node(lane)
        if node.height != view.height - 1 { return "A child has height \(node.height)." }
        if let broken = brokenInvariant(node, isRoot: false, check) { return broken }
        child = MeasuredChild(unsafeDowncast(view.children[lane], to: MeasuredNode.self))
      }
      if view.isWhole && !child.isWhole { return "A whole node has a child that isn't." }
      (places, sum, marks) = (places + child.places, sum + child.sum, marks + child.marks)
      if view.places(before: lane + 1) != places { return "The places up to \(lane) are wrong." }
      if view.sum(before: lane + 1) != sum { return "Child \(lane) ends at \(sum.points)." }
    }
    guard view.places == places, view.sum == sum, view.marks == marks else {
      return "The totals of a node are wrong."
    }
    for lane in view.used..<MeasuredNodeView.lanes
    where view.placeEnds[lane] != .max || view.unitEnds[lane] != .max {
      return "The unused end \(lane) can be reached."
    }
    return nil
  }
}
