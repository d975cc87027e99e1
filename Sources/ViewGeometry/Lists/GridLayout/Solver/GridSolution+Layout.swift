extension GridSolution: LayoutSolution {
  package var contentSize: LayoutSize { LayoutSize(width: width, height: height) }

  package var sectionCount: Int { rows.count }

  package func itemCount(inSection section: Int) -> Int {
    min(columns.count, cellCounts?[section] ?? columns.count)
  }

  package var pinning: LayoutPinning { frozenRows > 0 || frozenColumns > 0 ? .items : .nothing }

  package func item(x: Double, y: Double) -> LayoutItem? { item(x: x, y: y, viewport: nil) }

  package func item(x: Double, y: Double, viewport: Extent?) -> LayoutItem? {
    let freezing = freezing(in: viewport)
    guard spansAreEmpty, cellCounts == nil else {
      return cell(x: x, y: y, freezing: freezing).map {
        LayoutItem(
          section: $0.row, item: $0.column, frame: frame(of: $0, freezing: freezing))
      }
    }
    return positions(x: x, y: y, freezing).map { row, column in
      let frame = LayoutFrame(
        x: column.offset, y: row.offset, width: column.length, height: row.length)
      return LayoutItem(section: row.index, item: column.index, frame: frame)
    }
  }

  /// Returns the frame of a cell.
  ///
  /// Returns nil if the cell doesn't exist, or if it is merged into another cell. The first of
  /// several merged cells has the frame of all of them. If `viewport`, the visible part of the
  /// content, is nil, no cells are frozen.
  package func frame(section: Int, item: Int, viewport: Extent?) -> LayoutFrame? {
    let cell = GridCell(row: section, column: item)
    guard contains(section: section, item: item), span(of: cell).first == cell else { return nil }
    return frame(of: cell, freezing: freezing(in: viewport))
  }

  package func element(section: Int, item: Int, viewport: Extent?) -> LayoutElement? {
    frame(section: section, item: item, viewport: viewport).map {
      element(GridCell(row: section, column: item), $0, freezing(in: viewport))
    }
  }

  package func forEachElement(
    in extent: Extent, viewport: Extent?, _ body: (LayoutElement) -> Void
  ) {
    let freezing = freezing(in: viewport)
    forEachCell(in: extent, freezing: freezing) { body(element($0, $1, freezing)) }
  }

  private func element(
    _ cell: GridCell, _ frame: LayoutFrame, _ freezing: GridFreezing
  ) -> LayoutElement {
    LayoutElement(
      kind: .item, section: cell.row, item: cell.column, frame: frame,
      zIndex: freezing.depth(of: cell))
  }

  private func freezing(in viewport: Extent?) -> GridFreezing {
    viewport.map {
      GridFreezing(
        rows: frozenRows, columns: frozenColumns, visibleX: $0.minX, visibleY: $0.minY)
    } ?? .none
  }
}
