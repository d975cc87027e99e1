package import Foundation
package import ViewGeometry

/// The layout of a collection in a fixture.
package enum FixtureLayout: Sendable, Equatable {
  /// A flow of items in lines.
  case flow(FixtureFlow)
  /// Columns of items with individual heights.
  case waterfall(FixtureWaterfall)
  /// A grid of cells in rows and columns.
  case grid(FixtureGrid)
  /// Events of a week, in a custom layout that returns all attributes at once.
  case calendar(FixtureCalendar)
  /// A compositional layout of groups in sections.
  case compositional(FixtureComposition)
}

/// The values of a waterfall, with the names and defaults of `CollectionViewWaterfallLayout`.
///
/// An item's height is given by its size, whatever the width.
package struct FixtureWaterfall: Sendable, Equatable {
  /// The number of columns.
  package let columnCount: Int
  /// The distance between columns, in points.
  package let columnSpacing: Double
  /// The distance between items in a column, in points.
  package let itemSpacing: Double
  /// The insets of each section around its items, in points.
  package let sectionInset: EdgeInsets
  /// The height of the header of each section, in points; 0 for none.
  package let headerHeight: Double
}

/// The values of a grid, with the names and defaults of `CollectionViewGridLayout`.
///
/// Sections are rows, and items are columns.
package struct FixtureGrid: Sendable, Equatable {
  /// A row or column with its own length, in points.
  package struct Length: Sendable, Equatable {
    package let index: Int
    package let length: Double
  }

  /// Merged cells as half-open ranges of rows and columns.
  package struct Merged: Sendable, Equatable {
    package let rows: Range<Int>
    package let columns: Range<Int>
  }

  /// The height of rows without an individual height, in points.
  package let rowHeight: Double
  /// The width of columns without an individual width, in points.
  package let columnWidth: Double
  /// The number of frozen rows at the top.
  package let frozenRows: Int
  /// The number of frozen columns at the left.
  package let frozenColumns: Int
  /// The rows with individual heights.
  package let rowHeights: [Length]
  /// The columns with individual widths.
  package let columnWidths: [Length]
  /// Merged cells.
  package let merged: [Merged]
}

/// The events of a week with their frames, as the items of one section.
package struct FixtureCalendar: Sendable, Equatable {
  /// An event.
  package struct Event: Sendable, Equatable {
    /// The frame in the content, in points.
    package let frame: CGRect
    /// The order among overlapping events, larger in front.
    package let zIndex: Int
  }

  /// The size of the week, in points.
  package let size: CGSize
  /// The events.
  package let events: [Event]
}
