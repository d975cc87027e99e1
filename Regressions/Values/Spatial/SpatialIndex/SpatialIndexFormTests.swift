import TestSupport
import Testing

@testable import ValuesTests
@testable import ViewGeometry

@Suite struct SpatialIndexFormTests {
  private static let exactInFloats: [Double] = [
    0, -0.0, 1, -0.5, 0.25, 0x1p24, 0x1p24 + 2, -0x1p100, 0x1p-149, -0x1p-126,
    Double(Float.greatestFiniteMagnitude), .infinity, -.infinity,
  ]
  private static let inexactInFloats: [Double] = [
    0.1, -1.0.nextUp, 0x1p24 + 1, -0x1p24 - 1, 0x1p-150, 0x1p128, 1e300, .leastNonzeroMagnitude,
    -.greatestFiniteMagnitude,
  ]

  /// Boxes with a value as one of their edges, each of the four unless that makes the box empty.
  private func boxes(withEdge number: Double) -> [Extent] {
    let edges: [WritableKeyPath<Extent, Double>] = [\.minX, \.minY, \.maxX, \.maxY]
    return edges.map { edge in
      var box = Extent.everything
      box[keyPath: edge] = number
      return box
    }
    .filter { !$0.isEmpty }
  }

  private func index(_ boxes: [Extent]) -> SpatialIndex {
    SpatialIndex(boxes.map { (extent: $0, z: 0) })
  }

  @Test(arguments: exactInFloats)
  func `A box is compact if each edge is the same as a float`(_ number: Double) {
    let boxes = boxes(withEdge: number)

    expect(!boxes.isEmpty)
    for box in boxes { expect(index([box]).isCompact, "\(box)") }
    expect(index(boxes).isCompact)
  }

  @Test(arguments: inexactInFloats)
  func `One edge that a float would round keeps all boxes as doubles`(_ number: Double) {
    let others = (0..<40).map { Extent(x: Double($0), y: 0, width: 1, height: 1) }

    for box in boxes(withEdge: number) {
      expect(!index([box]).isCompact, "\(box)")
      expect(!index(others + [box]).isCompact, "\(box)")
      expect(!index([box] + others).isCompact, "\(box)")
    }
  }

  @Test func `The first whole number that isn't a float is an edge all the same`() {
    let index = index([
      Extent(minX: 0, minY: 0, maxX: 0x1p24, maxY: 1),
      Extent(minX: 0x1p24, minY: 0, maxX: 0x1p24 + 1, maxY: 1),
    ])

    expectEqual(index.topmostItem(x: 0x1p24 - 0.5, y: 0), 0)
    expectEqual(index.topmostItem(x: 0x1p24, y: 0), 1)
    expectEqual(index.topmostItem(x: (0x1p24 + 1).nextDown, y: 0), 1)
    expect(index.topmostItem(x: 0x1p24 + 1, y: 0) == nil)
  }

  @Test func `Places between two floats are on the right side of a compact edge`() {
    let index = index([Extent(minX: 0x1p24, minY: -0.0, maxX: 0x1p24 + 2, maxY: 0x1p-149)])

    expect(index.isCompact)
    expect(index.topmostItem(x: 0x1p24.nextDown, y: 0) == nil)
    expectEqual(index.topmostItem(x: 0x1p24, y: 0), 0)
    expectEqual(index.topmostItem(x: 0x1p24, y: -0.0), 0)
    expect(index.topmostItem(x: 0x1p24, y: -Double.leastNonzeroMagnitude) == nil)
    expectEqual(index.topmostItem(x: (0x1p24 + 2).nextDown, y: 0x1p-149.nextDown), 0)
    expect(index.topmostItem(x: 0x1p24 + 2, y: 0) == nil)
    expect(index.topmostItem(x: 0x1p24, y: 0x1p-149) == nil)
  }

  @Test func `A box without points has no effect on the form`() {
    let index = index([
      Extent(minX: 0.1, minY: 0, maxX: 0.1, maxY: 1),
      Extent(minX: .nan, minY: 0.1, maxX: 2, maxY: 1),
      Extent(minX: 0, minY: 0, maxX: 1, maxY: 1),
    ])

    expect(index.isCompact)
    expectEqual(index.items(in: .everything), [2])
  }

  @Test func `An index of nothing is compact`() {
    let index = SpatialIndex()

    expect(index.isCompact)
    expect(index.isEmpty)
    index.checkInvariants()
  }

  @Test func `Edits bring an index from floats to doubles and back`() {
    let boxes = (0..<100).map { Extent(x: Double($0), y: 0, width: 1, height: 1) }
    let thirds = boxes.map { Extent(x: $0.minX + 1 / 3, y: 0, width: 0.5, height: 1) }
    var index = index(boxes)
    var model = SpatialIndexModel(boxes.map { SpatialIndexModel.Box(extent: $0, z: 0) })
    expect(index.isCompact)

    for (extents, isCompact) in [(thirds, false), (boxes, true)] {
      for (item, extent) in extents.enumerated() {
        index.set(extent, for: item)
        model.set(extent, z: 0, for: item)
        for x in [Double(item), Double(item) + 1 / 3, Double(item) + 5 / 6] {
          expect(model.mismatch(index, x: x, y: 0.5, extent) == nil)
        }
      }
      // With this many changes everything moves to a new main tree.
      for item in 0..<100 { index.set(extents[item], for: item) }
      index.checkInvariants()
      expectEqual(index.isCompact, isCompact)
    }
  }

  @Test func `removing what isn't there changes nothing`() {
    let boxes = (0..<100).map { Extent(x: Double($0), y: 0, width: 1, height: 1) }
    var index = index(boxes)

    for item in 100..<1_000 {
      index.remove(item)
      index.set(Extent(x: 0, y: 0, width: 0, height: 1), for: item)
    }
    expect(index.changes.isEmpty)
    index.remove(7)
    for _ in 0..<1_000 { index.remove(7) }
    expectEqual(index.changes.count, 1)
    index.checkInvariants()
  }
}
