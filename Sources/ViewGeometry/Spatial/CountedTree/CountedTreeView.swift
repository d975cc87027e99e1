/// Access by address to a tree or subtree: a leaf, or a node with its descendants.
///
/// A view doesn't count references; its creator keeps the tree alive while the view is used.
struct CountedTreeView<Leaf: CountedLeaf> {
  private let root: Unmanaged<AnyObject>
  /// The number of node levels above the leaves; 0 for a leaf.
  let height: Int

  @inline(__always)
  init(_ root: Unmanaged<AnyObject>, height: Int) {
    (self.root, self.height) = (root, height)
  }

  /// The root node; valid only if the tree isn't a leaf.
  @inline(__always)
  var node: CountedNodeView<Leaf> { Self.node(root) }

  /// The root leaf; valid only if the tree is a leaf.
  @inline(__always)
  var leaf: Unmanaged<Leaf> { Unmanaged.fromOpaque(root.toOpaque()) }

  @inline(__always)
  private static func node(_ object: Unmanaged<AnyObject>) -> CountedNodeView<Leaf> {
    Unmanaged<CountedNode>.fromOpaque(object.toOpaque())
      ._withUnsafeGuaranteedRef { CountedNodeView($0) }
  }

  /// The number of elements.
  @inline(__always)
  var places: Int {
    height == 0
      ? leaf._withUnsafeGuaranteedRef { $0.places } : Int(node.places[node.used &- 1])
  }

  /// The sum of the lengths.
  @inline(__always)
  var sum: OffsetTreeSum {
    height == 0 ? leaf._withUnsafeGuaranteedRef { $0.sum } : node.lengths[node.used &- 1]
  }

  /// Returns the sum, over all leaves, of the counter with the given index.
  @inline(__always)
  func counter(_ index: Int) -> Int64 {
    height == 0
      ? leaf._withUnsafeGuaranteedRef { $0.counter(index) }
      : node.counter(index)[node.used &- 1]
  }

  var summary: Leaf.Summary {
    height == 0 ? leaf._withUnsafeGuaranteedRef { $0.summary } : node.summary.pointee
  }

  /// Returns the leaf at which a descent from the root ends; `lane` returns the child to enter.
  @inline(__always)
  func descend(_ lane: (CountedNodeView<Leaf>) -> Int) -> Unmanaged<Leaf> {
    var (object, level) = (root, height)
    while level > 0 {
      let node = Self.node(object)
      object = node.address(ofChild: lane(node))
      level &-= 1
    }
    return Unmanaged.fromOpaque(object.toOpaque())
  }
}

/// A leaf found by a descent from the root, with the totals of the leaves before it.
struct LocatedLeaf<Leaf: CountedLeaf> {
  private(set) var leaf: Unmanaged<Leaf>
  /// The number of elements before the leaf.
  private(set) var before = 0
  /// The total length before the leaf.
  private(set) var start = OffsetTreeSum.zero

  /// Finds the leaf that contains the element at index `place`.
  ///
  /// The element must exist.
  @inline(__always)
  init(of place: Int, in tree: CountedTreeView<Leaf>) {
    var (before, start) = (0, OffsetTreeSum.zero)
    leaf = tree.descend { node in
      let lane = node.places.lane(at: Int64(place &- before))
      Self.step(to: lane, of: node, &before, &start)
      return lane
    }
    (self.before, self.start) = (before, start)
  }

  /// Finds the leaf that contains an offset; a leaf contains its start, but not its end.
  ///
  /// `position` is at least 0 and less than the total length.
  @inline(__always)
  init(at position: OffsetTreeSum, in tree: CountedTreeView<Leaf>) {
    var (before, start) = (0, OffsetTreeSum.zero)
    leaf = tree.descend { node in
      let lane = node.lengths.lane(at: position - start)
      Self.step(to: lane, of: node, &before, &start)
      return lane
    }
    (self.before, self.start) = (before, start)
  }

  /// Finds the leaf at an offset in units of 1/64 point; all lengths must be whole units.
  @inline(__always)
  init(atUnits position: Int64, in tree: CountedTreeView<Leaf>) {
    var (before, start) = (0, Int64(0))
    leaf = tree.descend { node in
      let lane = AscendingEnds.rank(of: position &- start, in: node.lengths.units)
      if lane > 0 {
        before &+= Int(node.places[lane &- 1])
        start &+= node.lengths.units[lane &- 1]
      }
      return lane
    }
    (self.before, self.start) = (before, OffsetTreeSum(units: start, fraction: 0))
  }

  fileprivate init(_ leaf: Unmanaged<Leaf>, before: Int, start: OffsetTreeSum) {
    (self.leaf, self.before, self.start) = (leaf, before, start)
  }

  @inline(__always)
  private static func step(
    to lane: Int, of node: CountedNodeView<Leaf>, _ before: inout Int,
    _ start: inout OffsetTreeSum
  ) {
    guard lane > 0 else { return }
    before &+= Int(node.places[lane &- 1])
    if Leaf.hasLengths { start += node.lengths[lane &- 1] }
  }
}

extension CountedTreeView {
  /// Calls `body` with the leaves that contain the elements in `range`, in order, until `body`
  /// returns false.
  ///
  /// - Parameters:
  ///   - range: The indices of the elements in the whole tree.
  ///   - counter: The index of a counter; leaves and subtrees that add nothing to it are skipped.
  ///     If it is nil, none are skipped.
  ///   - first: The index of the first element of this subtree.
  ///   - start: The total length before this subtree.
  ///   - body: A function that returns whether to continue.
  /// - Returns: False if `body` returned false.
  /// - Complexity: O(log n + leaves); with a counter, O(log n) for each leaf visited.
  @discardableResult
  func forEachLeaf(
    in range: Range<Int>, addingTo counter: Int? = nil, from first: Int = 0,
    start: OffsetTreeSum = .zero, _ body: (LocatedLeaf<Leaf>) -> Bool
  ) -> Bool {
    guard height > 0 else { return body(LocatedLeaf(leaf, before: first, start: start)) }
    let node = node
    var lane = range.lowerBound > first ? node.places.lane(at: Int64(range.lowerBound - first)) : 0
    while lane < node.used, first + Int(node.places.before(lane)) < range.upperBound {
      defer { lane += 1 }
      if let counter, node.counter(counter).sum(of: lane..<lane + 1) == 0 { continue }
      let isDone = node.child(lane).forEachLeaf(
        in: range, addingTo: counter, from: first + Int(node.places.before(lane)),
        start: Leaf.hasLengths ? start + node.lengths.before(lane) : .zero, body)
      if !isDone { return false }
    }
    return true
  }
}

extension CountedTreeView {
  /// Returns the largest sum whose `points` is at most `position`.
  ///
  /// Returns nil if `position` is NaN, or isn't in `0 ..< sum.points`. Searching for this sum makes
  /// the results agree with the rounded offsets that are reported. `isUnits` is true if the sum is
  /// a whole number of units of 1/64 point and the search may ignore fractions. That is the case if
  /// counter 0 is 0, which means that no leaf has a fraction, and if the total is less than
  /// `exactUnits`.
  @inline(__always)
  func sum(at position: Double) -> (position: OffsetTreeSum, isUnits: Bool)? {
    guard position >= 0 else { return nil }
    let sum = sum
    if sum.units < OffsetTreeSum.exactUnits, counter(0) == 0 {
      // A sum without a fraction is at most the position if it is at most the position's whole
      // units.
      let scaled = position * OffsetTreeSum.unitsPerPoint
      guard scaled < Double(sum.units) else { return nil }
      return (OffsetTreeSum(units: Int64(scaled), fraction: 0), true)
    }
    guard position < sum.points else { return nil }
    return (OffsetTreeSum(lastRoundingTo: position), false)
  }
}
