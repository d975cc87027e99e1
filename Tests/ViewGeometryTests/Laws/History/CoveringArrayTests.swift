import TestSupport
import Testing

@Suite struct CoveringArrayTests {
  @Test(arguments: [[2, 2], [3, 2, 4], [2, 2, 2, 2, 2, 2, 2, 2], [5, 4, 3, 3, 2, 2], [1, 3]])
  func `each pair of values stands in a row`(_ valueCounts: [Int]) {
    let array = CoveringArray(valueCounts: valueCounts)

    var missing = CoveringArray.pairs(valueCounts)
    for row in array.rows {
      expectEqual(row.count, valueCounts.count)
      expect(zip(row, valueCounts).allSatisfy { 0 <= $0 && $0 < $1 })
      for first in row.indices {
        for second in row.indices where first < second {
          missing.remove(CoveringArray.Pair(first, row[first], second, row[second]))
        }
      }
    }
    expect(missing.isEmpty)
  }

  @Test func `there are far fewer rows than combinations`() {
    let array = CoveringArray(valueCounts: Array(repeating: 3, count: 12))

    expect(array.rows.count < 40)
  }
}
