/// The storage format of a leaf's rows: the type of a row and the type of its sums.
protocol OffsetTreeRowFormat {
  associatedtype Row
  associatedtype End: AdditiveArithmetic & Comparable
  static var kind: OffsetTreeLeafHeader.Kind { get }
  /// The number of rows in a block.
  ///
  /// It is chosen so that a leaf's block ends, which occupy 128 bytes, cover 512 rows.
  static var rowsPerBlock: Int { get }
  /// A value larger than every sum.
  static var unreachable: End { get }
  /// Returns the address of a leaf's rows.
  static func rows(of view: OffsetTreeLeafView) -> UnsafeMutablePointer<Row>
  static func row(_ length: Double) -> Row
  static func length(_ row: Row) -> Double
  static func end(_ row: Row) -> End
  static func end(_ sum: OffsetTreeSum) -> End
  static func sum(_ end: End) -> OffsetTreeSum
  /// Returns whether all rows are multiples of 1/64 point.
  static func isWhole(_ rows: UnsafePointer<Row>, count: Int) -> Bool
  /// Returns the sum of the first `count` rows of a block.
  static func sum(of block: UnsafePointer<Row>, count: Int) -> End
  /// Returns the number of blocks in a leaf that end at or before `sum`, an offset from its start.
  ///
  /// - Precondition: The last block in use ends after `sum`.
  static func rank(of sum: End, in ends: UnsafePointer<End>) -> Int
  /// Returns the number of rows in a block that end at or before `sum`, an offset from its start.
  ///
  /// - Precondition: The last of the `count` rows ends after `sum`.
  static func rank(of sum: End, in block: UnsafePointer<Row>, count: Int) -> Int
}

extension OffsetTreeRowFormat {
  /// Returns the address that follows the leaf's table of block ends, where rows are stored by
  /// default.
  static func rows(of view: OffsetTreeLeafView) -> UnsafeMutablePointer<Row> {
    (view.tail + OffsetTreeLeafView.blockBytes).assumingMemoryBound(to: Row.self)
  }
}
