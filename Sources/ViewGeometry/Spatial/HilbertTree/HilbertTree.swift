/// A static R-tree of boxes, packed in the order of a Hilbert curve: part of a ``SpatialIndex``.
///
/// It is an R-tree (Antonin Guttman, "R-Trees: A Dynamic Index Structure for Spatial Searching",
/// doi:10.1145/602259.602266) with full nodes, built bottom up from boxes sorted along the curve
/// (Ibrahim Kamel and Christos Faloutsos, "On Packing R-trees", doi:10.1145/170088.170403, and
/// "Hilbert R-tree: An Improved R-tree Using Fractals", VLDB 1994). All nodes except the last of a
/// level are full, so the tree needs no pointers: the children of node j start at index j *
/// ``width`` of the next lower level, and the leaves below any node are consecutive. The flatbush
/// library uses the same pointer-free layout.
///
/// A box is identified by its *rank*, its index in painting order. Each inner node stores the
/// largest rank below each child, so a search for the topmost box skips everything below the
/// topmost box found so far.
///
/// **Layout.** A leaf has up to 16 boxes and takes 512 bytes for them, or 256 if all edges in the
/// tree are exact as `Float`s (``HilbertBoxes``). Its record is stored separately and takes 112
/// bytes: a sketch of the boxes with six bits per edge, and their ranks. An inner node takes 176
/// bytes: seven bits for each edge of each child, and the largest rank below each child. Searches
/// compare these cell indices first, so they read few boxes (``HilbertCells``). In total, a box
/// takes 39.7 bytes, or 23.7 if the boxes are stored as `Float`s, without ``items`` and ``depths``.
///
/// **Invariants.** The box stored for a child contains all boxes below the child. The rank stored
/// for a child is the largest one below the child. Every rank occurs once. Boxes are compact if
/// possible.
final class HilbertTree {
  /// The number of boxes.
  let count: Int
  /// The maximum number of boxes or children of a node.
  let width: Int
  /// A number that distinguishes the tree from the other trees of an index.
  let generation: UInt32
  /// The records of the leaves, at the start of the memory block that also contains nodes and
  /// boxes.
  private let records: UnsafeMutableRawPointer
  private let nodes: UnsafeMutableRawPointer
  private let boxes: HilbertBoxes
  let leafCount: Int
  /// The index of the root in the inner nodes; -1 if there are none.
  let root: Int
  /// The number of inner nodes whose children are leaves; these are stored first.
  ///
  /// If the tree has a single leaf, the value is 1, although there are no inner nodes.
  let levelOneCount: Int
  /// The number of levels above the leaves; the highest level has one node.
  let height: Int
  /// The item with each rank; nil if every item equals its rank.
  let items: ContiguousArray<UInt32>?
  /// The distinct `z` values of the boxes in ascending order, each with the highest rank of a box
  /// with that value plus 1.
  let depths: ContiguousArray<SpatialDepth>

  /// Creates a tree of the boxes in `extents`, which are in painting order; none of them is empty.
  ///
  /// If `inPaintingOrder` is true, the boxes aren't sorted along the curve, which suits boxes that
  /// are close to their neighbors in painting order. The tree doesn't depend on how `work` divides
  /// the work. The other parameters are the values of the properties with the same names.
  init(
    _ extents: UnsafeBufferPointer<Extent>, items: ContiguousArray<UInt32>?,
    depths: ContiguousArray<SpatialDepth>, width: Int, generation: UInt32,
    inPaintingOrder: Bool = false, _ work: ParallelWork = .standard
  ) {
    count = extents.count
    self.width = width
    self.generation = generation
    self.items = items
    self.depths = depths
    let leafCount = (count + width - 1) / width
    var levelStarts: [Int] = []
    var nodeCount = 0
    var level = leafCount
    while level > 1 {
      levelStarts.append(nodeCount)
      level = (level + width - 1) / width
      nodeCount += level
    }
    self.leafCount = leafCount
    height = levelStarts.count
    root = nodeCount - 1
    levelOneCount = (leafCount + width - 1) / width
    let isCompact = work.allParts(of: count) {
      UnsafeBufferPointer(rebasing: extents[$0]).allSatisfy(\.isCompact)
    }
    let recordBytes = (leafCount * HilbertLeaf.recordBytes + 63) & ~63
    let nodeBytes = (nodeCount * HilbertNode.bytes + 63) & ~63
    records = .allocateInLines(
      byteCount: recordBytes + nodeBytes
        + leafCount * HilbertLeaf.lanes * HilbertBoxes.bytes(isCompact: isCompact))
    nodes = records + recordBytes
    boxes = HilbertBoxes(at: nodes + nodeBytes, isCompact: isCompact)
    fill(
      extents, inPaintingOrder ? nil : HilbertOrder.sorted(extents, work),
      levelStarts: levelStarts, work)
  }

  deinit {
    records.deallocate()
  }
}

// Nothing is written after `init`, and the memory that `deinit` frees has one owner.
extension HilbertTree: @unchecked Sendable {}

/// A `z` value of boxes in a ``HilbertTree``, and the highest rank of these boxes plus 1.
struct SpatialDepth: Sendable, Hashable {
  let z: Int
  let end: Int
}

extension HilbertTree {
  /// Whether the edges of the boxes are stored as `Float`s.
  var isCompact: Bool { boxes.isCompact }

  func leaf(_ index: Int) -> HilbertLeaf {
    HilbertLeaf(
      record: records + index &* HilbertLeaf.recordBytes, boxes: boxes,
      first: index &* HilbertLeaf.lanes)
  }

  /// Returns an inner node by its index: the parents of leaves are first, and the root is last.
  func node(_ number: Int) -> HilbertNode {
    HilbertNode(address: nodes + number &* HilbertNode.bytes)
  }

  func item(ofRank rank: Int) -> Int {
    items.map { Int($0[rank]) } ?? rank
  }

  func items(ofRanks ranks: UnsafeMutableBufferPointer<UInt32>) -> [Int] {
    guard !ranks.isEmpty else { return [] }
    return Array(unsafeUninitializedCapacity: ranks.count) { found, count in
      count = ranks.count
      if let items {
        for place in 0..<count { found[place] = Int(items[Int(ranks[place])]) }
      } else {
        for place in 0..<count { found[place] = Int(ranks[place]) }
      }
    }
  }

  /// Returns the `z` of the box with the given rank.
  ///
  /// - Complexity: O(log n) for n distinct values.
  func depth(ofRank rank: Int) -> Int {
    depths[(0..<depths.count - 1).partitioningIndex { depths[$0].end > rank }].z
  }

  /// Calls `body` with the rank and the bounds of every box, leaf by leaf.
  func forEachBox(_ body: (Int, Extent) -> Void) {
    for index in 0..<leafCount {
      let leaf = leaf(index)
      for lane in 0..<min(width, count - index * width) {
        body(Int(leaf.ranks[lane]), leaf.box(lane))
      }
    }
  }
}
