import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The headers and footers of which a delegate is notified.
@Suite struct TableSectionViewTests {
  /// Sections of one row, 35 points high with their header of 10 and footer of 5.
  private final class Bands: TableViewDataSource, TableViewDelegate {
    var count = 3
    var log: [String] = []
    var whenHeaderEnds: (() -> Void)?

    func numberOfSections(in tableView: TableView) -> Int { count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { 10 }
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat { 5 }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      TableViewHeaderFooterView()
    }
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
      TableViewHeaderFooterView()
    }
    func tableView(
      _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
    ) {
      log.append("show header \(section)")
    }
    func tableView(
      _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
    ) {
      log.append("end header \(section)")
      whenHeaderEnds?()
    }
    func tableView(
      _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
    ) {
      log.append("show footer \(section)")
    }
    func tableView(
      _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
    ) {
      log.append("end footer \(section)")
    }
  }

  private let bands = Bands()

  private func table(height: CGFloat) -> TableView {
    let table = TableView(frame: .xywh(0, 0, 100, height), style: .grouped)
    table.rowHeight = 20
    table.delegate = bands
    table.dataSource = bands
    table.layoutIfNeeded()
    return table
  }

  @Test func `Only what scrolls out of view ends, and only what comes is shown`() {
    let table = table(height: 40)
    expectEqual(bands.log, ["show header 0", "show footer 0", "show header 1"])
    bands.log = []

    table.contentOffset.y = 35
    table.layoutIfNeeded()

    expectEqual(
      bands.log, ["end header 0", "end footer 0", "show footer 1", "show header 2"])
  }

  @Test func `A section that goes takes its own header and footer along`() throws {
    let table = table(height: 200)
    let headers = (0..<3).map { table.headerView(forSection: $0) }
    let footers = (0..<3).map { table.footerView(forSection: $0) }
    bands.log = []
    bands.count = 2

    table.deleteSections([1])
    let ended = bands.log
    table.layoutIfNeeded()

    expectEqual(ended, ["end header 1", "end footer 1"])
    expectEqual(bands.log, ended)
    expect(headers[1]?.superview == nil && footers[1]?.superview == nil)
    expect(table.headerView(forSection: 1) === headers[2])
    expect(table.footerView(forSection: 1) === footers[2])
    expectEqual(headers[2]?.frame, .xywh(0, 35, 100, 10))
    expectEqual(footers[2]?.frame, .xywh(0, 65, 100, 5))
    expect(headers[2]?.superview === table && footers[2]?.superview === table)
  }

  @Test func `A delegate may lay out the replacement in the callback of an end`() {
    bands.count = 4
    let table = table(height: 100)
    bands.log = []
    bands.count = 3
    bands.whenHeaderEnds = { [unowned table] in table.layoutIfNeeded() }

    table.deleteSections([1])

    expectEqual(bands.log, ["end header 1", "show footer 1", "show header 2", "end footer 1"])
  }

  @Test func `A section that is reloaded gets another header and footer`() {
    let table = table(height: 200)
    bands.log = []

    table.reloadSections([2])
    table.layoutIfNeeded()

    expectEqual(bands.log, ["end header 2", "end footer 2", "show header 2", "show footer 2"])
  }

  @Test func `The table's own header and footer come and go with the properties`() {
    let table = table(height: 200)
    let (first, second, footer) = (View(), View(), View())

    table.tableHeaderView = first
    table.tableFooterView = footer
    expect(table.tableHeaderView === first && table.tableFooterView === footer)
    expect(first.superview === table && footer.superview === table)

    table.tableHeaderView = second
    table.tableFooterView = nil
    expect(first.superview == nil && second.superview === table && footer.superview == nil)

    let elsewhere = View()
    elsewhere.addSubview(second)
    table.tableHeaderView = nil
    expect(second.superview === elsewhere)
  }

  /// Bands whose headers and footers are dequeued.
  private final class Dequeuing: TableViewDataSource, TableViewDelegate {
    func numberOfSections(in tableView: TableView) -> Int { 20 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { 10 }
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat { 5 }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "footer")
    }
  }

  @Test(arguments: [false, true])
  func `A header and a footer that go are the next to be dequeued`(isReload: Bool) throws {
    let dequeuing = Dequeuing()
    let table = TableView(frame: .xywh(0, 0, 100, 35), style: .grouped)
    table.rowHeight = 20
    for identifier in ["header", "footer"] {
      table.register(
        TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
    }
    (table.delegate, table.dataSource) = (dequeuing, dequeuing)
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    let footer = try #require(table.footerView(forSection: 0))

    if isReload { table.reloadSections([0]) } else { table.contentOffset.y = 350 }
    table.layoutIfNeeded()

    expect(table.headerView(forSection: isReload ? 0 : 10) === header)
    expect(table.footerView(forSection: isReload ? 0 : 10) === footer)
  }

  @Test func `A section with titles and no views of its own has plain ones`() throws {
    let titled = RegisteredRows([1, 1])
    titled.headerTitle = { $0 == 0 ? "A" : nil }
    titled.footerTitle = { $0 == 1 ? "B" : nil }
    let table = TableView(frame: .xywh(0, 0, 100, 200), style: .grouped)
    (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (20, 10, 5)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = titled
    table.layoutIfNeeded()

    let header = try #require(table.headerView(forSection: 0))
    let footer = try #require(table.footerView(forSection: 1))
    expect(table.headerView(forSection: 1) == nil && table.footerView(forSection: 0) == nil)
    expect(header.superview === table && footer.superview === table)
    expect(header.frame.minY == 0 as CGFloat)
    expectEqual(footer.frame, table.rectForFooter(inSection: 1))
    expect(header.reuseIdentifier == nil && footer.reuseIdentifier == nil)
  }

  @Test func `A header of a class that isn't registered is used again, too`() {
    final class Own: TableViewDataSource, TableViewDelegate {
      var made: [TableViewHeaderFooterView] = []
      func numberOfSections(in tableView: TableView) -> Int { 20 }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        10
      }
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        if let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "own") {
          return view
        }
        let view = TableViewHeaderFooterView(reuseIdentifier: "own")
        made.append(view)
        return view
      }
    }
    let own = Own()
    let table = TableView(frame: .xywh(0, 0, 100, 30), style: .grouped)
    table.rowHeight = 20
    (table.delegate, table.dataSource) = (own, own)

    for section in [0, 10, 5] {
      table.contentOffset.y = CGFloat(30 * section)
      table.layoutIfNeeded()
      expect(table.headerView(forSection: section) === own.made.first)
    }
    expectEqual(own.made.count, 1)
  }
}
