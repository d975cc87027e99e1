import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Registering another class for an identifier whose views are on screen.
@Suite struct RegisteredAgainTests {
  private final class First: TableViewCell {}
  private final class Second: TableViewCell {}
  private final class FirstHeader: TableViewHeaderFooterView {}
  private final class SecondHeader: TableViewHeaderFooterView {}

  private final class Rows: TableViewDataSource, TableViewDelegate {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
  }

  @Test func `Views of the class before aren't used again`() {
    let rows = Rows()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.rowHeight = 40
    table.sectionHeaderHeight = 10
    table.register(First.self, forCellReuseIdentifier: "cell")
    table.register(FirstHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()

    table.register(Second.self, forCellReuseIdentifier: "cell")
    table.register(SecondHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    table.reloadData()
    table.layoutIfNeeded()

    expectEqual(table.visibleCells.map { $0 is Second }, [true, true])
    expect(table.headerView(forSection: 0) is SecondHeader)
  }
}
