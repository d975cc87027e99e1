/// The blocks of an elimination order.
///
/// A block is a set of unknowns that must be solved together.
///
/// Required equalities make most of a block's unknowns functions of a few parameters, so the
/// remaining problem is small. The slope of a row along a parameter is the derivative of the row's
/// sum with respect to the parameter.
///
/// Invariant: each derived unknown is a function of parameters and of unknowns derived before it,
/// and the stored slopes of a block are correct for its rows and parameters. `check(_:_:)` verifies
/// the first part.
struct BlockList: ~Copyable {
  fileprivate(set) var records = TrivialBuffer<BlockRecord>()
  /// The unknowns of each block in turn: parameters, then derived unknowns in the order of
  /// derivation.
  fileprivate(set) var unknowns = TrivialBuffer<Int32>()
  /// The indices of the pivots in the row table's terms.
  ///
  /// A pivot is the term of a derived unknown in the required equality that determines it.
  fileprivate(set) var pivots = TrivialBuffer<Int32>()
  /// The rows that don't contain a pivot.
  ///
  /// A row is stored as its index, and the sign constraint of a nonnegative unknown as the
  /// complement of the unknown's index.
  fileprivate(set) var rows = TrivialBuffer<Int32>()
  /// The slope of each row in `rows` along each parameter of its block.
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

  /// Records the number of slopes after a rebuild of all blocks, when all slopes are in use.
  mutating func finishRebuild() { slopesAfterRebuild = slopes.count }

  private static let allowedSlopes = threshold(4_096, low: 0)
  private static let allowedUnknowns = threshold(256, low: 0)

  /// Returns whether blocks that have been replaced take up too much space.
  ///
  /// They do if the slopes have more than doubled since the last rebuild, or if the blocks'
  /// unknowns are more than twice `unknownCount`. A fixed allowance is added to each limit.
  func isWasteful(unknownCount: Int) -> Bool {
    slopes.count > Self.allowedSlopes + 2 * slopesAfterRebuild
      || unknowns.count > Self.allowedUnknowns + 2 * unknownCount
  }

  /// Returns the range of a block's unknowns in `unknowns`; its parameters come first.
  func unknownIndices(of block: Int32) -> Range<Int> {
    let record = records[block]
    let first = Int(record.firstUnknown)
    return first..<first + Int(record.parameterCount + record.pivotCount)
  }

  /// Returns the indices of all rows of a block, including those of its pivots.
  ///
  /// Sign constraints of unknowns aren't included.
  func allRows(of block: Int32, _ table: RowTable.Elements) -> [Int32] {
    let record = records[block]
    return record.rowIndices.map { rows[$0] }.filter { $0 >= 0 }
      + record.pivotIndices.map { table.terms[pivots[$0]].row }
  }

  /// Returns the data of a block that its solvers read and write.
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
  /// The index in `unknowns` of the first parameter.
  ///
  /// The derived unknowns follow the parameters.
  var firstUnknown: Int32
  var parameterCount: Int32 = 0
  /// The index in `pivots` of the block's first pivot.
  var firstPivot: Int32
  var pivotCount: Int32 = 0
  /// The index in `rows` of the first of the block's rows without a pivot.
  var firstRow: Int32
  var rowCount: Int32 = 0
  /// The index in `slopes` of the first of the block's `rowCount * parameterCount` slopes.
  var firstSlope: Int32
  /// The index in `ReplayProgram.derivations` of the first of the block's `pivotCount` operations.
  ///
  /// It is -1 if the derivations aren't compiled.
  var firstDerivation: Int32 = -1
  /// Whether the last solution is known to be unique.
  var isUnique = false
  var basis = BasisRecord()

  var pivotIndices: Range<Int32> { firstPivot..<firstPivot + pivotCount }
  var rowIndices: Range<Int32> { firstRow..<firstRow + rowCount }
}

/// Methods that build the list of blocks.
extension BlockList {
  /// Appends a block with the given parameters, pivots and rows, but without slopes.
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

  /// Appends space for `count` slopes of a row of the last block.
  ///
  /// Returns the index of the first one.
  mutating func appendSlopes(count: Int) -> Int {
    slopes.append(repeating: 0, count: count)
    return slopes.count - count
  }
}
