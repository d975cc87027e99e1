import ViewGeometry

/// The elements of a dump as a snapshot, with a mapping in both directions.
struct FrozenDump: Sendable {
  /// For each element of the dump, the corresponding element of the snapshot.
  let ids: [GeometrySnapshot.ID]
  private let frozen: TreeSnapshot<DumpTree>
  private let tree: DumpTree

  var snapshot: GeometrySnapshot { frozen.snapshot }

  /// Takes the snapshot.
  ///
  /// - Complexity: O(n).
  init(_ tree: DumpTree, count: Int) {
    let frozen = TreeSnapshot(of: tree)
    (self.frozen, self.tree) = (frozen, tree)
    var ids = Array(repeating: frozen.snapshot.root, count: count)
    for id in frozen.snapshot.elements {
      let node = frozen.node(of: id)
      if node >= 0 { ids[Int(node)] = id }
    }
    self.ids = ids
  }

  /// Returns the index of the dump's element for an element of the snapshot; nil for the screen.
  ///
  /// For a cut, an extra node of ``DumpTree``, it is the index of the clipping ancestor.
  func place(of id: GeometrySnapshot.ID) -> Int? { tree.place(of: frozen.node(of: id)) }
}
