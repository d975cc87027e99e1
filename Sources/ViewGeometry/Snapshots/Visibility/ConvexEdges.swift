/// The edges of a convex polygon, precomputed for many distance queries.
struct ConvexEdges: Sendable {
  /// A line, and the side of it on which signed distances are positive.
  struct Wall: Sendable {
    /// A point on the line.
    let start: SIMD2<Double>
    /// The unit vector in whose direction the signed distance increases.
    let inward: SIMD2<Double>

    /// Returns the signed distance between a point and the line; positive on the inward side.
    func depth(of point: SIMD2<Double>) -> Double { ((point - start) * inward).sum() }

    /// Returns the maximum signed distance of a polygon's points.
    func largestDepth(of area: ConvexPolygon) -> Double {
      area.corners.reduce(-.infinity) { max($0, depth(of: $1)) }
    }
  }

  private struct Edge: Sendable {
    let wall: Wall
    /// The vector from the start to the end of the edge.
    let reach: SIMD2<Double>

    /// Returns the square of the distance between `point` and the nearest point of the edge.
    func squaredDistance(to point: SIMD2<Double>) -> Double {
      let arm = point - wall.start
      let along = max(0, min(1, (reach * arm).sum() / (reach * reach).sum()))
      let rest = arm - reach * along
      return (rest * rest).sum()
    }

    /// Returns whether `area` lies outside the edge and doesn't extend beyond its ends.
    ///
    /// `slack` is the tolerance of both conditions, as a distance.
    func runs(along area: ConvexPolygon, slack: Double) -> Bool {
      let square = (reach * reach).sum()
      let most = slack * square.squareRoot()
      return wall.largestDepth(of: area) <= slack
        && area.corners.allSatisfy { corner in
          let along = (reach * (corner - wall.start)).sum()
          return along >= -most && along <= square + most
        }
    }
  }

  private let edges: ContiguousArray<Edge>

  /// Creates the edges of a polygon.
  ///
  /// Edges of zero length are left out.
  init(_ polygon: ConvexPolygon) {
    let corners = polygon.clockwise
    var edges: ContiguousArray<Edge> = []
    edges.reserveCapacity(corners.count)
    for (place, start) in corners.enumerated() {
      let edge = corners[place + 1 == corners.count ? 0 : place + 1] - start
      let length = (edge.x * edge.x + edge.y * edge.y).squareRoot()
      guard length > 0 else { continue }
      let wall = Wall(start: start, inward: SIMD2(-edge.y, edge.x) / length)
      edges.append(Edge(wall: wall, reach: edge))
    }
    self.edges = edges
  }

  /// The lines of all edges; their signed distances increase inward.
  var walls: some Sequence<Wall> { edges.lazy.map(\.wall) }

  /// Returns the minimum of a point's signed distances to the lines of the edges.
  ///
  /// The result is negative if the point is outside, and -infinity if the polygon has no edges.
  func depth(of point: SIMD2<Double>) -> Double {
    edges.reduce(edges.isEmpty ? -.infinity : .infinity) { min($0, $1.wall.depth(of: point)) }
  }

  /// Returns the distance from a point to the polygon; zero inside, infinite if there are no edges.
  func distance(to point: SIMD2<Double>) -> Double {
    guard depth(of: point) < 0 else { return 0 }
    return edges.reduce(.infinity) { min($0, $1.squaredDistance(to: point)) }.squareRoot()
  }

  /// Returns the distance to the corner of `area` that is farthest from the receiver.
  ///
  /// No other point of `area` is farther.
  func farthestDistance(from area: ConvexPolygon) -> Double {
    area.corners.reduce(0) { max($0, distance(to: $1)) }
  }

  /// Returns the line of the edge alongside which `area` lies; signed distances increase outward.
  ///
  /// `area` lies alongside an edge if it is entirely outside that edge and between its ends, within
  /// the tolerance `slack`. Returns nil if there is no such edge. The distances from the line to
  /// the points of `area` equal their distances from the receiver, within the tolerance.
  func wall(along area: ConvexPolygon, slack: Double) -> Wall? {
    for edge in edges where edge.runs(along: area, slack: slack) {
      return Wall(start: edge.wall.start, inward: -edge.wall.inward)
    }
    return nil
  }
}

extension ConvexPolygon {
  /// Returns an upper bound on the distances between the polygon's points and their nearest walls.
  ///
  /// Also returns a point that may be at that distance. The bound is infinite if there are no
  /// walls. The smaller of a point's distances from two walls is at most the mean of the two
  /// distances. Between parallel walls, the mean is the same for all points. In a corridor, the
  /// bound is therefore exact: the points in the middle reach it.
  func ridge(between walls: ContiguousArray<ConvexEdges.Wall>) -> (
    bound: Double, point: SIMD2<Double>
  ) {
    let middle = corners.reduce(.zero, +) / Double(corners.count)
    guard let nearest = walls.min(by: { $0.depth(of: middle) < $1.depth(of: middle) }) else {
      return (.infinity, middle)
    }
    var (bound, point) = (Double.infinity, middle)
    for wall in walls {
      let mean = corners.reduce(-.infinity) {
        max($0, (nearest.depth(of: $1) + wall.depth(of: $1)) / 2)
      }
      guard mean < bound else { continue }
      bound = mean
      let across = nearest.inward - wall.inward
      let square = (across * across).sum()
      guard square > 0 else { continue }
      // The point at which the distances from both walls are equal.
      point = middle + across * ((wall.depth(of: middle) - nearest.depth(of: middle)) / square)
    }
    return (bound, lastPoint(from: middle, to: point))
  }

  /// Returns the last point on the segment from `inside` to `target` that lies inside the polygon.
  private func lastPoint(
    from inside: SIMD2<Double>, to target: SIMD2<Double>
  ) -> SIMD2<Double> {
    var share = 1.0
    for (place, corner) in corners.enumerated() {
      let edge = corners[place + 1 == corners.count ? 0 : place + 1] - corner
      func side(_ point: SIMD2<Double>) -> Double {
        edge.x * (point.y - corner.y) - edge.y * (point.x - corner.x)
      }
      let (here, there) = (side(inside), side(target))
      if here > 0 && there < 0 || here < 0 && there > 0 {
        share = min(share, here / (here - there))
      }
    }
    return inside + (target - inside) * share
  }

  /// The two halves of the polygon, cut across the longer side of its bounding box.
  ///
  /// It is nil if the coordinates are too coarse to represent the middle.
  var halves: (ConvexPolygon, ConvexPolygon)? {
    let box = box
    let isWide = box.width >= box.height
    let middle = SIMD2(box.minX + box.width / 2, box.minY + box.height / 2)
    guard
      isWide
        ? middle.x > box.minX && middle.x < box.maxX : middle.y > box.minY && middle.y < box.maxY
    else { return nil }
    let end = middle + (isWide ? SIMD2(0, 1) : SIMD2(1, 0)) * max(box.width, box.height)
    return (part(inside: true, of: middle, end), part(inside: false, of: middle, end))
  }
}
