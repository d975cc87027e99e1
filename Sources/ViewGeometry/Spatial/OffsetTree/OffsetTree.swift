/// An ordered sequence of lengths, with the offset at which each of them starts.
///
/// The lengths can be those of the rows of a table, the lines of a flow, the sections of a list, or
/// anything else that is stacked along an axis. The sequence finds the row at an offset and the
/// offset of a row. It stays exact while rows are inserted, removed and resized, even with a
/// billion rows.
///
/// ```swift
/// var rows = OffsetTree(repeating: 44, count: 1_000_000_000)
/// rows.setLength(60.5, at: 2)
/// let offset = rows.offset(of: 3)  // 148.5
/// let index = rows.index(at: 148.5)  // 3
/// rows.remove(at: 0)
/// let total = rows.totalLength  // 44 * 999_999_998 + 60.5
/// ```
///
/// Rows are half-open intervals: a row contains the offset at which it starts but not the one at
/// which it ends. A row of length zero contains no offset.
///
/// **Exactness.** Sums are stored in 128-bit fixed point, so an offset is the `Double` nearest to
/// the exact sum of the lengths before it, regardless of the tree's history. In sums, lengths are
/// rounded down to multiples of 2^-70 points, which leaves every `Double` of at least 2^-18 points
/// unchanged, and lengths of more than 2^46 points count as 2^46 points. The total must stay below
/// 2^57 points: a change that would exceed this limit traps. A search uses the rounded offsets:
/// `index(at: offset(of: i)) == i` for each row whose start and end differ as `Double`s.
///
/// **Structure.** The tree is a counted B+ tree with prefix sums (`CountedTree`). A leaf is a run
/// of equal rows, or it contains up to 512 single rows and the prefix sums of blocks of rows.
/// Single rows take two bytes each if all rows of the leaf are multiples of 1/64 point and shorter
/// than 1,024 points; otherwise they take eight. Rows of a ``LengthFile`` remain in the file until
/// rows of the same leaf are edited. Shared parts are copied on write. Therefore copying a tree
/// costs O(1), and copies are independent of each other, on any thread.
public struct OffsetTree: Sendable {
  var rows: CountedTree<OffsetTreeLeaf>
  var limits: OffsetTreeLimits { rows.rules }

  /// Creates an empty sequence.
  public init() {
    self.init(CountedTree(root: nil, .standard))
  }

  init(_ rows: CountedTree<OffsetTreeLeaf>) {
    self.rows = rows
  }

  /// Creates a sequence of `count` equal lengths, in points.
  ///
  /// - Precondition: `length` is finite; `length` and `count` aren't negative.
  public init(repeating length: Double, count: Int) {
    self.init()
    insert(repeating: length, count: count, at: 0)
  }

  /// Creates a sequence of the given lengths, in points.
  ///
  /// - Precondition: Every length is finite and not negative.
  /// - Complexity: O(n).
  public init(_ lengths: some Sequence<Double>) {
    self.init(lengths, limits: .standard)
  }

  /// Creates a sequence of lengths, in points, that are copied from a buffer.
  ///
  /// The buffer isn't used after the call.
  ///
  /// - Precondition: Every length is finite and not negative.
  /// - Complexity: O(n).
  public init(lengths: UnsafeBufferPointer<Double>) {
    self.init(CountedTree(OffsetTreeLeaf.leaves(lengths, .standard), .standard))
  }

  /// Creates a sequence whose leaves and nodes have at most `nodeCapacity` rows or children.
  ///
  /// It is for tests of deep trees. The limit for children is at least 3 and at most 32, whatever
  /// `nodeCapacity` is.
  package init(_ lengths: some Sequence<Double>, nodeCapacity: Int) {
    self.init(
      lengths,
      limits: OffsetTreeLimits(leafRows: nodeCapacity, fanOut: max(3, min(32, nodeCapacity))))
  }

  init(_ lengths: some Sequence<Double>, limits: OffsetTreeLimits) {
    self.init(
      CountedTree(
        OffsetTree.withStorage(of: lengths) { OffsetTreeLeaf.leaves($0, limits) }, limits))
  }

  /// Calls `body` with the contiguous storage of the lengths, or with a copy if there is none.
  static func withStorage<Result>(
    of lengths: some Sequence<Double>, _ body: (UnsafeBufferPointer<Double>) -> Result
  ) -> Result {
    lengths.withContiguousStorageIfAvailable(body)
      ?? ContiguousArray(lengths).withUnsafeBufferPointer(body)
  }

  /// The number of lengths.
  public var count: Int { rows.places }

  /// Whether there are no lengths.
  public var isEmpty: Bool { rows.root == nil }

  /// The sum of all lengths, in points: the offset at which the last one ends.
  public var totalLength: Double { rows.sum.points }

  /// A row with its index, offset and length.
  public struct Position: Hashable, Sendable {
    /// The index of the row.
    public var index: Int
    /// The offset of the row: the sum of the lengths before it, in points.
    public var offset: Double
    /// The length of the row, in points.
    public var length: Double

    /// Creates a position from its values.
    public init(index: Int, offset: Double, length: Double) {
      self.index = index
      self.offset = offset
      self.length = length
    }
  }
}
