/// A node of a ``RankedTree``: up to 32 elements or children, with the running sums of their places.
///
/// Immutable: that makes the tree a value that threads may share, and lets a walk run down without counting references.
final class RankedNode<Element: RankedElement>: Sendable {
  static var capacity: Int { 32 }

  enum Content: Sendable {
    case elements(ContiguousArray<Element>)
    case children(ContiguousArray<RankedNode>)
  }

  let content: Content
  /// 0 for nodes of elements, else one more than that of the children.
  let height: Int
  let count: Int
  let places: Int
  let summary: Element.Summary
  /// The places up to the end of each entry; those not in use are unreachable.
  private let ends: InlineArray<4, SIMD8<Int64>>

  init(_ elements: ContiguousArray<Element>) {
    var ends = InlineArray<4, SIMD8<Int64>>(repeating: SIMD8(repeating: .max))
    var places = 0
    var summary = elements[0].summary
    for (index, element) in elements.enumerated() {
      places += element.places
      ends[index >> 3][index & 7] = Int64(places)
      if index > 0 { summary = Element.joined(summary, element.summary) }
    }
    content = .elements(elements)
    height = 0
    count = elements.count
    (self.places, self.summary, self.ends) = (places, summary, ends)
  }

  init(_ children: ContiguousArray<RankedNode>) {
    var ends = InlineArray<4, SIMD8<Int64>>(repeating: SIMD8(repeating: .max))
    var places = 0
    var summary = children[0].summary
    for (index, child) in children.enumerated() {
      places += child.places
      ends[index >> 3][index & 7] = Int64(places)
      if index > 0 { summary = Element.joined(summary, child.summary) }
    }
    content = .children(children)
    height = children[0].height + 1
    count = children.count
    (self.places, self.summary, self.ends) = (places, summary, ends)
  }

  /// The places before an entry.
  @inline(__always)
  func places(before index: Int) -> Int {
    index == 0 ? 0 : Int(ends[(index - 1) >> 3][(index - 1) & 7])
  }

  /// The entry that takes a place, counted from the node's first: the number of ends that are reached, by their signs.
  @inline(__always)
  func index(at place: Int) -> Int {
    var beyond = SIMD8<UInt64>.zero
    let wanted = SIMD8<Int64>(repeating: Int64(place))
    let blocks = (count + 7) >> 3
    for block in 0..<blocks {
      beyond &+= SIMD8<UInt64>(truncatingIfNeeded: wanted &- ends[block]) &>> 63
    }
    return blocks * 8 - Int(beyond.wrappedSum())
  }

  func withElement<Answer>(
    at place: Int, before: Int, _ body: (borrowing Element, Int) -> Answer
  ) -> Answer {
    let index = index(at: place - before)
    let before = before + places(before: index)
    switch content {
    case .elements(let elements): return body(elements[index], before)
    case .children(let children):
      return children[index].withElement(at: place, before: before, body)
    }
  }

  func forEach(before: Int, _ body: (borrowing Element, Int) -> Void) {
    for index in 0..<count {
      let before = before + places(before: index)
      switch content {
      case .elements(let elements): body(elements[index], before)
      case .children(let children): children[index].forEach(before: before, body)
      }
    }
  }

  func setting(_ element: Element, at place: Int) -> RankedNode {
    let index = index(at: place)
    switch content {
    case .elements(var elements):
      precondition(
        elements[index].places == element.places, "The element takes other places: \(element)")
      elements[index] = element
      return RankedNode(elements)
    case .children(var children):
      children[index] = children[index].setting(element, at: place - places(before: index))
      return RankedNode(children)
    }
  }
}

extension RankedNode {
  /// The root of a tree over `elements`; nil for none.
  static func build(_ elements: some Sequence<Element>) -> RankedNode? {
    var level: ContiguousArray<RankedNode> = []
    var pending = ContiguousArray<Element>()
    pending.reserveCapacity(capacity)
    for element in elements {
      if pending.count == capacity {
        level.append(RankedNode(pending))
        pending.removeAll(keepingCapacity: true)
      }
      pending.append(element)
    }
    if !pending.isEmpty { level.append(RankedNode(pending)) }
    while level.count > 1 {
      level = ContiguousArray(
        stride(from: 0, to: level.count, by: capacity).map { start in
          RankedNode(ContiguousArray(level[start..<min(start + capacity, level.count)]))
        })
    }
    return level.first
  }
}
