import Foundation
import ViewGeometry

@testable import TestSupport

extension Misuse {
  static let ofOffsetTrees: [Misuse] = [
    Misuse("Row 2 is out of range: there are 2 rows.") { _ = OffsetTree([1, 2]).length(at: 2) },
    Misuse("Rows 1..<3 are out of range: there are 2 rows.") {
      OffsetTree([1, 2]).forEach(in: 1..<3) { _ in }
    },
    Misuse("Can't insert before row 3: there are 2 rows.") { edit { $0.insert(1, at: 3) } },
    Misuse("Can't insert -1 rows.") { edit { $0.insert(repeating: 1, count: -1, at: 0) } },
    Misuse("Can't split before row -1: there are 2 rows.") { edit { _ = $0.split(at: -1) } },
    Misuse("A length must be finite and not negative, not -1.0.") { edit { $0.append(-1) } },
    Misuse("A length must be finite and not negative, not inf.") { _ = OffsetTree([.infinity]) },
    Misuse("2048 lengths of 70368744177664.0 add up to more than 2^57 points.") {
      _ = OffsetTree(repeating: 0x1p46, count: 1 << 11)
    },
    Misuse("The lengths add up to more than 2^57 points.") {
      var rows = OffsetTree(repeating: 0x1p46, count: 1 << 10)
      rows.setLength(0, at: 5)
      for _ in 0..<2_000 { rows.append(0x1p46) }
    },
    Misuse(
      "Lengths of 7.205759403792794e+16 and 7.205759403792794e+16 add up to more than 2^57 points."
    ) {
      var rows = OffsetTree(repeating: 0x1p46, count: 1 << 10)
      rows.append(OffsetTree(repeating: 0x1p45, count: 1 << 11))
    },
    Misuse("A leaf must have 1 to 512 rows, not 0.") { _ = OffsetTree([1], nodeCapacity: 0) },
    Misuse(
      "Both trees must have the same node capacity, not OffsetTreeLimits(leafRows: 512, fanOut: 32) and …."
    ) {
      edit { $0.append(OffsetTree([1], nodeCapacity: 4)) }
    },
  ]

  static let ofSpatialIndexes: [Misuse] = [
    Misuse("An item must be in 0 to 4294967294, not -1.") {
      var index = SpatialIndex()
      index.set(CGRect(0, 0, 1, 1), for: -1)
    },
    Misuse("Can't find the -1 nearest items.") {
      _ = SpatialIndex().nearestItems(to: CGPoint(0, 0), count: -1)
    },
    Misuse("A node must have 2 to 16 boxes, not 1.") {
      _ = SpatialIndex([(extent: Extent, z: Int)](), nodeWidth: 1)
    },
    Misuse("The number of workers must be at least 1, not 0.") {
      GeometryParallelism.maximumWorkers = 0
    },
    Misuse("A length file can't contain the length 0.3.") {
      _ = LengthFile.data(of: [0.3], format: .sixteenBit)
    },
    Misuse("A part must have at least 1 element, not 0.") {
      _ = ParallelWork(workers: 2, leastElements: 0)
    },
  ]

  private static func edit(_ body: (inout OffsetTree) -> Void) {
    var rows = OffsetTree([1, 2])
    body(&rows)
  }
}
