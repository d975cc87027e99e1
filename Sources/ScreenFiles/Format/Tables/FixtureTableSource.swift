import Foundation
import ViewGeometry

/// Supplies a table with the contents of a fixture: counts, cells, headers, footers and heights.
///
/// Tables have weak references to their data source and delegate, so the built screen retains this
/// object.
final class FixtureTableSource: TableViewDataSource, TableViewDelegate {
  private static let cellIdentifier = "row"
  private static let partIdentifier = "part"

  private let sections: FixtureRuns<FixtureTable.Run>
  /// Whether all rows have the table's row height.
  private let isUniform: Bool

  init(_ table: FixtureTable) {
    sections = table.sections
    isUniform = table.rowHeight != nil
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections.items(in: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
  }

  /// Writes the heights of a range of rows.
  ///
  /// If all rows have the table's row height, returns false without writing anything. A table with
  /// ten billion equal rows therefore takes no time to provide its heights.
  func tableView(
    _ tableView: TableView, heightsForRows rows: Range<Int>, inSection section: Int,
    into heights: UnsafeMutableBufferPointer<CGFloat>
  ) -> Bool {
    guard !isUniform, let (run, number) = sections.run(of: section) else { return false }
    let first = run.heights.firstRow(inSection: number, rows: run.items)
    run.heights.write(first + rows.lowerBound..<first + rows.upperBound, into: heights)
    return true
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    CGFloat(sections.run(of: section)?.run.header ?? 0)
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    CGFloat(sections.run(of: section)?.run.footer ?? 0)
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: Self.partIdentifier)
  }

  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: Self.partIdentifier)
  }

  /// Registers the classes of cells, headers and footers.
  static func register(with table: TableView) {
    table.register(TableViewCell.self, forCellReuseIdentifier: cellIdentifier)
    table.register(
      TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: partIdentifier)
  }
}

extension FixtureTable {
  /// Creates an empty table with the fixture's style and, if all rows have the same height, this
  /// row height.
  func makeView() -> TableView {
    let style: TableView.Style =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    let view = TableView(frame: .zero, style: style)
    if let rowHeight { view.rowHeight = CGFloat(rowHeight) }
    FixtureTableSource.register(with: view)
    return view
  }
}
