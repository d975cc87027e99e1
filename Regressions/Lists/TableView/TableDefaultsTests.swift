import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Default results of tables, their data sources and delegates.
@Suite struct TableDefaultsTests {
  private final class Plain: TableViewDataSource, TableViewDelegate {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
  }

  private let plain = Plain()
  private let table = TableView()
  private let path = IndexPath.at(1, 2)

  @Test func `A new table has UIKit's appearance, and keeps what it is given`() {
    let automatic = TableView.automaticDimension

    expectEqual(table.separatorStyle, .singleLine)
    expectEqual(table.separatorInset, EdgeInsets(top: 0, left: 15, bottom: 0, right: 0))
    expectEqual(table.estimatedSectionHeaderHeight, automatic)
    expectEqual(table.estimatedSectionFooterHeight, automatic)
    expect(table.fillerRowHeight == automatic && table.sectionHeaderTopPadding == automatic)
    expect(!table.cellLayoutMarginsFollowReadableWidth && table.insetsContentViewsToSafeArea)
    expectEqual(table.heightDefaults, .explicit)

    table.separatorStyle = .none
    table.estimatedSectionHeaderHeight = 21
    table.estimatedSectionFooterHeight = 22
    table.fillerRowHeight = 23
    table.sectionHeaderTopPadding = 24
    table.cellLayoutMarginsFollowReadableWidth = true
    table.insetsContentViewsToSafeArea = false
    table.heightDefaults = .platform

    expectEqual(table.separatorStyle, .none)
    expectEqual(table.estimatedSectionHeaderHeight, CGFloat(21))
    expectEqual(table.estimatedSectionFooterHeight, CGFloat(22))
    expect(table.fillerRowHeight == CGFloat(23) && table.sectionHeaderTopPadding == CGFloat(24))
    expect(table.cellLayoutMarginsFollowReadableWidth && !table.insetsContentViewsToSafeArea)
    expectEqual(table.heightDefaults, .platform)
  }

  @Test func `A new table allows to select one row, and none while it is edited`() {
    expect(table.allowsSelection && !table.allowsMultipleSelection)
    expect(!table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)

    table.allowsSelection = false
    table.allowsMultipleSelection = true
    table.allowsSelectionDuringEditing = true
    expect(!table.allowsSelection && table.allowsMultipleSelection)
    expect(table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)

    table.allowsMultipleSelectionDuringEditing = true
    expect(table.allowsMultipleSelectionDuringEditing)
  }

  @Test func `An empty delegate leaves heights to the table`() {
    table.estimatedSectionHeaderHeight = 21
    table.estimatedSectionFooterHeight = 22
    table.sectionHeaderHeight = 23
    table.sectionFooterHeight = 24
    table.rowHeight = 25
    table.estimatedRowHeight = 26

    expectEqual(plain.tableView(table, estimatedHeightForHeaderInSection: 0), CGFloat(21))
    expectEqual(plain.tableView(table, estimatedHeightForFooterInSection: 0), CGFloat(22))
    expectEqual(plain.tableView(table, heightForHeaderInSection: 0), CGFloat(23))
    expectEqual(plain.tableView(table, heightForFooterInSection: 0), CGFloat(24))
    expectEqual(plain.tableView(table, heightForRowAt: path), CGFloat(25))
    expectEqual(plain.tableView(table, estimatedHeightForRowAt: path), CGFloat(26))
    expect(plain.tableView(table, rowHeightsInSection: 0) == nil)
  }

  @Test func `An empty delegate allows touching, editing and moving rows`() {
    let other = IndexPath.at(3, 4)

    expect(plain.tableView(table, shouldHighlightRowAt: path))
    expectEqual(plain.tableView(table, willSelectRowAt: path), path)
    expectEqual(plain.tableView(table, willDeselectRowAt: path), path)
    expectEqual(plain.tableView(table, editingStyleForRowAt: path), .delete)
    expect(plain.tableView(table, shouldIndentWhileEditingRowAt: path))
    expectEqual(plain.tableView(table, indentationLevelForRowAt: path), 0)
    expect(plain.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) == nil)
    expect(plain.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) == nil)
    expectEqual(
      plain.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: other),
      other)
  }

  @Test func `An empty data source has one section without titles`() {
    expectEqual(plain.numberOfSections(in: table), 1)
    expect(plain.tableView(table, canEditRowAt: path))
    expect(plain.tableView(table, canMoveRowAt: path))
    expect(plain.sectionIndexTitles(for: table) == nil)
    expectEqual(plain.tableView(table, sectionForSectionIndexTitle: "c", at: 2), 2)
    expect(plain.tableView(table, titleForHeaderInSection: 0) == nil)
    expect(plain.tableView(table, titleForFooterInSection: 0) == nil)
  }

  @Test func `A data source without cells of its own gets blank ones, used again`() {
    table.frame = .xywh(0, 0, 100, 100)
    table.rowHeight = 40
    table.dataSource = plain
    table.layoutIfNeeded()
    let cells = table.visibleCells

    table.reloadData()
    table.layoutIfNeeded()

    expectEqual(cells.map(\.reuseIdentifier), ["blank", "blank"])
    expect(table.visibleCells.allSatisfy { cell in cells.contains { $0 === cell } })
  }
}
