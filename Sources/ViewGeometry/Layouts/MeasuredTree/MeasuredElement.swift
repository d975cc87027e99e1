/// What a ``MeasuredTree`` puts in order: an object that takes places and a length.
///
/// Once in a tree an element doesn't change but through ``MeasuredTree/modify(at:_:)``.
protocol MeasuredElement: AnyObject {
  /// How many places the element takes, at least 1: the items of a block, or 1 for a section.
  var places: Int { get }
  /// The length in the scrolling direction, at least 0.
  var sum: OffsetTreeSum { get }
  /// Whether no position inside has a fraction of 1/64 point.
  var isWhole: Bool { get }
  /// How many of its places are marked: items too wide for their line.
  var marks: Int { get }
}

/// An element or node to be a child, with what its parent keeps of it.
struct MeasuredChild {
  let object: AnyObject
  let places: Int
  let sum: OffsetTreeSum
  let isWhole: Bool
  let marks: Int

  init(_ element: some MeasuredElement) {
    object = element
    (places, sum, isWhole, marks) = (element.places, element.sum, element.isWhole, element.marks)
  }

  init(_ node: MeasuredNode) {
    object = node
    (places, sum, isWhole, marks) = node.read { ($0.places, $0.sum, $0.isWhole, $0.marks) }
  }
}
