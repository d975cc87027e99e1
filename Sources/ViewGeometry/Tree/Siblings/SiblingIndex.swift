import Foundation

/// Finds the frontmost of many subviews at a point (Decisions/0011).
///
/// What rests is in a packed R-tree, made when the index is. What changes is noted and looked at by the next search, which puts it
/// into a log; when searches have gone through the log so often that this would have been cheaper, what is in the log goes into
/// grids. So a change costs O(1), and so does a change of order: subviews have keys with gaps between them, larger ones in
/// front. The answer is that of the scan from front to back: whoever is found is tested as there, and subviews that override
/// hit-testing are listed, for all in front of the one found must be asked.
///
/// Owned by the superview's `SubviewBoxes`. Subviews know their number here by `slotInSuperview`.
final class SiblingIndex {
  @exclusivity(unchecked) var nodes: UnsafeMutablePointer<SiblingNode>
  /// The boxes of `SubviewBoxes`, by number; in the log there are newer ones.
  @exclusivity(unchecked) var boxes: UnsafeMutablePointer<SubviewBox>
  /// The subviews, by number: those of the boxes, but near each other.
  @exclusivity(unchecked) var views: UnsafeMutablePointer<ViewCursor>
  /// The place in the log, -1 for none, by number.
  @exclusivity(unchecked) var logPlaces: UnsafeMutablePointer<Int32>
  /// A bit for each number whose box is the one in the tree.
  @exclusivity(unchecked) var treeBits: UnsafeMutablePointer<UInt64>
  @exclusivity(unchecked) var capacity: Int
  /// The numbers given out; not all of them are in use.
  @exclusivity(unchecked) var used: Int
  @exclusivity(unchecked) var free: [Int32] = []
  private let tree: SpatialIndex
  @exclusivity(unchecked) var countInTree = 0
  @exclusivity(unchecked) var grid = SiblingGrid(capacity: 0)
  @exclusivity(unchecked) var log = SiblingLog()
  /// The subviews that something happened to since the last search, each flagged `awaitsBox`.
  @exclusivity(unchecked) var awaited: ContiguousArray<ViewCursor> = []
  /// Room for some of them.
  let changes: UnsafeMutablePointer<Change>
  /// The subviews to be asked, front to back; nil after a change.
  @exclusivity(unchecked) var askedInOrder: [Int32]?
  @exclusivity(unchecked) var asked: Set<Int32> = []
  @exclusivity(unchecked) var lastKey = 0
  /// Searches since the index was made, which pay for making it anew.
  @exclusivity(unchecked) private var searches = 0
  /// How many boxes of the log searches went through since it was empty.
  @exclusivity(unchecked) var passedInLog = 0

  /// From so many subviews on a view keeps an index; below half as many it drops it.
  static let fewest = 192
  static let gap = 1 << 32

  init(_ subviews: [View]) {
    used = subviews.count
    capacity = (subviews.count + 64) & ~63
    nodes = .allocateInLines(capacity: capacity)
    boxes = .allocateInLines(capacity: capacity)
    views = .allocateInLines(capacity: capacity)
    logPlaces = .allocateInLines(capacity: capacity)
    logPlaces.initialize(repeating: -1, count: capacity)
    treeBits = .allocate(capacity: capacity / 64)
    treeBits.initialize(repeating: 0, count: capacity / 64)
    changes = .allocate(capacity: Change.most)
    var extents = ContiguousArray<Extent>()
    extents.reserveInLargePages(used)
    for (item, subview) in subviews.enumerated() {
      subview.slotInSuperview = Int32(item)
      let box = SubviewBox(of: ViewCursor(subview))
      let node = SiblingNode(box, key: item * Self.gap)
      (boxes + item).initialize(to: box)
      (views + item).initialize(to: ViewCursor(subview))
      (nodes + item).initialize(to: node)
      if box.isAsked { asked.insert(Int32(item)) }
      let isIndexed = !node.extent.isEmpty && !box.isAsked
      extents.append(isIndexed ? node.extent : .empty)
      if isIndexed {
        treeBits[item >> 6] |= 1 << UInt64(item & 63)
        countInTree += 1
      }
    }
    lastKey = used * Self.gap
    tree = extents.withUnsafeBufferPointer { SpatialIndex(extents: $0) }
  }

  deinit {
    nodes.deallocate()
    boxes.deallocate()
    views.deallocate()
    logPlaces.deallocate()
    treeBits.deallocate()
    changes.deallocate()
    log.free()
  }

  /// Whether so much has changed and so many searches came that making the index anew pays.
  var isWorn: Bool {
    grid.count + log.count > countInTree && searches > used / 64
  }

  @inline(__always)
  func box(_ item: Int) -> SubviewBox {
    let place = Int(logPlaces[item])
    return place < 0 ? boxes[item] : log.boxes[place]
  }

  @inline(__always)
  func isInTree(_ item: Int) -> Bool { treeBits[item >> 6] &>> UInt64(item & 63) & 1 != 0 }

  // MARK: Search

  /// The frontmost subview that holds the point by the built-in rules, or -1.
  func frontmost(at point: SIMD2<Double>) -> Int {
    if !awaited.isEmpty { takeAwaited() }
    searches &+= 1
    var best = -1
    if countInTree > 0 {
      best =
        tree.topmostItem(
          x: point.x, y: point.y,
          where: Filter(index: Unmanaged.passUnretained(self), point: point)) ?? -1
    }
    return grid.count | log.count == 0 ? best : frontmostOfChanged(at: point, inFrontOf: best)
  }

  /// The frontmost of those in grids and log that hold the point and lie in front of `best`, or that.
  private func frontmostOfChanged(at point: SIMD2<Double>, inFrontOf best: Int) -> Int {
    var best = best
    var bestKey = best < 0 ? Int.min : nodes[best].key
    if grid.count > 0 {
      grid.visit(point, in: nodes) { item in
        let node = nodes + Int(item)
        if node.pointee.key > bestKey, node.pointee.mayHold(point), logPlaces[Int(item)] < 0,
          boxes[Int(item)].holds(point)
        {
          (best, bestKey) = (Int(item), node.pointee.key)
        }
      }
    }
    guard log.count > 0 else { return best }
    log.visit(point) { place in
      guard log.boxes[place].holds(point) else { return }
      let item = Int(log.items[place])
      if nodes[item].key > bestKey { (best, bestKey) = (item, nodes[item].key) }
    }
    passedInLog &+= log.count
    // 256: putting a box into a grid takes as long as passing so many in the log.
    if passedInLog > 256 * log.count { emptyLog() }
    return best
  }

  private struct Filter: SpatialIndexFilter {
    let index: Unmanaged<SiblingIndex>
    let point: SIMD2<Double>

    /// The box of a subview is the exact one; comparing the tree's as well would be one more place in memory.
    @inline(__always)
    static var comparesBoxes: Bool { true }

    @inline(__always)
    func accepts(_ item: Int) -> Bool {
      index._withUnsafeGuaranteedRef { index in
        guard index.isInTree(item) else { return false }
        let box = index.boxes + item
        // Who is found is retained right after: so the processor fetches box and view at the same time.
        guard box.pointee.admits(point) & index.views[item].touch() != 0 else { return false }
        return box.pointee.inner.isBuilt
          || box.pointee.subview.pointInside(fromParent: point) != nil
      }
    }
  }

  /// The place of a subview among the subviews, which the index knows in their order.
  ///
  /// - Complexity: O(log subviews).
  func place(of subview: View, among subviews: [View]) -> Int? {
    let key = nodes[Int(subview.slotInSuperview)].key
    let place = subviews.indices.partitioningIndex {
      nodes[Int(subviews[$0].slotInSuperview)].key >= key
    }
    return place < subviews.count && subviews[place] === subview ? place : nil
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

extension SubviewBox {
  /// Whether the subview overrides hit-testing.
  var isAsked: Bool { !subview.flags.isDisjoint(with: .overridesHitTesting) }
}
