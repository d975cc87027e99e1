/// Bases: which rows of a block were exactly 0 in its best solution, and on which side of 0 the others were.
///
/// Whether a movement lowers the cost depends on these and on priorities, not on constants. With new constants the same
/// rows at 0 give the best solution if all others stay on their sides, which is cheaper to see than to solve again. A
/// block keeps two bases: a title that fits and one that doesn't.
///
/// Invariant: the rows of a basis are rows of its block, no two the same. `check(_:)` checks it.
struct BlockBases: ~Copyable {
  /// Indices of the rows of a basis among those of the block, one for each parameter.
  private var rows = TrivialBuffer<Int32>()
  /// How the parameters move with these rows, a square for each basis.
  private var inverses = TrivialBuffer<Double>()
  /// Whether each row of the block was over 0.
  private var sides = TrivialBuffer<Bool>()

  /// The number of bases that a block keeps.
  static var limit: Int32 { 2 }

  mutating func removeAll() {
    rows.removeAll()
    inverses.removeAll()
    sides.removeAll()
  }

  /// Keeps the basis of a block that the simplex has just solved with a single solution; returns where.
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
    // In place of the one used longest ago.
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

  /// One of a block's bases.
  @inline(__always)
  func elements(of record: BasisRecord, _ basis: Int32, width: Int, rowCount: Int) -> Elements {
    let width = Int32(width)
    return Elements(
      rows: rows.elements.dropFirst(record.firstRow + basis * width),
      inverse: inverses.elements.dropFirst(record.firstInverse + basis * width * width),
      sides: sides.elements.dropFirst(record.firstSide + basis * Int32(rowCount)))
  }

  /// A basis as the solver reads it; as short-lived as `BufferElements`.
  struct Elements {
    let rows: BufferElements<Int32>
    let inverse: BufferElements<Double>
    let sides: BufferElements<Bool>
  }
}

/// Where the bases of a block lie in a `BlockBases`.
struct BasisRecord: BitwiseCopyable {
  /// -1 as long as none was kept.
  var firstRow: Int32 = -1
  var firstInverse: Int32 = -1
  var firstSide: Int32 = -1
  var count: Int32 = 0
  /// The basis of the last solution.
  var last: Int32 = 0
}
