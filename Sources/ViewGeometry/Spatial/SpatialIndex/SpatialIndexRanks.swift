/// The ranks of the boxes that a search has found, in memory that grows as needed.
struct SpatialIndexRanks: ~Copyable {
  private(set) var count = 0
  private var capacity: Int
  private var ranks: UnsafeMutablePointer<UInt32>
  private var isOnHeap: Bool

  /// Calls `body` with an empty list, which needs no heap allocation for up to 240 ranks.
  static func withRanks<Result>(_ body: (inout SpatialIndexRanks) -> Result) -> Result {
    // 1,024 bytes, the maximum size of a temporary allocation on the stack.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 256) { memory in
      var ranks = SpatialIndexRanks(memory)
      return body(&ranks)
    }
  }

  private init(_ memory: UnsafeMutableBufferPointer<UInt32>) {
    if let start = memory.baseAddress {
      (ranks, capacity, isOnHeap) = (start, memory.count, false)
    } else {
      (ranks, capacity, isOnHeap) = (.allocate(capacity: 16), 16, true)
    }
  }

  deinit {
    if isOnHeap { ranks.deallocate() }
  }

  var all: UnsafeMutableBufferPointer<UInt32> {
    UnsafeMutableBufferPointer(start: ranks, count: count)
  }

  /// Appends the ranks of the entries of a leaf that are in `lanes`.
  @inline(__always)
  mutating func append(_ new: UnsafePointer<UInt32>, _ lanes: HilbertLanes) {
    makeRoom()
    var lanes = lanes
    var end = count
    while !lanes.isEmpty {
      ranks[end] = new[lanes.popFirst()]
      end &+= 1
    }
    count = end
  }

  /// Appends the first `length` of a leaf's 16 ranks.
  @inline(__always)
  mutating func append(_ new: UnsafePointer<UInt32>, count length: Int) {
    makeRoom()
    // All 16 ranks are copied at once; those after the first `length` are overwritten later.
    UnsafeMutableRawPointer(ranks + count)
      .copyMemory(from: new, byteCount: 16 * MemoryLayout<UInt32>.stride)
    count &+= length
  }

  /// Sorts the ranks into painting order.
  mutating func sort() {
    var ranks = all
    ranks.sort()
  }

  /// Removes the ranks that don't satisfy `condition`, starting at the index `first`.
  mutating func keep(from first: Int, where condition: (UInt32) -> Bool) {
    var end = first
    for place in first..<count where condition(ranks[place]) {
      ranks[end] = ranks[place]
      end += 1
    }
    count = end
  }

  /// Ensures that there is memory for 16 more ranks.
  @inline(__always)
  private mutating func makeRoom() {
    if count &+ 16 > capacity { grow() }
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * capacity)
    larger.update(from: ranks, count: count)
    if isOnHeap { ranks.deallocate() }
    (ranks, capacity, isOnHeap) = (larger, 2 * capacity, true)
  }
}
