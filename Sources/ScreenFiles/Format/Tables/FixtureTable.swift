import Foundation
import ViewGeometry

/// A table of a fixture: its style and its sections.
package struct FixtureTable: Sendable, Equatable {
  /// A run of equal consecutive sections.
  package struct Run: FixtureRun {
    /// The number of sections.
    package let sections: Int
    /// The number of rows in each section.
    package let items: Int
    /// The heights of each section's rows.
    package let heights: FixtureHeights
    /// The height of each section's header, in points; 0 for none.
    package let header: Double
    /// The height of each section's footer, in points; 0 for none.
    package let footer: Double
  }

  /// The style of the table.
  package enum Style: String, Sendable, CaseIterable {
    case plain, grouped, insetGrouped
  }

  /// The style of the table.
  package let style: Style
  /// The sections.
  package let sections: FixtureRuns<Run>

  /// The height of all rows in points, if the heights in all sections are `.uniform` and equal;
  /// otherwise nil.
  ///
  /// It is also nil if there are no sections. If it is nil, the height of each row must be queried.
  package var rowHeight: Double? {
    guard let first = sections.runs.first, first.heights.isUniform,
      sections.runs.allSatisfy({ $0.heights == first.heights })
    else { return nil }
    return first.heights.height(of: 0)
  }

  /// Returns an upper bound on the number of cells, headers and footers visible in a table with the
  /// given height in points.
  func mostCells(inHeight height: Double) -> Double {
    var least = Double.infinity
    for run in sections.runs {
      least = min(least, run.heights.leastPositive)
      if run.header > 0 { least = min(least, run.header) }
      if run.footer > 0 { least = min(least, run.footer) }
    }
    // Two more rows than fit completely, plus a sticky header and footer.
    return min(Double(sections.itemCount) + 2 * Double(sections.count), height / least + 4)
  }
}
