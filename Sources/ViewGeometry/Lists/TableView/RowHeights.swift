public import Foundation

/// The heights of all rows of a section.
///
/// They are for large sections, in which requesting the height of each row would take too long.
///
///     func tableView(_ tableView: TableView, rowHeightsInSection section: Int) -> RowHeights? {
///       .runs([
///         RowHeights.Run(height: 44, count: 1_000_000), RowHeights.Run(height: 60.5, count: 3),
///       ])
///     }
///
/// Heights are in points, and at least zero; a row of height zero contains no point.
public enum RowHeights: Sendable {
  /// Consecutive runs of rows of equal height; long runs take no memory per row.
  case runs([Run])
  /// The heights in a file, which is mapped into memory instead of being copied.
  case file(LengthFile)

  /// Consecutive rows of equal height.
  ///
  /// If the height or the count is invalid, computing the table's layout traps.
  public struct Run: Sendable, Hashable {
    /// The height of each row, in points; it must be finite and at least zero.
    public var height: CGFloat
    /// The number of rows, at least zero.
    public var count: Int

    /// Creates a run of rows of equal height.
    public init(height: CGFloat, count: Int) {
      self.height = height
      self.count = count
    }
  }

  /// The number of rows.
  ///
  /// - Complexity: O(runs).
  public var count: Int {
    switch self {
    case .runs(let runs): runs.reduce(0) { $0 + $1.count }
    case .file(let file): file.count
    }
  }

  /// Returns the height of a row, in points.
  ///
  /// - Precondition: The row is in `0..<count`.
  /// - Complexity: O(runs).
  public subscript(row: Int) -> CGFloat {
    precondition(
      (0..<count).contains(row), "There is no height of row \(row): there are \(count) heights.")
    switch self {
    case .runs(let runs):
      var left = row
      for run in runs {
        if left < run.count { return run.height }
        left -= run.count
      }
      return 0
    case .file(let file): return CGFloat(file.length(at: row))
    }
  }

  /// The heights as an offset tree.
  var lengths: OffsetTree {
    switch self {
    case .file(let file): return OffsetTree(file)
    case .runs(let runs):
      var builder = OffsetTreeBuilder(count: count)
      for run in runs {
        precondition(
          run.count >= 0 && run.height >= 0 && run.height.isFinite,
          "There can't be \(run.count) rows of the height \(run.height).")
        builder.append(repeating: Double(run.height), count: run.count)
      }
      return builder.finish()
    }
  }
}
