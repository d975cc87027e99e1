import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Calls of a delegate during a batch, and the state that it finds then.
@Suite struct AskedInBatchTests {
  private final class Owner: TableViewDataSource, TableViewDelegate {
    var counts = [4]
    var rowHeight: CGFloat = 20
    var rows: [Int] = []
    var headers: [Int] = []
    var whenAsked: (Int) -> Void = { _ in }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      rows.append(indexPath.row)
      whenAsked(indexPath.row)
      return rowHeight
    }

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      headers.append(section)
      return TableView.automaticDimension
    }
  }

  private let owner = Owner()

  private func makeTable(_ style: TableView.Style = .plain) -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: style)
    table.dataSource = owner
    table.delegate = owner
    if style == .grouped { table.heightDefaults = .platform }
    table.layoutIfNeeded()
    return table
  }

  @Test func `A request for a new row's height finds an empty table, and is the last`() {
    let table = makeTable()
    owner.rows = []
    var found: [Int] = []
    owner.whenAsked = { [unowned table, owner] _ in
      owner.whenAsked = { _ in }
      found.append(table.numberOfSections)
    }

    owner.counts = [5]
    table.insertRows(at: [IndexPath(row: 2, section: 0)])

    expectEqual(found, [0])
    expectEqual(owner.rows, [2])
    expect(table.contentSize.height == 100 as CGFloat)
  }

  @Test func `A batch that ends during a request for heights requests all of them again`() {
    let table = makeTable()
    table.beginUpdates()
    table.rowHeight = 50
    owner.counts = [5]
    table.insertRows(at: [IndexPath(row: 0, section: 0)])
    owner.whenAsked = { [unowned table, owner] row in
      guard row == 2 else { return }
      owner.whenAsked = { _ in }
      table.endUpdates()
      owner.rowHeight = 30
    }

    expect(table.contentSize.height == 150 as CGFloat)
    expect(!table.hasUncommittedUpdates)
  }

  @Test func `No header is requested when the last section is gone`() {
    owner.counts = [1, 1]
    let table = makeTable(.grouped)
    owner.headers = []

    owner.counts = []
    table.deleteSections([0, 1])

    expectEqual(owner.headers, [])
    expect(table.contentSize.height == 0 as CGFloat)
  }
}
