import Foundation

extension CollectionViewGridLayout {
  /// The solved layout, solved now if need be.
  final func solution() -> GridSolution {
    if let solved { return solved }
    let rowCount = collectionView?.numberOfSections ?? 0
    let columnCount = rowCount > 0 ? collectionView?.numberOfItems(inSection: 0) ?? 0 : 0
    var grid = GridSolution(
      rows: Self.lengths(storedRowHeight, rowCount, except: heights),
      columns: Self.lengths(storedColumnWidth, columnCount, except: widths))
    for span in merged { grid.merge(rows: span.rows, columns: span.columns) }
    solved = grid
    return grid
  }

  private static func lengths(
    _ length: CGFloat, _ count: Int, except others: [Int: CGFloat]
  ) -> OffsetTree {
    var lengths = OffsetTree(repeating: Double(length), count: count)
    for (index, length) in others where index >= 0 && index < count {
      lengths.setLength(Double(length), at: index)
    }
    return lengths
  }

  /// What is frozen, and where the visible part starts.
  final func freezing() -> GridFreezing {
    guard storedFrozenRowCount > 0 || storedFrozenColumnCount > 0, let view = collectionView
    else { return .none }
    let (bounds, inset) = (view.bounds, view.adjustedContentInset)
    return GridFreezing(
      rows: storedFrozenRowCount, columns: storedFrozenColumnCount,
      visibleX: Double(bounds.minX + inset.left), visibleY: Double(bounds.minY + inset.top))
  }

  /// The cell at an index path; nil when it doesn't exist or another stands for it.
  final func element(at indexPath: IndexPath) -> CollectionLayoutElement? {
    let grid = solution()
    guard indexPath.count == 2, indexPath[0] >= 0, indexPath[0] < grid.rows.count,
      indexPath[1] >= 0, indexPath[1] < grid.columns.count
    else { return nil }
    let cell = GridCell(row: indexPath[0], column: indexPath[1])
    guard grid.span(of: cell).first == cell else { return nil }
    let freezing = freezing()
    return element(cell, grid.frame(of: cell, freezing: freezing), freezing)
  }

  final func visitCells(in rect: CGRect, _ body: (CollectionLayoutElement) -> Void) {
    let freezing = freezing()
    solution().forEachCell(in: Extent(rect), freezing: freezing) { cell, frame in
      body(element(cell, frame, freezing))
    }
  }

  private func element(
    _ cell: GridCell, _ frame: FlowFrame, _ freezing: GridFreezing
  ) -> CollectionLayoutElement {
    CollectionLayoutElement(
      indexPath: IndexPath(item: cell.column, section: cell.row), category: .cell, kind: nil,
      frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
      zIndex: freezing.depth(of: cell))
  }

  final func attributes(of element: CollectionLayoutElement) -> CollectionViewLayoutAttributes {
    let attributes = type(of: self).layoutAttributesClass.init()
    attributes.assign(element)
    return attributes
  }
}
