import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Tables that are changed in the calls they make.
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
    var footerHeight: CGFloat = 0
    var configured: [Int] = []
    var askedForEditing: [Int] = []
    var configure: (Int) -> Void = { _ in }
    var makeHeader: () -> Void = {}
    var ended: () -> Void = {}
    var makeFooter: () -> Void = {}
    /// Closures run before a view is displayed, by its kind.
    var displayed: [String: () -> Void] = [:]
    /// The closure that returns the next requested cell.
    var answer: (() -> TableViewCell)?

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      configured.append(indexPath.row)
      configure(indexPath.row)
      if let answer {
        self.answer = nil
        return answer()
      }
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

    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
      footerHeight
    }

    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "footer")
      makeFooter()
      return view
    }

    func tableView(
      _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) { displayed["cell"]?() }

    func tableView(
      _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
    ) { displayed["header"]?() }

    func tableView(
      _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
    ) { displayed["footer"]?() }

    func tableView(
      _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) { ended() }
  }

  private let owner = Owner()

  private func makeTable() -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.register(TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.register(TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "footer")
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

    expectEqual(owner.configured, [0, 2])
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

    expectEqual(table.numberOfRows(inSection: 0), 1)
    expect(cell?.superview == nil)
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

    expectEqual(owner.askedForEditing, [0])
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
    expectEqual(headers.count, 1)
    expect(headers.first === table.headerView(forSection: 0))
  }

  /// The table has one view for each element, at the element's frame, and no others.
  private func expectOneViewEach(in table: TableView, rows: Int) {
    table.layoutIfNeeded()
    let cells = table.subviews.filter { $0 is TableViewCell }
    let bands = table.subviews.filter { $0 is TableViewHeaderFooterView }
    expect(cells.count == rows && table.visibleCells.count == rows)
    expectEqual(bands.count, 2)
    expect(bands.contains { $0 === table.headerView(forSection: 0) })
    expect(bands.contains { $0 === table.footerView(forSection: 0) })
  }

  private func makeTableWithBands() -> TableView {
    let table = makeTable()
    table.rowHeight = 30
    (owner.headerHeight, owner.footerHeight) = (20, 10)
    return table
  }

  @Test(arguments: ["cell", "header", "footer"], [false, true])
  func `No view stays behind when the table is reloaded before it is displayed`(
    view: String, isLaidOut: Bool
  ) {
    let table = makeTableWithBands()
    owner.displayed[view] = { [unowned table, owner] in
      owner.displayed = [:]
      owner.count = 2
      table.reloadData()
      if isLaidOut { table.layoutIfNeeded() }
    }

    table.layoutIfNeeded()

    expectOneViewEach(in: table, rows: 2)
  }

  @Test(arguments: ["cell", "header", "footer"], [false, true])
  func `No view stays behind when the table is reloaded during its request`(
    view: String, isLaidOut: Bool
  ) {
    let table = makeTableWithBands()
    let reload: () -> Void = { [unowned table, owner] in
      owner.configure = { _ in }
      owner.makeHeader = {}
      owner.makeFooter = {}
      owner.count = 2
      table.reloadData()
      if isLaidOut { table.layoutIfNeeded() }
    }
    switch view {
    case "cell":
      owner.configure = { row in
        guard row == 1 else { return }
        reload()
      }
    case "header": owner.makeHeader = reload
    default: owner.makeFooter = reload
    }

    table.layoutIfNeeded()

    expectOneViewEach(in: table, rows: 2)
  }

  @Test func `A cell that has the table reloaded when all heights are measured again is let go`() {
    let table = makeTable()
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: path(1)) as? Cell
    cell?.asked = { [unowned table, owner, weak cell] in
      cell?.asked = {}
      cell?.height = 70
      owner.count = 1
      table.reloadData()
    }

    table.performBatchUpdates(nil)
    table.layoutIfNeeded()

    expectEqual(table.numberOfRows(inSection: 0), 1)
    expectEqual(table.subviews.filter { $0 is TableViewCell }.count, 1)
  }

  @Test func `A cell that goes in the batch isn't configured again, and others are`() {
    let table = makeTable()
    table.layoutIfNeeded()
    let cells = table.visibleCells
    owner.configured = []

    table.performBatchUpdates {
      table.reconfigureRows(at: [path(0), path(2), path(1)])
      owner.count = 3
      table.deleteRows(at: [path(1)])
    }

    expectEqual(owner.configured.sorted(), [0, 1])
    expect(table.cellForRow(at: path(0)) === cells[0])
    expect(table.cellForRow(at: path(1)) === cells[2])
  }

  @Test func `Another cell may be given where the one to configure was let go meanwhile`() {
    let table = makeTable()
    table.layoutIfNeeded()
    owner.configured = []
    owner.answer = { [unowned table, owner] in
      owner.count = 1
      table.reloadData()
      return TableViewCell(style: .default, reuseIdentifier: nil)
    }

    table.reconfigureRows(at: [path(0), path(2)])
    expectEqual(owner.configured, [2])
    table.layoutIfNeeded()

    expectEqual(owner.configured, [2, 0])
    expectEqual(table.visibleCells.count, 1)
    expectEqual(table.subviews.filter { $0 is TableViewCell }.count, 1)
  }

  @Test(arguments: [false, true])
  func `A deleted row isn't kept at its index path`(isStale: Bool) {
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

    expectEqual(table.numberOfRows(inSection: 0), 1)
    expectEqual(table.contentOffset.y, 0)
  }
}
