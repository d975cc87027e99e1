/// The merged cells of a grid: rectangles of cells that don't overlap, with an index to find them.
///
/// This is a value: a copy takes O(1).
package struct GridSpans: Sendable {
  /// An index in a plane with one unit per row and column; its items are indices in `all`.
  private var index = SpatialIndex()
  private(set) var all: ContiguousArray<GridSpan> = []

  init() {}

  /// Creates a collection of spans that don't overlap, in the order of `spans`.
  init(_ spans: some Sequence<GridSpan>) {
    for span in spans { insert(span) }
  }

  var isEmpty: Bool { all.isEmpty }

  /// Adds a span.
  ///
  /// - Precondition: The span has at least two cells, none of them in a negative row or column or
  ///   in another span.
  mutating func insert(_ span: GridSpan) {
    let (rows, columns) = (span.rows, span.columns)
    precondition(
      rows.lowerBound >= 0 && columns.lowerBound >= 0,
      "Can't merge rows \(rows) and columns \(columns): there are no negative rows and columns.")
    precondition(
      !rows.isEmpty && !columns.isEmpty && (rows.count > 1 || columns.count > 1),
      "Can't merge rows \(rows) and columns \(columns): they must be at least two cells.")
    precondition(
      index.items(in: span.extent).isEmpty,
      "Some cells in rows \(rows) and columns \(columns) are already merged.")
    index.set(span.extent, for: all.count)
    all.append(span)
  }

  /// Returns the span that contains a cell; nil if there is none.
  func span(of cell: GridCell) -> GridSpan? {
    index.topmostItem(x: Double(cell.column), y: Double(cell.row)).map { all[$0] }
  }

  /// Calls `body` with each span that overlaps a rectangle of the plane, mostly without allocations.
  @inline(__always)
  func forEach(in extent: Extent, _ body: (GridSpan) -> Void) {
    index.forEachItem(in: extent) { body(all[$0]) }
  }

  /// Returns the spans that include cells of the given rows and columns.
  func spans(rows: Range<Int>, columns: Range<Int>) -> [GridSpan] {
    index.items(in: GridSpan(rows: rows, columns: columns).extent).map { all[$0] }
  }
}
