import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// The list of the nearest boxes that a search fills.
@Suite struct HilbertNearestTests {
  @Test(arguments: [[5, 4, 3, 2, 1], [1, 2, 3, 4, 5], [3, 1, 4, 5, 2]] as [[Double]])
  func `only the memory of the wanted boxes is written`(squares: [Double]) {
    let unwritten = HilbertNearest.Box(square: -1, rank: -1)
    var memory = ContiguousArray(repeating: unwritten, count: 4)

    memory.withUnsafeMutableBufferPointer { memory in
      var nearest = HilbertNearest(in: memory, limit: 2)
      for square in squares { nearest.offer(HilbertNearest.Box(square: square, rank: 0)) }
    }

    expectEqual(memory.map(\.square), [1, 2, -1, -1])
  }

  @Test func `a point is near in both directions`() {
    let boxes = [(100, 0), (0, 100)].map { CGRect(x: $0, y: $1, width: 1, height: 1) }
    let index = SpatialIndex(boxes)
    var nearest: [Int] = []

    index.forEachNearestItem(to: CGPoint(x: 0, y: 90), count: 2) { nearest.append($0) }

    expectEqual(nearest, [1, 0])
  }
}
