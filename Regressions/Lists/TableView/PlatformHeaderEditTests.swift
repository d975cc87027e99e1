import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Headers whose height depends on whether they are the first one (R7.4), after edits of sections.
@Suite struct PlatformHeaderEditTests {
  private final class Sections: TableViewDataSource {
    var count = 3

    func numberOfSections(in tableView: TableView) -> Int { count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  }

  private enum Edit: CaseIterable {
    case insertFirst, insertSecond, deleteFirst, deleteAll, moveFirst, moveLast, reloadFirst
    case replaceFirst
  }

  @Test(arguments: Edit.allCases)
  private func `The first header, and no other one, is as high as a first one`(edit: Edit) {
    let sections = Sections()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 500), style: .grouped)
    table.heightDefaults = .platform
    table.rowHeight = 44
    table.dataSource = sections
    table.layoutIfNeeded()

    table.performBatchUpdates {
      switch edit {
      case .insertFirst:
        sections.count = 4
        table.insertSections([0])
      case .insertSecond:
        sections.count = 4
        table.insertSections([1])
      case .deleteFirst:
        sections.count = 2
        table.deleteSections([0])
      case .deleteAll:
        sections.count = 0
        table.deleteSections([0, 1, 2])
      case .moveFirst: table.moveSection(0, toSection: 2)
      case .moveLast: table.moveSection(2, toSection: 0)
      case .reloadFirst: table.reloadSections([0])
      case .replaceFirst:
        table.deleteSections([0])
        table.insertSections([0])
      }
    }

    let heights = (0..<sections.count).map { table.rectForHeader(inSection: $0).height }
    expectEqual(heights, (0..<sections.count).map { $0 == 0 ? 35 : 17.5 })
    expectEqual(
      table.contentSize.height, (0..<sections.count).reduce(0) { $0 + ($1 == 0 ? 96.5 : 79) })
  }
}
