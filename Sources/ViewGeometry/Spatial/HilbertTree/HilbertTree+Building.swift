extension HilbertTree {
  /// Fills the leaves with the boxes in the given order, and fills the inner nodes.
  ///
  /// - Parameters:
  ///   - extents: The boxes in painting order.
  ///   - order: The indices of the boxes in the low halves of words; nil for the order of
  ///     `extents`.
  ///   - levelStarts: The index of the first inner node of each level, from the lowest to the
  ///     highest.
  ///   - work: The division of the work among threads.
  func fill(
    _ extents: UnsafeBufferPointer<Extent>, _ order: ContiguousArray<UInt64>?, levelStarts: [Int],
    _ work: ParallelWork
  ) {
    guard let order else { return fill(extents, nil, levelStarts, work) }
    order.withUnsafeBufferPointer { fill(extents, $0, levelStarts, work) }
  }

  private func fill(
    _ extents: UnsafeBufferPointer<Extent>, _ order: UnsafeBufferPointer<UInt64>?,
    _ levelStarts: [Int], _ work: ParallelWork
  ) {
    guard count > 0 else { return }
    let work = work.grouping(width * width)
    let parents = ContiguousArray<HilbertSummary>(unsafeUninitializedCapacity: levelOneCount) {
      parents, parentCount in
      work.forEachPart(of: levelOneCount) { _, range in
        withUnsafeTemporaryAllocation(of: HilbertSummary.self, capacity: width) { summaries in
          for parent in range {
            let first = parent * width
            let used = min(width, leafCount - first)
            for lane in 0..<used {
              let summary = fill(leaf(first + lane), first + lane, extents, order)
              summaries.initializeElement(at: lane, to: summary)
            }
            // The parent is filled while the boxes are cached. Reading all boxes again later would
            // take as long as filling the leaves.
            parents.initializeElement(at: parent, to: draw(first, used, summaries))
          }
        }
      }
      parentCount = levelOneCount
    }
    fillLevels(parents, levelStarts)
  }

  /// Fills one leaf with its boxes, and returns the summary of these boxes.
  @inline(__always)
  private func fill(
    _ leaf: HilbertLeaf, _ index: Int, _ extents: UnsafeBufferPointer<Extent>,
    _ order: UnsafeBufferPointer<UInt64>?
  ) -> HilbertSummary {
    var summary = HilbertSummary()
    let used = min(width, count &- index &* width)
    for lane in 0..<used {
      let place = index &* width &+ lane
      let rank = UInt32(truncatingIfNeeded: order.map { $0[place] } ?? UInt64(place))
      let box = extents[Int(rank)]
      leaf.set(lane, box, rank: rank)
      summary.add(box, rank: rank)
    }
    for lane in used..<HilbertLeaf.lanes { leaf.set(lane, .empty, rank: 0) }
    return summary
  }

  /// Fills the parent of the `used` leaves that start at the index `first`, and the leaves'
  /// sketches.
  ///
  /// Returns the parent's summary. If the tree has a single leaf, which has no parent, fills its
  /// sketch and returns its summary.
  private func draw(
    _ first: Int, _ used: Int, _ summaries: UnsafeMutableBufferPointer<HilbertSummary>
  ) -> HilbertSummary {
    guard height > 0 else {
      leaf(first).draw(count, .whole) { _, _ in .only }
      return summaries[0]
    }
    let parent = node(first / width)
    let all = parent.fill(UnsafeBufferPointer(rebasing: summaries[..<used]), first: first)
    for lane in 0..<used {
      let index = first + lane
      leaf(index).draw(
        min(width, count &- index &* width), parent.leafCells(lane), parent.cells.pointee.place)
    }
    return all
  }

  /// Fills all levels above the first one, given the summaries of the nodes of the first level.
  private func fillLevels(
    _ summaries: ContiguousArray<HilbertSummary>, _ levelStarts: [Int]
  ) {
    var children = summaries
    for level in 1..<max(1, height) {
      var parents: ContiguousArray<HilbertSummary> = []
      for first in stride(from: 0, to: children.count, by: width) {
        let parent = node(levelStarts[level] + parents.count)
        children.withUnsafeBufferPointer {
          parents.append(
            parent.fill(
              UnsafeBufferPointer(rebasing: $0[first..<min(first + width, $0.count)]),
              first: levelStarts[level - 1] + first))
        }
      }
      children = parents
    }
  }
}

/// The bounding box and the maximum rank of some boxes.
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

  var box: Extent { Extent(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y) }
}

extension HilbertLeaf {
  @inline(__always)
  fileprivate func set(_ lane: Int, _ box: Extent, rank: UInt32) {
    boxes[first &+ lane] = box
    ranks[lane] = rank
  }

  /// Fills the sketch with the first `used` boxes.
  ///
  /// `place` converts points to the parent's cell coordinates, and `cells` converts those to the
  /// leaf's.
  @inline(__always)
  fileprivate func draw(
    _ used: Int, _ cells: HilbertLeafCells, _ place: (Double, Double) -> HilbertPlace
  ) {
    var sketch = HilbertSketch()
    for lane in 0..<used {
      let box = box(lane)
      sketch.set(
        lane, cells.place(place(box.minX, box.minY)), cells.place(place(box.maxX, box.maxY)))
    }
    self.sketch.initialize(to: sketch)
  }
}

extension HilbertNode {
  /// Fills the node with its children, the first of which has the index `first`.
  ///
  /// Returns the summary of all children.
  fileprivate func fill(_ children: UnsafeBufferPointer<HilbertSummary>, first: Int)
    -> HilbertSummary
  {
    var all = HilbertSummary()
    for child in children { all.add(child.box, rank: child.rank) }
    let cells = HilbertCells(of: all.box)
    self.cells.initialize(to: cells)
    // The entries of missing children start in the last cell and end before the first.
    let nothing = HilbertOctet(
      minX: ~HilbertOctet.tops, minY: ~HilbertOctet.tops, maxX: 0, maxY: 0)
    octets.initialize(repeating: nothing, count: 2)
    for (lane, child) in children.enumerated() {
      let (low, high) = (
        cells.place(child.low.x, child.low.y), cells.place(child.high.x, child.high.y)
      )
      edge(lane, 0).pointee = UInt8(HilbertPlace.number(low.column))
      edge(lane, 8).pointee = UInt8(HilbertPlace.number(low.row))
      edge(lane, 16).pointee = UInt8(HilbertPlace.number(high.column))
      edge(lane, 24).pointee = UInt8(HilbertPlace.number(high.row))
      ranks[lane] = child.rank
    }
    for lane in children.count..<HilbertLeaf.lanes { ranks[lane] = 0 }
    firstChild.initialize(to: first)
    childCount.initialize(to: children.count)
    return all
  }
}
