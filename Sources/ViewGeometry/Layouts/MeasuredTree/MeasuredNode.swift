/// What every node of a ``MeasuredTree`` knows about the elements below it.
struct MeasuredNodeHeader {
  /// 1 when the children are elements, else one more than that of the children.
  var height: Int32
  /// The number of children.
  var used: Int32
  /// Whether no position below has a fraction of 1/64 point.
  var isWhole: Bool
  var places: Int
  var sum: OffsetTreeSum
  var marks: Int
}

/// A node of a ``MeasuredTree``: one allocation, its header in front of its arrays.
final class MeasuredNode: ManagedBuffer<MeasuredNodeHeader, Int64> {
  /// The address of the node's contents, valid while someone holds the node.
  ///
  /// The compiler may release a node after the last use of the reference, whatever is still done with addresses: use
  /// this only where something else holds the node, or in `read`.
  var view: MeasuredNodeView {
    withUnsafeMutablePointerToHeader { MeasuredNodeView(header: $0) }
  }

  /// Runs a function on the node's contents while the node is held.
  @inline(__always)
  func read<Result>(_ body: (MeasuredNodeView) -> Result) -> Result {
    withExtendedLifetime(self) { body(view) }
  }

  var height: Int { read { $0.height } }
  var used: Int { read { $0.used } }

  deinit {
    let view = view
    view.children.deinitialize(count: view.used)
  }

  /// A node over children of one height, at least one and at most as many as there are lanes.
  static func over(_ children: ArraySlice<MeasuredChild>, height: Int) -> MeasuredNode {
    let node = allocate(
      MeasuredNodeHeader(
        height: Int32(height), used: Int32(children.count), isWhole: true, places: 0, sum: .zero,
        marks: 0))
    node.read { view in
      var (places, sum) = (0, OffsetTreeSum.zero)
      for (lane, child) in children.enumerated() {
        (view.children + lane).initialize(to: child.object)
        places += child.places
        sum = sum.adding(child.sum)
        view.setEnd(lane, places: Int64(places), sum: sum)
        view.header.pointee.isWhole = view.isWhole && child.isWhole
        view.header.pointee.marks += child.marks
      }
      view.clearEnds(from: children.count)
      view.header.pointee.places = places
      view.header.pointee.sum = sum
    }
    return node
  }

  private static func allocate(_ header: MeasuredNodeHeader) -> MeasuredNode {
    let buffer = create(minimumCapacity: MeasuredNodeView.words) { _ in header }
    return unsafeDowncast(buffer, to: MeasuredNode.self)
  }

  /// Makes `node` the only reference to its contents, copying them if it isn't.
  static func makeUnique(_ node: inout MeasuredNode) {
    guard !isKnownUniquelyReferenced(&node) else { return }
    node = node.read { old in
      let copy = allocate(old.header.pointee)
      copy.read { new in
        new.tail.copyMemory(from: old.tail, byteCount: MeasuredNodeView.childrenOffset)
        new.children.initialize(from: old.children, count: old.used)
      }
      return copy
    }
  }
}
