import Foundation
import ViewGeometry

/// Rows in sections, whose cells are registered as "cell".
///
/// Tests set other behavior as closures. A subclass that is also a delegate becomes the delegate of
/// the tables that it makes.
class RegisteredRows: TableViewDataSource {
  var counts: [Int]
  /// Prepares a cell that is about to be shown.
  var configure: (TableViewCell, IndexPath) -> Void
  var headerTitle: (Int) -> String? = { _ in nil }
  var footerTitle: (Int) -> String? = { _ in nil }
  /// Returns a cell in place of one that is dequeued and configured.
  var cell: ((IndexPath) -> TableViewCell)?
  var indexTitles: () -> [String]? = { nil }
  /// Returns the section for a title and its index.
  var sectionForTitle: (String, Int) -> Int = { $1 }
  /// The rows whose cells were requested, in the order of the requests.
  var askedForCells: [IndexPath] = []

  init(_ counts: [Int], configure: @escaping (TableViewCell, IndexPath) -> Void = { _, _ in }) {
    (self.counts, self.configure) = (counts, configure)
  }

  /// Returns a table that shows the rows; it doesn't retain the receiver.
  func table(
    size: CGSize = CGSize(width: 320, height: 200), style: TableView.Style = .plain,
    cell: TableViewCell.Type = TableViewCell.self
  ) -> TableView {
    let table = TableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.register(cell, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self as? any TableViewDelegate
    return table
  }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    askedForCells.append(indexPath)
    if let cell { return cell(indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    configure(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    headerTitle(section)
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    footerTitle(section)
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { indexTitles() }

  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    sectionForTitle(title, index)
  }
}

/// A delegate that returns the height of each row from a closure.
final class RowHeightSource: TableViewDelegate {
  var height: (IndexPath) -> CGFloat
  /// The rows whose heights were requested, in the order of the requests.
  var asked: [IndexPath] = []

  init(_ height: @escaping (IndexPath) -> CGFloat) { self.height = height }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath)
    return height(indexPath)
  }
}

/// A delegate that returns the heights of many rows at once.
///
/// It returns no heights for a section if its closure returns nil.
final class RowHeightsSource: TableViewDelegate {
  let height: (IndexPath) -> CGFloat?

  init(_ height: @escaping (IndexPath) -> CGFloat?) { self.height = height }

  func tableView(
    _ tableView: TableView, heightsForRows rows: Range<Int>, inSection section: Int,
    into heights: UnsafeMutableBufferPointer<CGFloat>
  ) -> Bool {
    for (index, row) in rows.enumerated() {
      guard let height = height(IndexPath(row: row, section: section)) else { return false }
      heights[index] = height
    }
    return true
  }
}
