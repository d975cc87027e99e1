import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Cells that the delegate indents, when they are reused for other rows.
@Suite struct IndentationTests {
  private final class Outline: ListData, TableViewDelegate {
    let levels: [Int]

    init(_ levels: [Int]) { self.levels = levels }

    var sectionCount: Int { 1 }
    func itemCount(inSection section: Int) -> Int { 60 }

    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      levels[indexPath.row % levels.count]
    }
  }

  @Test(arguments: [
    [2, 0], [1, 0, 0], [0, 3, 1, 0, 2], [4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0],
  ])
  func `a cell that is used again is indented as the delegate says for its row`(levels: [Int]) {
    let outline = Outline(levels)
    let table = TableView(frame: .xywh(0, 0, 100, 100))
    table.rowHeight = 20
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = outline
    table.delegate = outline

    for row in [0, 1, 4, 9, 17, 16, 30, 0] {
      table.contentOffset.y = CGFloat(row) * 20
      table.layoutIfNeeded()

      for path in table.indexPathsForVisibleRows ?? [] {
        expectEqual(
          table.cellForRow(at: path)?.indentationLevel, levels[path.row % levels.count],
          "\(path) from \(row)")
      }
    }
  }
}
