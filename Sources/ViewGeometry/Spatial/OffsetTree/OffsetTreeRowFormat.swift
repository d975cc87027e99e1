/// How the rows of a leaf are stored: what a row is, and what its sums are counted in.
protocol OffsetTreeRowFormat {
  associatedtype Row
  associatedtype End: AdditiveArithmetic & Comparable
  static var kind: OffsetTreeLeafHeader.Kind { get }
  /// Rows that share a running sum; the leaf's 128 bytes of ends cover 512 rows.
  static var rowsPerBlock: Int { get }
  /// Larger than every sum.
  static var unreachable: End { get }
  /// Where the rows of a leaf are.
  static func rows(of view: OffsetTreeLeafView) -> UnsafeMutablePointer<Row>
  static func row(_ length: Double) -> Row
  static func length(_ row: Row) -> Double
  static func end(_ row: Row) -> End
  static func end(_ sum: OffsetTreeSum) -> End
  static func sum(_ end: End) -> OffsetTreeSum
  /// No row has a fraction of 1/64.
  static func isWhole(_ rows: UnsafePointer<Row>, count: Int) -> Bool
  /// The sum of the first `count` rows of a block.
  static func sum(of block: UnsafePointer<Row>, count: Int) -> End
  /// How many of a leaf's blocks end at a sum or before; the last one in use doesn't.
  static func rank(of sum: End, in ends: UnsafePointer<End>) -> Int
  /// How many of a block's rows end at a sum or before; the last of the `count` doesn't.
  static func rank(of sum: End, in block: UnsafePointer<Row>, count: Int) -> Int
}

extension OffsetTreeRowFormat {
  /// Behind the ends of the blocks.
  static func rows(of view: OffsetTreeLeafView) -> UnsafeMutablePointer<Row> {
    (view.tail + OffsetTreeLeafView.blockBytes).assumingMemoryBound(to: Row.self)
  }
}
