import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Operations of a table's data source or delegate in the middle of each of its methods.
@Suite struct TableReentrancyTests {
  enum Change: String, CaseIterable, Codable, Sendable {
    case reload, shrink, empty, grow, delete, insert, scroll, resize, leave, layOut, restyle
    case dropDataSource, dropDelegate
  }

  #if compiler(>=6.3)
    // In processes of their own, so that a trap is reported with its method.
    @Test(arguments: Rows.Call.allCases)
    func `a change in a callback is made`(_ call: Rows.Call) async {
      await #expect(processExitsWith: .success) { [call] in
        for change in Change.allCases where !TableScene.isMisuse(change, in: call) {
          for height in [44, TableView.automaticDimension] {
            try TableScene(rowHeight: height).run(change, in: call)
          }
        }
      }
    }
  #endif
}

/// A table in a window, driven through everything for which it calls its data source and delegate.
private final class TableScene {
  let rows = Rows([60, 5])
  let table: KeepingTable
  let window = Window(frame: CGRect(0, 0, 320, 480))

  init(rowHeight: CGFloat) {
    rows.height = rowHeight
    table = rows.table()
    window.addSubview(table)
  }

  /// Updating data that is currently being counted or measured is inconsistent.
  static func isMisuse(_ change: TableReentrancyTests.Change, in call: Rows.Call) -> Bool {
    (change == .delete || change == .insert)
      && [.sections, .rows, .height, .headerHeight].contains(call)
  }

  func run(_ change: TableReentrancyTests.Change, in call: Rows.Call) throws {
    for isShown in [false, true] {
      if isShown { window.layoutIfNeeded() }
      rows.once(call) { [unowned self] _ in make(change) }
      drive()
      rows.reactions = [:]
      window.addSubview(table)
      window.layoutIfNeeded()
      try check()
    }
  }

  private func drive() {
    window.layoutIfNeeded()
    table.contentOffset.y = 300
    window.layoutIfNeeded()
    if rows.counts.first ?? 0 > 1, table.numberOfSections > 0 {
      table.performBatchUpdates {
        self.rows.counts[0] -= 1
        self.table.deleteRows(at: [IndexPath(row: 0, section: 0)])
      }
    }
    window.layoutIfNeeded()
    table.reloadData()
    window.layoutIfNeeded()
  }

  private func make(_ change: TableReentrancyTests.Change) {
    switch change {
    case .reload: table.reloadData()
    case .shrink: recount([3])
    case .empty: recount([])
    case .grow: recount([80, 7, 9])
    case .delete:
      guard rows.counts.first ?? 0 > 1 else { return }
      rows.counts[0] -= 1
      table.deleteRows(at: [IndexPath(row: 0, section: 0)])
    case .insert:
      guard !rows.counts.isEmpty else { return }
      rows.counts[0] += 1
      table.insertRows(at: [IndexPath(row: 0, section: 0)])
    case .scroll: table.contentOffset.y = 900
    case .resize: table.frame.size = CGSize(width: 200, height: 300)
    case .leave: table.removeFromSuperview()
    case .layOut: table.layoutIfNeeded()
    case .restyle: table.estimatedRowHeight = 30
    case .dropDataSource: table.dataSource = nil
    case .dropDelegate: table.delegate = nil
    }
  }

  private func recount(_ counts: [Int]) {
    rows.counts = counts
    table.reloadData()
  }

  private func check() throws {
    try table.checkCells()
    try demand(rows.missing.isEmpty, "cells were asked for \(rows.missing)")
    guard table.dataSource != nil else { return }
    try demand(
      table.visibleCells.count == table.indexPathsForRows(in: table.bounds)?.count ?? 0,
      "\(table.visibleCells.count) cells are shown")
  }
}
