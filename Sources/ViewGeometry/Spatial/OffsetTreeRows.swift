/// How the rows of a leaf are stored: what a row is, and what its sums are counted in.
protocol OffsetTreeRowFormat {
  associatedtype Row
  associatedtype End: AdditiveArithmetic & Comparable
  static var kind: OffsetTreeNodeHeader.Kind { get }
  /// Rows that share a running sum; the leaf's 128 bytes of ends cover 512 rows.
  static var rowsPerBlock: Int { get }
  /// Larger than every sum.
  static var unreachable: End { get }
  static func row(_ length: Double) -> Row
  static func length(_ row: Row) -> Double
  static func end(_ row: Row) -> End
  static func end(_ sum: OffsetTreeSum) -> End
  static func sum(_ end: End) -> OffsetTreeSum
  static func isWhole(_ row: Row) -> Bool
  /// The sum of the first `count` rows of a block, not all of them.
  static func sum(of block: UnsafePointer<Row>, count: Int) -> End
  /// How many of a leaf's blocks end at a sum or before; the last one in use doesn't.
  static func rank(of sum: End, in ends: UnsafePointer<End>) -> Int
  /// How many of a block's rows end at a sum or before; the last of the `count` doesn't.
  static func rank(of sum: End, in block: UnsafePointer<Row>, count: Int) -> Int
}

/// Multiples of 1/64 below 1,024 points, two bytes each: most rows of most lists.
enum OffsetTreeNarrowFormat: OffsetTreeRowFormat {
  static let kind = OffsetTreeNodeHeader.Kind.narrow
  static let rowsPerBlock = 16
  static let unreachable = Int32.max

  static func canHold(_ length: Double) -> Bool {
    let scaled = length * OffsetTreeSum.unitsPerPoint
    return scaled <= 65_535 && Double(Int32(scaled)) == scaled
  }

  static func row(_ length: Double) -> UInt16 {
    UInt16(truncatingIfNeeded: Int32(length * OffsetTreeSum.unitsPerPoint))
  }
  static func length(_ row: UInt16) -> Double { Double(row) / OffsetTreeSum.unitsPerPoint }
  static func end(_ row: UInt16) -> Int32 { Int32(row) }
  static func end(_ sum: OffsetTreeSum) -> Int32 { Int32(truncatingIfNeeded: sum.units) }
  static func sum(_ end: Int32) -> OffsetTreeSum {
    OffsetTreeSum(units: Int64(end), fraction: 0)
  }
  static func isWhole(_ row: UInt16) -> Bool { true }

  // Whole blocks at once and no branches, since where a search ends is what can't be predicted.

  static func sum(of block: UnsafePointer<UInt16>, count: Int) -> Int32 {
    let places = SIMD16<Int16>(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    let all = UnsafeRawPointer(block).loadUnaligned(as: SIMD16<UInt16>.self)
    let isCounted = (places &- Int16(truncatingIfNeeded: count)) &>> 15
    let rows = all & SIMD16<UInt16>(truncatingIfNeeded: isCounted)
    return SIMD16<Int32>(truncatingIfNeeded: rows).wrappedSum()
  }

  static func rank(of sum: Int32, in ends: UnsafePointer<Int32>) -> Int {
    let ends = UnsafeRawPointer(ends)
    let wanted = SIMD16(repeating: sum)
    let first = wanted &- ends.loadUnaligned(as: SIMD16<Int32>.self)
    let last = wanted &- ends.loadUnaligned(fromByteOffset: 64, as: SIMD16<Int32>.self)
    // The sign of the difference of two numbers that aren't negative tells which is larger.
    return 32 + Int(((first &>> 31) &+ (last &>> 31)).wrappedSum())
  }

  static func rank(of sum: Int32, in block: UnsafePointer<UInt16>, count: Int) -> Int {
    var left = sum
    var rank: Int32 = 16
    for row in 0..<rowsPerBlock {
      left &-= Int32(block[row])
      rank &+= left &>> 31
    }
    return Int(rank)
  }
}

/// Any length, kept as it was given.
enum OffsetTreeWideFormat: OffsetTreeRowFormat {
  static let kind = OffsetTreeNodeHeader.Kind.wide
  static let rowsPerBlock = 64
  static let unreachable = OffsetTreeSum.unreachable

  static func row(_ length: Double) -> Double { length }
  static func length(_ row: Double) -> Double { row }
  static func end(_ row: Double) -> OffsetTreeSum { OffsetTreeSum(row) }
  static func end(_ sum: OffsetTreeSum) -> OffsetTreeSum { sum }
  static func sum(_ end: OffsetTreeSum) -> OffsetTreeSum { end }
  static func isWhole(_ row: Double) -> Bool { OffsetTreeSum(row).fraction == 0 }

  static func sum(of block: UnsafePointer<Double>, count: Int) -> OffsetTreeSum {
    var sum = OffsetTreeSum.zero
    for row in 0..<count {
      sum += OffsetTreeSum(block[row])
    }
    return sum
  }

  static func rank(of sum: OffsetTreeSum, in ends: UnsafePointer<OffsetTreeSum>) -> Int {
    var rank = 0
    for block in 0..<OffsetTreeNodeView.mostRows / rowsPerBlock {
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

/// The rows of a narrow or wide leaf, in blocks with running sums.
struct OffsetTreeRows<Format: OffsetTreeRowFormat> {
  let view: OffsetTreeNodeView

  init(_ view: OffsetTreeNodeView) {
    assert(view.kind == Format.kind)
    self.view = view
  }

  var ends: UnsafeMutablePointer<Format.End> {
    view.tail.assumingMemoryBound(to: Format.End.self)
  }
  var rows: UnsafeMutablePointer<Format.Row> {
    (view.tail + OffsetTreeNodeView.blockBytes).assumingMemoryBound(to: Format.Row.self)
  }
  var used: Int { view.used }
  static var blocks: Int { OffsetTreeNodeView.mostRows / Format.rowsPerBlock }

  func before(block: Int) -> Format.End {
    block == 0 ? .zero : ends[block - 1]
  }

  /// The sum of the rows before one.
  func start(ofRow row: Int) -> Format.End {
    let block = row / Format.rowsPerBlock
    let first = block * Format.rowsPerBlock
    return before(block: block) + Format.sum(of: rows + first, count: row - first)
  }

  /// The row at a sum less than the total: the first row whose end is beyond the sum.
  func row(at sum: Format.End) -> Int {
    let block = Format.rank(of: sum, in: ends)
    let first = block * Format.rowsPerBlock
    let count = min(Format.rowsPerBlock, used - first)
    return first + Format.rank(of: sum - before(block: block), in: rows + first, count: count)
  }

  /// Computes the ends of all blocks, and the header's sum, from the rows.
  func sumUp() {
    var total = Format.End.zero
    var isWhole = true
    for block in 0..<Self.blocks {
      let first = block * Format.rowsPerBlock
      guard first < used else {
        ends[block] = Format.unreachable
        continue
      }
      for row in first..<min(first + Format.rowsPerBlock, used) {
        total += Format.end(rows[row])
        isWhole = isWhole && Format.isWhole(rows[row])
      }
      ends[block] = total
    }
    view.header.pointee.count = used
    view.header.pointee.sum = Format.sum(total)
    view.header.pointee.isWhole = isWhole
  }

  func replace(at row: Int, with new: Format.Row) {
    let change = Format.end(new) - Format.end(rows[row])
    rows[row] = new
    let blocks = (used + Format.rowsPerBlock - 1) / Format.rowsPerBlock
    for block in row / Format.rowsPerBlock..<blocks {
      ends[block] += change
    }
    noteLastEnd(blocks)
    view.header.pointee.isWhole = view.isWhole && Format.isWhole(new)
  }

  /// Inserts a row; the leaf has room for it.
  func insert(_ new: Format.Row, at row: Int) {
    (rows + row + 1).update(from: rows + row, count: used - row)
    rows[row] = new
    view.header.pointee.used += 1
    let change = Format.end(new)
    let blocks = (used + Format.rowsPerBlock - 1) / Format.rowsPerBlock
    if used == (blocks - 1) * Format.rowsPerBlock + 1 {
      ends[blocks - 1] = before(block: blocks - 1)
    }
    for block in row / Format.rowsPerBlock..<blocks {
      ends[block] += change
      // A full block passed its last row on to the next one.
      let next = (block + 1) * Format.rowsPerBlock
      if next < used { ends[block] -= Format.end(rows[next]) }
    }
    noteLastEnd(blocks)
    view.header.pointee.isWhole = view.isWhole && Format.isWhole(new)
  }

  /// Removes a row; it is not the last one.
  func remove(at row: Int) {
    let change = Format.end(rows[row])
    (rows + row).update(from: rows + row + 1, count: used - row - 1)
    view.header.pointee.used -= 1
    let blocks = (used + Format.rowsPerBlock - 1) / Format.rowsPerBlock
    for block in row / Format.rowsPerBlock..<blocks {
      ends[block] -= change
      // The block got the first row of the next one.
      let next = (block + 1) * Format.rowsPerBlock
      if next <= used { ends[block] += Format.end(rows[next - 1]) }
    }
    if blocks < Self.blocks { ends[blocks] = Format.unreachable }
    noteLastEnd(blocks)
  }

  private func noteLastEnd(_ blocks: Int) {
    view.header.pointee.count = used
    view.header.pointee.sum = Format.sum(ends[blocks - 1])
  }
}
