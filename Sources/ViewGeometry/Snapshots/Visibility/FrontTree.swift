/// A segment tree that finds, at each cell of a row, the frontmost of the intervals that are open.
///
/// The cells are the leaves of the tree. Every interval is the union of the cells of O(log n)
/// nodes, and is stored in the queues of these nodes. A queue is a heap whose top is the largest
/// rank: the frontmost interval. A node stores the frontmost interval of its queue. It also stores
/// the frontmost and the rearmost of the intervals that are visible in its cells, ignoring those in
/// the queues of its ancestors. With these two bounds, the cells that an interval covers when it is
/// opened, or reveals when it is closed, are found without visiting cells that don't change (Jon
/// Bentley, "Algorithms for Klee's rectangle problems", 1977, where nodes store covered lengths
/// instead).
struct FrontTree {
  /// The rank that represents the absence of an interval.
  static let nothing: Int32 = -1

  private struct Node {
    /// The frontmost interval in this node's queue.
    var top = FrontTree.nothing
    /// The frontmost interval that is visible in this node's cells, ignoring its ancestors' queues.
    var highest = FrontTree.nothing
    /// The rearmost interval that is visible in this node's cells, ignoring its ancestors' queues;
    /// `nothing` if no interval covers one of the cells.
    var lowest = FrontTree.nothing
    /// The index at which the node's queue starts.
    var queue: Int32 = 0
    /// The length of the node's queue, including closed intervals that haven't been removed yet.
    var count: Int32 = 0
  }

  private var nodes: ContiguousArray<Node>
  private var queues: ContiguousArray<Int32> = []
  private var isOpen: ContiguousArray<Bool>
  private let leaves: Int

  /// Creates a tree of cells for the given intervals, none of which is open yet.
  ///
  /// The index of an interval is its rank; the interval with the largest rank is in front.
  init(cells: Int, intervals: ContiguousArray<Range<Int32>>) {
    var leaves = 1
    while leaves < cells { leaves *= 2 }
    self.leaves = leaves
    nodes = ContiguousArray(repeating: Node(), count: 2 * leaves)
    isOpen = ContiguousArray(repeating: false, count: intervals.count)
    for interval in intervals {
      Self.forEachNode(of: interval, leaves) { nodes[$0].count += 1 }
    }
    var end: Int32 = 0
    for node in nodes.indices {
      nodes[node].queue = end
      end += nodes[node].count
      nodes[node].count = 0
    }
    queues = ContiguousArray(repeating: 0, count: Int(end))
  }

  /// Calls `body` with each of the nodes whose cells make up `interval`, from the leaves up.
  @inline(__always)
  private static func forEachNode(
    of interval: Range<Int32>, _ leaves: Int, _ body: (Int) -> Void
  ) {
    var (low, high) = (Int(interval.lowerBound) + leaves, Int(interval.upperBound) + leaves)
    while low < high {
      if low & 1 == 1 {
        body(low)
        low += 1
      }
      if high & 1 == 1 {
        high -= 1
        body(high)
      }
      (low, high) = (low / 2, high / 2)
    }
  }

  /// Opens the interval that has the rank `rank`.
  mutating func insert(_ rank: Int32, _ interval: Range<Int32>) {
    isOpen[Int(rank)] = true
    let leaves = leaves
    nodes.withUnsafeMutableBufferPointer { nodes in
      queues.withUnsafeMutableBufferPointer { queues in
        Self.forEachNode(of: interval, leaves) { node in
          var place = Int(nodes[node].count)
          let queue = Int(nodes[node].queue)
          nodes[node].count += 1
          while place > 0, queues[queue + (place - 1) / 2] < rank {
            queues[queue + place] = queues[queue + (place - 1) / 2]
            place = (place - 1) / 2
          }
          queues[queue + place] = rank
          nodes[node].top = queues[queue]
          Self.refresh(nodes, node, leaves)
        }
      }
      Self.refreshAbove(interval, nodes, leaves)
    }
  }

  /// Closes the interval that has the rank `rank`.
  ///
  /// A closed interval stays in a queue until all intervals in front of it there are closed.
  mutating func remove(_ rank: Int32, _ interval: Range<Int32>) {
    isOpen[Int(rank)] = false
    let (leaves, isOpen) = (leaves, isOpen)
    nodes.withUnsafeMutableBufferPointer { nodes in
      queues.withUnsafeMutableBufferPointer { queues in
        Self.forEachNode(of: interval, leaves) { node in
          guard nodes[node].top == rank else { return }
          let queue = Int(nodes[node].queue)
          while nodes[node].count > 0, !isOpen[Int(queues[queue])] {
            Self.removeFirst(queues, queue, &nodes[node].count)
          }
          nodes[node].top = nodes[node].count > 0 ? queues[queue] : Self.nothing
          Self.refresh(nodes, node, leaves)
        }
      }
      Self.refreshAbove(interval, nodes, leaves)
    }
  }

  private static func removeFirst(
    _ queues: UnsafeMutableBufferPointer<Int32>, _ queue: Int, _ count: inout Int32
  ) {
    count -= 1
    let (last, end) = (queues[queue + Int(count)], Int(count))
    var place = 0
    while 2 * place + 1 < end {
      var child = 2 * place + 1
      if child + 1 < end, queues[queue + child + 1] > queues[queue + child] { child += 1 }
      guard queues[queue + child] > last else { break }
      queues[queue + place] = queues[queue + child]
      place = child
    }
    queues[queue + place] = last
  }

  @inline(__always)
  private static func refresh(
    _ nodes: UnsafeMutableBufferPointer<Node>, _ node: Int, _ leaves: Int
  ) {
    let top = nodes[node].top
    guard node < leaves else {
      (nodes[node].highest, nodes[node].lowest) = (top, top)
      return
    }
    let (left, right) = (nodes[2 * node], nodes[2 * node + 1])
    nodes[node].highest = max(top, max(left.highest, right.highest))
    nodes[node].lowest = max(top, min(left.lowest, right.lowest))
  }

  /// Updates the ancestors of the nodes whose cells make up `interval`.
  private static func refreshAbove(
    _ interval: Range<Int32>, _ nodes: UnsafeMutableBufferPointer<Node>, _ leaves: Int
  ) {
    var (low, high) = (
      (Int(interval.lowerBound) + leaves) / 2, (Int(interval.upperBound) - 1 + leaves) / 2
    )
    while low > 0 {
      refresh(nodes, low, leaves)
      if high != low { refresh(nodes, high, leaves) }
      (low, high) = (low / 2, high / 2)
    }
  }
}

extension FrontTree {
  /// A node to visit in a search, the range of its cells, and the frontmost interval in the queues
  /// of its ancestors.
  struct Visit {
    let node: Int
    let front: Int32
    let first: Int32
    let count: Int32
  }

  private static func push(
    _ visit: Visit, _ nodes: UnsafeBufferPointer<Node>, onto visits: inout ContiguousArray<Visit>
  ) {
    let (half, front) = (visit.count / 2, max(visit.front, nodes[visit.node].top))
    visits.append(
      Visit(node: 2 * visit.node + 1, front: front, first: visit.first + half, count: half))
    visits.append(Visit(node: 2 * visit.node, front: front, first: visit.first, count: half))
  }

  private var whole: Visit {
    Visit(node: 1, front: Self.nothing, first: 0, count: Int32(leaves))
  }

  /// Consecutive cells that have the same frontmost interval.
  struct Run {
    var cells: Range<Int32>
    let front: Int32
  }

  /// Appends, in order, the runs of cells in `interval` where every open interval is behind `rank`.
  ///
  /// The appended runs have `rank` as their frontmost interval, although it isn't open yet.
  ///
  /// - Complexity: O(log n) for each end of a run.
  func appendRuns(
    behind rank: Int32, in interval: Range<Int32>, to runs: inout ContiguousArray<Run>,
    _ visits: inout ContiguousArray<Visit>
  ) {
    visits.removeAll(keepingCapacity: true)
    visits.append(whole)
    nodes.withUnsafeBufferPointer { nodes in
      while let visit = visits.popLast() {
        let first = max(visit.first, interval.lowerBound)
        let end = min(visit.first + visit.count, interval.upperBound)
        guard first < end, max(visit.front, nodes[visit.node].lowest) < rank else { continue }
        if max(visit.front, nodes[visit.node].highest) < rank {
          Self.append(Run(cells: first..<end, front: rank), to: &runs)
        } else {
          Self.push(visit, nodes, onto: &visits)
        }
      }
    }
  }

  /// Divides `interval` into runs of cells with the same frontmost interval, and appends these in
  /// order.
  ///
  /// - Complexity: O(log n) for each run.
  func appendRuns(
    in interval: Range<Int32>, to runs: inout ContiguousArray<Run>,
    _ visits: inout ContiguousArray<Visit>
  ) {
    visits.removeAll(keepingCapacity: true)
    visits.append(whole)
    nodes.withUnsafeBufferPointer { nodes in
      while let visit = visits.popLast() {
        let first = max(visit.first, interval.lowerBound)
        let end = min(visit.first + visit.count, interval.upperBound)
        guard first < end else { continue }
        let highest = max(visit.front, nodes[visit.node].highest)
        if max(visit.front, nodes[visit.node].lowest) == highest {
          Self.append(Run(cells: first..<end, front: highest), to: &runs)
        } else {
          Self.push(visit, nodes, onto: &visits)
        }
      }
    }
  }

  /// Appends a run, or extends the last run if it is adjacent and has the same frontmost interval.
  @inline(__always)
  private static func append(_ run: Run, to runs: inout ContiguousArray<Run>) {
    if let last = runs.indices.last, runs[last].front == run.front,
      runs[last].cells.upperBound == run.cells.lowerBound
    {
      runs[last].cells = runs[last].cells.lowerBound..<run.cells.upperBound
    } else {
      runs.append(run)
    }
  }
}
