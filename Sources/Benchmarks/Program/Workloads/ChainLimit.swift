import Foundation

/// The minimal work of a conversion by translations.
///
/// It walks two chains of packed nodes up to their common root, adding two doubles per level.
final class ChainLimit {
  struct Node {
    var x: Double
    var y: Double
    var parent: UnsafePointer<Node>?
  }

  /// All nodes in one block of memory: the root, then each chain from the root down.
  private let nodes: UnsafeMutablePointer<Node>
  let first: UnsafePointer<Node>
  let second: UnsafePointer<Node>

  /// Creates two chains of `depth` levels below one root, with ``ChainTree``'s geometry.
  init(depth: Int) {
    nodes = .allocate(capacity: 2 * depth + 1)
    nodes.initialize(to: Node(x: 0, y: 0, parent: nil))
    var leaves: [UnsafePointer<Node>] = []
    for chain in 0..<2 {
      var parent = UnsafePointer(nodes)
      for level in 0..<depth {
        let offset = ChainLevel(level + chain).offset
        let node = nodes + (1 + chain * depth + level)
        node.initialize(to: Node(x: offset.x, y: offset.y, parent: parent))
        parent = UnsafePointer(node)
      }
      leaves.append(parent)
    }
    first = leaves[0]
    second = leaves[1]
  }

  deinit {
    nodes.deallocate()
  }

  /// Converts random points, one per operation.
  func batch(_ points: RandomPoints) -> Batch {
    Batch { range in
      let (first, second) = (self.first, self.second)
      var sum = SIMD2<Double>.zero
      for index in range {
        let point = SIMD2(Double(points[index].x), Double(points[index].y))
        sum += Self.convert(point, from: first, to: second)
      }
      return sum.x + sum.y
    }
  }

  /// Converts a point from the coordinates of the node `first` to those of `second`.
  @inline(never)
  static func convert(
    _ point: SIMD2<Double>, from first: UnsafePointer<Node>, to second: UnsafePointer<Node>
  ) -> SIMD2<Double> {
    var x = point.x
    var y = point.y
    var up: UnsafePointer<Node>? = first
    while let node = up {
      x += node.pointee.x
      y += node.pointee.y
      up = node.pointee.parent
    }
    var downX = 0.0
    var downY = 0.0
    var down: UnsafePointer<Node>? = second
    while let node = down {
      downX += node.pointee.x
      downY += node.pointee.y
      down = node.pointee.parent
    }
    return SIMD2(x - downX, y - downY)
  }
}
