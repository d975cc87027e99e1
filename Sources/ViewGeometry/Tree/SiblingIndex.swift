import Foundation

/// Finds the frontmost of many subviews at a point (Decisions/0011).
///
/// What rests is in a packed R-tree, made when the index is; what has moved, come or changed places since is in grids. So a
/// move costs O(1), and so does a change of order: subviews have keys with gaps between them, larger ones in front. The answer
/// is that of the scan from front to back: whoever is found is tested as there, and subviews that override hit-testing are
/// listed, for all in front of the one found must be asked.
///
/// Owned by the superview's `SubviewBoxes`. Subviews know their number here by `slotInSuperview`.
final class SiblingIndex {
  private var nodes: UnsafeMutablePointer<SiblingNode>
  /// The boxes of `SubviewBoxes`, by number.
  private var boxes: UnsafeMutablePointer<SubviewBox>
  private var capacity: Int
  /// The numbers given out; not all of them are in use.
  private var used: Int
  private var free: [Int32] = []
  private var tree: SpatialIndex
  private(set) var countInTree = 0
  private var grid: SiblingGrid
  /// The subviews to be asked, front to back; nil after a change.
  private var askedInOrder: [Int32]?
  private var asked: Set<Int32> = []
  private var lastKey = 0
  /// Searches since the index was made, which pay for making it anew.
  private(set) var searches = 0

  /// From so many subviews on a view keeps an index; below half as many it drops it.
  static let fewest = 192
  private static let gap = 1 << 32

  init(_ subviews: [View]) {
    used = subviews.count
    capacity = subviews.count + 16
    nodes = .allocate(capacity: capacity)
    boxes = .allocate(capacity: capacity)
    grid = SiblingGrid(capacity: 0)
    tree = SpatialIndex()
    var extents = ContiguousArray<Extent>()
    extents.reserveCapacity(used)
    for (item, subview) in subviews.enumerated() {
      subview.slotInSuperview = Int32(item)
      let box = SubviewBox(of: ViewCursor(subview))
      (boxes + item).initialize(to: box)
      let (node, extent) = Self.node(for: box, key: item * Self.gap)
      (nodes + item).initialize(to: node)
      if node.state.contains(.isAsked) { asked.insert(Int32(item)) }
      let isIndexed = !extent.isEmpty && !node.state.contains(.isAsked)
      extents.append(isIndexed ? extent : .nowhere)
      if isIndexed {
        nodes[item].state.formUnion(.isInTree)
        countInTree += 1
      }
    }
    lastKey = used * Self.gap
    tree = extents.withUnsafeBufferPointer { SpatialIndex(extents: $0) }
  }

  deinit {
    nodes.deallocate()
    boxes.deallocate()
  }

  /// Whether so much has moved and so many searches came that making the index anew pays.
  var isWorn: Bool {
    grid.count > countInTree && searches > used / 64
  }

  private static func node(for box: SubviewBox, key: Int) -> (SiblingNode, Extent) {
    var (low, high) = (box.min + box.offset, box.max + box.offset)
    var state: SiblingNode.State = []
    let isAsked = !box.subview.flags.isDisjoint(with: .overridesHitTesting)
    if isAsked { state.formUnion(.isAsked) }
    if !isAsked && box.subview.routeBits == 0 {
      state.formUnion(.isExact)
      // The exact test subtracts and rounds; nothing it accepts may lie outside.
      let reach = abs(box.min) + abs(box.max) + abs(box.offset)
      if all(low .<= high) {
        low -= reach * 0x1p-51
        high += reach * 0x1p-51
      }
    }
    let extent = Extent(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
    return (SiblingNode(low: low, high: high, key: key, state: state), extent)
  }

  @inline(__always)
  func box(_ item: Int) -> SubviewBox { boxes[item] }

  // MARK: Search

  /// The frontmost subview that holds the point by the built-in rules, or -1.
  func frontmost(at point: SIMD2<Double>) -> Int {
    searches &+= 1
    var best = -1
    if countInTree > 0 {
      best =
        tree.topmostItem(
          x: point.x, y: point.y,
          where: Filter(index: Unmanaged.passUnretained(self), point: point)) ?? -1
    }
    guard grid.count > 0 else { return best }
    var bestKey = best < 0 ? Int.min : nodes[best].key
    grid.visit(point, in: nodes) { item in
      let node = nodes + Int(item)
      if node.pointee.key > bestKey, node.pointee.mayHold(point), holds(Int(item), point) {
        best = Int(item)
        bestKey = node.pointee.key
      }
    }
    return best
  }

  /// Whether a subview that may hold the point does.
  @inline(__always)
  private func holds(_ item: Int, _ point: SIMD2<Double>) -> Bool {
    nodes[item].state.contains(.isExact)
      ? boxes[item].admits(point) != 0
      : boxes[item].subview.pointInside(fromParentX: point.x, y: point.y) != nil
  }

  private struct Filter: SpatialIndexFilter {
    let index: Unmanaged<SiblingIndex>
    let point: SIMD2<Double>

    @inline(__always)
    func accepts(_ item: Int) -> Bool {
      index._withUnsafeGuaranteedRef {
        $0.nodes[item].state.contains(.isInTree) && $0.holds(item, point)
      }
    }
  }

  /// The place of a subview among the subviews, which the index knows in their order.
  ///
  /// - Complexity: O(log subviews).
  func place(of subview: View, among subviews: [View]) -> Int? {
    let key = nodes[Int(subview.slotInSuperview)].key
    var (low, high) = (0, subviews.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[Int(subviews[middle].slotInSuperview)].key < key {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < subviews.count && subviews[low] === subview ? low : nil
  }

  /// Whether a subview in front of this one, or of all for -1, must be asked.
  @inline(__always)
  func mustAsk(inFrontOf item: Int) -> Bool {
    asked.isEmpty ? false : asksInFront(of: item)
  }

  private func asksInFront(of item: Int) -> Bool {
    guard let front = askedFrontToBack.first else { return false }
    return item < 0 || nodes[Int(front)].key > nodes[item].key
  }

  /// The subviews that must be asked before this one, or all of them for -1, front to back.
  func viewsToAsk(inFrontOf item: Int) -> [View] {
    let key = item < 0 ? Int.min : nodes[item].key
    return askedFrontToBack.prefix { nodes[Int($0)].key > key }.map { boxes[Int($0)].subview.view }
  }

  private var askedFrontToBack: [Int32] {
    if let askedInOrder { return askedInOrder }
    let sorted = asked.sorted { nodes[Int($0)].key > nodes[Int($1)].key }
    askedInOrder = sorted
    return sorted
  }
}

// MARK: Changes

extension SiblingIndex {
  /// Takes over what changed about a subview.
  func update(_ item: Int) {
    let box = SubviewBox(of: boxes[item].subview)
    boxes[item] = box
    let (new, _) = Self.node(for: box, key: nodes[item].key)
    let old = nodes[item]
    guard
      new.low != old.low || new.high != old.high
        || new.state != old.state.subtracting(.isInTree)
    else { return }
    leave(item)
    (nodes + item).pointee = new
    enter(item)
  }

  /// Adds a subview between two others, nil for none.
  func insert(
    _ subview: View, behind front: View?, inFrontOf back: View?, of subviews: () -> [View]
  ) {
    let item = free.popLast() ?? Int32(used)
    if Int(item) == used {
      if used == capacity { grow() }
      used += 1
    }
    subview.slotInSuperview = item
    let box = SubviewBox(of: ViewCursor(subview))
    (boxes + Int(item)).initialize(to: box)
    (nodes + Int(item)).initialize(to: Self.node(for: box, key: 0).0)
    nodes[Int(item)].key = key(behind: front, inFrontOf: back, of: subviews)
    lastKey = nodes[Int(item)].key
    enter(Int(item))
  }

  /// Forgets a subview.
  func remove(_ subview: View) {
    let item = Int(subview.slotInSuperview)
    leave(item)
    free.append(Int32(item))
  }

  /// Moves a subview between two others, nil for none.
  func move(_ subview: View, behind front: View?, inFrontOf back: View?, of subviews: () -> [View])
  {
    let item = Int(subview.slotInSuperview)
    leave(item)
    nodes[item].key = key(behind: front, inFrontOf: back, of: subviews)
    lastKey = nodes[item].key
    enter(item)
  }

  private func leave(_ item: Int) {
    if nodes[item].state.contains(.isInTree) {
      nodes[item].state.subtract(.isInTree)
      countInTree -= 1
    }
    grid.remove(Int32(item), in: nodes)
    if nodes[item].state.contains(.isAsked) {
      asked.remove(Int32(item))
      askedInOrder = nil
    }
  }

  private func enter(_ item: Int) {
    if nodes[item].state.contains(.isAsked) {
      asked.insert(Int32(item))
      askedInOrder = nil
    } else if all(nodes[item].low .< nodes[item].high) {
      grid.insert(Int32(item), in: nodes)
      if grid.isCrowded { enlargeGrid() }
    }
  }

  private func enlargeGrid() {
    var larger = SiblingGrid(capacity: 2 * grid.count)
    for item in 0..<used where nodes[item].list >= 0 {
      nodes[item].list = -1
      larger.insert(Int32(item), in: nodes)
    }
    grid = larger
  }

  private func grow() {
    let larger = 2 * capacity
    let newNodes = UnsafeMutablePointer<SiblingNode>.allocate(capacity: larger)
    let newBoxes = UnsafeMutablePointer<SubviewBox>.allocate(capacity: larger)
    newNodes.moveInitialize(from: nodes, count: used)
    newBoxes.moveInitialize(from: boxes, count: used)
    nodes.deallocate()
    boxes.deallocate()
    (nodes, boxes, capacity) = (newNodes, newBoxes, larger)
  }

  /// A key between those of two subviews.
  ///
  /// Beside the one that got the last key, if it is one of them: views that come one after the other at one place then use up a
  /// gap step by step, not half by half.
  private func key(behind front: View?, inFrontOf back: View?, of subviews: () -> [View]) -> Int {
    let (low, high) = (back.map(keyOf), front.map(keyOf))
    guard let low else { return high.map { $0 - Self.gap } ?? 0 }
    guard let high else { return low + Self.gap }
    guard high - low > 1 else {
      renumber(subviews())
      return key(behind: front, inFrontOf: back, of: subviews)
    }
    let step = min((high - low) / 2, 1 << 12)
    return high == lastKey ? high - step : low + step
  }

  private func keyOf(_ subview: View) -> Int { nodes[Int(subview.slotInSuperview)].key }

  /// Gives all subviews keys anew, in their order; O(subviews).
  ///
  /// The order of those in the tree stays, so the tree does too.
  private func renumber(_ subviews: [View]) {
    for (place, subview) in subviews.enumerated() {
      nodes[Int(subview.slotInSuperview)].key = place * Self.gap
    }
  }
}

extension SiblingIndex {
  /// Traps unless the index is what making it anew would give.
  func check(_ subviews: [View]) {
    var last = Int.min
    var inLists: Set<Int32> = []
    for list in grid.heads where list >= 0 {
      var item = list
      while item >= 0 {
        inLists.insert(item)
        item = nodes[Int(item)].next
      }
    }
    for subview in subviews {
      let item = Int(subview.slotInSuperview)
      let node = nodes[item]
      let box = SubviewBox(of: ViewCursor(subview))
      precondition(boxes[item] == box, "The box of \(subview) is out of date.")
      let (fresh, extent) = Self.node(for: box, key: node.key)
      precondition(
        fresh.low == node.low && fresh.high == node.high
          && fresh.state == node.state.subtracting(.isInTree),
        "What the index of siblings knows of \(subview) is out of date.")
      precondition(node.key > last, "The keys of the siblings of \(subview) aren't in order.")
      last = node.key
      let isIndexed = !extent.isEmpty && !node.state.contains(.isAsked)
      let isInGrid = node.list >= 0
      precondition(
        isInGrid == inLists.contains(Int32(item))
          && isIndexed == (isInGrid || node.state.contains(.isInTree))
          && !(isInGrid && node.state.contains(.isInTree))
          && asked.contains(Int32(item)) == node.state.contains(.isAsked),
        "\(subview) isn't where the index of siblings looks for it.")
    }
    precondition(inLists.count == grid.count, "The grid counts \(grid.count) boxes wrongly.")
  }
}

private func abs(_ value: SIMD2<Double>) -> SIMD2<Double> {
  SIMD2(Swift.abs(value.x), Swift.abs(value.y))
}
