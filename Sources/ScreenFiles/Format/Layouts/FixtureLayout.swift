package import Foundation
package import ViewGeometry

/// How a collection of a fixture is laid out.
package enum FixtureLayout: Sendable, Equatable {
  /// Lines of items.
  case flow(FixtureFlow)
  /// Columns of items as high as they like.
  case waterfall(FixtureWaterfall)
  /// Rows and columns of cells.
  case grid(FixtureGrid)
  /// Events of a week: a layout of its own that gives all attributes at once.
  case calendar(FixtureCalendar)
  /// Groups in sections.
  case compositional(FixtureComposition)
}

/// The numbers of a waterfall, by the names and with the defaults of `CollectionViewWaterfallLayout`.
///
/// An item is as high as its size says, whatever the width.
package struct FixtureWaterfall: Sendable, Equatable {
  /// The number of columns.
  package let columnCount: Int
  /// The distance of columns, in points.
  package let columnSpacing: Double
  /// The distance of items in a column, in points.
  package let itemSpacing: Double
  /// What each section leaves free around its items, in points.
  package let sectionInset: EdgeInsets
  /// The height of the header of each section, in points; 0 for none.
  package let headerHeight: Double
}

/// The numbers of a grid, by the names and with the defaults of `CollectionViewGridLayout`; section is row, item is column.
package struct FixtureGrid: Sendable, Equatable {
  /// A row or column with a length of its own, in points.
  package struct Length: Sendable, Equatable {
    package let index: Int
    package let length: Double
  }

  /// Cells merged into one: rows and columns, half-open.
  package struct Merged: Sendable, Equatable {
    package let rows: Range<Int>
    package let columns: Range<Int>
  }

  /// The height of a row without one of its own, in points.
  package let rowHeight: Double
  /// The width of a column without one of its own, in points.
  package let columnWidth: Double
  /// Rows that stay at the top.
  package let frozenRows: Int
  /// Columns that stay at the left.
  package let frozenColumns: Int
  /// Rows with heights of their own.
  package let rowHeights: [Length]
  /// Columns with widths of their own.
  package let columnWidths: [Length]
  /// Merged cells.
  package let merged: [Merged]
}

/// The events of a week, each with its place; the items of one section, in their order.
package struct FixtureCalendar: Sendable, Equatable {
  /// One event.
  package struct Event: Sendable, Equatable {
    /// In the content, in points.
    package let frame: CGRect
    /// The order among overlapping events, larger in front.
    package let zIndex: Int
  }

  /// The size of the week, in points.
  package let size: CGSize
  /// The events.
  package let events: [Event]
}
