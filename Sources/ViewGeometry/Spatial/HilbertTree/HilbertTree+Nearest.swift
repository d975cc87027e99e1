/// A box that a search for the nearest has found.
struct SpatialNeighbour: Sendable, Hashable {
  let item: Int
  let z: Int
  /// The square of the distance, in points.
  let square: Double

  /// By distance, then the topmost first.
  static func isNearer(_ left: Self, _ right: Self) -> Bool {
    if left.square != right.square { return left.square < right.square }
    return (left.z, left.item) > (right.z, right.item)
  }
}

extension HilbertTree {
  /// Adds the `limit` boxes nearest to a point, nearest first and of equally near ones the topmost first.
  ///
  /// Best first over a heap of nodes and boxes (Gísli Hjaltason and Hanan Samet, "Distance Browsing in Spatial Databases",
  /// doi:10.1145/320248.320255).
  func collectNearest(
    _ limit: Int, x: Double, y: Double, _ changes: SpatialIndexChanges,
    into neighbours: inout [SpatialNeighbour]
  ) {
    guard count > 0, limit > 0 else { return }
    var heap = HilbertHeap()
    heap.push(HilbertCandidate(square: 0, level: height, place: max(0, root)))
    var found = 0
    while found < limit, let next = heap.pop() {
      if next.level < 0 {
        let item = item(ofRank: next.place)
        neighbours.append(
          SpatialNeighbour(item: item, z: depth(ofRank: next.place), square: next.square))
        found += 1
      } else if next.level == 0 {
        let leaf = leaf(next.place)
        for lane in 0..<min(width, count - next.place * width) {
          let rank = Int(leaf.ranks[lane])
          guard isLive(rank, changes) else { continue }
          let square = leaf.box(lane).squareOfDistance(x: x, y: y)
          heap.push(HilbertCandidate(square: square, level: -1, place: rank))
        }
      } else {
        pushChildren(of: next, x: x, y: y, &heap)
      }
    }
  }

  private func pushChildren(
    of next: HilbertCandidate, x: Double, y: Double, _ heap: inout HilbertHeap
  ) {
    let node = node(next.place)
    let sides = node.cells.pointee.sides
    for lane in 0..<node.childCount.pointee {
      let square = node.box(lane, sides).squareOfDistance(x: x, y: y)
      heap.push(
        HilbertCandidate(
          square: square, level: next.level - 1, place: node.firstChild.pointee + lane))
    }
  }
}

extension Extent {
  /// The square of the distance from a point to the closed box; 0 within.
  @inline(__always)
  func squareOfDistance(x: Double, y: Double) -> Double {
    let (across, down) = (max(0, max(minX - x, x - maxX)), max(0, max(minY - y, y - maxY)))
    return across * across + down * down
  }
}

/// A node, or at level -1 a box by rank, and how far away it is.
struct HilbertCandidate {
  let square: Double
  let level: Int
  let place: Int

  /// Nodes before boxes of the same distance, lest one below them is in front.
  @inline(__always)
  func precedes(_ other: HilbertCandidate) -> Bool {
    if square != other.square { return square < other.square }
    if level != other.level { return level > other.level }
    return place > other.place
  }
}

/// A binary heap with the nearest candidate on top.
struct HilbertHeap {
  private var candidates: ContiguousArray<HilbertCandidate> = []

  init() {
    candidates.reserveCapacity(64)
  }

  mutating func push(_ candidate: HilbertCandidate) {
    var place = candidates.count
    candidates.append(candidate)
    while place > 0 {
      let parent = (place - 1) / 2
      guard candidate.precedes(candidates[parent]) else { break }
      candidates[place] = candidates[parent]
      place = parent
    }
    candidates[place] = candidate
  }

  mutating func pop() -> HilbertCandidate? {
    guard let last = candidates.popLast() else { return nil }
    guard let top = candidates.first else { return last }
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < candidates.count else { break }
      if child + 1 < candidates.count, candidates[child + 1].precedes(candidates[child]) {
        child += 1
      }
      guard candidates[child].precedes(last) else { break }
      candidates[place] = candidates[child]
      place = child
    }
    candidates[place] = last
    return top
  }
}
