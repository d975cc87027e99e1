import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Sections inserted while heights are stale: they have rows, and take no space until heights are
/// requested (R9.14).
@Suite struct StaleSectionTests {
  private let data = DraggableNumbers([Array(0..<100)])
  private let table: TableView

  init() {
    table = data.table(isLaidOut: false)
    (table.sectionHeaderHeight, table.sectionFooterHeight) = (0, 0)
    table.layoutIfNeeded()
  }

  /// Makes the heights stale and puts a section of three rows in front.
  private func insertSection() {
    table.rowHeight = 30
    data.sections.insert([200, 201, 202], at: 0)
    table.insertSections([0])
  }

  @Test func `what is selected goes along, and edits count their rows`() {
    table.selectRow(at: .at(0, 4), animated: false, scrollPosition: .none)

    insertSection()
    data.sections[0].remove(at: 1)
    table.deleteRows(at: [.at(0, 1)])
    table.layoutIfNeeded()

    expectEqual(table.indexPathsForSelectedRows, [.at(1, 4)])
    expectEqual(table.visibleCells.map(\.tag), [200, 202, 0, 1, 2, 3, 4])
    expectEqual(table.contentSize.height, CGFloat(102 * 30))
  }

  @Test func `the first visible row stays where it was on screen`() {
    table.contentOffset.y = 810  // 10 points into row 40
    table.layoutIfNeeded()

    insertSection()
    table.anchoring = .firstVisibleItem
    data.sections[1].remove(at: 0)
    table.deleteRows(at: [.at(1, 0)])

    expectEqual(table.contentOffset.y, CGFloat((3 + 39) * 30 + 10))
  }
}
