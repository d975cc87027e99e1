import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Heights that rows count with before they are shown.
@Suite struct TableEstimateTests {
  private final class Source: TableViewDataSource, TableViewDelegate {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
      _ tableView: TableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      TableView.automaticDimension
    }

    func tableView(
      _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      indexPath.item < 50 ? 20 : 0
    }
  }

  @Test func `rows count with what the delegate estimates, or 44 where that is nothing`() {
    let source = Source()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    table.dataSource = source
    table.delegate = source

    let rows = (40..<50).map { table.rectForRow(at: IndexPath(item: $0, section: 0)).height }
    let last = table.rectForRow(at: IndexPath(item: 99, section: 0)).height

    expectEqual(rows, Array(repeating: CGFloat(20), count: 10))
    expectEqual(last, CGFloat(44))
  }

  @Test func `a cell fits the width it is given`() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 80, height: 33)

    expectEqual(
      cell.sizeThatFits(CGSize(width: 200, height: 500)), CGSize(width: 200, height: 33))
  }
}
