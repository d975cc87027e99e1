/// The read-only format of borrowed rows, in 64ths of a point.
///
/// The rows are part of memory that the leaf shares with other leaves, or of a file.
enum OffsetTreeLentFormat<Unit: OffsetTreeLentUnit>: OffsetTreeRowFormat {
  static var kind: OffsetTreeLeafHeader.Kind { Unit.kind }
  static var rowsPerBlock: Int { 32 }
  static var unreachable: Int64 { .max }

  static func rows(of view: OffsetTreeLeafView) -> UnsafeMutablePointer<Unit> {
    view.loan.pointee.rows.assumingMemoryBound(to: Unit.self)
  }

  static func row(_ length: Double) -> Unit { Unit(length * OffsetTreeSum.unitsPerPoint) }
  static func length(_ row: Unit) -> Double { Double(row) / OffsetTreeSum.unitsPerPoint }
  static func end(_ row: Unit) -> Int64 { Int64(row) }
  static func end(_ sum: OffsetTreeSum) -> Int64 { sum.units }
  static func sum(_ end: Int64) -> OffsetTreeSum { OffsetTreeSum(units: end, fraction: 0) }
  static func isWhole(_ rows: UnsafePointer<Unit>, count: Int) -> Bool { true }

  static func sum(of block: UnsafePointer<Unit>, count: Int) -> Int64 {
    var sum: Int64 = 0
    for row in 0..<count { sum &+= Int64(block[row]) }
    return sum
  }

  static func rank(of sum: Int64, in ends: UnsafePointer<Int64>) -> Int {
    var rank = 0
    for block in 0..<OffsetTreeRows<Self>.blocks { rank &+= ends[block] <= sum ? 1 : 0 }
    return rank
  }

  static func rank(of sum: Int64, in block: UnsafePointer<Unit>, count: Int) -> Int {
    var (end, rank) = (Int64(0), 0)
    for row in 0..<count {
      end &+= Int64(block[row])
      rank &+= end <= sum ? 1 : 0
    }
    return rank
  }
}

/// An integer type that stores lengths in 64ths of a point.
protocol OffsetTreeLentUnit: FixedWidthInteger, UnsignedInteger {
  static var kind: OffsetTreeLeafHeader.Kind { get }
}

extension UInt16: OffsetTreeLentUnit {
  static var kind: OffsetTreeLeafHeader.Kind { .lent16 }
}

extension UInt32: OffsetTreeLentUnit {
  static var kind: OffsetTreeLeafHeader.Kind { .lent32 }
}

extension OffsetTreeRows {
  func length(ofRow row: Int) -> Double { Format.length(rows[row]) }

  func sum(before row: Int) -> OffsetTreeSum { Format.sum(start(ofRow: row)) }
}
