package import Foundation
package import ViewGeometry

/// The layout of a collection in a fixture.
package enum FixtureLayout: Sendable, Equatable {
  /// A flow layout, which arranges items in lines.
  case flow(FixtureFlow)
  /// A waterfall layout, whose columns contain items with individual heights.
  case waterfall(FixtureWaterfall)
  /// A grid layout of cells in rows and columns.
  case grid(FixtureGrid)
  /// The events of a week, in a custom layout that returns the attributes of all items at once.
  case calendar(FixtureCalendar)
  /// A compositional layout of groups in sections.
  case compositional(FixtureComposition)
}

/// The values of a waterfall, with the names and defaults of `CollectionViewWaterfallLayout`.
///
/// An item is as high as its given size; the width of that size has no effect.
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

/// The values of a grid; omitted ones have the defaults of `CollectionViewGridLayout`.
///
/// Sections are rows, and items are columns.
package struct FixtureGrid: Sendable, Equatable {
  /// A row or column with a length of its own, in points.
  package struct Length: Sendable, Equatable {
    package let index: Int
    package let length: Double
  }

  /// A merged cell, given by half-open ranges of rows and columns.
  package struct Merged: Sendable, Equatable {
    package let rows: Range<Int>
    package let columns: Range<Int>
  }

  /// The height of rows that have no individual height, in points.
  package let rowHeight: Double
  /// The width of columns that have no individual width, in points.
  package let columnWidth: Double
  /// The number of frozen rows at the top.
  package let frozenRows: Int
  /// The number of frozen columns at the left.
  package let frozenColumns: Int
  /// The rows with individual heights.
  package let rowHeights: [Length]
  /// The columns with individual widths.
  package let columnWidths: [Length]
  /// The merged cells.
  package let merged: [Merged]
}

/// The events of a week with their frames.
///
/// They are the items of one section.
package struct FixtureCalendar: Sendable, Equatable {
  /// An event.
  package struct Event: Sendable, Equatable {
    /// The frame of the event in content coordinates, in points.
    package let frame: CGRect
    /// The z-order among overlapping events; a larger value is in front.
    package let zIndex: Int
  }

  /// The size of the week, in points.
  package let size: CGSize
  /// The events, in the order of their items.
  package let events: [Event]
}
