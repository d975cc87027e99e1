/// Boxes in a static R-tree, packed in the order of a Hilbert curve: the part of a ``SpatialIndex`` that doesn't change.
///
/// An R-tree (Antonin Guttman, "R-Trees: A Dynamic Index Structure for Spatial Searching", doi:10.1145/602259.602266) with
/// full nodes, built bottom up from boxes sorted along the curve (Ibrahim Kamel and Christos Faloutsos, "On Packing
/// R-trees", doi:10.1145/170088.170403, and "Hilbert R-tree: An Improved R-tree Using Fractals", VLDB 1994). That all nodes
/// but the last of a level are full makes pointers needless: the children of node j are the nodes from 16 j on of the level
/// below, and the leaves below any node are neighbours. The flat form is known from the flatbush library.
///
/// A box is named by its *rank*, its place in painting order. Each inner node holds the largest rank below each child, so a
/// search for the topmost box leaves out whatever lies under what it has found.
///
/// **Layout.** A leaf is 576 bytes: 16 doubles each of minX, minY, maxX, maxY, then 16 ranks. An inner node is 320 bytes: the
/// same for its children, but in floats rounded outwards, which only ever costs a look too many. Lanes that aren't in use
/// hold a box that nothing meets. That makes 37.4 bytes a box.
///
/// **Invariants.** The box of a child holds all boxes below it; its rank is the largest below it; every rank occurs once.
final class HilbertTree {
  /// The number of boxes.
  let count: Int
  /// How many boxes or children a node has at most.
  let width: Int
  /// Tells the trees of an index apart.
  let generation: UInt32
  let leaves: UnsafeMutableRawPointer
  let inner: UnsafeMutableRawPointer
  /// The first inner node of each level above the leaves, from the lowest level up.
  let levelStarts: UnsafeMutablePointer<Int>
  /// The number of levels above the leaves; the highest has one node.
  let height: Int
  /// The items by rank; nil when they are the ranks.
  let items: ContiguousArray<UInt32>?
  /// The different depths with the rank after the last box of each, ascending.
  let depths: ContiguousArray<SpatialDepth>

  /// A tree of the boxes of `extents`, which are in painting order and not empty.
  init(
    _ extents: UnsafeBufferPointer<Extent>, items: ContiguousArray<UInt32>?,
    depths: ContiguousArray<SpatialDepth>, width: Int, generation: UInt32
  ) {
    count = extents.count
    self.width = width
    self.generation = generation
    self.items = items
    self.depths = depths
    var levels: [Int] = []
    var nodes = (count + width - 1) / width
    leaves = .allocate(byteCount: max(1, nodes) * HilbertLeaf.bytes, alignment: 64)
    var innerCount = 0
    while nodes > 1 {
      levels.append(innerCount)
      nodes = (nodes + width - 1) / width
      innerCount += nodes
    }
    height = levels.count
    inner = .allocate(byteCount: max(1, innerCount) * HilbertNode.bytes, alignment: 64)
    levelStarts = .allocate(capacity: max(1, height))
    levelStarts.initialize(from: levels, count: height)
    fillLeaves(extents)
    fillLevels()
  }

  deinit {
    leaves.deallocate()
    inner.deallocate()
    levelStarts.deallocate()
  }

  var leafCount: Int { (count + width - 1) / width }
}

// Nothing is written after `init`, and what `deinit` frees was shared with nobody.
extension HilbertTree: @unchecked Sendable {}

/// A depth of a ``HilbertTree`` with the rank after the last box that lies at it.
struct SpatialDepth: Sendable, Hashable {
  let z: Int
  let end: Int
}

extension HilbertTree {
  func leaf(_ index: Int) -> HilbertLeaf {
    HilbertLeaf(address: leaves + index &* HilbertLeaf.bytes)
  }

  /// A node of a level from 1, the parents of leaves, to `height`.
  func node(_ index: Int, level: Int) -> HilbertNode {
    HilbertNode(address: inner + (levelStarts[level &- 1] &+ index) &* HilbertNode.bytes)
  }

  func nodeCount(level: Int) -> Int {
    var nodes = leafCount
    for _ in 0..<level { nodes = (nodes + width - 1) / width }
    return nodes
  }

  func item(ofRank rank: Int) -> Int {
    items.map { Int($0[rank]) } ?? rank
  }

  /// The depth of a box, by binary search.
  func depth(ofRank rank: Int) -> Int {
    var (low, high) = (0, depths.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if depths[middle].end <= rank { low = middle + 1 } else { high = middle }
    }
    return depths[low].z
  }

  /// Calls `body` with every box and its rank, along the curve.
  func forEachBox(_ body: (Int, Extent) -> Void) {
    for index in 0..<leafCount {
      let leaf = leaf(index)
      for lane in 0..<min(width, count - index * width) {
        body(Int(leaf.ranks[lane]), leaf.box(lane))
      }
    }
  }
}
