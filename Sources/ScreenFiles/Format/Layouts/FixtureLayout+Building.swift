import Foundation
import ViewGeometry

extension FixtureLayout {
  /// Creates a layout with these values.
  func makeLayout() -> CollectionViewLayout {
    switch self {
    case .flow(let flow): flow.makeLayout()
    case .waterfall(let waterfall): waterfall.makeLayout()
    case .grid(let grid): grid.makeLayout()
    case .calendar(let calendar): FixtureCalendarLayout(calendar)
    case .compositional(let composition): composition.makeLayout()
    }
  }
}

extension FixtureWaterfall {
  func makeLayout() -> CollectionViewWaterfallLayout {
    let layout = CollectionViewWaterfallLayout()
    layout.columnCount = columnCount
    layout.columnSpacing = CGFloat(columnSpacing)
    layout.itemSpacing = CGFloat(itemSpacing)
    layout.sectionInset = sectionInset
    layout.headerHeight = CGFloat(headerHeight)
    return layout
  }
}

extension FixtureGrid {
  func makeLayout() -> CollectionViewGridLayout {
    let layout = CollectionViewGridLayout()
    layout.rowHeight = CGFloat(rowHeight)
    layout.columnWidth = CGFloat(columnWidth)
    layout.frozenRowCount = frozenRows
    layout.frozenColumnCount = frozenColumns
    for row in rowHeights { layout.setHeight(CGFloat(row.length), ofRow: row.index) }
    for column in columnWidths { layout.setWidth(CGFloat(column.length), ofColumn: column.index) }
    for cells in merged { layout.mergeCells(rows: cells.rows, columns: cells.columns) }
    return layout
  }
}

/// A layout as a simple app would implement it: it provides only its content size and the
/// attributes of all items.
final class FixtureCalendarLayout: CollectionViewLayout {
  private let calendar: FixtureCalendar

  init(_ calendar: FixtureCalendar) {
    self.calendar = calendar
    super.init()
  }

  override var collectionViewContentSize: CGSize { calendar.size }

  override var spatialAttributes: [CollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfSections == 0 ? 0 : calendar.events.count
    return calendar.events.prefix(count).enumerated().map { item, event in
      let attributes = CollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = event.frame
      attributes.zIndex = event.zIndex
      return attributes
    }
  }
}
