extension OffsetTree {
  /// The number of walks side by side: more than the loads a core has in flight.
  private static let walks = threshold(16, low: 2)

  /// The lengths at some indices, in that order, in points.
  ///
  /// In a tree larger than the caches a single query is bound by memory latency. Here several walks
  /// descend level by level, so that their cache misses overlap.
  ///
  /// - Precondition: Each index is in `0..<count`.
  /// - Complexity: O(m log n) for m indices.
  package func lengths(at indices: some RandomAccessCollection<Int>) -> ContiguousArray<Double> {
    var lengths: ContiguousArray<Double> = []
    lengths.reserveCapacity(indices.count)
    forEachGroup(of: indices) { walks in
      for walk in walks { lengths.append(walk.length) }
    }
    return lengths
  }

  /// Reads the leaves of some rows, so that edits of them don't wait for memory one by one.
  ///
  /// - Precondition: Each index is in `0..<count`.
  /// - Complexity: O(m log n) for m indices.
  package func bringIntoCache(_ indices: some RandomAccessCollection<Int>) {
    // A single one would be waited for as long here as in the edit.
    guard indices.count > 1 else { return }
    var read: UInt8 = 0
    forEachGroup(of: indices) { walks in
      for walk in walks { read &+= walk.readLeaf() }
    }
    Self.use(read)
  }

  /// Keeps the compiler from eliminating reads whose only purpose is the cache.
  @inline(never)
  private static func use(_ value: UInt8) {
    withExtendedLifetime(value) {}
  }

  /// Calls `body` with completed walks for groups of the indices, in order.
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

/// A walk down to a row; the tree must be kept alive meanwhile.
private struct OffsetTreeWalk {
  var tree: CountedTreeView<OffsetTreeLeaf>
  /// The index of the row within the current subtree.
  var row: Int

  /// Moves to the child that contains the row; the tree isn't a leaf.
  mutating func descend() {
    let node = tree.node
    let lane = node.places.lane(at: Int64(row))
    row -= Int(node.places.before(lane))
    tree = node.child(lane)
  }

  private var leaf: OffsetTreeLeafView { tree.leaf._withUnsafeGuaranteedRef { $0.view } }

  /// The length of the row; the walk has reached a leaf.
  var length: Double { leaf.length(ofRow: row) }

  /// Reads a byte of each cache line from the row on, the bytes that an insertion or removal moves.
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
