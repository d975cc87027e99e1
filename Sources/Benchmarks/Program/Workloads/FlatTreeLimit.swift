import Foundation

/// The minimal work of a hit test: a descent through packed boxes in their parents' coordinates.
///
/// The children of a node are adjacent, with the frontmost child last.
final class FlatTreeLimit {
  struct Node {
    var left, top, right, bottom: Double
    var firstChild: Int32
    var childCount: Int32
  }

  private let nodes: UnsafeMutablePointer<Node>
  let count: Int

  /// Creates the same tree as ``QuadrantTree``: four quadrants per node, breadth first.
  init(levels: Int, side: Double) {
    count = QuadrantTree.count(levels: levels)
    nodes = .allocate(capacity: count)
    nodes.initialize(
      to: Node(left: 0, top: 0, right: side, bottom: side, firstChild: 0, childCount: 0))
    var made = 1
    var parents = 0..<1
    var half = side / 2
    for _ in 1..<levels {
      for parent in parents {
        nodes[parent].firstChild = Int32(made)
        nodes[parent].childCount = 4
        for child in 0..<4 {
          let left = Double(child & 1) * half
          let top = Double(child >> 1) * half
          let node = Node(
            left: left, top: top, right: left + half, bottom: top + half, firstChild: 0,
            childCount: 0)
          (nodes + made).initialize(to: node)
          made += 1
        }
      }
      parents = parents.upperBound..<made
      half /= 2
    }
  }

  deinit {
    nodes.deallocate()
  }

  /// Hit-tests random points, one per operation.
  func batch(_ points: RandomPoints) -> Batch {
    Batch { range in
      let nodes = UnsafePointer(self.nodes)
      var sum = 0
      for index in range {
        let point = SIMD2(Double(points[index].x), Double(points[index].y))
        sum &+= Self.hitTest(point, in: nodes)
      }
      return Double(sum)
    }
  }

  /// Returns the breadth-first index of the deepest box that contains the point; 0 for the root.
  func hitTest(_ point: CGPoint) -> Int {
    Self.hitTest(SIMD2(Double(point.x), Double(point.y)), in: nodes)
  }

  @inline(never)
  private static func hitTest(_ point: SIMD2<Double>, in nodes: UnsafePointer<Node>) -> Int {
    var (x, y) = (point.x, point.y)
    var hit = 0
    while true {
      let first = Int(nodes[hit].firstChild)
      var child = first &+ Int(nodes[hit].childCount) &- 1
      while child >= first {
        let box = nodes + child
        if x >= box.pointee.left, x < box.pointee.right, y >= box.pointee.top,
          y < box.pointee.bottom
        {
          break
        }
        child &-= 1
      }
      if child < first { return hit }
      x -= nodes[child].left
      y -= nodes[child].top
      hit = child
    }
  }
}
