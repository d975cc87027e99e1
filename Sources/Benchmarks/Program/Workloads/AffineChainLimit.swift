import Foundation

/// The minimal work of a conversion by general affine maps.
///
/// For each of two chains, it composes the packed matrices of the levels up to the common root. It
/// then maps the point by the source chain's product and the inverse of the target chain's product.
final class AffineChainLimit {
  /// An affine map: x' = a x + c y + tx, y' = b x + d y + ty.
  struct Map {
    var a, b, c, d, tx, ty: Double

    static let identity = Map(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Returns the map that applies this map first, then `next`.
    @inline(__always)
    func then(_ next: Map) -> Map {
      Map(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d,
        c: c * next.a + d * next.c, d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    @inline(__always)
    func inverted() -> Map {
      let scale = 1 / (a * d - b * c)
      let (ia, ib, ic, id) = (d * scale, -b * scale, -c * scale, a * scale)
      return Map(
        a: ia, b: ib, c: ic, d: id, tx: -(tx * ia + ty * ic), ty: -(tx * ib + ty * id))
    }

    @inline(__always)
    func map(_ point: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }
  }

  struct Node {
    var map: Map
    var parent: UnsafePointer<Node>?
  }

  /// All nodes in one block of memory: the root, then each chain from the root down.
  private let nodes: UnsafeMutablePointer<Node>
  let first: UnsafePointer<Node>
  let second: UnsafePointer<Node>

  /// Creates two chains of `depth` rotated levels below one root, with ``ChainTree``'s geometry.
  init(depth: Int) {
    nodes = .allocate(capacity: 2 * depth + 1)
    nodes.initialize(to: Node(map: .identity, parent: nil))
    var leaves: [UnsafePointer<Node>] = []
    for chain in 0..<2 {
      var parent = UnsafePointer(nodes)
      for level in 0..<depth {
        let geometry = ChainLevel(level + chain)
        let angle = geometry.degrees * Double.pi / 180
        let turn = Map(
          a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
        // The rotation is about the top-left corner of the bounds, so that corner maps to the frame
        // origin.
        let corner = turn.map(SIMD2(geometry.boundsOrigin.x, geometry.boundsOrigin.y))
        let map = Map(
          a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: geometry.frameOrigin.x - corner.x,
          ty: geometry.frameOrigin.y - corner.y)
        let node = nodes + (1 + chain * depth + level)
        node.initialize(to: Node(map: map, parent: parent))
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
    mapToRoot(second).inverted().map(mapToRoot(first).map(point))
  }

  @inline(__always)
  private static func mapToRoot(_ leaf: UnsafePointer<Node>) -> Map {
    var map = leaf.pointee.map
    var next = leaf.pointee.parent
    while let node = next {
      map = map.then(node.pointee.map)
      next = node.pointee.parent
    }
    return map
  }
}
