import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// Leaves of counted trees with the default members, and single leaves of lengths.
@Suite struct CountedLeafTests {
  private final class Plain: CountedLeaf {
    typealias Rules = CountedFanOut
    let places: Int

    init(_ places: Int) { self.places = places }
  }

  @Test func `leaves without lengths count places only`() {
    let leaf = Plain(3)
    expectEqual(leaf.sum, .zero)
    expectEqual(leaf.place(at: OffsetTreeSum(5)), 0)
    expectEqual(leaf.start(ofPlace: 2), .zero)
    expectEqual(leaf.counter(0), 0)
    expectEqual(Plain.counterCount(CountedFanOut()), 0)
    expect(!Plain.hasLengths)

    for count in [0, 1, 2, 7, 40] {
      let tree = CountedTree((0..<count).map { Plain($0 + 1) }, CountedFanOut(fanOut: 4))
      expectEqual(tree.places, count * (count + 1) / 2)
      expectEqual(tree.summary == nil, count == 0)
      expect(tree.brokenInvariant == nil)
    }
  }

  @Test func `rows of a leaf are found by their offsets`() {
    let lengths: [Double] = [10, 20.5, 0.1, 30]
    let leaves = [
      OffsetTreeLeaf.run(12.5, count: 4),
      lengths.withUnsafeBufferPointer { OffsetTreeLeaf.rows($0) },
    ]
    for (leaf, starts) in zip(leaves, [[0, 12.5, 25, 37.5], [0, 10, 30.5, 30.6]]) {
      for (row, start) in starts.enumerated() {
        expect(abs(leaf.start(ofPlace: row).points - start) < 1e-9)
        expectEqual(leaf.place(at: leaf.start(ofPlace: row)), row)
      }
      expect(leaf.slice(0..<4) === leaf)
      expectEqual(leaf.slice(1..<3).places, 2)
      expectEqual(leaf.slice(1..<3).start(ofPlace: 1).points, starts[2] - starts[1])
    }
  }

  @Test func `the formats of lengths agree`() {
    let sum = OffsetTreeSum(1.5)
    expectEqual(OffsetTreeLentFormat<UInt16>.row(1.5), 96)
    expectEqual(OffsetTreeLentFormat<UInt32>.row(1.5), 96)
    expectEqual(OffsetTreeLentFormat<UInt16>.end(sum), 96)
    expectEqual(OffsetTreeLentFormat<UInt32>.end(sum), 96)
    expectEqual(OffsetTreeWideFormat.length(1.5), 1.5)
    expectEqual(OffsetTreeWideFormat.end(sum), sum)
    expectEqual(OffsetTreeWideFormat.end(OffsetTreeWideFormat.row(1.5)), sum)
  }
}
