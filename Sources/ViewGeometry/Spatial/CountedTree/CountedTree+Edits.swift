/// The outcome of editing a leaf or node.
package enum CountedOutcome {
  /// The edit wasn't made, because it can't be applied to this leaf or node alone.
  ///
  /// For example, the leaf or node would be too full or too empty afterward.
  case declined
  case done
  /// The edit was made, and resulted in a new right neighbor of the same height.
  case split(AnyObject)
}

extension CountedTree {
  /// Edits the leaf that contains a range of elements, in place if nothing on the path is shared.
  ///
  /// `places` contains the indices of the elements to edit. It may be empty, even at the end of the
  /// sequence. `body` is called with the leaf, the range in the leaf's own indices, and whether the
  /// leaf is the whole tree. It must replace the leaf with a copy unless the leaf is uniquely
  /// referenced.
  ///
  /// - Returns: False if the tree is empty, if the range extends over several leaves, or if `body`
  ///   declined.
  /// - Complexity: O(log n).
  @inline(__always)
  package mutating func edit(
    _ places: Range<Int>, _ body: (inout Leaf, Range<Int>, Bool) -> CountedOutcome
  ) -> Bool {
    edit(places, downTo: 0) { object, places, isRoot in
      withUnsafeMutablePointer(to: &object) {
        let leaf = UnsafeMutableRawPointer($0).assumingMemoryBound(to: Leaf.self)
        return body(&leaf.pointee, places, isRoot)
      }
    }
  }

  /// Replaces a range of elements with those of `leaves`.
  ///
  /// If the range consists of whole leaves of one node, and the node has a valid number of children
  /// after the change, the node is changed in place. Otherwise the tree is split and joined.
  ///
  /// - Complexity: O(log n + leaves).
  package mutating func replace(_ range: Range<Int>, with leaves: [Leaf]) {
    let fewest = fewestChildren
    let isDone = edit(range, downTo: 1) { [fanOut] object, range, isRoot in
      let node = CountedNodeView<Leaf>.unique(&object)
      guard let lanes = node.lanes(range),
        (isRoot ? 2 : fewest)...fanOut ~= node.used - lanes.count + leaves.count
      else { return .declined }
      node.replaceChildren(lanes, with: leaves)
      return .done
    }
    if !isDone { replace(range, with: build(leaves)) }
  }

  @inline(__always)
  private mutating func edit(
    _ places: Range<Int>, downTo floor: Int,
    _ body: (inout AnyObject, Range<Int>, Bool) -> CountedOutcome
  ) -> Bool {
    guard var top = root, top.height >= floor else { return false }
    // Clear the reference, so that the root is uniquely referenced unless other trees share it.
    root = nil
    let outcome = edit(&top.object, places, levels: top.height - floor, isRoot: true, body)
    if case .split(let sibling) = outcome {
      top = node(over: [top.object, sibling], height: top.height + 1)
    }
    if Leaf.hasLengths { Self.check(top.view.sum) }
    root = top
    if case .declined = outcome { return false }
    return true
  }

  private func edit(
    _ object: inout AnyObject, _ places: Range<Int>, levels: Int, isRoot: Bool,
    _ body: (inout AnyObject, Range<Int>, Bool) -> CountedOutcome
  ) -> CountedOutcome {
    if levels == 0 { return body(&object, places, isRoot) }
    let node = CountedNodeView<Leaf>.unique(&object)
    let lane = min(node.places.lane(at: Int64(places.lowerBound)), node.used &- 1)
    guard places.upperBound <= node.places[lane] else { return .declined }
    let before = Int(node.places.before(lane))
    let inside = places.lowerBound &- before..<places.upperBound &- before
    let outcome = edit(&node.children[lane], inside, levels: levels &- 1, isRoot: false, body)
    if case .declined = outcome { return outcome }
    node.childDidChange(lane)
    guard case .split(let sibling) = outcome else { return outcome }
    return insert(sibling, at: lane + 1, in: node).map { .split($0) } ?? .done
  }

  /// Inserts a child before the index `lane` of a uniquely referenced node.
  ///
  /// - Returns: A new right neighbor with half of the children if one node can't contain all of
  ///   them; otherwise nil.
  func insert(
    _ child: AnyObject, at lane: Int, in node: CountedNodeView<Leaf>
  ) -> CountedNode? {
    guard node.used == fanOut else {
      node.replaceChildren(lane..<lane, with: CollectionOfOne(child))
      return nil
    }
    let half = (fanOut + 1) / 2
    let isLeft = lane < half
    let sibling = node.splitOff(from: isLeft ? half - 1 : half)
    if isLeft {
      node.replaceChildren(lane..<lane, with: CollectionOfOne(child))
    } else {
      withExtendedLifetime(sibling) {
        CountedNodeView<Leaf>(sibling)
          .replaceChildren(lane - half..<lane - half, with: CollectionOfOne(child))
      }
    }
    return sibling
  }

  /// Changes the leaves in order, except those that `passes` skips.
  ///
  /// A leaf is changed in place if nothing on the path to it is shared.
  ///
  /// - Parameters:
  ///   - passes: A function that returns whether a leaf, or every leaf of a node, can be skipped.
  ///     It is called for a node before its children.
  ///   - body: A function that changes a leaf, but not its number of elements. It must replace a
  ///     leaf that isn't uniquely referenced with a copy.
  mutating func update(
    passing passes: (CountedTreeView<Leaf>) -> Bool, _ body: (inout Leaf) -> Void
  ) {
    guard var top = root else { return }
    // Clear the reference, so that the root is uniquely referenced unless other trees share it.
    root = nil
    _ = update(&top.object, height: top.height, passing: passes, body)
    root = top
  }

  /// Updates a subtree.
  ///
  /// - Returns: False if the whole subtree was skipped, so that nothing in it has changed.
  private func update(
    _ object: inout AnyObject, height: Int, passing passes: (CountedTreeView<Leaf>) -> Bool,
    _ body: (inout Leaf) -> Void
  ) -> Bool {
    if passes(CountedTreeView(.passUnretained(object), height: height)) { return false }
    guard height > 0 else {
      withUnsafeMutablePointer(to: &object) {
        body(&UnsafeMutableRawPointer($0).assumingMemoryBound(to: Leaf.self).pointee)
      }
      return true
    }
    let node = CountedNodeView<Leaf>.unique(&object)
    for lane in 0..<node.used
    where update(&node.children[lane], height: height - 1, passing: passes, body) {
      node.childDidChange(lane)
    }
    return true
  }

  private static func check(_ length: OffsetTreeSum) {
    precondition(length.units >= 0, "The lengths add up to more than 2^57 points.")
  }
}

extension CountedNodeView {
  /// Returns the range of the children that together contain exactly the elements in `range`.
  ///
  /// Returns nil if there is no such range.
  fileprivate func lanes(_ range: Range<Int>) -> Range<Int>? {
    let first = places.lane(at: Int64(range.lowerBound))
    let end = range.isEmpty ? first : places.lane(at: Int64(range.upperBound - 1)) + 1
    guard places.before(first) == range.lowerBound, places.before(end) == range.upperBound else {
      return nil
    }
    return first..<end
  }
}
