import Foundation

/// Finds the point of a shape that is farthest from its edges and from obstacles that lie over it: branch and bound over boxes.
///
/// No point of a box is farther from an obstacle than the box's farthest corner, because distances to convex shapes are convex.
/// Where an obstacle passes along a whole side of the box, only the way across counts: so in a corridor between edges the middle is found
/// at once. Boxes that can't beat the best point found by more than the tolerance are dropped, others are halved.
struct TapSearch {
  private let shape: FrontShape
  private let edges: ConvexPolygon?
  private let obstacles: [FrontShape]
  /// The clearance that is of no use, or found already.
  private var floor: Double
  private let tolerance: (relative: Double, absolute: Double)
  private(set) var best: (point: SIMD2<Double>, clearance: Double)?
  /// The obstacles that count, of all boxes that wait.
  private var pool: ContiguousArray<Int32>
  /// A heap, the largest bound first: the box that may hold the best point is always the next to be halved.
  private var waiting: ContiguousArray<Waiting> = []

  private struct Waiting {
    let box: Extent
    let bound: Double
    /// Where its obstacles are in the pool.
    let obstacles: Range<Int>
    /// Whether it is a part as given, whose bound is a first one.
    var isNew = false
  }

  init(in shape: FrontShape, around obstacles: [FrontShape], least: Double) {
    (self.shape, self.obstacles) = (shape, obstacles)
    edges = shape.polygon
    pool = ContiguousArray(0..<Int32(obstacles.count))
    let isTurned = shape.polygon != nil || obstacles.contains { $0.polygon != nil }
    tolerance = isTurned ? (0, 1.0 / 128) : (0x1p-36, 0)
    // Less by the tolerance, so that what has just the least is found.
    floor = max(0, least - 2 * max(least * tolerance.relative, tolerance.absolute))
  }

  /// Looks through the parts of the shape that no obstacle covers.
  mutating func run(over parts: ArraySlice<FrontShape>) {
    let all = 0..<pool.count
    for part in parts {
      push(Waiting(box: part.box, bound: bound(of: part), obstacles: all, isNew: true))
    }
    while let next = pop(), isWorth(next.bound) {
      if next.isNew {
        consider(next.box, within: next.obstacles, bound: next.bound)
      } else {
        split(next)
      }
    }
  }

  private mutating func push(_ box: Waiting) {
    var place = waiting.count
    waiting.append(box)
    while place > 0, waiting[(place - 1) / 2].bound < box.bound {
      waiting[place] = waiting[(place - 1) / 2]
      place = (place - 1) / 2
    }
    waiting[place] = box
  }

  private mutating func pop() -> Waiting? {
    guard let first = waiting.first, let last = waiting.popLast() else { return nil }
    guard !waiting.isEmpty else { return first }
    var place = 0
    while 2 * place + 1 < waiting.count {
      var child = 2 * place + 1
      if child + 1 < waiting.count, waiting[child + 1].bound > waiting[child].bound { child += 1 }
      guard waiting[child].bound > last.bound else { break }
      waiting[place] = waiting[child]
      place = child
    }
    waiting[place] = last
    return first
  }

  /// How far a point of a part can be from everything, at most.
  private func bound(of part: FrontShape) -> Double {
    // A part among boxes alone ends left and right at edges that count.
    tolerance.absolute == 0 ? part.box.width / 2 : .infinity
  }

  private func isWorth(_ bound: Double) -> Bool {
    bound > floor + max(floor * tolerance.relative, tolerance.absolute)
  }

  private mutating func split(_ parent: Waiting) {
    let box = parent.box
    var (first, second) = (box, box)
    if box.width >= box.height {
      first.maxX = box.minX + box.width / 2
      second.minX = first.maxX
      guard first.maxX > box.minX, first.maxX < box.maxX else { return }
    } else {
      first.maxY = box.minY + box.height / 2
      second.minY = first.maxY
      guard first.maxY > box.minY, first.maxY < box.maxY else { return }
    }
    consider(first, within: parent.obstacles, bound: parent.bound)
    consider(second, within: parent.obstacles, bound: parent.bound)
  }

  /// Bounds a box, tries its best point, and has it wait if it may hold a better one.
  private mutating func consider(_ box: Extent, within range: Range<Int>, bound outer: Double) {
    // Walls along the whole box, across which only one coordinate counts.
    var room = Extent.everything
    if edges == nil { room = shape.box }
    var bound = min(outer, edges?.largestDepth(of: box) ?? .infinity)
    let start = pool.count
    for place in range {
      let number = pool[place]
      let obstacle = obstacles[Int(number)]
      // What is farther from the box than the bound can't be what limits it.
      guard obstacle.distance(to: box) < bound else { continue }
      pool.append(number)
      if obstacle.polygon == nil {
        obstacle.box.narrow(&room, along: box)
        bound = min(bound, obstacle.box.farthestDistance(from: box))
      } else {
        bound = min(bound, obstacle.outline.farthestDistance(from: box))
      }
      if !isWorth(bound) { break }
    }
    let across = room.middle(along: box)
    bound = min(bound, across.bound)
    guard isWorth(bound) else {
      pool.removeLast(pool.count - start)
      return
    }
    let kept = start..<pool.count
    take(across.point, kept, atMost: bound)
    guard isWorth(bound) else { return }
    push(Waiting(box: box, bound: bound, obstacles: kept))
  }

  /// Makes a point the best, if it is.
  private mutating func take(_ point: SIMD2<Double>, _ range: Range<Int>, atMost bound: Double) {
    var clearance = min(bound, shape.depth(of: point))
    for place in range where clearance > floor {
      clearance = min(clearance, obstacles[Int(pool[place])].distance(to: point))
    }
    guard clearance > floor else { return }
    (best, floor) = ((point, clearance), clearance)
  }
}
