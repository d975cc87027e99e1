extension MeasuredTree {
  /// Calls `body` with the elements that share a position with `lower ..< upper`, ascending.
  ///
  /// With each comes the sum of the weights before it and its start, counted from `base`.
  ///
  /// - Complexity: O(log n + elements).
  package func forEach(
    from lower: Double, to upper: Double, base: Double = 0,
    _ body: (borrowing Element, Int, Double) -> Void
  ) {
    guard let root, lower < upper else { return }
    root.forEach(from: lower, to: upper, weight: 0, base: base, body)
  }

  /// Calls `body` with all elements, ascending, starts counted from 0.
  package func forEach(_ body: (borrowing Element, Int, Double) -> Void) {
    root?.forEach(from: -.infinity, to: .infinity, weight: 0, base: 0, body)
  }
}

extension MeasuredNode {
  fileprivate func forEach(
    from lower: Double, to upper: Double, weight: Int, base: Double,
    _ body: (borrowing Element, Int, Double) -> Void
  ) {
    var index = lower > base ? index(at: lower, base: base) : 0
    while index < count {
      let start = base + length(before: index)
      guard start < upper else { return }
      let before = weight + self.weight(before: index)
      switch content {
      case .elements(let elements):
        body(elements[index], before, start)
      case .children(let children):
        children[index].node.forEach(
          from: lower, to: upper, weight: before, base: start, body)
      }
      index += 1
    }
  }
}
