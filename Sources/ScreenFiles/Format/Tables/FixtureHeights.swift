package import Foundation
import ViewGeometry

/// The heights of the rows of a section.
package enum FixtureHeights: Sendable, Equatable {
  /// All the same, in points.
  case uniform(Double)
  /// One by one, in points.
  case listed([Double])
  /// Random ones out of a list.
  case weighted(FixtureWeightedLengths)
  /// Equal ones but for some.
  case scattered(FixtureScatteredLengths)

  /// The number that the first row of a section has for ``height(of:)``, in the `number`-th of equal sections of `rows`.
  ///
  /// Random heights go on from section to section, listed ones begin again.
  package func firstRow(inSection number: Int, rows: Int) -> Int {
    switch self {
    case .uniform, .listed: 0
    case .weighted, .scattered: number * rows
    }
  }

  /// The height of a row, counted from the first of equal sections, in points.
  ///
  /// - Precondition: `row` is not negative and, for listed heights, in the list.
  package func height(of row: Int) -> Double {
    switch self {
    case .uniform(let height): height
    case .listed(let heights): heights[row]
    case .weighted(let lengths): lengths.length(of: row)
    case .scattered(let lengths): lengths.length(of: row)
    }
  }

  /// Writes the heights of some rows, which is quicker than asking for each.
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

  /// Whether a table has to keep a height for each row.
  package var isUniform: Bool {
    if case .uniform = self { return true }
    return false
  }

  /// A height above zero that no row but those without height is lower than; infinite if all have none.
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
