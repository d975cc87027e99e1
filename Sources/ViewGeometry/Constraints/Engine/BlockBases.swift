/// The bases of blocks, from which a block is solved again after its constants have changed.
///
/// A basis consists of the rows that are exactly 0 in an optimal solution, and of the signs of all
/// other rows.
///
/// Whether changing the parameters lowers the cost depends on the basis and on priorities, but not
/// on constants. Therefore, if only constants change, the solver sets the rows of the basis to 0
/// again. The result is optimal if all other rows keep their signs. This check is cheaper than
/// solving the block with the simplex method. A block keeps up to two bases, for instance one for a
/// title that fits and one for a title that doesn't.
///
/// Invariant: the rows of a basis are distinct rows of its block. `check(_:)` verifies it.
struct BlockBases: ~Copyable {
  /// The rows of each basis: for each parameter, an index into the rows of the block.
  private var rows = TrivialBuffer<Int32>()
  /// The derivatives of the parameters with respect to the rows of the basis: one square matrix for
  /// each basis.
  private var inverses = TrivialBuffer<Double>()
  /// The signs of the block's rows in each basis; true for positive rows.
  private var sides = TrivialBuffer<Bool>()

  /// The maximum number of bases kept for each block.
  static var limit: Int32 { 2 }

  mutating func removeAll() {
    rows.removeAll()
    inverses.removeAll()
    sides.removeAll()
  }

  /// Stores the basis of the solution that the simplex has just found for a block.
  ///
  /// The solution must be unique. Returns the updated record of the block's bases. If a column of
  /// the simplex is nonbasic, stores nothing and returns the record unchanged.
  mutating func keep(
    _ simplex: borrowing LexicographicSimplex, rowCount: Int, in record: BasisRecord
  ) -> BasisRecord {
    let width = simplex.columnCount
    guard simplex.nonbasic.allSatisfy({ $0 < Int32(rowCount) }) else { return record }
    var record = record
    if record.firstRow < 0 {
      let limit = Int(Self.limit)
      record.firstRow = Int32(rows.count)
      record.firstInverse = Int32(inverses.count)
      record.firstSide = Int32(sides.count)
      rows.append(repeating: 0, count: limit * width)
      inverses.append(repeating: 0, count: limit * width * width)
      sides.append(repeating: false, count: limit * rowCount)
    }
    // Replace the least recently used basis.
    record.last = record.count == 0 ? 0 : 1 - record.last
    record.count = max(record.count, record.last + 1)
    let basis = elements(of: record, record.last, width: width, rowCount: rowCount)
    for column in 0..<width { basis.rows[column] = simplex.nonbasic[column] }
    for place in 0..<rowCount {
      let entity = Int(simplex.basic[place])
      if entity < rowCount {
        basis.sides[entity] = simplex.isOver(place)
        continue
      }
      for column in 0..<width {
        basis.inverse[(entity - rowCount) * width + column] =
          simplex.coefficients[place * width + column]
      }
    }
    return record
  }

  /// Returns the block's basis with the index `basis`, which is 0 or 1.
  @inline(__always)
  func elements(of record: BasisRecord, _ basis: Int32, width: Int, rowCount: Int) -> Elements {
    let width = Int32(width)
    return Elements(
      rows: rows.elements.dropFirst(record.firstRow + basis * width),
      inverse: inverses.elements.dropFirst(record.firstInverse + basis * width * width),
      sides: sides.elements.dropFirst(record.firstSide + basis * Int32(rowCount)))
  }

  /// The data of a basis, valid only while the buffers that it refers to exist and don't grow.
  struct Elements {
    let rows: BufferElements<Int32>
    let inverse: BufferElements<Double>
    let sides: BufferElements<Bool>
  }
}

/// The location of a block's bases in a `BlockBases`.
struct BasisRecord: BitwiseCopyable {
  /// The index in `rows` of the first row of the first basis; -1 until a basis is kept.
  var firstRow: Int32 = -1
  var firstInverse: Int32 = -1
  var firstSide: Int32 = -1
  var count: Int32 = 0
  /// The index, 0 or 1, of the basis that gave the most recent solution.
  var last: Int32 = 0
}
