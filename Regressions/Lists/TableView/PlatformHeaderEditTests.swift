import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Headers whose height depends on whether they are the first one (R7.4), after edits of sections.
@Suite struct PlatformHeaderEditTests {

  private enum Edit: CaseIterable {
    case insertFirst, insertSecond, deleteFirst, deleteAll, moveFirst, moveLast, reloadFirst
    case replaceFirst
  }

  @Test(arguments: Edit.allCases)
  private func `The first header, and no other one, is as high as a first one`(edit: Edit) {
    let sections = RegisteredRows([1, 1, 1])
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 500), style: .grouped)
    table.heightDefaults = .platform
    table.rowHeight = 44
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = sections
    table.layoutIfNeeded()

    table.performBatchUpdates {
      switch edit {
      case .insertFirst:
        sections.counts = Array(repeating: 1, count: 4)
        table.insertSections([0])
      case .insertSecond:
        sections.counts = Array(repeating: 1, count: 4)
        table.insertSections([1])
      case .deleteFirst:
        sections.counts = Array(repeating: 1, count: 2)
        table.deleteSections([0])
      case .deleteAll:
        sections.counts = Array(repeating: 1, count: 0)
        table.deleteSections([0, 1, 2])
      case .moveFirst: table.moveSection(0, toSection: 2)
      case .moveLast: table.moveSection(2, toSection: 0)
      case .reloadFirst: table.reloadSections([0])
      case .replaceFirst:
        table.deleteSections([0])
        table.insertSections([0])
      }
    }

    let heights = (0..<sections.counts.count).map { table.rectForHeader(inSection: $0).height }
    expectEqual(heights, (0..<sections.counts.count).map { $0 == 0 ? 35 : 17.5 })
    expectEqual(
      table.contentSize.height, (0..<sections.counts.count).reduce(0) { $0 + ($1 == 0 ? 96.5 : 79) }
    )
  }
}
