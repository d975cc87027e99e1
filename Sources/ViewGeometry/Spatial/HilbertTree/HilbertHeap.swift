/// A candidate in a nearest-neighbor search: a node, or a box, which has the level -1.
///
/// `place` is the index of a node or the rank of a box, and `square` is its squared distance.
struct HilbertCandidate {
  let square: Double
  let level: Int
  let place: Int

  /// Returns whether the candidate comes before `other` in the search.
  ///
  /// Candidates are ordered by distance, then by level, the highest first, and then by index or
  /// rank, the largest first. A node precedes a box at the same distance, because a box below the
  /// node may be in front of that box.
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
