extension CountedTree {
  /// Traps if an invariant of the tree is broken.
  package func checkInvariants() {
    let broken = brokenInvariant
    precondition(broken == nil, broken ?? "")
  }

  /// A description of a violated invariant, or nil if all of these hold.
  ///
  /// - All leaves have the same depth, and each node's height is correct.
  /// - A node below the root has at least `fewestChildren` children, and a root that isn't a leaf
  ///   has at least two. No node has more than `fanOut`.
  /// - Every entry in use is the exact prefix sum; all other entries are `unreachable`.
  /// - The leaves' own invariants hold.
  package var brokenInvariant: String? {
    root.flatMap { root in
      withExtendedLifetime(root.object) { brokenInvariant(root.view, isRoot: true) }
    }
  }

  /// Returns the memory used by the nodes, with allocator overhead, and by the leaves, in bytes.
  ///
  /// `body` returns the memory used by a leaf. Nodes and leaves that are shared with copies are
  /// counted in full.
  func memory(_ body: (Leaf) -> Int) -> Int {
    func memory(_ tree: CountedTreeView<Leaf>) -> Int {
      guard tree.height > 0 else { return tree.leaf._withUnsafeGuaranteedRef(body) }
      let own = (tree.node.byteCount + 8 + 15) / 16 * 16
      return (0..<tree.node.used).reduce(own) { $0 + memory(tree.node.child($1)) }
    }
    return root.map { root in withExtendedLifetime(root.object) { memory(root.view) } } ?? 0
  }

  private func brokenInvariant(_ tree: CountedTreeView<Leaf>, isRoot: Bool) -> String? {
    guard tree.height > 0 else {
      return tree.leaf._withUnsafeGuaranteedRef { leaf in
        leaf.places < 1
          ? "A leaf has \(leaf.places) elements." : leaf.brokenInvariant(rules, isRoot: isRoot)
      }
    }
    let (node, used) = (tree.node, tree.node.used)
    if node.height != tree.height { return "A node has height \(node.height)." }
    guard (isRoot ? 2 : fewestChildren)...fanOut ~= used else {
      return "A node has \(used) children."
    }
    for lane in 0..<used {
      if let broken = brokenInvariant(node.child(lane), isRoot: false) { return broken }
    }
    func areSums<Row: CountedRow>(_ row: Row, _ sum: (CountedTreeView<Leaf>) -> Row.Sum) -> Bool {
      (0..<used).allSatisfy { row[$0] == row.before($0) + sum(node.child($0)) }
        && (used..<AscendingEnds.lanes).allSatisfy { row[$0] == Row.unreachable }
    }
    guard areSums(node.places, { Int64($0.places) }),
      !Leaf.hasLengths || areSums(node.lengths, { $0.sum }),
      (0..<node.counterCount).allSatisfy({ index in
        areSums(node.counter(index)) { $0.counter(index) }
      })
    else { return "The ends of a node are wrong." }
    return nil
  }
}
