import Foundation

/// Finds the frontmost of many subviews at a point (Decisions/0011).
///
/// Subviews that haven't changed since the index was built are in a packed R-tree. The others are
/// in a grid. When there are more subviews in the grid than in the tree, and the index has been
/// searched often enough to make up for the cost, it is rebuilt.
///
/// A change to a box costs O(1): a setter only records its view, and the next search updates the
/// boxes of all recorded views. A change in the order costs O(log subviews), amortized: subviews
/// have keys with gaps between them, and larger keys are in front.
///
/// The result is the same as that of a scan from front to back, because the subview found is tested
/// in the same way. Subviews whose classes override hit-test methods are listed separately. If
/// some of them are in front of the subview found, their overrides must be called.
///
/// The superview's `SubviewBoxes` own the `SiblingIndex`. A subview's *item* is the index of its
/// entries in the buffers below; the subview stores it in `slotInSuperview`.
final class SiblingIndex {
  @exclusivity(unchecked) var nodes: UnsafeMutablePointer<SiblingNode>
  /// The boxes of the items, as in `SubviewBoxes`.
  @exclusivity(unchecked) var boxes: UnsafeMutablePointer<SubviewBox>
  /// The subview of each item, in a separate buffer.
  @exclusivity(unchecked) var views: UnsafeMutablePointer<ViewCursor>
  /// A bit for each item; it is set if the item's current box is in the tree.
  @exclusivity(unchecked) var treeBits: UnsafeMutablePointer<UInt64>
  @exclusivity(unchecked) var capacity: Int
  /// The number of items allocated, including those in `free`.
  @exclusivity(unchecked) var used: Int
  @exclusivity(unchecked) var free: [Int32] = []
  private let tree: SpatialIndex
  @exclusivity(unchecked) var countInTree = 0
  @exclusivity(unchecked) var grid = SiblingGrid(capacity: 0)
  /// The subviews that changed since the last search, each flagged `hasStaleBox`.
  @exclusivity(unchecked) var staleSubviews: ContiguousArray<ViewCursor> = []
  /// The items of the subviews whose classes override hit-test methods, front to back; nil if a
  /// change has made them stale.
  @exclusivity(unchecked) var askedInOrder: [Int32]?
  @exclusivity(unchecked) var asked: Set<Int32> = []
  @exclusivity(unchecked) var lastKey = 0
  /// The number of searches since the index was built.
  ///
  /// The index is rebuilt only after enough searches to make up for the cost of rebuilding it.
  @exclusivity(unchecked) private var searches = 0

  /// The minimum number of subviews for which an index is built.
  ///
  /// An index is discarded when fewer than half this many subviews are left.
  static let fewest = threshold(192, low: 4)
  /// The initial difference between the keys of neighboring subviews.
  static let gap = threshold(1 << 32, low: 2)

  init(_ subviews: [View]) {
    used = subviews.count
    capacity = (subviews.count + 64) & ~63
    nodes = .allocateInLines(capacity: capacity)
    boxes = .allocateInLines(capacity: capacity)
    views = .allocateInLines(capacity: capacity)
    treeBits = .allocate(capacity: capacity / 64)
    treeBits.initialize(repeating: 0, count: capacity / 64)
    var extents = ContiguousArray<Extent>()
    extents.reserveInLargePages(used)
    for (item, subview) in subviews.enumerated() {
      subview.slotInSuperview = Int32(item)
      let box = SubviewBox(of: ViewCursor(subview))
      (boxes + item).initialize(to: box)
      (views + item).initialize(to: ViewCursor(subview))
      (nodes + item).initialize(to: SiblingNode(key: item * Self.gap))
      if box.isAsked { asked.insert(Int32(item)) }
      let (low, high) = box.extentInSuperview
      let isIndexed = all(low .< high) && !box.isAsked
      extents.append(
        isIndexed ? Extent(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y) : .empty)
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
    treeBits.deallocate()
  }

  /// Whether rebuilding the index saves time.
  ///
  /// This is the case if more subviews are in the grid than in the tree, and there have been enough
  /// searches since the index was built.
  var isWorn: Bool { grid.count > countInTree && searches > used / 64 }

  @inline(__always)
  func isInTree(_ item: Int) -> Bool { treeBits[item >> 6] &>> UInt64(item & 63) & 1 != 0 }

  // MARK: Search

  /// Returns the item of the frontmost subview at `point`; -1 if there is none.
  ///
  /// Subviews whose classes override hit-test methods are left out.
  func frontmost(at point: SIMD2<Double>) -> Int {
    if !staleSubviews.isEmpty { updateStaleBoxes() }
    searches &+= 1
    var best = -1
    if countInTree > 0 {
      best =
        tree.topmostItem(
          x: point.x, y: point.y,
          where: Filter(index: Unmanaged.passUnretained(self), point: point)) ?? -1
    }
    return grid.count == 0 ? best : frontmostInGrid(at: point, inFrontOf: best)
  }

  /// Returns the item of the frontmost subview in the grid at `point` if it is in front of the item
  /// `best`.
  ///
  /// Otherwise, returns `best`.
  private func frontmostInGrid(at point: SIMD2<Double>, inFrontOf best: Int) -> Int {
    var best = best
    var bestKey = best < 0 ? Int.min : nodes[best].key
    grid.visit(point, in: nodes) { item in
      let key = nodes[Int(item)].key
      if key > bestKey, boxes[Int(item)].holds(point) { (best, bestKey) = (Int(item), key) }
    }
    return best
  }

  private struct Filter: SpatialIndexFilter {
    let index: Unmanaged<SiblingIndex>
    let point: SIMD2<Double>

    /// True, because `accepts(_:)` makes the exact test, with the subview's own box or the subview
    /// itself.
    ///
    /// The search therefore doesn't read the box in the tree, which saves a cache miss.
    @inline(__always)
    static var comparesBoxes: Bool { true }

    @inline(__always)
    func accepts(_ item: Int) -> Bool {
      index._withUnsafeGuaranteedRef { index in
        guard index.isInTree(item) else { return false }
        let box = index.boxes + item
        // A hit view is retained after the search. Reading it here fetches the view and its box at
        // the same time.
        guard box.pointee.admits(point) & index.views[item].touch() != 0 else { return false }
        return box.pointee.inner.isBuilt
          || box.pointee.subview.pointInside(fromParent: point) != nil
      }
    }
  }

  /// Returns the index of a subview among the subviews, by a binary search for its key; nil if it
  /// isn't among them.
  ///
  /// - Complexity: O(log subviews).
  func place(of subview: View, among subviews: [View]) -> Int? {
    let key = nodes[Int(subview.slotInSuperview)].key
    let place = subviews.indices.partitioningIndex {
      nodes[Int(subviews[$0].slotInSuperview)].key >= key
    }
    return place < subviews.count && subviews[place] === subview ? place : nil
  }

  /// Returns whether the class of a subview in front of `item` overrides hit-test methods.
  ///
  /// If `item` is -1, returns whether the class of any subview does.
  @inline(__always)
  func mustAsk(inFrontOf item: Int) -> Bool {
    asked.isEmpty ? false : asksInFront(of: item)
  }

  private func asksInFront(of item: Int) -> Bool {
    guard let front = askedFrontToBack.first else { return false }
    return item < 0 || nodes[Int(front)].key > nodes[item].key
  }

  /// Returns the subviews in front of `item` whose classes override hit-test methods, front to
  /// back.
  ///
  /// If `item` is -1, returns all such subviews.
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
  /// Whether the class of the subview overrides hit-test methods.
  var isAsked: Bool { !subview.flags.isDisjoint(with: .overridesHitTesting) }
}
