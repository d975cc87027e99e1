extension SiblingIndex {
  /// The maximum difference between a new key and the key from which it is derived.
  private static let longestStep = threshold(1 << 12, low: 1)

  /// Returns a key between those of the neighbors of the subview at index `place`, or beyond that
  /// of its only neighbor.
  ///
  /// The current key of that subview is ignored. If a neighbor has the most recently assigned key,
  /// the new key is near that key. Therefore, views that are inserted one after the other at the
  /// same index don't halve the remaining gap each time.
  ///
  /// - Complexity: O(log subviews), amortized.
  func key(at place: Int, of superview: View) -> Int {
    let last = superview.childCount - 1
    guard place > 0 else {
      guard last > 0 else { return 0 }
      let high = keyOf(superview.child(at: 1))
      return high > Int.min / 4 ? high - Self.gap : makeRoom(at: place, of: superview)
    }
    let low = keyOf(superview.child(at: place - 1))
    guard place < last else {
      return low < Int.max / 4 ? low + Self.gap : makeRoom(at: place, of: superview)
    }
    let high = keyOf(superview.child(at: place + 1))
    guard high - low > 1 else { return makeRoom(at: place, of: superview) }
    let step = min((high - low) / 2, Self.longestStep)
    return high == lastKey ? high - step : low + step
  }

  private func keyOf(_ subview: ViewCursor) -> Int { nodes[Int(subview.slotInSuperview)].key }

  /// Spreads the keys of the subviews around index `place` to make space, and returns a key for the
  /// subview there.
  ///
  /// Among the ranges of 2^k keys around the index, the smallest one that contains at most 2^(k/2)
  /// subviews is chosen. The keys of these subviews are spread evenly in it. Wider ranges therefore
  /// remain sparser, and O(log subviews) keys are reassigned per requested key, amortized. (Michael
  /// Bender, Richard Cole, Erik Demaine, Martin Farach-Colton and Jack Zito, "Two Simplified
  /// Algorithms for Maintaining Order in a List", doi:10.1007/3-540-45749-6_17.) The order doesn't
  /// change, so the tree, the grid and the list of stale subviews remain valid.
  private func makeRoom(at place: Int, of superview: View) -> Int {
    let count = superview.childCount
    let key = keyOf(superview.child(at: place > 0 ? place - 1 : 1))
    var (first, end) = (place, place + 1)
    for exponent in 4..<62 {
      let start = key & ~((1 << exponent) - 1)
      while first > 0, keyOf(superview.child(at: first - 1)) >= start { first -= 1 }
      while end < count, keyOf(superview.child(at: end)) - start < 1 << exponent { end += 1 }
      if end - first <= 1 << (exponent / 2) {
        return spread(
          first..<end, from: start, (1 << exponent) / (end - first + 1), place, superview)
      }
    }
    return spread(
      0..<count, from: -(count / 2) * Self.gap, Self.gap, place, superview)
  }

  private func spread(
    _ places: Range<Int>, from start: Int, _ step: Int, _ place: Int, _ superview: View
  ) -> Int {
    for other in places where other != place {
      let item = Int(superview.child(at: other).slotInSuperview)
      nodes[item].key = start + (other - places.lowerBound + 1) * step
    }
    return start + (place - places.lowerBound + 1) * step
  }
}
