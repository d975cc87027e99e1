import Foundation
import ViewGeometry

/// The data and heights of a table, and a log of the table's calls.
final class TableModel: ListData, TableViewDelegate {
  struct Section {
    var header: CGFloat = 0
    var rows: [CGFloat] = []
    var footer: CGFloat = 0
  }

  var sections: [Section]
  var calls: [String] = []

  init(_ sections: [Section]) { self.sections = sections }

  /// The table of the rules T7.1 to T7.9, without the table's own header and footer.
  static var specified: TableModel {
    TableModel([
      Section(header: 30, rows: [44, 60, 44], footer: 20), Section(header: 30),
      Section(rows: [44, 0, 44], footer: 10),
    ])
  }

  /// Returns a table with the given style that shows the model.
  func table(
    _ style: TableView.Style = .plain, frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 480)
  ) -> TableView {
    let table = TableView(frame: frame, style: style)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.delegate = self
    table.dataSource = self
    return table
  }

  var sectionCount: Int { sections.count }
  func itemCount(inSection section: Int) -> Int { sections[section].rows.count }

  func prepare(_ cell: View, at indexPath: IndexPath) {
    calls.append("cell \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section].rows[indexPath.row]
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    sections[section].header
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    sections[section].footer
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    TableViewHeaderFooterView()
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    calls.append("end \(indexPath.section).\(indexPath.row)")
  }
}

extension IndexPath {
  /// Returns the index path of row `row` in section `section`, written as in the tables of the
  /// rules.
  static func at(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
}
