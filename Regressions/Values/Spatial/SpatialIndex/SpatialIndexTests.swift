import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct SpatialIndexTests {
  private let overlapping = [
    CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 5, y: 5, width: 10, height: 10),
  ]

  @Test func `Of two boxes of one depth the later item is topmost`() {
    let index = SpatialIndex(overlapping)

    expectEqual(index.topmostItem(at: CGPoint(x: 7, y: 7)), 1)
    expectEqual(index.items(at: CGPoint(x: 7, y: 7)), [0, 1])
  }

  @Test func `The greater depth is topmost`() {
    let index = SpatialIndex([(box: overlapping[0], z: 1), (box: overlapping[1], z: 0)])

    expectEqual(index.topmostItem(at: CGPoint(x: 7, y: 7)), 0)
    expectEqual(index.items(in: .infinite, order: .backToFront), [1, 0])
  }

  @Test func `A box that is set without a depth has none`() {
    var index = SpatialIndex(overlapping)

    index.set(overlapping[0], for: 0)
    index.set(Extent(x: 0, y: 0, width: 20, height: 20), for: 0)

    expectEqual(index.topmostItem(at: CGPoint(x: 7, y: 7)), 1)
    expectEqual(index.items(in: .infinite, order: .backToFront), [0, 1])
  }

  @Test func `A box that is set again moves`() {
    var index = SpatialIndex(overlapping)

    index.set(CGRect(x: 100, y: 0, width: 1, height: 1), for: 1)

    expectEqual(index.topmostItem(at: CGPoint(x: 7, y: 7)), 0)
    expectEqual(index.topmostItem(at: CGPoint(x: 100, y: 0)), 1)
  }

  @Test(arguments: [1, 2, 7], [0, 40])
  func `An item that was removed can come again`(item: Int, others: Int) {
    var index = SpatialIndex(overlapping)
    let box = CGRect(x: 100, y: 0, width: 1, height: 1)

    for round in 0..<3 {
      index.set(box, for: item)
      expectEqual(index.topmostItem(at: CGPoint(x: 100, y: 0)), item, "In round \(round)")
      for other in 0..<others { index.set(overlapping[0], for: 10 + other) }
      index.remove(item)
      expect(index.topmostItem(at: CGPoint(x: 100, y: 0)) == nil, "In round \(round)")
    }
    index.set(CGRect.null, for: item)
    index.set(box, for: item)

    expectEqual(index.items(in: box), [item])
    expectEqual(index.nearestItems(x: 99, y: 0, count: 1), [item])
  }

  private struct Without: SpatialIndexFilter {
    let item: Int
    func accepts(_ item: Int) -> Bool { item != self.item }
  }

  @Test
  func `A rejected box isn't topmost, whether it was there from the start or added later`() {
    var index = SpatialIndex(overlapping)
    expectEqual(index.topmostItem(x: 7, y: 7, where: Without(item: 1)), 0)

    index.set(overlapping[1], for: 2)

    expectEqual(index.topmostItem(x: 7, y: 7, where: Without(item: 0)), 2)
    expectEqual(index.topmostItem(x: 7, y: 7, where: Without(item: 2)), 1)
  }

  @Test func `Right and bottom edges don't belong to a box`() {
    let index = SpatialIndex(overlapping)

    expectEqual(index.topmostItem(at: CGPoint(x: 0, y: 0)), 0)
    expect(index.topmostItem(at: CGPoint(x: 15, y: 10)) == nil)
    expectEqual(index.items(in: CGRect(x: 15, y: 0, width: 5, height: 20)), [])
  }

  @Test func `A negative size is standardised`() {
    let index = SpatialIndex([CGRect(x: 10, y: 10, width: -10, height: -10)])

    expectEqual(index.topmostItem(at: CGPoint(x: 1, y: 1)), 0)
  }

  @Test func `An empty, a null and a NaN box hold nothing and are near nothing`() {
    let index = SpatialIndex([
      CGRect.zero, .null, CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
    ])

    expect(index.isEmpty)
    expectEqual(index.items(in: .infinite), [])
    expectEqual(index.nearestItems(to: .zero, count: 3), [])
  }

  @Test func `The whole plane holds every box of any number of them`() {
    for count in [1, 15, 16, 17, 255, 257, 300] {
      let index = SpatialIndex(
        (0..<count).map { CGRect(x: CGFloat($0), y: -CGFloat($0), width: 3, height: 1) })

      expectEqual(index.items(in: .infinite, order: .ascending), Array(0..<count))
    }
  }

  @Test func `Infinite and huge boxes are found among others`() {
    var boxes = (0..<40).map { CGRect(x: CGFloat($0) * 10, y: 0, width: 5, height: 5) }
    boxes.append(.infinite)
    boxes.append(CGRect(x: -1e300, y: 1e299, width: 2e300, height: 1e300))
    let index = SpatialIndex(boxes)

    expectEqual(index.items(at: CGPoint(x: 102, y: 2)), [10, 40])
    expectEqual(index.items(at: CGPoint(x: 0, y: 5e299)), [40, 41])
    expectEqual(index.topmostItem(at: CGPoint(x: -3e9, y: 2)), 40)
    expectEqual(
      index.items(in: CGRect(x: 0, y: 0, width: 12, height: 1), order: .ascending), [0, 1, 40])
  }

  @Test func `Nothing is at, in or near NaN`() {
    let index = SpatialIndex(overlapping)

    expect(index.topmostItem(at: CGPoint(x: CGFloat.nan, y: 1)) == nil)
    expectEqual(index.items(at: CGPoint(x: 1, y: CGFloat.nan)), [])
    expectEqual(index.nearestItems(to: CGPoint(x: CGFloat.nan, y: 1), count: 1), [])
  }

  @Test func `The nearest box comes first, and of two around the point the topmost`() {
    var index = SpatialIndex(overlapping)
    index.set(CGRect(x: 7, y: 17, width: 1, height: 1), for: 7)

    expectEqual(index.nearestItems(to: CGPoint(x: 7, y: 7), count: 3), [1, 0, 7])
    expectEqual(index.nearestItems(to: CGPoint(x: 7, y: 16), count: 1), [7])
  }

  @Test func `Items are visited one by one, the nearest first`() {
    let index = SpatialIndex(overlapping)
    var (within, near): ([Int], [Int]) = ([], [])

    index.forEachItem(in: CGRect(x: 10, y: 10, width: 1, height: 1)) { within.append($0) }
    index.forEachNearestItem(to: CGPoint(x: -1, y: 0), count: 2) { near.append($0) }

    expectEqual(within, [1])
    expectEqual(near, [0, 1])
  }

  @Test func `Cells along the Hilbert curve are neighbors and each comes once`() {
    let side: UInt32 = 64
    var cells = [(x: UInt32, y: UInt32)?](repeating: nil, count: Int(side * side))
    for y in 0..<side {
      for x in 0..<side { cells[Int(HilbertCurve.distance(x: x, y: y))] = (x, y) }
    }

    let path = cells.compactMap { $0 }
    expectEqual(path.count, cells.count)
    for (cell, next) in zip(path, path.dropFirst()) {
      let (across, down) = (Int(cell.x) - Int(next.x), Int(cell.y) - Int(next.y))
      expectEqual(abs(across) + abs(down), 1)
    }
  }

  @Test func `The Hilbert curve agrees with the walk through quadrants`() {
    var source = ChoiceSource(seed: 3)
    for _ in 0..<10_000 {
      let x = UInt32(source.choice(below: 65_536))
      let y = UInt32(source.choice(below: 65_536))

      expectEqual(HilbertCurve.distance(x: x, y: y), walk(x, y))
    }
  }

  /// The textbook way: a quadrant on each of 16 levels, rotating the square each time.
  private func walk(_ x: UInt32, _ y: UInt32) -> UInt32 {
    var (x, y, distance) = (x, y, UInt32(0))
    for level in (0..<16).reversed() {
      let (right, lower) = (x >> level & 1, y >> level & 1)
      distance = distance << 2 | ((3 * right) ^ lower)
      if lower == 0 {
        if right == 1 { (x, y) = (0xFFFF ^ x, 0xFFFF ^ y) }
        (x, y) = (y, x)
      }
    }
    return distance
  }

  /// The boxes are so thin that the number of cells in a point is infinite.
  @Test(arguments: [Double.leastNonzeroMagnitude, .leastNormalMagnitude, 1e-307, 1e-306])
  func `Boxes of nearly no height are found`(height: Double) {
    let boxes = (0..<40).map { place in
      (
        extent: Extent(
          minX: Double(place), minY: -height, maxX: Double(place) + 1, maxY: 0), z: 0
      )
    }
    let index = SpatialIndex(boxes, nodeWidth: 2)

    index.checkInvariants()
    expectEqual(index.items(holdingX: 5.5, y: -height), [5])
    expectEqual(index.items(holdingX: 5.5, y: 0), [])
    expectEqual(index.nearestItems(to: CGPoint(x: 7.5, y: 3), count: 1), [7])
  }

  @Test(arguments: [1, 2, 16, 17, 33, 65, 100, 256, 257, 600], [1, 63, 64, 65, 300, 1_000])
  func `Any number of nearest boxes is found, in the order of their distances`(
    boxes: Int, count: Int
  ) {
    // On one line, in an order that jumps to and fro; 1,021 is a prime.
    let places = (0..<boxes).map { $0 * 601 % 1_021 }
    let index = SpatialIndex(places.map { CGRect(x: 3 * $0, y: 0, width: 1, height: 1) })
    let expected = places.indices.sorted { places[$0] < places[$1] }

    let found = index.nearestItems(to: CGPoint(x: -5, y: 0.5), count: count)

    expectEqual(found, Array(expected.prefix(count)))
  }

  @Test func `An empty index has no nearest boxes`() {
    expectEqual(SpatialIndex().nearestItems(to: .zero, count: 1), [])
    expectEqual(SpatialIndex().nearestItems(to: .zero, count: 100), [])
  }

  @Test func `above two leaves is a root that holds both`() {
    let frames = (0..<17).map { CGRect(x: CGFloat($0) * 20, y: 0, width: 10, height: 10) }

    let levels = SpatialIndex(frames).cells

    expectEqual(levels.map(\.count), [2, 1])
    expectEqual(levels.last, [CGRect(x: 0, y: 0, width: 330, height: 10)])
  }

  @Test func `Nodes hold two to sixteen boxes`() async {
    await #expect(processExitsWith: .failure) {
      _ = SpatialIndex([(extent: Extent, z: Int)](), nodeWidth: 17)
    }
    await #expect(processExitsWith: .failure) {
      _ = SpatialIndex([(extent: Extent.everything, z: 0)], nodeWidth: 17)
    }
  }
}
