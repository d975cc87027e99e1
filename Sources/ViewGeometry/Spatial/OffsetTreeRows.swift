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
    var start = before(block: block)
    for index in block * Format.rowsPerBlock..<row {
      start += Format.end(rows[index])
    }
    return start
  }

  /// The row at a sum and where it starts: the first row whose end is beyond the sum.
  func find(_ sum: Format.End) -> (row: Int, start: Format.End) {
    var block = 0
    while block < Self.blocks - 1, ends[block] <= sum {
      block += 1
    }
    var start = before(block: block)
    var row = block * Format.rowsPerBlock
    while row < used - 1 {
      let end = start + Format.end(rows[row])
      if end > sum { break }
      start = end
      row += 1
    }
    return (row, start)
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
