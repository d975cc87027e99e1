/// A node of a ``MeasuredTree``: up to 32 elements or children, with the running sums of their weights and lengths.
///
/// Immutable: an edit makes new nodes along one path. That makes the tree a value that threads may share, and lets a search
/// run down without retaining what it passes.
final class MeasuredNode<Element: MeasuredElement>: Sendable {
  /// 32: four vectors of sums to search a level, and three levels for 10 million items in blocks of 128.
  static var capacity: Int { 32 }

  enum Content: Sendable {
    case elements(ContiguousArray<Element>)
    case children(ContiguousArray<Child>)
  }

  /// A child, with copies of its sums: adding them up must not touch 32 other nodes.
  struct Child: Sendable {
    let weight: Int
    let length: Double
    let summary: Element.Summary
    let node: MeasuredNode

    init(_ node: MeasuredNode) {
      weight = node.weight
      length = node.length
      summary = node.summary
      self.node = node
    }
  }

  let content: Content
  /// 0 for nodes of elements, else one more than that of the children.
  let height: Int
  let count: Int
  let weight: Int
  let length: Double
  let summary: Element.Summary
  private let sums: MeasuredSums

  init(_ elements: ContiguousArray<Element>) {
    content = .elements(elements)
    height = 0
    count = elements.count
    var sums = MeasuredSums()
    var summary = elements[0].summary
    for (index, element) in elements.enumerated() {
      sums.append(element.weight, element.length)
      if index > 0 { summary = Element.joined(summary, element.summary) }
    }
    (weight, length) = (sums.weight, sums.length)
    self.sums = sums
    self.summary = summary
  }

  init(_ children: ContiguousArray<Child>) {
    content = .children(children)
    height = children[0].node.height + 1
    count = children.count
    var sums = MeasuredSums()
    var summary = children[0].summary
    for (index, child) in children.enumerated() {
      sums.append(child.weight, child.length)
      if index > 0 { summary = Element.joined(summary, child.summary) }
    }
    (weight, length) = (sums.weight, sums.length)
    self.sums = sums
    self.summary = summary
  }

  func weight(before index: Int) -> Int { sums.weights(before: index) }

  func length(before index: Int) -> Double { sums.lengths(before: index) }

  /// The entry that takes place `weight`, counted from the node's first.
  func index(atWeight weight: Int) -> Int {
    min(sums.countOfWeights(upTo: weight), count - 1)
  }

  /// The first entry that ends after `position` when the node starts at `base`.
  ///
  /// The last one when rounding has it that none does: the parent, which added otherwise, knows better.
  func index(at position: Double, base: Double) -> Int {
    min(sums.countOfLengths(upTo: position, base: base), count - 1)
  }
}

extension MeasuredNode {
  /// The root of a tree over `elements`; nil for none.
  static func build(_ elements: some Sequence<Element>) -> MeasuredNode? {
    var level: ContiguousArray<MeasuredNode> = []
    var pending = ContiguousArray<Element>()
    pending.reserveCapacity(capacity)
    for element in elements {
      if pending.count == capacity {
        level.append(MeasuredNode(pending))
        pending.removeAll(keepingCapacity: true)
      }
      pending.append(element)
    }
    if !pending.isEmpty { level.append(MeasuredNode(pending)) }
    while level.count > 1 {
      var next: ContiguousArray<MeasuredNode> = []
      for start in stride(from: 0, to: level.count, by: capacity) {
        let end = min(start + capacity, level.count)
        next.append(MeasuredNode(ContiguousArray(level[start..<end].map(Child.init))))
      }
      level = next
    }
    return level.first
  }
}
