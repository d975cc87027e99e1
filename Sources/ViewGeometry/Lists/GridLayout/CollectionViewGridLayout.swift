public import Foundation

/// A layout of cells in rows and columns, as in a spreadsheet: sections are rows, items are
/// columns.
///
/// All rows have the same height and all columns the same width, except those with an individual
/// length. Lengths take memory only where they are individual. The first rows and columns may be
/// frozen, and cells may be merged. UIKit has no such layout.
///
/// The number of columns is the number of items in the first section. Additional items of other
/// sections aren't placed, and sections with fewer items have fewer cells. If the first of several
/// merged cells doesn't exist, none of them is shown.
///
/// Individual lengths and merged cells move with their rows and columns when other rows or columns
/// are inserted, deleted or moved. To insert a column, insert an item at the same index of every
/// section. While a cell is dragged, rows and columns keep their lengths. Setting a property or a
/// length, merging cells, and unmerging them invalidate the layout.
open class CollectionViewGridLayout: CollectionViewSolvedLayout {
  final var storedRowHeight: CGFloat = 20
  final var storedColumnWidth: CGFloat = 64
  final var storedFrozenRowCount = 0
  final var storedFrozenColumnCount = 0
  final var heights: [Int: CGFloat] = [:]
  final var widths: [Int: CGFloat] = [:]
  final var merged = GridSpans()

  /// Creates a layout with rows 20 points high and columns 64 points wide, none of them frozen.
  public override init() { super.init() }

  /// Always returns nil: archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  override class var libraryClass: CollectionViewSolvedLayout.Type {
    CollectionViewGridLayout.self
  }

  /// Returns false: the grid doesn't depend on the size of the bounds, and the positions of frozen
  /// cells are computed from the content offset when needed.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Always true: in right-to-left environments, the columns start at the right.
  ///
  /// In these environments, frozen columns stay at the right.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func solve() -> PlacedSolution { PlacedSolution(solvedGrid(), isHorizontal: false) }

  /// Discards the solution if the context invalidates the counts or everything.
  ///
  /// Otherwise the solution is kept, because the setters of lengths, merged cells and frozen cells
  /// discard or update it themselves. Always returns true.
  override func invalidateSolution(for context: CollectionViewLayoutInvalidationContext) -> Bool {
    if context.invalidateDataSourceCounts || context.invalidateEverything { solved = nil }
    return true
  }

  override func update(with plan: BatchUpdatePlan) -> Bool { updateSolved(with: plan) }

  override var asksForMovedItems: Bool { false }

  override var isNotifiedOfUpdates: Bool { type(of: self) != CollectionViewGridLayout.self }

  deinit {}
}

extension CollectionViewGridLayout {
  /// The height of rows without an individual height, in points; 20 by default.
  ///
  /// - Precondition: The height is finite and not negative.
  public var rowHeight: CGFloat {
    get { storedRowHeight }
    set {
      precondition(Self.isLength(newValue), "Rows can't have the height \(newValue).")
      change { storedRowHeight = newValue }
    }
  }

  /// The width of columns without an individual width, in points; 64 by default.
  ///
  /// - Precondition: The width is finite and not negative.
  public var columnWidth: CGFloat {
    get { storedColumnWidth }
    set {
      precondition(Self.isLength(newValue), "Columns can't have the width \(newValue).")
      change { storedColumnWidth = newValue }
    }
  }

  /// The number of rows, from the first one, that stay at the top of the visible area; 0 by
  /// default.
  ///
  /// A negative number counts as 0.
  public var frozenRowCount: Int {
    get { storedFrozenRowCount }
    set { change { storedFrozenRowCount = newValue } }
  }

  /// The number of columns, from the first one, that stay at the leading edge of the visible area.
  ///
  /// It is 0 by default. A negative number counts as 0.
  public var frozenColumnCount: Int {
    get { storedFrozenColumnCount }
    set { change { storedFrozenColumnCount = newValue } }
  }

  /// Sets an individual height for a row, in points; nil means ``rowHeight``.
  ///
  /// A negative `row` has no effect.
  ///
  /// - Complexity: O(log n) for n rows.
  /// - Precondition: The height is nil, or it is finite and not negative.
  public func setHeight(_ height: CGFloat?, ofRow row: Int) {
    if let height {
      precondition(Self.isLength(height), "Row \(row) can't have the height \(height).")
    }
    heights[row] = height
    changeSolved {
      if (0..<$0.rows.count).contains(row) {
        $0.rows.setLength(Double(height ?? storedRowHeight), at: row)
      }
    }
    invalidateLayout()
  }

  /// Sets an individual width for a column, in points; nil means ``columnWidth``.
  ///
  /// A negative `column` has no effect.
  ///
  /// - Complexity: O(log n) for n columns.
  /// - Precondition: The width is nil, or it is finite and not negative.
  public func setWidth(_ width: CGFloat?, ofColumn column: Int) {
    if let width {
      precondition(Self.isLength(width), "Column \(column) can't have the width \(width).")
    }
    widths[column] = width
    changeSolved {
      if (0..<$0.columns.count).contains(column) {
        $0.columns.setLength(Double(width ?? storedColumnWidth), at: column)
      }
    }
    invalidateLayout()
  }

  /// Merges the cells of the given rows and columns into one cell, which shows the first of them.
  ///
  /// The merged cell has no effect while some of its rows or columns don't exist. If some of them
  /// are deleted or moved away, it shrinks, and if others are inserted between them, it grows. If
  /// only one cell is left, it is no longer merged. If the first cell is frozen, the merged cell is
  /// frozen as a whole, even if it extends beyond the frozen rows and columns.
  ///
  /// - Precondition: There are at least two cells, none of them in a negative row or column, and
  ///   none of them is merged already.
  /// - Complexity: O(log merged cells), amortized.
  public func mergeCells(rows: Range<Int>, columns: Range<Int>) {
    change { merged.insert(GridSpan(rows: rows, columns: columns)) }
  }

  /// Splits all merged cells.
  public func unmergeAllCells() {
    change { merged = GridSpans() }
  }

  private static func isLength(_ length: CGFloat) -> Bool { length >= 0 && length < .infinity }

  private func changeSolved(_ body: (inout GridSolution) -> Void) {
    guard var grid = solved?.solution as? GridSolution else { return }
    // The local variable is the only reference now, so that nodes are mutated in place.
    solved = nil
    body(&grid)
    solved = PlacedSolution(grid, isHorizontal: false)
  }

  private func change(_ body: () -> Void) {
    body()
    solved = nil
    invalidateLayout()
  }
}
