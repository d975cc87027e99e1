public import Foundation

/// Rows and columns of cells, as in a spreadsheet: section is row, item is column.
///
/// Rows and columns have a common length each, or lengths of their own where they were given one; equal ones take no memory.
/// The first few may be frozen, and cells merged. UIKit has no such layout. There are as many columns as the first section
/// has items; cells of other sections beyond that have no place.
///
/// Lengths of their own and merged cells go with their rows and columns when others are inserted, deleted or moved. A column
/// is inserted by inserting an item at the same place of every section.
open class CollectionViewGridLayout: CollectionViewLayout {
  final var storedRowHeight: CGFloat = 20
  final var storedColumnWidth: CGFloat = 64
  final var storedFrozenRowCount = 0
  final var storedFrozenColumnCount = 0
  final var heights: [Int: CGFloat] = [:]
  final var widths: [Int: CGFloat] = [:]
  final var merged: [GridSpan] = []
  /// The solved layout; nil when anything it was made from has changed.
  @exclusivity(unchecked) final var solved: GridSolution?
  /// Whether queries may go straight to the solved layout: a subclass might have moved elements.
  final lazy var isExactlyGrid = type(of: self) == CollectionViewGridLayout.self

  /// Solves the layout if anything it depends on has changed.
  open override func prepare() {
    _ = solution()
  }

  /// The ends of the last row and column.
  open override var collectionViewContentSize: CGSize {
    let grid = solution()
    return CGSize(width: grid.width, height: grid.height)
  }

  /// New attributes of every cell that overlaps `rect`, by row and column; frozen ones where they are now.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    var found: [CollectionViewLayoutAttributes] = []
    geometryInView().visitElements(in: rect) { found.append(attributes(of: $0)) }
    return found
  }

  /// New attributes of a cell where it is now, frozen or not; nil when it doesn't exist or another stands for it.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    geometryInView().item(at: indexPath).map(attributes(of:))
  }

  /// False: frozen cells are a function of the offset, asked when they are needed.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Marks everything as out of date.
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if context.storedDataSourceCounts || context.storedEverything { solved = nil }
    super.invalidateLayout(with: context)
  }

  /// True: columns run from the right where reading goes from right to left, frozen ones stay there.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func ownerDidChange() { solved = nil }

  override func update(with plan: BatchUpdatePlan) -> Bool { updateSolved(with: plan) }

  override var dependsOnBoundsOrigin: Bool { !isExactlyGrid }

  override func indexPathOfItem(at point: CGPoint) -> IndexPath? {
    guard isExactlyGrid else { return indexPathFromAttributes(at: point) }
    return geometryInView().indexPathOfItem(at: point)
  }

  override func frameOfItem(at indexPath: IndexPath) -> CGRect? {
    isExactlyGrid
      ? geometryInView().frameOfItem(at: indexPath) : layoutAttributesForItem(at: indexPath)?.frame
  }

  override func visitElements(in rect: CGRect, _ body: CollectionLayoutVisitor) {
    guard isExactlyGrid else { return visitAttributes(in: rect, body) }
    geometryInView().visitElements(in: rect) { body($0, nil) }
  }

  override var solvedGeometry: (any CollectionGeometry)? {
    isExactlyGrid ? geometryInView() : nil
  }
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

  /// Gives a row a height of its own, in points, or takes it away with nil.
  ///
  /// - Complexity: O(log n).
  public func setHeight(_ height: CGFloat?, ofRow row: Int) {
    heights[row] = height
    if let count = solved?.rows.count, row < count {
      solved?.rows.setLength(Double(height ?? storedRowHeight), at: row)
    }
    invalidateLayout()
  }

  /// Gives a column a width of its own, in points, or takes it away with nil.
  ///
  /// - Complexity: O(log n).
  public func setWidth(_ width: CGFloat?, ofColumn column: Int) {
    widths[column] = width
    if let count = solved?.columns.count, column < count {
      solved?.columns.setLength(Double(width ?? storedColumnWidth), at: column)
    }
    invalidateLayout()
  }

  /// Lets the first cell of some rows and columns stand for all of them, as long as there are as many rows and columns.
  ///
  /// - Precondition: There are at least two cells, and none of them is merged already.
  public func mergeCells(rows: Range<Int>, columns: Range<Int>) {
    change { merged.append(GridSpan(rows: rows, columns: columns)) }
  }

  /// Makes all cells stand for themselves again.
  public func unmergeAllCells() {
    change { merged = [] }
  }

  private func change(_ body: () -> Void) {
    body()
    solved = nil
    invalidateLayout()
  }
}
