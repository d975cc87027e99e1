/// A child to be, with what its parent keeps of it.
struct OffsetTreeChild {
  let node: OffsetTreeNode
  let count: Int
  let sum: OffsetTreeSum
  let isWhole: Bool

  init(_ node: OffsetTreeNode) {
    self.node = node
    (count, sum, isWhole) = node.read { ($0.count, $0.sum, $0.isWhole) }
  }

  /// - Parameter parent: A node known to be held, and the number of its child.
  fileprivate init(_ child: Int, of parent: OffsetTreeNodeView) {
    node = parent.children[child]
    count = Int(parent.countEnds[child]) - parent.countBefore(child)
    sum = parent.sumBefore(child + 1) - parent.sumBefore(child)
    // Children are somewhere else in memory, so they are looked at only if need be.
    isWhole = parent.isWhole || parent.child(child).isWhole
  }
}

extension OffsetTreeNode {
  /// A node over children of one height, at most as many as there are lanes.
  static func inner(_ children: ArraySlice<OffsetTreeChild>) -> OffsetTreeNode {
    let height = children.first.map { $0.node.height + 1 } ?? 0
    let node = allocate(
      OffsetTreeNodeHeader(
        kind: .inner, height: UInt8(height), isWhole: true, used: Int32(children.count),
        capacity: 0, count: 0, sum: .zero, runLength: 0),
      bytes: OffsetTreeNodeView.bytes(.inner, capacity: 0))
    node.read { view in
      for (lane, child) in children.enumerated() {
        (view.children + lane).initialize(to: child.node)
      }
      view.setEnds(of: children, from: 0)
    }
    return node
  }

  /// The children of an inner node, in order.
  var children: [OffsetTreeChild] {
    read { view in (0..<view.used).map { OffsetTreeChild($0, of: view) } }
  }

  /// One node over the children if they fit, otherwise two with half of them each.
  static func innerNodes(
    _ children: [OffsetTreeChild], _ limits: OffsetTreeLimits
  ) -> (OffsetTreeNode, OffsetTreeNode?) {
    guard children.count > limits.fanOut else { return (inner(children[...]), nil) }
    let half = children.count / 2
    return (inner(children[..<half]), inner(children[half...]))
  }

  /// Inserts a child that got its rows from the one before it.
  ///
  /// - Parameter node: An inner node nobody else holds.
  /// - Returns: A new node with the last half of the children, if they don't fit into one.
  static func insertChild(
    _ child: OffsetTreeNode, at lane: Int, in node: inout OffsetTreeNode, limits: OffsetTreeLimits
  ) -> OffsetTreeNode? {
    let new = OffsetTreeChild(child)
    guard node.used == limits.fanOut else {
      node.read { $0.insertChild(new, at: lane) }
      return nil
    }
    var children = node.children
    children[lane - 1] = OffsetTreeChild(children[lane - 1].node)
    children.insert(new, at: lane)
    let parts = innerNodes(children, limits)
    node = parts.0
    return parts.1
  }
}

extension OffsetTreeNodeView {
  /// Sets the ends, and the header, from the children behind those before `first`.
  fileprivate func setEnds(of children: ArraySlice<OffsetTreeChild>, from first: Int) {
    var count = countBefore(first)
    var sum = sumBefore(first)
    var isWhole = first == 0 || self.isWhole
    var lane = first
    for child in children {
      count += child.count
      sum = sum.adding(child.sum)
      isWhole = isWhole && child.isWhole
      setEnd(lane, count: Int64(count), sum: sum)
      lane += 1
    }
    for unused in lane..<Self.lanes {
      setEnd(unused, count: .max, sum: .unreachable)
    }
    header.pointee.count = count
    header.pointee.sum = sum
    header.pointee.isWhole = isWhole
  }

  private func setEnd(_ lane: Int, count: Int64, sum: OffsetTreeSum) {
    countEnds[lane] = count
    unitEnds[lane] = sum.units
    fractionEnds[lane] = sum.fraction
  }

  /// Inserts a child that got its rows from the one before it; there is room for it.
  fileprivate func insertChild(_ new: OffsetTreeChild, at lane: Int) {
    let moved = used - lane
    (children + lane + 1).moveInitialize(from: children + lane, count: moved)
    (children + lane).initialize(to: new.node)
    (countEnds + lane).update(from: countEnds + lane - 1, count: moved + 1)
    (unitEnds + lane).update(from: unitEnds + lane - 1, count: moved + 1)
    (fractionEnds + lane).update(from: fractionEnds + lane - 1, count: moved + 1)
    setEnd(
      lane - 1, count: countEnds[lane] - Int64(new.count), sum: sumBefore(lane + 1) - new.sum)
    header.pointee.used += 1
  }

  /// Notes that a child got more rows or length, or, with wrapped-around differences, less.
  @inline(__always)
  func add(count: Int, sum: OffsetTreeSum, isWhole: Bool, fromChild first: Int) {
    let used = used
    if count != 0 {
      for lane in first..<used {
        countEnds[lane] &+= Int64(count)
      }
    }
    if self.isWhole && isWhole {
      for lane in first..<used {
        unitEnds[lane] &+= sum.units
      }
    } else {
      for lane in first..<used {
        setEnd(lane, count: countEnds[lane], sum: sumBefore(lane + 1) + sum)
      }
      header.pointee.isWhole = false
    }
    header.pointee.count &+= count
    header.pointee.sum += sum
  }
}
