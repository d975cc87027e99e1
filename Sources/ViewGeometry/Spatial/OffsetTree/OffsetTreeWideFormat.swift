/// The format of rows of any length, which are stored as `Double`s.
enum OffsetTreeWideFormat: OffsetTreeRowFormat {
  static let kind = OffsetTreeLeafHeader.Kind.wide
  static let rowsPerBlock = 64
  static let unreachable = OffsetTreeSum.unreachable

  static func row(_ length: Double) -> Double { length }
  static func length(_ row: Double) -> Double { row }
  static func end(_ row: Double) -> OffsetTreeSum { OffsetTreeSum(row) }
  static func end(_ sum: OffsetTreeSum) -> OffsetTreeSum { sum }
  static func sum(_ end: OffsetTreeSum) -> OffsetTreeSum { end }

  static func isWhole(_ rows: UnsafePointer<Double>, count: Int) -> Bool {
    var fractions: UInt64 = 0
    for row in 0..<count {
      fractions |= OffsetTreeSum(rows[row]).fraction
    }
    return fractions == 0
  }

  static func sum(of block: UnsafePointer<Double>, count: Int) -> OffsetTreeSum {
    var sum = OffsetTreeSum.zero
    for row in 0..<count {
      sum += OffsetTreeSum(block[row])
    }
    return sum
  }

  static func rank(of sum: OffsetTreeSum, in ends: UnsafePointer<OffsetTreeSum>) -> Int {
    var rank = 0
    for block in 0..<OffsetTreeLeafView.mostRows / rowsPerBlock {
      rank += ends[block] <= sum ? 1 : 0
    }
    return rank
  }

  static func rank(of sum: OffsetTreeSum, in block: UnsafePointer<Double>, count: Int) -> Int {
    var end = OffsetTreeSum.zero
    for row in 0..<count {
      end += OffsetTreeSum(block[row])
      if end > sum { return row }
    }
    return count - 1
  }
}
