import Foundation
import ViewGeometry

@testable import TestSupport

/// A table's data source and delegate that runs a test's closure in each of its methods.
class Rows: TableViewDataSource, TableViewDelegate {
  /// The methods that a table calls.
  enum Call: String, CaseIterable, Codable, Sendable {
    case sections, rows, cell, height, headerHeight, header, willDisplay, didEndDisplaying
    case willDisplayHeader, didEndDisplayingHeader, didScroll
  }

  /// The counts of rows.
  var counts: [Int]
  /// The number of sections, if it isn't that of `counts`.
  var sections: Int?
  var height: CGFloat = 44
  var headerHeight: CGFloat = 20
  /// Run in a method, before it returns.
  var reactions: [Call: (TableView) -> Void] = [:]
  /// A cell for all rows.
  var onlyCell: TableViewCell?
  /// The missing rows for which cells were requested.
  private(set) var missing: [IndexPath] = []

  init(_ counts: [Int]) {
    self.counts = counts
  }

  /// A table of 320 x 480 that shows the rows and retains them.
  func table() -> KeepingTable {
    let table = KeepingTable(frame: CGRect(0, 0, 320, 480))
    table.rows = self
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.delegate = self
    table.dataSource = self
    return table
  }

  /// Runs a closure the first time a method is called.
  func once(_ call: Call, _ body: @escaping (TableView) -> Void) {
    reactions[call] = { [unowned self] table in
      reactions[call] = nil
      body(table)
    }
  }

  private func react(_ call: Call, _ table: TableView) { reactions[call]?(table) }

  func numberOfSections(in tableView: TableView) -> Int {
    react(.sections, tableView)
    return sections ?? counts.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    react(.rows, tableView)
    return counts.indices.contains(section) ? counts[section] : 0
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    if !has(indexPath) { missing.append(indexPath) }
    if let onlyCell { return onlyCell }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    react(.cell, tableView)
    return cell
  }

  private func has(_ indexPath: IndexPath) -> Bool {
    counts.indices.contains(indexPath.section) && indexPath.row < counts[indexPath.section]
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    react(.height, tableView)
    return height
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    react(.headerHeight, tableView)
    return headerHeight
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    react(.header, tableView)
    return TableViewHeaderFooterView()
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    react(.willDisplay, tableView)
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    react(.didEndDisplaying, tableView)
  }

  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {
    react(.willDisplayHeader, tableView)
  }

  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {
    react(.didEndDisplayingHeader, tableView)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    if let table = scrollView as? TableView { react(.didScroll, table) }
  }
}

/// A table that retains its data source.
final class KeepingTable: TableView {
  var rows: Rows?
}

extension TableView {
  /// Checks that every shown cell is in the tree, once, for an existing row; and vice versa.
  func checkCells() throws {
    checkInvariants()
    let cells = subviews.compactMap { $0 as? TableViewCell }
    try demand(
      Set(cells.map(ObjectIdentifier.init)) == Set(visibleCells.map(ObjectIdentifier.init)),
      "\(cells.count) cells are in the tree, \(visibleCells.count) are shown")
    for cell in cells {
      guard let path = indexPath(for: cell) else {
        throw Falsified(description: "\(cell) stands for no row")
      }
      try demand(
        path.section < numberOfSections && path.row < numberOfRows(inSection: path.section),
        "\(cell) stands for \(path), which there isn't")
      try demand(cell.frame == rectForRow(at: path), "\(cell) isn't where \(path) is")
    }
    let headers = subviews.count { $0 is TableViewHeaderFooterView }
    try demand(headers <= numberOfSections, "\(headers) headers are in the tree")
  }
}
