import Foundation

/// A search for the point of a shape farthest from its edges and from obstacles, by branch and
/// bound.
///
/// No point of a box is farther from an obstacle than the box's farthest corner, because distances
/// to convex shapes are convex. If an obstacle extends along a whole side of the box, only the
/// distance perpendicular to that side matters, so in a corridor between edges the middle is found
/// immediately. Boxes that can't beat the best point by more than the tolerance are pruned; others
/// are halved.
///
/// If all shapes are boxes, each good point is moved to a local maximum (``TapSummit``). A local
/// maximum has a radius within which no other point is better, so boxes that lie within the radius
/// are pruned, too. By halving alone, it would take 36 levels to prune them.
///
/// If a shape is rotated, the uncovered parts are convex polygons instead of boxes, and so are the
/// pieces into which they are cut. Edges that extend along a polygon are walls, between which the
/// middle is found immediately (``ConvexPolygon/ridge(between:)``).
struct TapSearch {
  private let shape: FrontShape
  /// The edges of the shape; nil if all shapes are boxes.
  private let edges: ConvexEdges?
  /// The boxes of the obstacles.
  private let boxes: ContiguousArray<Extent>
  /// The outlines of the obstacles if the shape or an obstacle is rotated, otherwise empty.
  private let outlines: ContiguousArray<ConvexEdges>
  /// The clearance of the best point; 0 if there is none yet.
  private var floor = 0.0
  private let least: Double
  private let tolerance: (relative: Double, absolute: Double)
  private(set) var best: (point: SIMD2<Double>, clearance: Double)?
  /// The local maxima, each with the radius within which no other point is better.
  private var hills: ContiguousArray<(top: SIMD2<Double>, reach: Double)> = []
  private var contacts: ContiguousArray<TapSummit.Contact> = []
  /// The walls along the current area if the shape or an obstacle is rotated.
  private var walls: ContiguousArray<ConvexEdges.Wall> = []
  /// The indices of the obstacles that may limit the clearance in the areas still to be examined.
  ///
  /// Each of these areas has a range of this array.
  private var pool: ContiguousArray<Int32>
  private var waiting: ContiguousArray<Waiting> = []
  /// A heap of the areas still to be examined, as indices in `waiting`.
  ///
  /// The area with the largest bound is examined next.
  private var heap: ContiguousArray<(bound: Double, place: Int32)> = []

  private struct Waiting {
    /// A box, or a polygon if the shape or an obstacle is rotated.
    let area: FrontShape
    /// The range of the area's obstacles in `pool`.
    let obstacles: Range<Int>
    /// Whether the area is one of the initial parts, for which only a rough bound is known.
    let isNew: Bool
  }

  /// Creates a search in `shape`; the obstacles are the elements of `shapes` at the indices in
  /// `ranks`.
  ///
  /// The search may end without a result if no point has a clearance of at least `least`.
  init(
    in shape: FrontShape, around ranks: ContiguousArray<Int32>,
    of shapes: ContiguousArray<FrontShape>, least: Double
  ) {
    (self.shape, self.least) = (shape, least)
    var isRotated = shape.polygon != nil
    var boxes: ContiguousArray<Extent> = []
    boxes.reserveCapacity(ranks.count)
    pool = []
    pool.reserveCapacity(8 * ranks.count)
    for rank in ranks {
      pool.append(Int32(boxes.count))
      boxes.append(shapes[Int(rank)].box)
      if shapes[Int(rank)].polygon != nil { isRotated = true }
    }
    self.boxes = boxes
    edges = isRotated ? ConvexEdges(shape.outline) : nil
    outlines = isRotated ? ContiguousArray(ranks.map { ConvexEdges(shapes[Int($0)].outline) }) : []
    // Far from the origin, the coordinates of rotated corners are less precise than 1/128 of a
    // point.
    tolerance = (0x1p-36, isRotated ? max(1.0 / 128, 0x1p-44 * shape.box.largestMagnitude) : 0)
  }

  /// Searches the parts of the shape that no obstacle covers.
  mutating func run(over parts: ArraySlice<FrontShape>) {
    let all = 0..<pool.count
    for part in parts {
      let area = edges == nil ? part : FrontShape(part.outline)
      push(Waiting(area: area, obstacles: all, isNew: true), bound: bound(of: part))
    }
    while let (bound, place) = pop(), isWorth(bound), bound >= least {
      let next = waiting[Int(place)]
      if next.isNew {
        consider(next.area, within: next.obstacles, bound: bound)
      } else {
        split(next, bound)
      }
    }
  }

  private mutating func push(_ box: Waiting, bound: Double) {
    waiting.append(box)
    let item = (bound, Int32(waiting.count - 1))
    var place = heap.count
    heap.append(item)
    while place > 0, heap[(place - 1) / 2].bound < bound {
      heap[place] = heap[(place - 1) / 2]
      place = (place - 1) / 2
    }
    heap[place] = item
  }

  private mutating func pop() -> (bound: Double, place: Int32)? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first }
    var place = 0
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count, heap[child + 1].bound > heap[child].bound { child += 1 }
      guard heap[child].bound > last.bound else { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = last
    return first
  }

  /// Returns an upper bound on the clearance of all points in a part.
  private func bound(of part: FrontShape) -> Double {
    // If all shapes are boxes, the left and right edges of a part limit the clearance.
    edges == nil ? part.box.width / 2 : .infinity
  }

  private func isWorth(_ bound: Double) -> Bool {
    bound > floor + max(floor * tolerance.relative, tolerance.absolute)
  }

  private mutating func split(_ parent: Waiting, _ bound: Double) {
    guard let (first, second) = parent.area.halves else { return }
    consider(first, within: parent.obstacles, bound: bound)
    consider(second, within: parent.obstacles, bound: bound)
  }

  /// Computes the bound of an area, and tries the most promising point in it.
  ///
  /// Then adds the area to the queue if it may contain a better point.
  private mutating func consider(
    _ area: FrontShape, within range: Range<Int>, bound outer: Double
  ) {
    guard !isOnHill(area.box) else { return }
    let start = pool.count
    let found: (bound: Double, point: SIMD2<Double>)
    if let edges, let polygon = area.polygon {
      found = bounded(polygon, in: area.box, edges, within: range, outer)
    } else {
      found = bounded(area.box, within: range, outer)
    }
    guard isWorth(found.bound) else {
      pool.removeLast(pool.count - start)
      return
    }
    let kept = start..<pool.count
    take(found.point, kept, atMost: found.bound)
    guard isWorth(found.bound), !isOnHill(area.box) else { return }
    push(Waiting(area: area, obstacles: kept, isNew: false), bound: found.bound)
  }

  /// Returns an upper bound on the clearance in a box, and the point to try; used if all shapes are
  /// boxes.
  ///
  /// Adds the obstacles that may limit the clearance in the box to the pool.
  private mutating func bounded(
    _ box: Extent, within range: Range<Int>, _ outer: Double
  ) -> (bound: Double, point: SIMD2<Double>) {
    // `room` is bounded by obstacles that extend along a whole side of the box; only their distance
    // perpendicular to that side matters.
    var (room, bound) = (shape.box, outer)
    for place in range {
      let number = pool[place]
      let obstacle = boxes[Int(number)]
      // An obstacle whose distance from the box is at least the bound can't limit it.
      guard obstacle.distance(to: box) < bound else { continue }
      pool.append(number)
      obstacle.narrow(&room, along: box)
      bound = min(bound, obstacle.farthestDistance(from: box))
      if !isWorth(bound) { break }
    }
    let across = room.middle(along: box)
    return (min(bound, across.bound), across.point)
  }

  /// Returns an upper bound on the clearance in a polygon, and the point to try; used if a shape is
  /// rotated.
  ///
  /// Adds the obstacles that may limit the clearance in the polygon to the pool, and sets `walls`.
  private mutating func bounded(
    _ area: ConvexPolygon, in box: Extent, _ edges: ConvexEdges, within range: Range<Int>,
    _ outer: Double
  ) -> (bound: Double, point: SIMD2<Double>) {
    // Corners of parts lie on edges of obstacles, except for rounding errors.
    let slack = tolerance.absolute / 16
    var bound = outer
    walls.removeAll(keepingCapacity: true)
    for wall in edges.walls {
      bound = min(bound, wall.largestDepth(of: area))
      walls.append(wall)
    }
    for place in range {
      let number = pool[place]
      guard boxes[Int(number)].distance(to: box) < bound else { continue }
      pool.append(number)
      let outline = outlines[Int(number)]
      bound = min(bound, outline.farthestDistance(from: area))
      if !isWorth(bound) { break }
      if let wall = outline.wall(along: area, slack: slack) { walls.append(wall) }
    }
    let ridge = area.ridge(between: walls)
    return (min(bound, ridge.bound + slack), ridge.point)
  }

  /// Returns whether the whole box is within the radius of a local maximum.
  ///
  /// If so, no point of the box can be better than the best one.
  private func isOnHill(_ box: Extent) -> Bool {
    hills.contains { hill in
      let across = max(hill.top.x - box.minX, box.maxX - hill.top.x)
      let down = max(hill.top.y - box.minY, box.maxY - hill.top.y)
      return across * across + down * down <= hill.reach * hill.reach
    }
  }

  /// Stores a point as the best one if it is better than the current one.
  ///
  /// If all shapes are boxes, a good point is also moved to a local maximum near it.
  private mutating func take(_ point: SIMD2<Double>, _ range: Range<Int>, atMost bound: Double) {
    // The search for a maximum also starts from slightly worse points, because two maxima may be
    // equally good.
    let enough = floor * (1 - 0x1p-8)
    var clearance = min(bound, edges?.depth(of: point) ?? shape.box.depth(of: point))
    for place in range where clearance > enough {
      clearance = min(clearance, distance(from: pool[place], to: point))
    }
    guard clearance > enough else { return }
    if clearance > floor { (best, floor) = ((point, clearance), clearance) }
    guard isWorth(bound), edges == nil,
      let summit = TapSummit(from: point, in: shape.box, around: boxes, using: &contacts),
      summit.reach > 0
    else { return }
    if summit.clearance > floor {
      (best, floor) = ((summit.point, summit.clearance), summit.clearance)
    }
    hills.append((summit.point, summit.reach))
  }

  private func distance(from obstacle: Int32, to point: SIMD2<Double>) -> Double {
    edges == nil
      ? boxes[Int(obstacle)].distance(to: point) : outlines[Int(obstacle)].distance(to: point)
  }
}
