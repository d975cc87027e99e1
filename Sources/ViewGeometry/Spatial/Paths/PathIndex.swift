import Foundation

/// A tree of bounding boxes of a path's pieces, which finds a point's winding number quickly.
///
/// Consecutive pieces form a chain. How often a chain crosses a horizontal line, counted with
/// signs, depends only on the ends of the chain. A node has at most two open chains, the first and
/// the last; subpaths between them are closed, so their crossings add up to zero. Therefore four
/// y-coordinates are sufficient to handle a node whose box doesn't contain the point, regardless of
/// the number of pieces in it. If the box is to the right of the point, the node's crossings of the
/// horizontal line through the point are counted; otherwise, they aren't. Only the children of
/// boxes that contain the point are visited. Subpaths are ordered along the Hilbert curve through
/// their centers; their order doesn't affect the result.
package struct PathIndex: Sendable {
  private struct Node: BitwiseCopyable {
    var extent: Extent
    /// The y-coordinates of the start and end of the first chain, followed by those of the last
    /// chain.
    ///
    /// A chain consists of the node's consecutive pieces of one subpath. If there is only one
    /// chain, the values are the y-coordinate of its start, followed by that of its end three
    /// times.
    var levels: SIMD4<Double>
    /// The index of the node that follows this node's subtree.
    var next: Int32
    var firstPiece: Int32
    /// The number of pieces of a leaf; 0 for an inner node.
    var pieces: Int32
  }

  /// A piece in 48 bytes; curves are stored separately, because most pieces are lines.
  private struct Entry: BitwiseCopyable {
    var start: SIMD2<Double>
    var end: SIMD2<Double>
    /// The index of the curve; -1 for a line.
    var curve: Int32
  }

  private let entries: ContiguousArray<Entry>
  private let curves: ContiguousArray<CubicCurve>
  /// The nodes in preorder: each node is directly followed by its subtree.
  private let nodes: ContiguousArray<Node>

  // With these values, queries take at most 10 percent longer than with the best combination of the
  // values 2, 4 and 8.
  private static let fanOut = threshold(4, low: 2)
  private static let leafPieces = threshold(4, low: 1)

  /// Creates an index of the filled outline of a path.
  ///
  /// If a coordinate of the path isn't finite, the index is empty.
  ///
  /// - Complexity: O(elements).
  package init(_ path: Path) {
    var builder = Builder(path)
    builder.build()
    nodes = builder.nodes
    var curves = ContiguousArray<CubicCurve>()
    entries = ContiguousArray(
      builder.pieces.map { piece in
        guard let curve = piece.curve else {
          return Entry(start: piece.start, end: piece.end, curve: -1)
        }
        curves.append(curve)
        return Entry(start: piece.start, end: piece.end, curve: Int32(curves.count - 1))
      })
    self.curves = curves
  }

  @inline(__always)
  private func piece(_ entry: Entry) -> PathPiece {
    PathPiece(
      start: entry.start, end: entry.end, curve: entry.curve < 0 ? nil : curves[Int(entry.curve)])
  }

  /// Returns the winding number of the outline around the point.
  ///
  /// It equals `Path.winding(around:)`. The method doesn't allocate memory.
  ///
  /// - Complexity: O(boxes that contain the point). That is O(log pieces) if different parts of the
  ///   outline are rarely close to each other, and O(pieces) in the worst case.
  package func winding(around point: SIMD2<Double>) -> Int {
    guard (point.x - point.x) + (point.y - point.y) == 0 else { return 0 }
    return nodes.withUnsafeBufferPointer { nodes in
      entries.withUnsafeBufferPointer { entries in
        var (count, index) = (0, 0)
        while index < nodes.count {
          let node = nodes[index]
          let isInHeight = point.y >= node.extent.minY && point.y < node.extent.maxY
          if !isInHeight || point.x >= node.extent.maxX {
            index = Int(node.next)
          } else if point.x < node.extent.minX {
            count &+= PathPiece.crossings(from: node.levels.x, to: node.levels.y, at: point.y)
            count &+= PathPiece.crossings(from: node.levels.z, to: node.levels.w, at: point.y)
            index = Int(node.next)
          } else {
            let first = Int(node.firstPiece)
            for place in first..<first &+ Int(node.pieces) {
              count &+= piece(entries[place]).crossing(rightOf: point)
            }
            index &+= 1
          }
        }
        return count
      }
    }
  }

  private struct Builder {
    var pieces = ContiguousArray<PathPiece>()
    var nodes = ContiguousArray<Node>()
    /// The range of the pieces of each subpath.
    private var subpaths: [Range<Int>] = []
    private var subpathOfPiece = ContiguousArray<Int32>()

    init(_ path: Path) {
      guard path.isFinite else { return }
      var inOrder = ContiguousArray<PathPiece>()
      var starts = [0]
      path.visitPieces(
        startSubpath: {
          if inOrder.count > starts[starts.count - 1] { starts.append(inOrder.count) }
        },
        piece: { inOrder.append($0) })
      let given = zip(starts, starts.dropFirst() + [inOrder.count]).map { $0..<$1 }
        .filter { !$0.isEmpty }
      for subpath in Self.sorted(given, of: inOrder) {
        let first = pieces.count
        pieces.append(contentsOf: inOrder[subpath])
        for _ in subpath { subpathOfPiece.append(Int32(subpaths.count)) }
        subpaths.append(first..<pieces.count)
      }
    }

    private static func sorted(
      _ subpaths: [Range<Int>], of pieces: ContiguousArray<PathPiece>
    ) -> [Range<Int>] {
      guard subpaths.count > 1 else { return subpaths }
      let extents = subpaths.map { subpath in
        pieces[subpath].reduce(pieces[subpath.lowerBound].extent) { $0.union($1.extent) }
      }
      let order = extents.withUnsafeBufferPointer { HilbertOrder.sorted($0) }
      return order.map { subpaths[Int(truncatingIfNeeded: $0 & 0xFFFF_FFFF)] }
    }

    mutating func build() {
      guard !pieces.isEmpty else { return }
      _ = build(0..<pieces.count)
    }

    /// Adds a node for a range of pieces, followed by its subtree, and returns the node's box.
    private mutating func build(_ range: Range<Int>) -> Extent {
      let place = nodes.count
      nodes.append(
        Node(
          extent: pieces[range.lowerBound].extent, levels: levels(of: range), next: 0,
          firstPiece: Int32(range.lowerBound), pieces: 0))
      var extent = pieces[range.lowerBound].extent
      if range.count <= PathIndex.leafPieces {
        for piece in range { extent = extent.union(pieces[piece].extent) }
        nodes[place].pieces = Int32(range.count)
      } else {
        // If there are fewer pieces than children, each piece gets its own node.
        let parts = min(PathIndex.fanOut, range.count)
        for part in 0..<parts {
          let low = range.lowerBound + range.count * part / parts
          let high = range.lowerBound + range.count * (part + 1) / parts
          extent = extent.union(build(low..<high))
        }
      }
      nodes[place].extent = extent
      nodes[place].next = Int32(nodes.count)
      return extent
    }

    /// Returns the y-coordinates of the ends of the chains in a range of pieces, as in
    /// `Node.levels`.
    ///
    /// Subpaths that are entirely inside the range are closed. Their signed crossings of a
    /// horizontal line add up to zero, so they are left out.
    private func levels(of range: Range<Int>) -> SIMD4<Double> {
      let (first, last) = (range.lowerBound, range.upperBound - 1)
      let (start, end) = (pieces[first].start.y, pieces[last].end.y)
      guard subpathOfPiece[first] != subpathOfPiece[last] else {
        return SIMD4(start, end, end, end)
      }
      let endOfFirst = subpaths[Int(subpathOfPiece[first])].upperBound - 1
      let startOfLast = subpaths[Int(subpathOfPiece[last])].lowerBound
      return SIMD4(start, pieces[endOfFirst].end.y, pieces[startOfLast].start.y, end)
    }
  }
}
