import Foundation
import ViewGeometry

/// A table of a fixture: its style and its sections.
package struct FixtureTable: Sendable, Equatable {
  /// Equal sections next to each other.
  package struct Run: FixtureRun {
    /// How many sections.
    package let sections: Int
    /// The rows of each.
    package let items: Int
    /// The heights of the rows of each.
    package let heights: FixtureHeights
    /// The height of the header of each, in points; 0 for none.
    package let header: Double
    /// The height of the footer of each, in points; 0 for none.
    package let footer: Double
  }

  /// How the table shows its sections.
  package enum Style: String, Sendable, CaseIterable {
    case plain, grouped, insetGrouped
  }

  /// How the table shows its sections.
  package let style: Style
  /// The sections.
  package let sections: FixtureRuns<Run>

  /// The height of all rows; nil where they differ, and each section is asked.
  package var rowHeight: Double? {
    guard let first = sections.runs.first, first.heights.isUniform,
      sections.runs.allSatisfy({ $0.heights == first.heights })
    else { return nil }
    return first.heights.height(of: 0)
  }

  /// More cells, headers and footers than a view of this height, in points, can ever show at once.
  func mostCells(inHeight height: Double) -> Double {
    var least = Double.infinity
    for run in sections.runs {
      least = min(least, run.heights.leastPositive)
      if run.header > 0 { least = min(least, run.header) }
      if run.footer > 0 { least = min(least, run.footer) }
    }
    // Two more than fit whole, and a header and a footer that stick.
    return min(Double(sections.itemCount) + 2 * Double(sections.count), height / least + 4)
  }
}
