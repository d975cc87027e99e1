extension MeasuredTree {
  /// Calls `body` with the elements that share a position with `lower ..< upper`, ascending, their starts counted from
  /// `base`; elements without length share none.
  ///
  /// - Complexity: O(log n + elements).
  package func forEach(
    from lower: Double, to upper: Double, base: Double = 0, _ body: (borrowing Place) -> Void
  ) {
    guard let root, lower < upper else { return }
    root.forEach(from: lower, to: upper, weight: 0, base: base, body)
  }

  /// Calls `body` with all elements, ascending, starts counted from 0.
  package func forEach(_ body: (borrowing Place) -> Void) {
    root?.forEach(from: -.infinity, to: .infinity, weight: 0, base: 0, body)
  }
}

extension MeasuredNode {
  fileprivate func forEach(
    from lower: Double, to upper: Double, weight: Int, base: Double,
    _ body: (borrowing MeasuredTree<Element>.Place) -> Void
  ) {
    var index = lower > base ? index(at: lower, base: base) : 0
    while index < count {
      let start = base + length(before: index)
      guard start < upper else { return }
      let before = weight + self.weight(before: index)
      switch content {
      case .elements(let elements):
        body(MeasuredTree.Place(element: elements[index], weight: before, start: start))
      case .children(let children):
        children[index].node.forEach(
          from: lower, to: upper, weight: before, base: start, body)
      }
      index += 1
    }
  }
}
