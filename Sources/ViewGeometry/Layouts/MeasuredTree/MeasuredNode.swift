/// A node of a ``MeasuredTree``: up to 32 elements or children, with the running sums of their weights and lengths.
///
/// Immutable for all but its one owner: `MeasuredTree` writes a node only after `isKnownUniquelyReferenced` said that
/// nobody else can see it. That makes the tree a value and this class safe to share between threads.
final class MeasuredNode<Element: MeasuredElement>: @unchecked Sendable {
  /// 32: two cache lines of sums to search a level, and three levels for 10 million items in blocks of 100.
  static var capacity: Int { 32 }

  enum Content {
    case elements(ContiguousArray<Element>)
    case children(ContiguousArray<Child>)
  }

  /// A child, with copies of its sums: adding them up must not touch 32 other nodes.
  struct Child {
    let weight: Int
    let length: Double
    let summary: Element.Summary
    var node: MeasuredNode

    init(_ node: MeasuredNode) {
      weight = node.weight
      length = node.length
      summary = node.summary
      self.node = node
    }
  }

  @exclusivity(unchecked) private(set) final var content: Content
  /// 0 for nodes of elements, else one more than that of the children.
  let height: Int
  @exclusivity(unchecked) private(set) final var count = 0
  @exclusivity(unchecked) private(set) final var summary: Element.Summary
  /// The sum of the weights up to and including each entry; a huge number beyond the last.
  @exclusivity(unchecked) private final var weights = InlineArray<32, Int>(repeating: .max)
  /// The sum of the lengths up to and including each entry; infinity beyond the last.
  @exclusivity(unchecked) private final var lengths = InlineArray<32, Double>(repeating: .infinity)

  init(_ content: Content) {
    self.content = content
    switch content {
    case .elements(let elements):
      height = 0
      summary = elements[0].summary
    case .children(let children):
      height = children[0].node.height + 1
      summary = children[0].summary
    }
    measure()
  }

  /// Adds everything up anew.
  private func measure() {
    let oldCount = count
    var (weight, length) = (0, 0.0)
    func add(_ index: Int, _ entryWeight: Int, _ entryLength: Double, _ entry: Element.Summary) {
      weight += entryWeight
      length += entryLength
      weights[index] = weight
      lengths[index] = length
      summary = index == 0 ? entry : Element.joined(summary, entry)
    }
    switch content {
    case .elements(let elements):
      count = elements.count
      for (index, element) in elements.enumerated() {
        add(index, element.weight, element.length, element.summary)
      }
    case .children(let children):
      count = children.count
      for (index, child) in children.enumerated() {
        add(index, child.weight, child.length, child.summary)
      }
    }
    precondition(count > 0 && count <= Self.capacity, "A node can't have \(count) entries.")
    for index in count..<max(count, oldCount) {
      weights[index] = .max
      lengths[index] = .infinity
    }
  }

  var weight: Int { weights[count - 1] }

  var length: Double { lengths[count - 1] }

  func weight(before index: Int) -> Int { index == 0 ? 0 : weights[index - 1] }

  func length(before index: Int) -> Double { index == 0 ? 0 : lengths[index - 1] }

  /// The entry that takes place `weight`, counted from the node's first.
  func index(atWeight weight: Int) -> Int {
    var index = 0
    for entry in 0..<32 { index += weights[entry] <= weight ? 1 : 0 }
    return min(index, count - 1)
  }

  /// The first entry that ends after `position` when the node starts at `base`.
  ///
  /// The last one when rounding has it that none does: the parent, which added otherwise, knows better.
  func index(at position: Double, base: Double) -> Int {
    var index = 0
    for entry in 0..<32 { index += base + lengths[entry] <= position ? 1 : 0 }
    return min(index, count - 1)
  }

  /// Takes the content out of a node nobody else can see, and puts back what `body` makes of it.
  func withContent<Result>(_ body: (inout Content) -> Result) -> Result {
    let result = body(&content)
    measure()
    return result
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
        level.append(MeasuredNode(.elements(pending)))
        pending = []
        pending.reserveCapacity(capacity)
      }
      pending.append(element)
    }
    if !pending.isEmpty { level.append(MeasuredNode(.elements(pending))) }
    while level.count > 1 {
      var next: ContiguousArray<MeasuredNode> = []
      for start in stride(from: 0, to: level.count, by: capacity) {
        let end = min(start + capacity, level.count)
        next.append(MeasuredNode(.children(ContiguousArray(level[start..<end].map(Child.init)))))
      }
      level = next
    }
    return level.first
  }
}
