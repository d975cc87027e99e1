extension StackSolver {
  /// Returns the lengths of the items along the main axis.
  ///
  /// `room` is the length of the stack, and `canvas` is its length including the margins.
  func lengths(in room: Double, of canvas: Double) -> [Double] {
    let available = max(0, room - totalSpacing)
    switch distribution {
    case .fill:
      return filled(available)
    case .fillEqually:
      return items.map { _ in available / Double(items.count) }
    case .fillProportionally:
      return shares(of: canvas, available: available)
    case .equalSpacing, .equalCentering:
      // Both ends of the stack are pinned, so a single item is stretched between them.
      return items.count == 1 ? filled(available) : shrunk(items.map(\.main), to: available)
    }
  }

  /// Returns lengths in proportion to the preferred lengths (R11.85).
  ///
  /// An item's fraction of `canvas` is its preferred length divided by the sum of all preferred
  /// lengths and gaps. The last item gets the remainder, which may be zero. If no item has a
  /// preferred length, all get the same length.
  private func shares(of canvas: Double, available: Double) -> [Double] {
    let total = items.reduce(0) { $0 + $1.main }
    let whole = total + totalSpacing
    guard total > 0, whole > 0, whole.isFinite else {
      return items.map { _ in available / Double(items.count) }
    }
    var left = available
    return items.indices.map { index in
      let share = index == items.count - 1 ? left : min(left, canvas * items[index].main / whole)
      left -= share
      return share
    }
  }

  /// Returns the preferred lengths, with one increased or some decreased so that their sum is
  /// `available`.
  private func filled(_ available: Double) -> [Double] {
    var lengths = shrunk(items.map(\.main), to: available)
    let surplus = available - lengths.reduce(0, +)
    guard surplus > 0, let stretched = indexOfStretched else { return lengths }
    lengths[stretched] += surplus
    return lengths
  }

  /// The index of the first item with the lowest hugging priority; nil if there are no items.
  ///
  /// According to UIKit's documentation, the order of the views decides if priorities are equal,
  /// but it doesn't say how. Choosing the first item is this library's policy.
  private var indexOfStretched: Int? {
    items.indices.min { items[$0].hugging < items[$1].hugging }
  }

  /// Returns the lengths, with the excess over `available` taken from the items with the lowest
  /// compression resistance.
  ///
  /// Each item shrinks to zero before the next one shrinks. Of items with equal resistance, the
  /// last one shrinks first, which is this library's policy: the items that are read first stay
  /// complete.
  private func shrunk(_ wanted: [Double], to available: Double) -> [Double] {
    var lengths = wanted
    var excess = wanted.reduce(0, +) - available
    guard excess > 0 else { return lengths }
    let order = items.indices.sorted {
      (items[$0].resistance, -$0) < (items[$1].resistance, -$1)
    }
    for index in order where excess > 0 {
      let given = min(lengths[index], excess)
      lengths[index] -= given
      excess -= given
    }
    return lengths
  }
}
