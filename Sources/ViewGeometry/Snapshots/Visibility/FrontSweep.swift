/// A sweep that cuts overlapping boxes into disjoint parts.
///
/// Each part shows the frontmost box at its position.
///
/// The boxes are ranked from back to front. A horizontal line sweeps down over their top and bottom
/// edges. The line is a row of pieces, and each piece has one frontmost box. If an edge changes the
/// frontmost box of a piece, the piece ends and becomes a part. Two parts of one box never share a
/// vertical edge. The article <doc:HowVisibilityIsFound> has a picture of the sweep.
///
/// - Complexity: O((n + k) log n) for n boxes and k parts, plus the cost of the queues of a
///   ``FrontTree``: a box is in the queues of up to 2 log n nodes.
struct FrontSweep {
  /// A part of a box that doesn't overlap other parts, and the rank of the box.
  struct Part {
    let box: Extent
    let rank: Int32
  }

  private struct Piece {
    /// The index after the piece's last cell; cells are the intervals between adjacent vertical
    /// edges.
    var end: Int32
    var rank: Int32
    var top: Double
    /// The first cell of the previous piece in the list of the pieces with this rank; -1 if there
    /// is none.
    var previous: Int32
    /// The first cell of the next piece in the list of the pieces with this rank; -1 if there is
    /// none.
    var next: Int32
  }

  private let edges: ContiguousArray<Double>
  private var tree: FrontTree
  /// The pieces, indexed by their first cells; other entries are unused.
  private var pieces: ContiguousArray<Piece>
  private var starts: CellSet
  /// For each rank, the first cell of the first piece in its list, which is the newest piece; -1 if
  /// the rank has no piece.
  private var firstPiece: ContiguousArray<Int32>
  private var runs: ContiguousArray<FrontTree.Run> = []
  private var visits: ContiguousArray<FrontTree.Visit> = []
  private(set) var parts: ContiguousArray<Part> = []

  /// Returns the visible parts of `boxes`.
  ///
  /// The boxes are in order from back to front, and none of them is empty.
  static func parts(of boxes: ContiguousArray<Extent>) -> ContiguousArray<Part> {
    guard !boxes.isEmpty else { return [] }
    var sweep = FrontSweep(boxes)
    sweep.run(boxes)
    return sweep.parts
  }

  private let intervals: ContiguousArray<Range<Int32>>

  private init(_ boxes: ContiguousArray<Extent>) {
    var order = ContiguousArray<(x: Double, end: Int32)>()
    order.reserveCapacity(2 * boxes.count)
    for (rank, box) in boxes.enumerated() {
      order.append((box.minX, Int32(2 * rank)))
      order.append((box.maxX, Int32(2 * rank + 1)))
    }
    order.sort { $0.x < $1.x }
    var edges = ContiguousArray<Double>()
    var ends = ContiguousArray<Int32>(repeating: 0, count: order.count)
    for (x, end) in order {
      if edges.last != x { edges.append(x) }
      ends[Int(end)] = Int32(edges.count - 1)
    }
    self.edges = edges
    intervals = ContiguousArray(boxes.indices.map { ends[2 * $0]..<ends[2 * $0 + 1] })
    let cells = edges.count - 1
    tree = FrontTree(cells: cells, intervals: intervals)
    let nothing = Piece(
      end: Int32(cells), rank: FrontTree.nothing, top: 0, previous: -1, next: -1)
    pieces = ContiguousArray(repeating: nothing, count: cells)
    starts = CellSet(count: cells)
    starts.insert(0)
    firstPiece = ContiguousArray(repeating: -1, count: boxes.count)
    parts.reserveCapacity(boxes.count)
  }

  /// Runs the sweep: opens each box at its top edge, and closes it at its bottom edge.
  private mutating func run(_ boxes: ContiguousArray<Extent>) {
    var events = ContiguousArray<(y: Double, end: Int32)>()
    events.reserveCapacity(2 * boxes.count)
    for (rank, box) in boxes.enumerated() {
      events.append((box.minY, Int32(2 * rank)))
      events.append((box.maxY, Int32(2 * rank + 1)))
    }
    // If several edges have the same y, boxes are opened before others are closed. Where one box
    // ends and another begins, the parts behind both are therefore not divided.
    events.sort { ($0.y, $0.end & 1) < ($1.y, $1.end & 1) }
    for (y, end) in events {
      if end & 1 == 0 { open(end / 2, y) } else { close(end / 2, y) }
    }
  }

  private mutating func open(_ rank: Int32, _ y: Double) {
    let interval = intervals[Int(rank)]
    runs.removeAll(keepingCapacity: true)
    tree.appendRuns(behind: rank, in: interval, to: &runs, &visits)
    tree.insert(rank, interval)
    for place in runs.indices { show(runs[place].front, on: runs[place].cells, from: y) }
  }

  private mutating func close(_ rank: Int32, _ y: Double) {
    tree.remove(rank, intervals[Int(rank)])
    runs.removeAll(keepingCapacity: true)
    var start = firstPiece[Int(rank)]
    while start >= 0 {
      tree.appendRuns(in: start..<pieces[Int(start)].end, to: &runs, &visits)
      start = pieces[Int(start)].next
    }
    for place in runs.indices { show(runs[place].front, on: runs[place].cells, from: y) }
  }
}

extension FrontSweep {
  /// Starts a piece at `y` that shows the box with the rank `rank` on `cells`.
  ///
  /// The current pieces on these cells end, and adjacent pieces that show the same box are merged
  /// with the new one. If `rank` is negative, the piece shows no box.
  private mutating func show(_ rank: Int32, on cells: Range<Int32>, from y: Double) {
    var (low, high) = (cells.lowerBound, cells.upperBound)
    var start = starts.last(upTo: low)
    while start < high {
      let piece = pieces[Int(start)]
      end(start, at: y)
      if start < low { begin(start..<low, piece.rank, at: y) }
      if piece.end > high { begin(high..<piece.end, piece.rank, at: y) }
      start = piece.end
    }
    // Adjacent pieces of the same rank are merged.
    if low > 0 {
      let left = starts.last(upTo: low - 1)
      if pieces[Int(left)].rank == rank {
        end(left, at: y)
        low = left
      }
    }
    if Int(high) < pieces.count, pieces[Int(high)].rank == rank {
      let right = high
      high = pieces[Int(right)].end
      end(right, at: y)
    }
    begin(low..<high, rank, at: y)
  }

  /// Removes the piece that starts at the cell `start` from the row.
  ///
  /// Appends the rectangle of the piece, from its top down to `y`, to `parts`, unless it is empty
  /// or the piece shows no box.
  @inline(__always)
  private mutating func end(_ start: Int32, at y: Double) {
    let piece = pieces[Int(start)]
    starts.remove(start)
    guard piece.rank >= 0 else { return }
    if piece.previous >= 0 {
      pieces[Int(piece.previous)].next = piece.next
    } else {
      firstPiece[Int(piece.rank)] = piece.next
    }
    if piece.next >= 0 { pieces[Int(piece.next)].previous = piece.previous }
    guard piece.top < y else { return }
    parts.append(
      Part(
        box: Extent(
          minX: edges[Int(start)], minY: piece.top, maxX: edges[Int(piece.end)], maxY: y),
        rank: piece.rank))
  }

  /// Adds a piece to the row.
  @inline(__always)
  private mutating func begin(_ cells: Range<Int32>, _ rank: Int32, at y: Double) {
    var piece = Piece(end: cells.upperBound, rank: rank, top: y, previous: -1, next: -1)
    let start = cells.lowerBound
    starts.insert(start)
    if rank >= 0 {
      piece.next = firstPiece[Int(rank)]
      if piece.next >= 0 { pieces[Int(piece.next)].previous = start }
      firstPiece[Int(rank)] = start
    }
    pieces[Int(start)] = piece
  }
}

/// A set of cells that finds its largest member up to a given cell.
///
/// It is stored as a hierarchy of bit sets.
struct CellSet {
  private var levels: [ContiguousArray<UInt64>] = []

  init(count: Int) {
    var words = count
    repeat {
      words = (words + 63) / 64
      levels.append(ContiguousArray(repeating: 0, count: words))
    } while words > 1
  }

  mutating func insert(_ cell: Int32) {
    var place = Int(cell)
    for level in levels.indices {
      levels[level][place / 64] |= 1 << UInt64(place & 63)
      place /= 64
    }
  }

  mutating func remove(_ cell: Int32) {
    var place = Int(cell)
    for level in levels.indices {
      levels[level][place / 64] &= ~(1 << UInt64(place & 63))
      guard levels[level][place / 64] == 0 else { return }
      place /= 64
    }
  }

  /// Returns the largest cell of the set that is at most `cell`; zero must be in the set.
  func last(upTo cell: Int32) -> Int32 {
    var (place, level) = (Int(cell), 0)
    // Ascend to the first level whose word has a bit at or below the cell, then descend along the
    // highest bits.
    while level < levels.count {
      let bits = levels[level][place / 64] & (~0 >> UInt64(63 - place & 63))
      if bits != 0 {
        place = place & ~63 | (63 - bits.leadingZeroBitCount)
        while level > 0 {
          level -= 1
          place = place * 64 + 63 - levels[level][place].leadingZeroBitCount
        }
        return Int32(place)
      }
      guard place >= 64 else { return 0 }
      place = place / 64 - 1
      level += 1
    }
    return 0
  }
}
