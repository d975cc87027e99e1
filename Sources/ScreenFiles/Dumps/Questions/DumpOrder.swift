/// The stacking order of a dump's elements, and the children of each.
///
/// If the format orders all elements across parents, the order is only in `ranks`; roots and
/// children are then in document order.
struct DumpOrder: Sendable {
  /// The children of all elements, grouped by parent; `children(of:)` describes their order.
  ///
  /// The children of element i are at the indices from `starts[i]` up to, but not including,
  /// `starts[i + 1]`.
  let children: [Int32]
  let starts: [Int32]
  /// The roots: in document order if the format orders all elements across parents, otherwise back
  /// to front.
  let roots: [Int32]
  /// The rank of each element in the stacking order; the backmost element has rank 0.
  let ranks: [Int32]

  /// Computes the order.
  ///
  /// - Complexity: O(n) for document order, otherwise O(n log n).
  init(
    _ elements: [ScreenDump.Element], roots: [Int], orders: [Int32?], by order: DumpRules.Order
  ) {
    var starts = Array(repeating: Int32(0), count: elements.count + 1)
    for element in elements where element.parentPlace >= 0 {
      starts[Int(element.parentPlace) + 1] += 1
    }
    for index in 0..<elements.count { starts[index + 1] += starts[index] }
    var next = starts
    var children = Array(repeating: Int32(0), count: Int(starts[elements.count]))
    for element in elements where element.parentPlace >= 0 {
      children[Int(next[Int(element.parentPlace)])] = element.place
      next[Int(element.parentPlace)] += 1
    }
    var sortedRoots = roots.map { Int32($0) }
    let isInOrder = zip(roots, roots.dropFirst()).allSatisfy { $0 < $1 }
    guard !isInOrder || !orders.isEmpty && order != .document else {
      (self.children, self.starts, self.roots) = (children, starts, sortedRoots)
      // Document order: a parent, then the subtree of its first child, then the next.
      ranks = elements.map(\.place)
      return
    }
    func number(_ element: Int32) -> Int32? {
      Int(element) < orders.count ? orders[Int(element)] : nil
    }
    if order == .screen {
      let sorted = elements.map(\.place).sorted {
        (number($0) ?? 0, $0) < (number($1) ?? 0, $1)
      }
      (self.children, self.starts, self.roots) = (children, starts, sortedRoots)
      ranks = Self.ranks(of: sorted)
      return
    }
    func sortSiblings(_ siblings: inout ArraySlice<Int32>) {
      guard siblings.count > 1, siblings.allSatisfy({ number($0) != nil }) else { return }
      siblings.sort { (number($0) ?? 0, $0) < (number($1) ?? 0, $1) }
    }
    // Roots that aren't in document order are windows, which `windowsBackToFront()` has sorted.
    if isInOrder { sortSiblings(&sortedRoots[...]) }
    for index in 0..<elements.count {
      sortSiblings(&children[Int(starts[index])..<Int(starts[index + 1])])
    }
    (self.children, self.starts, self.roots) = (children, starts, sortedRoots)
    var order: [Int32] = []
    order.reserveCapacity(elements.count)
    var left = Array(sortedRoots.reversed())
    while let element = left.popLast() {
      order.append(element)
      left += children[Int(starts[Int(element)])..<Int(starts[Int(element) + 1])].reversed()
    }
    ranks = Self.ranks(of: order)
  }

  /// All elements from back to front.
  var sorted: [Int32] {
    var sorted = ranks
    for (element, rank) in ranks.enumerated() { sorted[Int(rank)] = Int32(element) }
    return sorted
  }

  /// Returns the children of an element: in document order if the format orders all elements across
  /// parents, otherwise back to front.
  func children(of element: Int) -> ArraySlice<Int32> {
    children[Int(starts[element])..<Int(starts[element + 1])]
  }

  /// All elements in preorder, with siblings in the order of `children(of:)`.
  var backToFront: [Int] {
    var found: [Int] = []
    var left = Array(roots.reversed())
    while let element = left.popLast() {
      found.append(Int(element))
      left += children(of: Int(element)).reversed()
    }
    return found
  }

  private static func ranks(of sorted: [Int32]) -> [Int32] {
    var ranks = Array(repeating: Int32(0), count: sorted.count)
    for (rank, element) in sorted.enumerated() { ranks[Int(element)] = Int32(rank) }
    return ranks
  }
}
