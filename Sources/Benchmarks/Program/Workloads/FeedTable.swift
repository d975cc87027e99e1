import Foundation
import ViewGeometry

/// A long table of real cells that scrolls by 40 points per frame, to measure what an app does in
/// one frame.
final class FeedTable {
  static let size = CGSize(width: 390, height: 844)

  let big: BigTable
  /// The average number of visible rows and headers per frame.
  private(set) var meanElements = 1.0
  private let start: Double
  private let range: Double
  private let touches: RandomPoints

  init(count: Int, random: inout SplitMix64) {
    let heights = (0..<count).map { _ in 64 + random.nextDyadic(below: 72) }
    big = BigTable(heights: heights, cell: FeedCell.self)
    range = Double(big.table.contentSize.height - big.table.bounds.height)
    start = random.nextDyadic(below: range)
    touches = RandomPoints(
      width: Double(Self.size.width), height: Double(Self.size.height), random: &random)
    var elements = 0
    for index in 0..<1_000 {
      big.table.contentOffset = offset(index)
      big.table.forEachElement(in: big.table.bounds) { _ in elements += 1 }
    }
    meanElements = Double(elements) / 1_000
  }

  /// Returns the scroll offset in animation frame `index`.
  ///
  /// It is 40 points more than in the previous animation frame, and wraps at the end.
  private func offset(_ index: Int) -> CGPoint {
    CGPoint(x: 0, y: (start + 40 * Double(index)).truncatingRemainder(dividingBy: range))
  }

  /// Scrolls to the offset of animation frame `index`, finds the visible elements without creating
  /// cells, and returns the sum of their y-coordinates.
  func find(_ index: Int) -> Double {
    big.table.contentOffset = offset(index)
    var sum = 0.0
    big.table.forEachElement(in: big.table.bounds) { sum += Double($0.frame.minY) }
    return sum
  }

  /// Scrolls to the offset of animation frame `index`, lays out the window, and returns the
  /// resulting offset.
  func show(_ index: Int) -> Double {
    big.table.contentOffset = offset(index)
    big.window.layoutIfNeeded()
    return Double(big.table.contentOffset.y)
  }

  /// Runs `show(_:)`, hit-tests a point, and computes the source rectangle of a preview there.
  func frame(_ index: Int) -> Double {
    _ = show(index)
    return touch(index)
  }

  private func touch(_ index: Int) -> Double {
    let (window, point) = (big.window, touches[index])
    let hit = window.hitTest(point, with: nil)
    let source = big.table.sourceRect(at: point, in: window)
    return Double(source?.rect.origin.y ?? 0) + (hit == nil ? 0 : 1)
  }

  /// Switches the window between two widths, lays it out, and runs the queries of `frame(_:)`.
  func resize(_ index: Int) -> Double {
    let width = Self.size.width + CGFloat(index & 1) * 24
    big.window.frame.size.width = width
    big.table.frame.size.width = width
    big.window.layoutIfNeeded()
    return touch(index)
  }

  /// Runs `resize(_:)`, and reads the frame of the last row, which requires positioning all rows.
  func resizeAll(_ index: Int) -> Double {
    let touched = resize(index)
    let table = big.table
    let section = table.numberOfSections - 1
    let last = IndexPath(row: table.numberOfRows(inSection: section) - 1, section: section)
    return touched + Double(table.rectForRow(at: last).maxY)
  }

  /// Scrolls, replaces up to five visible rows in one batch, lays out the window, and runs the
  /// queries of `frame(_:)`.
  ///
  /// The new rows have the heights of the old ones in reverse order, so the table's height doesn't
  /// change.
  func update(_ index: Int) -> Double {
    big.table.contentOffset = offset(index)
    big.window.layoutIfNeeded()
    let paths = Array((big.table.indexPathsForVisibleRows ?? []).prefix(5))
    let rows = paths.map { $0[0] * BigTable.sectionRows + $0[1] }
    let (big, table) = (big, big.table)
    table.performBatchUpdates {
      let heights = rows.map { big.heights[$0] }
      for (row, height) in zip(rows, heights.reversed()) { big.heights[row] = height }
      table.deleteRows(at: paths)
      table.insertRows(at: paths)
    }
    big.window.layoutIfNeeded()
    return touch(index)
  }

  /// Checks the visible rows after each call of `operation` against a scan of all heights.
  func check(_ operation: (Int) -> Double, indices: some Sequence<Int>) throws(WrongAnswer) {
    var scanned: [Double] = []
    var naive = NaiveScreenRows(heights: [], sectionRows: 1, header: 0)
    for index in indices {
      _ = operation(index)
      if scanned != big.heights {
        scanned = big.heights
        naive = NaiveScreenRows(
          heights: scanned, sectionRows: BigTable.sectionRows, header: BigTable.headerHeight)
      }
      try check(index, naive)
    }
  }

  /// Checks that the rows that `find(_:)` finds are those with cells after `show(_:)`.
  func checkFound(_ index: Int) throws(WrongAnswer) {
    _ = show(index)
    var (found, tops): ([CGRect], Double) = ([], 0)
    big.table.forEachElement(in: big.table.bounds) {
      if $0.kind == .row { found.append($0.frame) }
      tops += Double($0.frame.minY)
    }
    try Agreement.require(
      found, big.table.visibleCells.map(\.frame), for: "The rows found in frame \(index)")
    try Agreement.require(find(index), tops, for: "The sum of the top edges in frame \(index)")
  }

  private func check(_ index: Int, _ naive: NaiveScreenRows) throws(WrongAnswer) {
    let (table, window, point) = (big.table, big.window, touches[index])
    let bounds = table.bounds
    let rows = naive.elements(from: Double(bounds.minY), to: Double(bounds.maxY))
      .filter { $0.row >= 0 }
    func rect(_ row: NaiveScreenRows.Element) -> CGRect {
      CGRect(x: 0, y: row.top, width: Double(bounds.width), height: row.height)
    }
    try Agreement.require(
      table.visibleCells.map(\.frame), rows.map(rect), for: "The cells of frame \(index)")
    for (cell, row) in zip(table.visibleCells, rows) {
      try FeedParts.check(
        cell.contentView, item: row.section * BigTable.sectionRows + row.row)
    }
    let touched = rows.first {
      let y = Double(point.y + bounds.minY)
      return $0.top <= y && y < $0.top + $0.height
    }
    try Agreement.require(
      table.sourceRect(at: point, in: window)?.rect,
      touched.map { rect($0).offsetBy(dx: 0, dy: -bounds.minY) },
      for: "The source rectangle at \(point)")
    try Agreement.require(
      identical: window.hitTest(point, with: nil), NaiveHitTest.hitTest(point, in: window),
      for: "The hit test at \(point)")
  }
}
