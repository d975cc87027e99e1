extension HilbertTree {
  /// Puts the boxes into leaves, in the order of the curve, and what the leaves hold into their parents.
  func fillLeaves(_ extents: UnsafeBufferPointer<Extent>) {
    let order = HilbertOrder.sorted(extents)
    order.withUnsafeBufferPointer { order in
      for index in 0..<leafCount {
        let leaf = leaf(index)
        let used = min(width, count &- index &* width)
        // While the boxes pass by: reading the leaves again later takes as long as filling them.
        var summary = HilbertSummary()
        for lane in 0..<used {
          let rank = UInt32(truncatingIfNeeded: order[index &* width &+ lane])
          let box = extents[Int(rank)]
          leaf.set(lane, box, rank: rank)
          summary.add(box, rank: rank)
        }
        for lane in used..<HilbertLeaf.lanes { leaf.set(lane, .unmet, rank: 0) }
        if height > 0 { node(index / width, level: 1).set(index % width, summary) }
      }
    }
  }

  /// Puts the boxes of nodes into their parents, up to the root.
  func fillLevels() {
    guard height > 0 else { return }
    var nodes = leafCount
    for level in 1...height {
      for index in 0..<(nodes + width - 1) / width {
        let node = node(index, level: level)
        for lane in min(width, nodes - index * width)..<HilbertLeaf.lanes {
          node.set(
            lane, minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity, rank: 0)
        }
        if level < height {
          node.writeSummary(to: self.node(index / width, level: level + 1), index % width)
        }
      }
      nodes = (nodes + width - 1) / width
    }
  }
}

/// The box and the largest rank of the boxes of a leaf.
private struct HilbertSummary {
  var low = SIMD2<Double>(repeating: .infinity)
  var high = SIMD2<Double>(repeating: -.infinity)
  var rank: UInt32 = 0

  @inline(__always)
  mutating func add(_ box: Extent, rank: UInt32) {
    let (boxLow, boxHigh) = (SIMD2(box.minX, box.minY), SIMD2(box.maxX, box.maxY))
    low.replace(with: boxLow, where: boxLow .< low)
    high.replace(with: boxHigh, where: boxHigh .> high)
    self.rank = max(self.rank, rank)
  }
}

extension Extent {
  /// A box that is nowhere.
  fileprivate static let unmet = Extent(
    minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
}

extension HilbertNode {
  fileprivate func set(_ lane: Int, _ summary: HilbertSummary) {
    set(
      lane, minX: Float(below: summary.low.x), minY: Float(below: summary.low.y),
      maxX: Float(above: summary.high.x), maxY: Float(above: summary.high.y), rank: summary.rank)
  }

  fileprivate func writeSummary(to parent: HilbertNode, _ lane: Int) {
    parent.set(
      lane, minX: column(0).min(), minY: column(64).min(), maxX: column(128).max(),
      maxY: column(192).max(), rank: (address + 256).load(as: SIMD16<UInt32>.self).max())
  }
}
