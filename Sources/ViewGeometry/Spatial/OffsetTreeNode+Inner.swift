extension OffsetTreeNode {
  /// A node over children of one height, at most as many as there are lanes.
  static func inner(_ children: some Collection<OffsetTreeNode>) -> OffsetTreeNode {
    let node = allocate(
      OffsetTreeNodeHeader(
        kind: .inner, height: children.first.map { $0.header.height + 1 } ?? 0, isWhole: true,
        used: Int32(children.count), capacity: 0, count: 0, sum: .zero, runLength: 0),
      bytes: OffsetTreeNodeView.bytes(.inner, capacity: 0))
    node.read { view in
      for (lane, child) in children.enumerated() {
        (view.children + lane).initialize(to: child)
      }
      view.sumUp(from: 0)
    }
    return node
  }

  /// One node over the children if they fit, otherwise two with half of them each.
  static func innerNodes(
    _ children: some RandomAccessCollection<OffsetTreeNode>, _ limits: OffsetTreeLimits
  ) -> (OffsetTreeNode, OffsetTreeNode?) {
    guard children.count > limits.fanOut else { return (inner(children), nil) }
    let half = children.count / 2
    return (inner(children.prefix(half)), inner(children.dropFirst(half)))
  }
}

extension OffsetTreeNodeView {
  /// Computes the ends from a child on, and the header, from the children.
  func sumUp(from first: Int) {
    var count = countBefore(first)
    var sum = sumBefore(first)
    var isWhole = first == 0 || self.isWhole
    for lane in first..<Self.lanes {
      guard lane < used else {
        countEnds[lane] = .max
        unitEnds[lane] = .max
        fractionEnds[lane] = .max
        continue
      }
      let child = child(lane)
      count += child.count
      sum = sum.adding(child.sum)
      isWhole = isWhole && child.isWhole
      countEnds[lane] = Int64(count)
      unitEnds[lane] = sum.units
      fractionEnds[lane] = sum.fraction
    }
    header.pointee.count = count
    header.pointee.sum = sum
    header.pointee.isWhole = isWhole
  }

  /// Notes that a child got more rows or length, or, with wrapped-around differences, less.
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
        let end = OffsetTreeSum(units: unitEnds[lane], fraction: fractionEnds[lane]) + sum
        unitEnds[lane] = end.units
        fractionEnds[lane] = end.fraction
      }
      header.pointee.isWhole = false
    }
    header.pointee.count += count
    header.pointee.sum += sum
  }
}
