/// Builds a list section by section.
///
///     var builder = ListBuilder(header: 50)
///     builder.appendSection(header: 30, rowLength: 44, rowCount: 1_000_000, footer: 0)
///     let list = builder.finish(footer: 40)
package struct ListBuilder {
  private var lengths = OffsetTree()
  private var slotCounts = OffsetTree()
  private var pendingLengths: ContiguousArray<Double>
  private var pendingCounts: ContiguousArray<Double> = []
  private let headerPadding: Double

  /// The number of lengths to collect before they are added to the tree.
  private static let most = threshold(1 << 16, low: 4)
  /// The minimum number of rows of equal length that are stored as a separate run.
  ///
  /// Fewer rows don't justify a node of their own.
  package static let longRun = threshold(1 << 12, low: 4)

  /// Creates a builder for a list.
  ///
  /// `header` is the length of the list's own header. `headerPadding` is added above every section
  /// header with a positive length.
  package init(header: Double = 0, headerPadding: Double = 0) {
    self.headerPadding = headerPadding
    pendingLengths = [header]
  }

  /// Appends a section with `rowCount` rows whose length is `rowLength`.
  ///
  /// - Complexity: Amortized O(log n) for at least 4,096 rows, otherwise O(rows).
  package mutating func appendSection(
    header: Double, rowLength: Double, rowCount: Int, footer: Double
  ) {
    beginSection(header: header, rowCount: rowCount)
    if rowCount < ListBuilder.longRun {
      pendingLengths.append(contentsOf: repeatElement(rowLength, count: rowCount))
    } else {
      flushLengths()
      lengths.append(OffsetTree(repeating: rowLength, count: rowCount))
    }
    endSection(footer: footer)
  }

  /// Appends a section whose rows have individual lengths.
  ///
  /// - Complexity: O(rows).
  package mutating func appendSection(
    header: Double, rows: UnsafeBufferPointer<Double>, footer: Double
  ) {
    beginSection(header: header, rowCount: rows.count)
    if rows.count < ListBuilder.most {
      pendingLengths.append(contentsOf: rows)
    } else {
      flushLengths()
      lengths.append(OffsetTree(lengths: rows))
    }
    endSection(footer: footer)
  }

  /// Appends a section whose row lengths are already in an offset tree.
  ///
  /// - Complexity: Amortized O(log n).
  package mutating func appendSection(header: Double, rows: OffsetTree, footer: Double) {
    beginSection(header: header, rowCount: rows.count)
    flushLengths()
    lengths.append(rows)
    endSection(footer: footer)
  }

  /// Returns the list, with its own footer at the end.
  package consuming func finish(footer: Double = 0) -> ListSolution {
    pendingLengths.append(footer)
    flushLengths()
    flushCounts()
    return ListSolution(lengths: lengths, slotCounts: slotCounts, headerPadding: headerPadding)
  }

  private mutating func beginSection(header: Double, rowCount: Int) {
    pendingCounts.append(Double(rowCount + 2))
    if pendingCounts.count >= ListBuilder.most { flushCounts() }
    pendingLengths.append(header > 0 ? header + headerPadding : 0)
  }

  private mutating func endSection(footer: Double) {
    pendingLengths.append(footer)
    if pendingLengths.count >= ListBuilder.most { flushLengths() }
  }

  private mutating func flushLengths() {
    lengths.append(OffsetTree(pendingLengths))
    pendingLengths.removeAll(keepingCapacity: true)
  }

  private mutating func flushCounts() {
    // Sections with equal counts form one run.
    if let first = pendingCounts.first, pendingCounts.allSatisfy({ $0 == first }) {
      slotCounts.append(OffsetTree(repeating: first, count: pendingCounts.count))
    } else {
      slotCounts.append(OffsetTree(pendingCounts))
    }
    pendingCounts.removeAll(keepingCapacity: true)
  }
}
