public import Foundation

/// Rows and columns of cells, as in a spreadsheet: section is row, item is column.
///
/// Rows and columns have a common length each, or lengths of their own where they were given one; equal ones take no memory.
/// The first few may be frozen, and cells merged. UIKit has no such layout. There are as many columns as the first section
/// has items; cells of other sections beyond that have no place, and sections with fewer items have fewer cells. Where the first
/// of merged cells doesn't exist, none of them is shown.
///
/// Lengths of their own and merged cells go with their rows and columns when others are inserted, deleted or moved. A column
/// is inserted by inserting an item at the same place of every section. While a cell is dragged, rows and columns keep their lengths.
open class CollectionViewGridLayout: CollectionViewSolvedLayout {
  final var storedRowHeight: CGFloat = 20
  final var storedColumnWidth: CGFloat = 64
  final var storedFrozenRowCount = 0
  final var storedFrozenColumnCount = 0
  final var heights: [Int: CGFloat] = [:]
  final var widths: [Int: CGFloat] = [:]
  final var merged: [GridSpan] = []

  /// Rows 20 points high and columns 64 points wide, none of them frozen.
  public override init() { super.init() }

  override class var libraryClass: CollectionViewSolvedLayout.Type {
    CollectionViewGridLayout.self
  }

  /// False: frozen cells are a function of the offset, asked when they are needed.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// True: columns run from the right where reading goes from right to left, frozen ones stay there.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func solve() -> PlacedSolution { PlacedSolution(solvedGrid(), isHorizontal: false) }

  /// Lengths, merged and frozen cells drop the solution themselves: of contexts only those count that bring other data.
  override func invalidateSolution(for context: CollectionViewLayoutInvalidationContext) -> Bool {
    if context.invalidateDataSourceCounts || context.invalidateEverything { solved = nil }
    return true
  }

  override func update(with plan: BatchUpdatePlan) -> Bool { updateSolved(with: plan) }

  override var asksForMovedItems: Bool { false }

  override var hearsOfUpdates: Bool { type(of: self) != CollectionViewGridLayout.self }
}

extension CollectionViewGridLayout {
  /// The height of rows without one of their own, in points; 20 by default.
  public var rowHeight: CGFloat {
    get { storedRowHeight }
    set { change { storedRowHeight = newValue } }
  }

  /// The width of columns without one of their own, in points; 64 by default.
  public var columnWidth: CGFloat {
    get { storedColumnWidth }
    set { change { storedColumnWidth = newValue } }
  }

  /// How many of the first rows stay at the top of the visible part; 0 by default.
  public var frozenRowCount: Int {
    get { storedFrozenRowCount }
    set { change { storedFrozenRowCount = newValue } }
  }

  /// How many of the first columns stay at the left of the visible part; 0 by default.
  public var frozenColumnCount: Int {
    get { storedFrozenColumnCount }
    set { change { storedFrozenColumnCount = newValue } }
  }

  /// Gives a row a height of its own, in points, or takes it away with nil; without effect below row 0.
  ///
  /// - Complexity: O(log n).
  public func setHeight(_ height: CGFloat?, ofRow row: Int) {
    heights[row] = height
    changeSolved {
      if (0..<$0.rows.count).contains(row) {
        $0.rows.setLength(Double(height ?? storedRowHeight), at: row)
      }
    }
    invalidateLayout()
  }

  /// Gives a column a width of its own, in points, or takes it away with nil; without effect below column 0.
  ///
  /// - Complexity: O(log n).
  public func setWidth(_ width: CGFloat?, ofColumn column: Int) {
    widths[column] = width
    changeSolved {
      if (0..<$0.columns.count).contains(column) {
        $0.columns.setLength(Double(width ?? storedColumnWidth), at: column)
      }
    }
    invalidateLayout()
  }

  /// Lets the first cell of some rows and columns stand for all of them, as long as there are as many rows and columns.
  ///
  /// Where the first cell is frozen all are, those beyond the frozen rows and columns too.
  ///
  /// - Precondition: There are at least two cells, and none of them is merged already.
  public func mergeCells(rows: Range<Int>, columns: Range<Int>) {
    change { merged.append(GridSpan(rows: rows, columns: columns)) }
  }

  /// Makes all cells stand for themselves again.
  public func unmergeAllCells() {
    change { merged = [] }
  }

  private func changeSolved(_ body: (inout GridSolution) -> Void) {
    guard var grid = solved?.solution as? GridSolution else { return }
    // The only reference, so that nodes change in place.
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
