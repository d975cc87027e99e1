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
/// A counted B+ tree of copy-on-write nodes, as ``OffsetTree``, for elements that hold more than a length. A copy costs
/// O(1) and is independent; edits copy one path.
///
/// Positions are consistent: an element starts exactly where a search by position says it does, whatever the lengths, because
/// both add the same numbers in the same order.
package struct MeasuredTree<Element: MeasuredElement>: Sendable {
  var root: MeasuredNode<Element>?

  /// An empty sequence.
  package init() {}

  init(root: MeasuredNode<Element>?) {
    self.root = root
  }

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
    precondition(
      weight >= 0 && weight < self.weight, "There is no place \(weight) among \(self.weight).")
    guard var node = root else { preconditionFailure("An empty tree has no places.") }
    var (weightBefore, start) = (0, base)
    while true {
      let index = node.index(atWeight: weight - weightBefore)
      weightBefore += node.weight(before: index)
      start += node.length(before: index)
      switch node.content {
      case .children(let children): node = children[index].node
      case .elements(let elements):
        return Place(element: elements[index], weight: weightBefore, start: start)
      }
    }
  }

  /// The element with `start <= position < end`, its start counted from `base`; nil outside. Elements without length
  /// are never found.
  ///
  /// - Complexity: O(log n).
  package func place(at position: Double, base: Double = 0) -> Place? {
    guard var node = root, position >= base, position < base + node.length else { return nil }
    var (weightBefore, start) = (0, base)
    while true {
      let index = node.index(at: position, base: start)
      weightBefore += node.weight(before: index)
      start += node.length(before: index)
      switch node.content {
      case .children(let children): node = children[index].node
      case .elements(let elements):
        return Place(element: elements[index], weight: weightBefore, start: start)
      }
    }
  }
}
