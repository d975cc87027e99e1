/// The blocks of an elimination order: unknowns that must be solved together.
///
/// Required equalities make most of a block's unknowns functions of a few parameters; the remaining
/// problem in these parameters is small.
///
/// Invariant: each derived unknown is a function of parameters and of unknowns derived before it,
/// and the slopes of a block are those of its rows along its parameters. `check(_:_:)` verifies it.
struct BlockList: ~Copyable {
  fileprivate(set) var records = TrivialBuffer<BlockRecord>()
  /// Parameters, then derived unknowns in the order of derivation, block after block.
  fileprivate(set) var unknowns = TrivialBuffer<Int32>()
  /// The terms of required equalities that determine the derived unknowns.
  fileprivate(set) var pivots = TrivialBuffer<Int32>()
  /// The other rows: the index of a row, or the complement of a nonnegative unknown.
  fileprivate(set) var rows = TrivialBuffer<Int32>()
  /// The slope of each of the other rows along each parameter.
  fileprivate(set) var slopes = TrivialBuffer<Double>()
  var bases = BlockBases()
  private var slopesAfterRebuild = 0

  mutating func removeAll() {
    records.removeAll()
    unknowns.removeAll()
    pivots.removeAll()
    rows.removeAll()
    slopes.removeAll()
    bases.removeAll()
  }

  /// Records that all blocks are new, so that none has been replaced.
  mutating func finishRebuild() { slopesAfterRebuild = slopes.count }

  private static let allowedSlopes = threshold(4_096, low: 0)
  private static let allowedUnknowns = threshold(256, low: 0)

  /// Returns whether replaced blocks take more space than those in use and an allowance.
  func isWasteful(unknownCount: Int) -> Bool {
    slopes.count > Self.allowedSlopes + 2 * slopesAfterRebuild
      || unknowns.count > Self.allowedUnknowns + 2 * unknownCount
  }

  /// Returns the unknowns whose values a block determines, parameters first.
  func unknownIndices(of block: Int32) -> Range<Int> {
    let record = records[block]
    let first = Int(record.firstUnknown)
    return first..<first + Int(record.parameterCount + record.pivotCount)
  }

  /// Returns all rows of a block.
  func allRows(of block: Int32, _ table: RowTable.Elements) -> [Int32] {
    let record = records[block]
    return record.rowIndices.map { rows[$0] }.filter { $0 >= 0 }
      + record.pivotIndices.map { table.terms[pivots[$0]].row }
  }

  /// Returns a block as its solvers read it.
  @inline(__always)
  func elements(
    of block: Int32, _ table: RowTable.Elements, _ values: BufferElements<Double>,
    _ replay: borrowing ReplayProgram
  ) -> BlockElements {
    let record = records[block]
    return BlockElements(
      record: record, table: table, values: values,
      unknowns: unknowns.elements.dropFirst(record.firstUnknown),
      pivots: pivots.elements.dropFirst(record.firstPivot),
      rows: rows.elements.dropFirst(record.firstRow),
      slopes: slopes.elements.dropFirst(record.firstSlope),
      derivations: replay.derivations.elements, operands: replay.operands.elements)
  }
}

/// The location of a block's parts in a `BlockList`.
struct BlockRecord: BitwiseCopyable {
  /// The first parameter in `unknowns`; the derived unknowns follow, in the order of derivation.
  var firstUnknown: Int32
  var parameterCount: Int32 = 0
  /// The first pivot in `pivots`.
  var firstPivot: Int32
  var pivotCount: Int32 = 0
  /// The first of the block's other rows in `rows`.
  var firstRow: Int32
  var rowCount: Int32 = 0
  /// The first of `rowCount * parameterCount` slopes in `slopes`.
  var firstSlope: Int32
  /// The first of the block's `pivotCount` operations in `ReplayProgram.derivations`; -1 if there
  /// are none.
  var firstDerivation: Int32 = -1
  /// Whether the last solution is known to be unique.
  var isUnique = false
  var basis = BasisRecord()

  var pivotIndices: Range<Int32> { firstPivot..<firstPivot + pivotCount }
  var rowIndices: Range<Int32> { firstRow..<firstRow + rowCount }
}

/// Methods that build the list of blocks.
extension BlockList {
  /// Appends a block with the parameters, pivots and other rows that its builder has found.
  mutating func append(
    parameters: borrowing TrivialBuffer<Int32>, pivots derived: borrowing TrivialBuffer<Int32>,
    rows members: borrowing TrivialBuffer<Int32>, _ table: RowTable.Elements
  ) {
    var record = BlockRecord(
      firstUnknown: Int32(unknowns.count), firstPivot: Int32(pivots.count),
      firstRow: Int32(rows.count), firstSlope: Int32(slopes.count))
    record.parameterCount = Int32(parameters.count)
    record.pivotCount = Int32(derived.count)
    record.rowCount = Int32(members.count)
    for index in parameters.indices { unknowns.append(parameters[index]) }
    for index in derived.indices {
      unknowns.append(table.terms[derived[index]].unknown)
      pivots.append(derived[index])
    }
    for index in members.indices { rows.append(members[index]) }
    records.append(record)
  }

  /// Appends space for the slopes of a row of the last block, and returns the first index.
  mutating func appendSlopes(count: Int) -> Int {
    slopes.append(repeating: 0, count: count)
    return slopes.count - count
  }
}
