import TestSupport
import Testing
import ViewGeometry

/// Sums that a running `Double` would get wrong.
@Suite struct OffsetTreeExactnessTests {
  @Test func `A thousand million rows are placed exactly`() {
    let rows = OffsetTree(repeating: 44.015625, count: 1_000_000_000)

    expectEqual(rows.totalLength, 44_015_625_000)
    expectEqual(rows.offset(of: 999_999_999), 44_015_624_955.984375)
    expectEqual(rows.index(at: 44_015_624_955.984375), 999_999_999)
    expectEqual(rows.index(at: 44_015_624_955.984375.nextDown), 999_999_998)
  }

  @Test func `One row among a thousand million moves only those behind it`() {
    var rows = OffsetTree(repeating: 44, count: 1_000_000_000)

    rows.setLength(44.015625, at: 500_000_000)

    expectEqual(rows.offset(of: 500_000_000), 22_000_000_000)
    expectEqual(rows.offset(of: 1_000_000_000), 44_000_000_000.015625)
    expectEqual(rows.index(at: 22_000_000_044), 500_000_000)
    expectEqual(rows.index(at: 22_000_000_044.015625), 500_000_001)
    rows.checkInvariants()
  }

  @Test func `Edits beyond two to the 53rd units lose nothing`() {
    // 2^54 points: no `Double` can represent one 64th more or less.
    var rows = OffsetTree(repeating: 0x1p24, count: 1 << 30)

    for _ in 0..<128 { rows.insert(1 / 64, at: 0) }
    expectEqual(rows.totalLength, 0x1p54)
    rows.insert(repeating: 1 / 64, count: 128, at: rows.count)
    expectEqual(rows.totalLength, 0x1p54 + 4)
    rows.removeSubrange(128..<rows.count - 128)

    expectEqual(rows.totalLength, 4)
  }

  @Test func `A row that starts halfway between two doubles is found at the one it rounds to`() {
    // 140,625.046875 is 9,000,003 units. The row starts at an odd number of units above 2^53, and the quotient of that
    // double and the length rounds to less than the row.
    let rows = OffsetTree(repeating: 140_625.046875, count: 1 << 30)
    let row = (1 << 30) - 1

    let start = rows.offset(of: row)

    expectEqual(start * 64, 9_663_679_628_225_468)
    expectEqual(rows.index(at: start), row)
    expectEqual(rows.index(at: start.nextDown), row - 1)
  }

  @Test func `Found rows agree with rounded offsets where sums are not doubles`() {
    var rows = OffsetTree(repeating: 0x1p24, count: 1 << 30)
    rows.insert(2.5, at: 0)

    // The sum is 2^53 + 2.5, its offset 2^53 + 2: within rounding the row starts there.
    let row = 1 << 29
    expectEqual(rows.offset(of: row + 1), 0x1p53 + 2)
    expectEqual(rows.index(at: 0x1p53 + 2), row + 1)
    expectEqual(rows.index(at: 0x1p53), row)
  }

  @Test func `Ties are rounded to even and found there`() {
    var rows = OffsetTree(repeating: 0x1p24, count: 1 << 30)
    rows.insert(3, at: 0)

    // 2^53 + 3 lies between 2^53 + 2 and 2^53 + 4; the latter is even.
    let row = 1 << 29
    expectEqual(rows.offset(of: row + 1), 0x1p53 + 4)
    expectEqual(rows.index(at: 0x1p53 + 4), row + 1)
    expectEqual(rows.index(at: 0x1p53 + 2), row)
  }

  @Test func `Tenths add up to the nearest double`() {
    let rows = OffsetTree(Array(repeating: 0.1, count: 9) + [0.3])

    // The exact sum of ten doubles nearest to 0.1 is nearer to 1 than their running sum.
    expectEqual(OffsetTree(repeating: 0.1, count: 10).totalLength, 1)
    expectEqual(rows.offset(of: 3), 0.30000000000000004)
  }

  /// From a 20th of a 64th of a point to a third of a point; the binary digits of each continue to
  /// the last.
  @Test(arguments: [1 / 1_280, 1 / 96, 1 / 48, 1 / 24, 1 / 3] as [Double])
  func `A sum of one length is that length to the last bit`(length: Double) {
    let rows = OffsetTree([length, 7])

    expectEqual(rows.offset(of: 1), length)
    expectEqual(rows.index(at: length), 1)
    expectEqual(rows.index(at: length.nextDown), 0)
    expectEqual(OffsetTree([length]).totalLength, length)
  }

  @Test func `A row of a long run is computed, not searched for`() {
    let rows = OffsetTree(repeating: 1, count: 1 << 40)

    expectEqual(rows.index(at: 0x1p39 + 0.5), 1 << 39)
    expectEqual(rows.index(at: 0.5), 0)
  }

  @Test func `Inserted and removed rows leave no trace`() {
    let lengths = (1...2_000).map { 1 / Double($0) }
    var rows = OffsetTree(lengths)

    rows.insert(1e12, at: 700)
    rows.setLength(0x1p-18, at: 700)
    rows.remove(at: 700)

    expectEqual((0...2_000).map(rows.offset(of:)), (0...2_000).map(OffsetTree(lengths).offset(of:)))
  }

  @Test func `A length too long to add up counts as two to the 46th`() {
    let rows = OffsetTree([10, .greatestFiniteMagnitude, 10])

    expectEqual(rows.length(at: 1), .greatestFiniteMagnitude)
    expectEqual(rows.offset(of: 2), 0x1p46 + 10)
    expectEqual(rows.index(at: 1e12), 1)
  }
}
