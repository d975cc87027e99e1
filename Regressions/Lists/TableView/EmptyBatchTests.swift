import Foundation
import TestSupport
import Testing
import ViewGeometry

/// A batch without edits, which requests heights again, as UIKit documents for `beginUpdates`.
@Suite struct EmptyBatchTests {
  private final class Cell: TableViewCell {
    var height: CGFloat = 50

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }

  private class Rows: TableViewDataSource {
    var made = 0

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 6 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      made += 1
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  private final class Heights: Rows, TableViewDelegate {
    var heights = [50, 50, 50, 50, 50, 50] as [CGFloat]

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath.row]
    }
  }

  private func makeTable(_ owner: Rows) -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = owner
    table.delegate = owner as? Heights
    table.layoutIfNeeded()
    return table
  }

  private func heights(_ table: TableView) -> [CGFloat] {
    (0..<6).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
  }

  @Test(arguments: [UpdateAnchoring.contentOffset, .firstVisibleItem])
  func `All heights from the delegate are requested again`(anchoring: UpdateAnchoring) {
    let owner = Heights()
    let table = makeTable(owner)
    table.anchoring = anchoring
    table.contentOffset.y = 120
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
    owner.heights = [80, 50, 90, 50, 50, 20]
    owner.made = 0

    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()

    expectEqual(heights(table), [80, 50, 90, 50, 50, 20])
    expectEqual(table.contentOffset.y, (anchoring == .contentOffset ? 120 : 150))
    expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    expectEqual(owner.made, (anchoring == .contentOffset ? 1 : 0))
  }

  @Test func `Cells are measured again where they give the heights`() {
    let owner = Rows()
    let table = makeTable(owner)
    expectEqual(heights(table), [50, 50, 44, 44, 44, 44])
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell
    cell?.height = 70
    owner.made = 0

    table.performBatchUpdates(nil)
    table.layoutIfNeeded()

    expectEqual(heights(table), [70, 50, 44, 44, 44, 44])
    expectEqual(owner.made, 0)
  }

  @Test func `Heights measured late are requested again for rows in view`() {
    let owner = Heights()
    let table = makeTable(owner)
    table.estimatedRowHeight = 60
    table.layoutIfNeeded()
    expectEqual(heights(table), [50, 50, 60, 60, 60, 60])
    owner.heights = [80, 50, 90, 50, 50, 20]

    table.performBatchUpdates(nil)

    expectEqual(heights(table), [80, 50, 60, 60, 60, 60])
  }
}
