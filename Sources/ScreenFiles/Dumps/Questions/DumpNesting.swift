/// Which elements of a dump lie in which, at any depth.
struct DumpNesting: Sendable {
  /// Where each element stands in a walk that goes into each before the next, up to behind all in it.
  private let spans: [Range<Int32>]

  /// - Complexity: O(n).
  init(_ order: DumpOrder) {
    var sizes = Array(repeating: Int32(1), count: order.ranks.count)
    // What is in an element comes after it.
    for element in sizes.indices.reversed() {
      for child in order.children(of: element) { sizes[element] += sizes[Int(child)] }
    }
    var spans = Array(repeating: Int32(0)..<0, count: sizes.count)
    for (place, element) in order.backToFront.enumerated() {
      spans[element] = Int32(place)..<Int32(place) + sizes[element]
    }
    self.spans = spans
  }

  /// Whether an element lies in another, or is it.
  func isInside(_ element: Int, _ other: Int) -> Bool {
    spans[other].contains(spans[element].lowerBound)
  }

  /// Whether one element lies in the other, or is it.
  func areRelatives(_ first: Int, _ second: Int) -> Bool {
    isInside(first, second) || isInside(second, first)
  }
}
