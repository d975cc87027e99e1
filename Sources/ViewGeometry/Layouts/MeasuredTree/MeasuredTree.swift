/// What a ``MeasuredTree`` adds up.
package protocol MeasuredElement: Sendable {
  /// What else is known of a stretch of elements.
  associatedtype Summary: Sendable

  /// How many places the element takes, at least 1: items of a block, or 1 for a section.
  var weight: Int { get }
  /// The length in the scrolling direction, at least 0.
  var length: Double { get }
  /// What is known of the element alone.
  var summary: Summary { get }
  /// What is known of two neighbouring stretches together.
  static func joined(_ first: Summary, _ second: Summary) -> Summary
}

/// An ordered sequence of elements that finds an element by place or by position, in O(log n).
///
/// A counted B+ tree of immutable nodes, as ``OffsetTree`` for elements that hold more than a length. A copy costs
/// O(1) and is independent; edits make new nodes along one path.
///
/// Positions are consistent: an element starts exactly where a search by position says it does, whatever the lengths, because
/// both add the same numbers in the same order.
package struct MeasuredTree<Element: MeasuredElement>: Sendable {
  var root: MeasuredNode<Element>?

  /// The sequence of `elements`.
  ///
  /// - Complexity: O(n).
  package init(_ elements: some Sequence<Element>) {
    root = MeasuredNode.build(elements)
  }

  /// The sum of the weights.
  package var weight: Int { root?.weight ?? 0 }

  /// The sum of the lengths.
  package var length: Double { root?.length ?? 0 }

  /// The summary of all elements; nil when there is none.
  package var summary: Element.Summary? { root?.summary }

  /// An element, with the sums of the weights and the lengths before it.
  package struct Place {
    package let element: Element
    package let weight: Int
    package let start: Double
  }

  /// The element that takes place `weight`, with its start counted from `base`.
  ///
  /// - Complexity: O(log n).
  /// - Precondition: `0 <= weight < self.weight`.
  package func place(atWeight weight: Int, base: Double = 0) -> Place {
    withPlace(atWeight: weight, base: base) {
      Place(element: $0, weight: $1, start: $2)
    }
  }

  /// The element with `start <= position < end`, its start counted from `base`; nil outside.
  ///
  /// Elements without length are never found.
  ///
  /// - Complexity: O(log n).
  package func place(at position: Double, base: Double = 0) -> Place? {
    withPlace(at: position, base: base) {
      Place(element: $0, weight: $1, start: $2)
    }
  }
}

extension MeasuredTree {
  /// What `body` answers for the element that takes place `weight`, the weights before it and its start.
  ///
  /// Lends the element where ``place(atWeight:base:)`` copies it.
  func withPlace<Answer>(
    atWeight weight: Int, base: Double, _ body: (borrowing Element, Int, Double) -> Answer
  ) -> Answer {
    precondition(
      weight >= 0 && weight < self.weight, "There is no place \(weight) among \(self.weight).")
    guard let root else { preconditionFailure("An empty tree has no places.") }
    return root.withPlace(atWeight: weight, weightBefore: 0, start: base, body)
  }

  /// What `body` answers for the element with `start <= position < end`, the weights before it and its start.
  func withPlace<Answer>(
    at position: Double, base: Double, _ body: (borrowing Element, Int, Double) -> Answer
  ) -> Answer? {
    guard let root, position >= base, position < base + root.length else { return nil }
    return root.withPlace(at: position, weightBefore: 0, start: base, body)
  }
}

extension MeasuredNode {
  fileprivate func withPlace<Answer>(
    atWeight weight: Int, weightBefore: Int, start: Double,
    _ body: (borrowing Element, Int, Double) -> Answer
  ) -> Answer {
    let index = index(atWeight: weight - weightBefore)
    let weightBefore = weightBefore + self.weight(before: index)
    let start = start + length(before: index)
    switch content {
    case .elements(let elements):
      return body(elements[index], weightBefore, start)
    case .children(let children):
      return children[index].node.withPlace(
        atWeight: weight, weightBefore: weightBefore, start: start, body)
    }
  }

  fileprivate func withPlace<Answer>(
    at position: Double, weightBefore: Int, start: Double,
    _ body: (borrowing Element, Int, Double) -> Answer
  ) -> Answer {
    let index = index(at: position, base: start)
    let weightBefore = weightBefore + self.weight(before: index)
    let start = start + length(before: index)
    switch content {
    case .elements(let elements):
      return body(elements[index], weightBefore, start)
    case .children(let children):
      return children[index].node.withPlace(
        at: position, weightBefore: weightBefore, start: start, body)
    }
  }
}
