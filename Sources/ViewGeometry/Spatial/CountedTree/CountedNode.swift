/// The header of an inner node of a ``CountedTree``, which precedes the node's rows.
struct CountedNodeHeader {
  /// The height: 1 if the children are leaves, otherwise one more than the height of the children.
  let height: Int32
  /// The number of counters, which are sums kept in addition to the element counts and the lengths.
  let counters: Int32
  /// The number of children.
  var used: Int
}

/// An inner node of a ``CountedTree``: a single allocation of a header and the rows that follow it.
final class CountedNode: ManagedBuffer<CountedNodeHeader, Int64> {
  deinit {
    _ = withUnsafeMutablePointerToHeader { header in
      UnsafeMutableRawPointer(header + 1).assumingMemoryBound(to: AnyObject.self)
        .deinitialize(count: header.pointee.used)
    }
  }

  /// Allocates a node with space for `bytes` bytes after its header.
  ///
  /// The caller initializes these bytes.
  static func allocate(_ header: CountedNodeHeader, bytes: Int) -> CountedNode {
    let buffer = create(minimumCapacity: (bytes + 7) / 8) { _ in header }
    return unsafeDowncast(buffer, to: CountedNode.self)
  }
}

/// Access to a node's contents by address, so that a descent through the tree does no reference
/// counting.
///
/// This is safe because the creator of a view keeps the tree's root alive until the descent ends,
/// and the root retains everything below it. Writing through a view is safe if the node is uniquely
/// referenced.
///
/// The header is followed by rows of 32 words: the children, the element counts, the units and
/// fractions of the lengths if there are any, and a row for each counter. The summary is last.
struct CountedNodeView<Leaf: CountedLeaf> {
  let header: UnsafeMutablePointer<CountedNodeHeader>

  /// Creates a view of a node that the caller retains.
  @inline(__always)
  init(_ node: CountedNode) {
    header = node.withUnsafeMutablePointerToHeader { $0 }
  }

  /// The maximum number of children.
  static var lanes: Int { AscendingEnds.lanes }
  private static var rowBytes: Int { lanes * 8 }
  private static var firstCounter: Int { Leaf.hasLengths ? 4 : 2 }

  /// Returns the number of bytes after the header.
  private static func bytes(counters: Int) -> Int {
    rowBytes * (firstCounter + counters) + MemoryLayout<Leaf.Summary>.size
  }

  var height: Int { Int(header.pointee.height) }
  var used: Int { header.pointee.used }
  var counterCount: Int { Int(header.pointee.counters) }
  /// The size of the object in bytes, header included.
  var byteCount: Int {
    16 + MemoryLayout<CountedNodeHeader>.stride + Self.bytes(counters: counterCount)
  }

  private var tail: UnsafeMutableRawPointer { UnsafeMutableRawPointer(header + 1) }

  @inline(__always)
  private func row(_ index: Int) -> UnsafeMutablePointer<Int64> {
    (tail + Self.rowBytes &* index).assumingMemoryBound(to: Int64.self)
  }

  var children: UnsafeMutablePointer<AnyObject> {
    tail.assumingMemoryBound(to: AnyObject.self)
  }
  /// The prefix sums of the element counts.
  var places: CountedEnds { CountedEnds(ends: row(1)) }
  /// The prefix sums of the lengths.
  var lengths: CountedLengthEnds { CountedLengthEnds(units: row(2), fractions: row(3)) }
  /// Returns the prefix sums of a counter.
  @inline(__always)
  func counter(_ index: Int) -> CountedEnds { CountedEnds(ends: row(Self.firstCounter &+ index)) }
  var summary: UnsafeMutablePointer<Leaf.Summary> {
    (tail + Self.rowBytes &* (Self.firstCounter &+ counterCount))
      .assumingMemoryBound(to: Leaf.Summary.self)
  }

  /// Returns a child as a view, without reference counting.
  @inline(__always)
  func child(_ lane: Int) -> CountedTreeView<Leaf> {
    CountedTreeView(address(ofChild: lane), height: height &- 1)
  }

  @inline(__always)
  func address(ofChild lane: Int) -> Unmanaged<AnyObject> {
    (tail + lane &* 8).load(as: Unmanaged<AnyObject>.self)
  }
}

extension CountedNodeView {
  /// Creates a node with the given children.
  ///
  /// There must be at most `lanes` children, and all must have the same height.
  static func make(
    _ children: ArraySlice<AnyObject>, height: Int, counters: Int
  ) -> CountedNode {
    let node = empty(height: height, counters: counters)
    withExtendedLifetime(node) { CountedNodeView(node).replaceChildren(0..<0, with: children) }
    return node
  }

  private static func empty(height: Int, counters: Int) -> CountedNode {
    let node = CountedNode.allocate(
      CountedNodeHeader(height: Int32(height), counters: Int32(counters), used: 0),
      bytes: bytes(counters: counters))
    withExtendedLifetime(node) { CountedNodeView(node).clearEnds(0..<lanes) }
    return node
  }

  /// Creates a node that contains the receiver's children in the range `lanes`.
  func copied(_ lanes: Range<Int>) -> CountedNode {
    let node = Self.empty(height: height, counters: counterCount)
    withExtendedLifetime(node) {
      let new = CountedNodeView(node)
      new.children.initialize(from: children + lanes.lowerBound, count: lanes.count)
      new.header.pointee.used = lanes.count
      func copy<Row: CountedRow>(_ ends: Row, to newEnds: Row) {
        let before = ends.before(lanes.lowerBound)
        for lane in lanes { newEnds[lane - lanes.lowerBound] = ends[lane] - before }
      }
      copy(places, to: new.places)
      if Leaf.hasLengths { copy(lengths, to: new.lengths) }
      for index in 0..<counterCount { copy(counter(index), to: new.counter(index)) }
      if lanes.count == used { new.summary.pointee = summary.pointee } else { new.sumUp() }
    }
    return node
  }

  /// Makes a reference to a node unique, copying the node if needed, and returns a view of the
  /// node.
  @inline(__always)
  static func unique(_ object: inout AnyObject) -> CountedNodeView {
    withUnsafeMutablePointer(to: &object) { slot in
      let node = UnsafeMutableRawPointer(slot).assumingMemoryBound(to: CountedNode.self)
      if !isKnownUniquelyReferenced(&node.pointee) {
        let view = CountedNodeView(node.pointee)
        node.pointee = view.copied(0..<view.used)
      }
      return CountedNodeView(node.pointee)
    }
  }

  private func clearEnds(_ lanes: Range<Int>) {
    places.clear(lanes)
    if Leaf.hasLengths { lengths.clear(lanes) }
    for index in 0..<counterCount { counter(index).clear(lanes) }
  }
}

/// Mutations of a uniquely referenced node.
extension CountedNodeView {
  /// Replaces the children in the range `lanes` with `new`.
  ///
  /// The node must have space for these.
  @inline(__always)
  func replaceChildren<Children: RandomAccessCollection>(
    _ lanes: Range<Int>, with new: Children
  ) where Children.Element: AnyObject {
    let (count, used) = (new.count, used)
    let behind = children + lanes.upperBound
    (children + lanes.lowerBound).deinitialize(count: lanes.count)
    (children + lanes.lowerBound + count)
      .moveInitialize(from: behind, count: used - lanes.upperBound)
    for (offset, child) in new.enumerated() {
      (children + lanes.lowerBound + offset).initialize(to: child)
    }
    header.pointee.used = used - lanes.count + count
    places.replace(lanes, used: used, with: count) { Int64(child(lanes.lowerBound + $0).places) }
    if Leaf.hasLengths {
      lengths.replace(lanes, used: used, with: count) { child(lanes.lowerBound + $0).sum }
    }
    for index in 0..<counterCount {
      counter(index).replace(lanes, used: used, with: count) {
        child(lanes.lowerBound + $0).counter(index)
      }
    }
    sumUp()
  }

  /// Updates the totals and the summary after a child has changed.
  @inline(__always)
  func childDidChange(_ lane: Int) {
    let (child, used) = (child(lane), used)
    places.set(Int64(child.places), of: lane, used: used)
    if Leaf.hasLengths { lengths.set(child.sum, of: lane, used: used) }
    for index in 0..<counterCount { counter(index).set(child.counter(index), of: lane, used: used) }
    sumUp()
  }

  /// Moves the children whose index is at least `lane` to a new node, and returns that node.
  func splitOff(from lane: Int) -> CountedNode {
    let node = copied(lane..<used)
    replaceChildren(lane..<used, with: EmptyCollection<CountedNode>())
    return node
  }

  /// Updates the summary by combining the summaries of all children.
  @inline(__always)
  private func sumUp() {
    guard MemoryLayout<Leaf.Summary>.size > 0, used > 0 else { return }
    var all = child(0).summary
    for lane in 1..<max(1, used) { all = Leaf.joined(all, child(lane).summary) }
    summary.pointee = all
  }
}
