package import Foundation
import ViewGeometry

/// The heights of the rows of a section.
package enum FixtureHeights: Sendable, Equatable {
  /// Equal heights, in points.
  case uniform(Double)
  /// Individual heights, in points.
  case listed([Double])
  /// Random heights chosen from a weighted list.
  case weighted(FixtureWeightedLengths)
  /// Equal heights, except for one at a random index in each block.
  case scattered(FixtureScatteredLengths)

  /// Returns the index of the first row of a section, for use with ``height(of:)``.
  ///
  /// The section is the one at index `number` in a run of equal sections with `rows` rows each.
  /// Random heights continue from section to section; listed heights start over in each section.
  package func firstRow(inSection number: Int, rows: Int) -> Int {
    switch self {
    case .uniform, .listed: 0
    case .weighted, .scattered: number * rows
    }
  }

  /// Returns the height of a row, in points.
  ///
  /// In a section, `row` is the result of ``firstRow(inSection:rows:)`` plus the index of the row.
  ///
  /// - Precondition: `row` isn't negative and, for listed heights, is in the list.
  package func height(of row: Int) -> Double {
    switch self {
    case .uniform(let height): height
    case .listed(let heights): heights[row]
    case .weighted(let lengths): lengths.length(of: row)
    case .scattered(let lengths): lengths.length(of: row)
    }
  }

  /// Writes the heights of a range of rows.
  ///
  /// `rows` contains values as described for ``height(of:)``, and `heights` must have one element
  /// for each of them. This is faster than querying each height.
  package func write(_ rows: Range<Int>, into heights: UnsafeMutableBufferPointer<CGFloat>) {
    switch self {
    case .uniform(let height):
      heights.update(repeating: CGFloat(height))
    case .scattered(let lengths):
      heights.update(repeating: CGFloat(lengths.length))
      lengths.forEachOther(in: rows) { heights[$0 - rows.lowerBound] = CGFloat(lengths.other) }
    case .listed, .weighted:
      for row in rows { heights[row - rows.lowerBound] = CGFloat(height(of: row)) }
    }
  }

  /// Whether the heights are `.uniform`, so that a table needn't store a height for each row.
  package var isUniform: Bool {
    if case .uniform = self { return true }
    return false
  }

  /// A lower bound on the heights that are greater than zero; infinite if all heights are zero.
  var leastPositive: Double {
    let heights: [Double] =
      switch self {
      case .uniform(let height): [height]
      case .listed(let heights): heights
      case .weighted(let lengths): lengths.lengths
      case .scattered(let lengths): [lengths.length, lengths.other]
      }
    return heights.filter { $0 > 0 }.min() ?? .infinity
  }
}
