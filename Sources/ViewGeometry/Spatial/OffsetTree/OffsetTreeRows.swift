/// The single rows of a leaf, grouped in blocks whose prefix sums are stored.
struct OffsetTreeRows<Format: OffsetTreeRowFormat> {
  let view: OffsetTreeLeafView

  init(_ view: OffsetTreeLeafView) {
    assert(view.kind == Format.kind)
    self.view = view
  }

  var ends: UnsafeMutablePointer<Format.End> {
    view.tail.assumingMemoryBound(to: Format.End.self)
  }
  var rows: UnsafeMutablePointer<Format.Row> {
    Format.rows(of: view)
  }
  var used: Int { view.used }
  static var blocks: Int { OffsetTreeLeafView.mostRows / Format.rowsPerBlock }

  func before(block: Int) -> Format.End {
    block == 0 ? .zero : ends[block - 1]
  }

  /// Returns the sum of the lengths of the rows before `row`.
  func start(ofRow row: Int) -> Format.End {
    let block = row / Format.rowsPerBlock
    let first = block * Format.rowsPerBlock
    return before(block: block) + Format.sum(of: rows + first, count: row - first)
  }

  /// Returns the row that contains `sum`, an offset from the leaf's start that is less than its
  /// length.
  ///
  /// It is the first row whose end is greater than `sum`.
  func row(at sum: Format.End) -> Int {
    let block = Format.rank(of: sum, in: ends)
    let first = block * Format.rowsPerBlock
    let count = min(Format.rowsPerBlock, used - first)
    return first + Format.rank(of: sum - before(block: block), in: rows + first, count: count)
  }

  /// Computes from the rows the ends of all blocks, and the header's count, sum and `isWhole`.
  func sumUp() {
    var total = Format.End.zero
    for block in 0..<Self.blocks {
      let first = block * Format.rowsPerBlock
      guard first < used else {
        ends[block] = Format.unreachable
        continue
      }
      total += Format.sum(of: rows + first, count: min(Format.rowsPerBlock, used - first))
      ends[block] = total
    }
    view.header.pointee.count = used
    view.header.pointee.sum = Format.sum(total)
    view.header.pointee.isWhole = Format.isWhole(rows, count: used)
  }

  func setLength(_ length: Double, at row: Int) {
    let change = Format.end(Format.row(length)) - Format.end(rows[row])
    rows[row] = Format.row(length)
    let blocks = (used + Format.rowsPerBlock - 1) / Format.rowsPerBlock
    for block in row / Format.rowsPerBlock..<blocks {
      ends[block] += change
    }
    noteLastEnd(blocks)
    view.header.pointee.isWhole = view.isWhole && Format.isWhole(rows + row, count: 1)
  }

  /// Replaces the `count` rows that start at `row` with rows of the given lengths.
  ///
  /// The leaf must have space for the new rows.
  func replace(_ row: Int, _ count: Int, with lengths: UnsafeBufferPointer<Double>) {
    let behind = row + count
    (rows + row + lengths.count).update(from: rows + behind, count: used - behind)
    for (offset, length) in lengths.enumerated() {
      rows[row + offset] = Format.row(length)
    }
    view.header.pointee.used += Int32(lengths.count - count)
    sumUp()
  }

  /// Inserts a row; the leaf must have space for it.
  func insert(_ length: Double, at row: Int) {
    (rows + row + 1).update(from: rows + row, count: used - row)
    rows[row] = Format.row(length)
    view.header.pointee.used += 1
    let change = Format.end(rows[row])
    let blocks = (used + Format.rowsPerBlock - 1) / Format.rowsPerBlock
    if used == (blocks - 1) * Format.rowsPerBlock + 1 {
      ends[blocks - 1] = before(block: blocks - 1)
    }
    for block in row / Format.rowsPerBlock..<blocks {
      ends[block] += change
      // The last row of a full block was moved to the next block.
      let next = (block + 1) * Format.rowsPerBlock
      if next < used { ends[block] -= Format.end(rows[next]) }
    }
    noteLastEnd(blocks)
    view.header.pointee.isWhole = view.isWhole && Format.isWhole(rows + row, count: 1)
  }

  /// Removes a row, which must not be the only one.
  func remove(at row: Int) {
    let change = Format.end(rows[row])
    (rows + row).update(from: rows + row + 1, count: used - row - 1)
    view.header.pointee.used -= 1
    let blocks = (used + Format.rowsPerBlock - 1) / Format.rowsPerBlock
    for block in row / Format.rowsPerBlock..<blocks {
      ends[block] -= change
      // The first row of the next block was moved to this one.
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
