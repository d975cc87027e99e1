import Foundation
import ViewGeometry

/// A table of rows of random heights on a phone's screen.
///
/// Its sections have at most 10,000 rows, and a header of 28 points each.
final class BigTable: TableViewDataSource, TableViewDelegate {
  static let sectionRows = 10_000
  static let headerHeight = 28.0

  let table: TableView
  let window: Window
  /// The heights of the rows.
  var heights: [Double]

  /// Creates a table and lays it out once.
  init(heights: [Double], cell: TableViewCell.Type = TableViewCell.self) {
    self.heights = heights
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    window = Window(frame: screen)
    table = TableView(frame: screen, style: .plain)
    table.register(cell, forCellReuseIdentifier: "cell")
    table.register(
      TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.sectionHeaderHeight = Self.headerHeight
    table.delegate = self
    table.dataSource = self
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  func numberOfSections(in tableView: TableView) -> Int {
    (heights.count + Self.sectionRows - 1) / Self.sectionRows
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    min(Self.sectionRows, heights.count - section * Self.sectionRows)
  }

  func tableView(
    _ tableView: TableView, heightsForRows rows: Range<Int>, inSection section: Int,
    into heights: UnsafeMutableBufferPointer<CGFloat>
  ) -> Bool {
    let first = section * Self.sectionRows
    for (place, row) in rows.enumerated() { heights[place] = self.heights[first + row] }
    return true
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? FeedCell)?.show(indexPath.section * Self.sectionRows + indexPath.row)
    return cell
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }
}
