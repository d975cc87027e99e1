/// Determines in constant time whether one element of a dump is an ancestor of another.
struct DumpNesting: Sendable {
  /// For each element, the range of its subtree in a preorder walk; the range starts with the
  /// element.
  private let spans: [Range<Int32>]

  /// Computes the ranges of all subtrees.
  ///
  /// - Complexity: O(n).
  init(_ order: DumpOrder) {
    var sizes = Array(repeating: Int32(1), count: order.ranks.count)
    // Descendants of an element come after it.
    for element in sizes.indices.reversed() {
      for child in order.children(of: element) { sizes[element] += sizes[Int(child)] }
    }
    var spans = Array(repeating: Int32(0)..<0, count: sizes.count)
    for (place, element) in order.backToFront.enumerated() {
      spans[element] = Int32(place)..<Int32(place) + sizes[element]
    }
    self.spans = spans
  }

  /// Returns whether `element` is `other` or one of its descendants.
  func isInside(_ element: Int, _ other: Int) -> Bool {
    spans[other].contains(spans[element].lowerBound)
  }

  /// Returns whether the elements are the same, or one is a descendant of the other.
  func areRelatives(_ first: Int, _ second: Int) -> Bool {
    isInside(first, second) || isInside(second, first)
  }
}
