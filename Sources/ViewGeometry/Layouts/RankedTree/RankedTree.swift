/// What a ``RankedTree`` puts in order.
package protocol RankedElement: Sendable {
  /// What is known of a stretch of elements.
  associatedtype Summary: Sendable

  /// How many places the element takes, at least 1: the groups of a run, or 1 for a section.
  var places: Int { get }
  /// What is known of the element alone.
  var summary: Summary { get }
  /// What is known of two neighbouring stretches together.
  static func joined(_ first: Summary, _ second: Summary) -> Summary
}

/// An ordered sequence of values that finds one by the place it takes, and knows a summary of all of them, in O(log n).
///
/// A counted B+ tree of immutable nodes; lengths are the business of an ``OffsetTree`` beside it. A copy costs O(1) and is
/// independent; edits make new nodes along one path.
package struct RankedTree<Element: RankedElement>: Sendable {
  var root: RankedNode<Element>?

  /// The sequence of `elements`.
  ///
  /// - Complexity: O(n).
  package init(_ elements: some Sequence<Element>) {
    root = RankedNode.build(elements)
  }

  /// The sum of the places.
  package var places: Int { root?.places ?? 0 }

  /// The summary of all elements; nil when there is none.
  package var summary: Element.Summary? { root?.summary }

  /// The element that takes a place, and the number of places before it.
  ///
  /// - Complexity: O(log n).
  /// - Precondition: `0 <= place < places`.
  package func element(at place: Int) -> (element: Element, before: Int) {
    withElement(at: place) { ($0, $1) }
  }

  /// What `body` answers for the element that takes a place, and the number of places before it.
  ///
  /// Lends the element where ``element(at:)`` copies it.
  ///
  /// - Complexity: O(log n).
  @inline(__always)
  package func withElement<Answer>(
    at place: Int, _ body: (borrowing Element, Int) -> Answer
  ) -> Answer {
    precondition(place >= 0 && place < places, "There is no place \(place) among \(places).")
    guard let root else { preconditionFailure("An empty tree has no places.") }
    return root.withElement(at: place, before: 0, body)
  }

  /// Calls `body` with all elements and the numbers of places before them, ascending.
  package func forEach(_ body: (borrowing Element, Int) -> Void) {
    root?.forEach(before: 0, body)
  }

  /// Puts another element that takes as many places where one takes a place.
  ///
  /// - Complexity: O(log n).
  package mutating func set(_ element: Element, at place: Int) {
    precondition(place >= 0 && place < places, "There is no place \(place) among \(places).")
    root = root?.setting(element, at: place)
  }

  /// Puts `elements` where those are that take the places `range`.
  ///
  /// - Complexity: O(log n + elements).
  /// - Precondition: Elements start at both ends of `range`.
  package mutating func replace(_ range: Range<Int>, with elements: some Collection<Element>) {
    let (head, rest) = RankedNode.split(root, at: range.lowerBound)
    let (_, tail) = RankedNode.split(rest, at: range.upperBound - range.lowerBound)
    root = RankedNode.join(RankedNode.join(head, RankedNode.build(elements)), tail)
  }
}
