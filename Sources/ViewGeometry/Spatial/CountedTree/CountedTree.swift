/// An ordered sequence of leaves that finds a leaf by element index or by offset in O(log n).
///
/// The sequence is a counted B+ tree: each node stores arrays with the prefix sums of the element
/// counts, lengths and counters of up to 32 children. A search compares a value with all sums in
/// one of these arrays to find the child to enter (Bayer and McCreight, "Organization and
/// Maintenance of Large Ordered Indices", doi:10.1007/BF00288683; Knuth, The Art of Computer
/// Programming 6.2.3, for counting). All leaves have the same depth. A tree of one leaf is that
/// leaf.
///
/// The tree is a value type: a copy costs O(1) and is independent, because shared nodes and leaves
/// are copied on write. Sums are exact and don't depend on the history of the tree. Decisions/0016
/// explains why one tree serves all sequences.
package struct CountedTree<Leaf: CountedLeaf> {
  /// A leaf, or a node with its subtree.
  struct Root {
    var object: AnyObject
    /// The number of node levels above the leaves; 0 for a leaf.
    var height: Int

    @inline(__always)
    var view: CountedTreeView<Leaf> {
      CountedTreeView(Unmanaged.passUnretained(object), height: height)
    }
  }

  var root: Root?
  let rules: Leaf.Rules

  /// Creates a tree of `leaves`.
  ///
  /// If there are several leaves, each must have at least the minimum size of a leaf that isn't the
  /// root.
  ///
  /// - Complexity: O(n).
  package init(_ leaves: some RandomAccessCollection<Leaf>, _ rules: Leaf.Rules) {
    precondition(
      3...AscendingEnds.lanes ~= rules.fanOut,
      "The maximum number of children must be 3 to 32, not \(rules.fanOut).")
    self.rules = rules
    root = build(leaves)
  }

  init(root: Root?, _ rules: Leaf.Rules) {
    self.root = root
    self.rules = rules
  }

  /// The number of elements.
  package var places: Int { root.map { $0.view.places } ?? 0 }

  /// The sum of the lengths.
  package var sum: OffsetTreeSum { root.map { $0.view.sum } ?? .zero }

  /// Returns the sum, over all leaves, of the counter with the given index.
  package func counter(_ index: Int) -> Int64 { root.map { $0.view.counter(index) } ?? 0 }

  /// The summary of all leaves, or nil if there are no leaves.
  package var summary: Leaf.Summary? { root.map { $0.view.summary } }

  /// Calls `body` with each leaf and the number of elements before that leaf, until `body` returns
  /// false.
  ///
  /// If `counter` isn't nil, leaves that add nothing to the counter with this index are skipped.
  ///
  /// - Complexity: O(n). If `counter` isn't nil, O(log n) for each leaf visited.
  package func forEach(addingTo counter: Int? = nil, while body: (Leaf, Int) -> Bool) {
    guard let root else { return }
    withExtendedLifetime(root.object) {
      if let counter, root.view.counter(counter) == 0 { return }
      root.view.forEachLeaf(in: 0..<root.view.places, addingTo: counter) { place in
        body(place.leaf.takeUnretainedValue(), place.before)
      }
    }
  }

  /// Calls `body` with the leaf that contains an element, and with the location of that leaf.
  ///
  /// Nothing is retained during the call. Traps if there is no element at the index `place`.
  @inline(__always)
  func withLeaf<Answer>(
    ofPlace place: Int, _ body: (Leaf, LocatedLeaf<Leaf>) -> Answer
  ) -> Answer {
    guard let view = root?.view, place >= 0, place < view.places else {
      preconditionFailure("There is no element \(place): the tree has \(places).")
    }
    let found = LocatedLeaf(of: place, in: view)
    return found.leaf._withUnsafeGuaranteedRef { body($0, found) }
  }
}

// A node is written only through a `mutating` method of a tree, and only after
// `isKnownUniquelyReferenced` has shown that no other tree or node refers to it or to any node on
// the path down to it. Nodes reachable from two trees are never written again, and nodes reachable
// from only one are written under that tree's exclusive access. The same holds for leaves.
extension CountedTree: @unchecked Sendable {}
