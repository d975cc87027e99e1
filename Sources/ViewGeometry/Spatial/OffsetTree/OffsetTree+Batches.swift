extension OffsetTree {
  /// How many walks go down side by side: more than a core has loads under way at once.
  private static let walks = threshold(16, low: 2)

  /// The lengths at some indices, in that order, as they were set, in points.
  ///
  /// In a tree larger than the caches a single query is bound by memory latency. Here several walks go down level by
  /// level, so that their cache misses overlap.
  ///
  /// - Precondition: each index is in `0..<count`.
  /// - Complexity: O(m log n) for m indices.
  package func lengths(at indices: some RandomAccessCollection<Int>) -> ContiguousArray<Double> {
    var lengths: ContiguousArray<Double> = []
    lengths.reserveCapacity(indices.count)
    forEachGroup(of: indices) { walks in
      for walk in walks { lengths.append(walk.length) }
    }
    return lengths
  }

  /// Reads the leaves of some rows, so that edits of them needn't wait for memory one after the other.
  ///
  /// - Precondition: each index is in `0..<count`.
  /// - Complexity: O(m log n) for m indices.
  package func bringIntoCache(_ indices: some RandomAccessCollection<Int>) {
    // One that is alone would be waited for as long here as there.
    guard indices.count > 1 else { return }
    var read: UInt8 = 0
    forEachGroup(of: indices) { walks in
      for walk in walks { read &+= walk.readLeaf() }
    }
    Self.use(read)
  }

  /// Keeps the compiler from leaving out what only makes later work faster.
  @inline(never)
  private static func use(_ value: UInt8) {
    withExtendedLifetime(value) {}
  }

  /// Calls `body` with walks that arrived, for some of the indices at a time, in order.
  @inline(__always)
  private func forEachGroup(
    of indices: some RandomAccessCollection<Int>,
    _ body: (UnsafeMutableBufferPointer<OffsetTreeWalk>.SubSequence) -> Void
  ) {
    guard let root = rows.root else {
      return precondition(indices.isEmpty, "An empty sequence has no rows")
    }
    withExtendedLifetime(root.object) {
      withUnsafeTemporaryAllocation(of: OffsetTreeWalk.self, capacity: Self.walks) { walks in
        let view = root.view
        var next = indices.startIndex
        while next != indices.endIndex {
          var used = 0
          while used < Self.walks, next != indices.endIndex {
            checkRow(indices[next])
            walks.initializeElement(at: used, to: OffsetTreeWalk(tree: view, row: indices[next]))
            indices.formIndex(after: &next)
            used += 1
          }
          for _ in 0..<view.height {
            for place in 0..<used { walks[place].descend() }
          }
          body(walks[..<used])
        }
      }
    }
  }
}

/// A walk down to a row; the tree must be held meanwhile.
private struct OffsetTreeWalk {
  var tree: CountedTreeView<OffsetTreeLeaf>
  /// The row within the tree, or what is left of it.
  var row: Int

  /// Goes to the child that holds the row; the tree is no leaf.
  mutating func descend() {
    let node = tree.node
    let lane = node.places.lane(at: Int64(row))
    row -= Int(node.places.before(lane))
    tree = node.child(lane)
  }

  private var leaf: OffsetTreeLeafView { tree.leaf._withUnsafeGuaranteedRef { $0.view } }

  /// The length of the row; the walk has come to a leaf.
  var length: Double { leaf.length(ofRow: row) }

  /// Reads a byte of each cache line from the row on, which is what an insertion or removal moves.
  func readLeaf() -> UInt8 {
    let leaf = leaf
    let bytes = OffsetTreeLeafView.bytes(leaf.kind, capacity: leaf.used)
    let first = min(bytes, OffsetTreeLeafView.bytes(leaf.kind, capacity: row) / 64 * 64)
    var read = leaf.kind.rawValue
    for offset in stride(from: 0, to: min(bytes, OffsetTreeLeafView.blockBytes), by: 64) {
      read &+= leaf.tail.load(fromByteOffset: offset, as: UInt8.self)
    }
    for offset in stride(from: first, to: bytes, by: 64) {
      read &+= leaf.tail.load(fromByteOffset: offset, as: UInt8.self)
    }
    return read
  }
}
