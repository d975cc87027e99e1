import Foundation
import Testing
import ViewGeometry

/// Tables that are changed by those they ask and tell.
@Suite struct ReentrantTableTests {
  private final class Cell: TableViewCell {
    var height: CGFloat = 50
    var asked: () -> Void = {}

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      asked()
      return CGSize(width: size.width, height: height)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      asked()
    }
  }

  private final class Owner: TableViewDataSource, TableViewDelegate {
    var count = 4
    var headerHeight: CGFloat = 0
    var configured: [Int] = []
    var askedForEditing: [Int] = []
    var configure: (Int) -> Void = { _ in }
    var makeHeader: () -> Void = {}
    var ended: () -> Void = {}

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      configured.append(indexPath.row)
      configure(indexPath.row)
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
      askedForEditing.append(indexPath.row)
      return true
    }

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      headerHeight
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      makeHeader()
      return view
    }

    func tableView(
      _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) { ended() }
  }

  private let owner = Owner()

  private func makeTable() -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.register(TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = owner
    table.delegate = owner
    return table
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test(arguments: [false, true])
  func `A row that is named while another is configured waits for it`(isBatch: Bool) {
    let table = makeTable()
    table.layoutIfNeeded()
    owner.configured = []
    owner.configure = { [unowned table] row in
      guard row == 0 else { return }
      if isBatch {
        table.performBatchUpdates { table.reconfigureRows(at: [IndexPath(row: 2, section: 0)]) }
      } else {
        table.reconfigureRows(at: [IndexPath(row: 2, section: 0)])
      }
    }

    table.reconfigureRows(at: [path(0)])

    #expect(owner.configured == [0, 2])
  }

  @Test func `A cell that has the table reloaded while it is measured again is let go`() {
    let table = makeTable()
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: path(3)) as? Cell
    cell?.asked = { [unowned table, owner, weak cell] in
      cell?.asked = {}
      owner.count = 1
      table.reloadData()
    }

    table.reconfigureRows(at: [path(3)])

    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(cell?.superview == nil)
  }

  @Test func `Rows that are gone aren't asked whether they can be edited`() {
    let table = makeTable()
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: path(0)) as? Cell
    cell?.asked = { [unowned table, owner, weak cell] in
      cell?.asked = {}
      owner.count = 1
      table.reloadData()
    }

    table.setEditing(true, animated: false)

    #expect(owner.askedForEditing == [0])
  }

  @Test func `No header stays behind when its owner has the table laid out again`() {
    let table = makeTable()
    owner.headerHeight = 20
    owner.makeHeader = { [unowned table, owner] in
      owner.makeHeader = {}
      table.reloadData()
      table.layoutIfNeeded()
    }

    table.layoutIfNeeded()
    table.layoutIfNeeded()

    let headers = table.subviews.filter { $0 is TableViewHeaderFooterView }
    #expect(headers.count == 1)
    #expect(headers.first === table.headerView(forSection: 0))
  }

  @Test(arguments: [false, true])
  func `A row that is gone isn't kept in its place`(isStale: Bool) {
    let table = makeTable()
    table.anchoring = .firstVisibleItem
    table.rowHeight = 100
    table.layoutIfNeeded()
    table.contentOffset.y = 200
    table.layoutIfNeeded()
    owner.ended = { [unowned table, owner] in
      owner.ended = {}
      owner.count = 1
      table.reloadData()
    }

    table.performBatchUpdates {
      if isStale { table.rowHeight = 90 }
      owner.count = 3
      table.deleteRows(at: [path(2)])
    }

    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(table.contentOffset.y == 0)
  }
}
