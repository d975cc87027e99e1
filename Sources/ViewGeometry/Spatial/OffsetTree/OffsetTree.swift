/// An ordered sequence of lengths that knows where each one starts.
///
/// The rows of a table, the lines of a flow, the sections of a list: whatever lies end to end along
/// an axis. The tree answers which row is at an offset and at which offset a row starts, and stays
/// exact while rows are inserted, removed and measured again anywhere, ten million of them or a
/// thousand million.
///
///     var rows = OffsetTree(repeating: 44, count: 1_000_000_000)
///     rows.setLength(60.5, at: 2)
///     rows.offset(of: 3)             // 148.5
///     rows.index(at: 148.5)          // 3
///     let before = rows              // O(1), and unaffected by what follows
///     rows.remove(at: 0)
///     rows.totalLength               // 44 * 999_999_998 + 60.5
///
/// Rows are half-open intervals: a row holds the offset at which it starts and not the one at which
/// it ends. A row of length zero holds nothing.
///
/// **Exactness.** Sums are kept in 128-bit fixed point, so an offset is the `Double` nearest to the
/// exact sum of the lengths before it, however the tree came about. Lengths count in full down to
/// 2^-70 points (every `Double` from 2^-18 points up is a multiple of that) and up to 2^46 points,
/// a longer one as that much; the total stays below 2^57 points. A search uses the rounded
/// offsets: `index(at: offset(of: i)) == i` for each row whose start and end differ as `Double`s.
///
/// **Structure.** A counted B+ tree with prefix sums (`CountedTree`), whose leaves are runs of equal rows, or up to 512
/// single rows with running sums of blocks, two bytes each if they are multiples of 1/64 below 1,024 points and eight if not.
/// What is written while shared is copied, so a copy of the tree costs nothing and the two go on independently, on any
/// thread.
public struct OffsetTree: Sendable {
  var rows: CountedTree<OffsetTreeLeaf>
  var limits: OffsetTreeLimits { rows.rules }

  /// An empty sequence.
  public init() {
    self.init(CountedTree(root: nil, .standard))
  }

  init(_ rows: CountedTree<OffsetTreeLeaf>) {
    self.rows = rows
  }

  /// A run of equal lengths.
  ///
  /// - Precondition: `length` is finite and not negative, `count` is not negative.
  public init(repeating length: Double, count: Int) {
    self.init()
    insert(repeating: length, count: count, at: 0)
  }

  /// The lengths in order.
  ///
  /// - Precondition: every length is finite and not negative.
  /// - Complexity: O(n).
  public init(_ lengths: some Sequence<Double>) {
    self.init(lengths, limits: .standard)
  }

  /// The lengths in order, read from memory.
  ///
  /// - Precondition: every length is finite and not negative.
  /// - Complexity: O(n).
  public init(lengths: UnsafeBufferPointer<Double>) {
    self.init(CountedTree(OffsetTreeLeaf.leaves(lengths, .standard), .standard))
  }

  /// The lengths in order, in nodes of up to `nodeCapacity` rows or children (at least three
  /// children), so that a short test sees deep trees.
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

  /// Runs a function on lengths where they are, if they are in memory, or on a copy of them.
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

  /// A row by number, with where it starts and how long it is.
  public struct Position: Hashable, Sendable {
    /// The number of the row, from 0.
    public var index: Int
    /// Where the row starts: the sum of the lengths before it, in points.
    public var offset: Double
    /// The length of the row, in points.
    public var length: Double

    /// A position of the given numbers.
    public init(index: Int, offset: Double, length: Double) {
      self.index = index
      self.offset = offset
      self.length = length
    }
  }
}
