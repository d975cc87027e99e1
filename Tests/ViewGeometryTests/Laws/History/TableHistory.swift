import Foundation
import ViewGeometry

@testable import TestSupport

/// A table in a window, its data and heights from a delegate.
final class TableHistory: ListData, TableViewDelegate {
  let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let table: TableView
  private var sections = [3, 5, 0, 70]
  private var givesHeights = false

  init(_ style: TableView.Style) {
    table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.estimatedRowHeight = 0
    window.addSubview(table)
  }

  var sectionCount: Int { sections.count }
  func itemCount(inSection section: Int) -> Int { sections[section] }
  func prepare(_ cell: View, at indexPath: IndexPath) {
    cell.tag = indexPath.section * 1_000 + indexPath.row
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "A" }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    givesHeights
      ? CGFloat(10 + (indexPath.row * 7 + indexPath.section * 3) % 40) : tableView.rowHeight
  }

  static func subject(_ style: TableView.Style) -> SubjectUnderTest<TableHistory> {
    SubjectUnderTest(
      name: "table", make: { TableHistory(style) }, settings: settings,
      disturbances: [
        { $0.table.layoutIfNeeded() }, { _ = $0.table.contentSize },
        { _ = $0.table.indexPathForRow(at: CGPoint(x: 5, y: 200)) },
        { $0.table.contentOffset = CGPoint(x: 0, y: 300) },
        { history in
          history.table.contentOffset = CGPoint(x: 0, y: 1_000)
          history.table.layoutIfNeeded()
        },
        { $0.table.reloadData() },
        { $0.table.performBatchUpdates {} },
        { history in
          history.table.performBatchUpdates {
            history.table.contentOffset.y += 250
            history.table.layoutIfNeeded()
          }
        },
        { history in
          history.table.removeFromSuperview()
          history.window.addSubview(history.table)
        },
        { history in
          // A batch that is refused reports it and changes nothing.
          try? history.table.validateUpdates {
            history.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
            history.table.deleteRows(at: [IndexPath(row: 0, section: 0)])
          }
        },
        { $0.edit() }, { $0.editWithHeights() }, { $0.editWhileStale() }, { $0.dragAndCancel() },
        { history in
          history.table.cellLayoutMarginsFollowReadableWidth = true
          history.table.layoutIfNeeded()
          history.table.cellLayoutMarginsFollowReadableWidth = false
        },
      ],
      carried: [
        Carried("content offset") { history, source in
          history.table.layoutIfNeeded()
          history.table.contentOffset = CGPoint(x: 0, y: source.pick([0, 77, 640, -10]))
        }
      ],
      answers: answers)
  }

  /// Deletes a row and inserts it again, in separate batches.
  private func edit() {
    guard let section = sections.firstIndex(where: { $0 > 0 }) else { return }
    table.performBatchUpdates { [self] in
      sections[section] -= 1
      table.deleteRows(at: [IndexPath(row: 0, section: section)])
    }
    table.performBatchUpdates { [self] in
      sections[section] += 1
      table.insertRows(at: [IndexPath(row: 0, section: section)])
    }
  }

  /// Deletes a row and inserts it again, in batches in which all heights change and change back.
  private func editWithHeights() {
    guard let section = sections.firstIndex(where: { $0 > 0 }) else { return }
    let height = table.sectionHeaderHeight
    table.performBatchUpdates { [self] in
      sections[section] -= 1
      table.deleteRows(at: [IndexPath(row: 0, section: section)])
      table.sectionHeaderHeight = height + 7
    }
    table.performBatchUpdates { [self] in
      table.sectionHeaderHeight = height
      sections[section] += 1
      _ = table.contentSize
      table.insertRows(at: [IndexPath(row: 0, section: section)])
    }
  }

  /// Deletes a row and inserts it again while heights are stale.
  private func editWhileStale() {
    guard let section = sections.firstIndex(where: { $0 > 0 }) else { return }
    let height = table.sectionHeaderHeight
    table.sectionHeaderHeight = height + 7
    sections[section] -= 1
    table.deleteRows(at: [IndexPath(row: 0, section: section)])
    table.sectionHeaderHeight = height
    sections[section] += 1
    table.insertRows(at: [IndexPath(row: 0, section: section)])
  }

  /// Drags a row around, reconfigures cells, makes heights stale, and cancels the drag.
  private func dragAndCancel() {
    guard let section = sections.firstIndex(where: { $0 > 1 }) else { return }
    table.layoutIfNeeded()
    guard table.beginInteractiveMovementForRow(at: IndexPath(row: 0, section: section)) else {
      return
    }
    table.updateInteractiveMovementTargetPosition(CGPoint(x: 9, y: 150))
    table.reconfigureRows(at: table.indexPathsForVisibleRows ?? [])
    let height = table.sectionHeaderHeight
    table.sectionHeaderHeight = height + 7
    table.layoutIfNeeded()
    table.sectionHeaderHeight = height
    table.cancelInteractiveMovement()
  }

  private static var settings: [Setting<TableHistory>] {
    [
      Setting("frame", [(320, 480), (200, 90), (480, 300), (320, 250)]) {
        $0.table.frame = CGRect(x: 0, y: 0, width: $1.0, height: $1.1)
      },
      Setting("data", [[3, 5, 0, 70], [], [1], Array(repeating: 2, count: 30), [600, 0, 1]]) {
        $0.sections = $1
        $0.table.reloadData()
      },
      Setting("rowHeight", [44, 30.5, 80]) { $0.table.rowHeight = $1 },
      Setting("delegate", [false, true]) {
        $0.givesHeights = $1
        $0.table.delegate = $1 ? $0 : nil
        $0.table.reloadData()
      },
      Setting("headers", [28, 0, 50]) { $0.table.sectionHeaderHeight = $1 },
      Setting("footers", [0, 12]) { $0.table.sectionFooterHeight = $1 },
      Setting("padding", [0, 22]) { $0.table.sectionHeaderTopPadding = $1 },
      Setting("header view", [0, 40, 130]) {
        $0.table.tableHeaderView =
          $1 == 0 ? nil : View(frame: CGRect(x: 0, y: 0, width: 10, height: $1))
      },
      Setting("footer view", [0, 60]) {
        $0.table.tableFooterView =
          $1 == 0 ? nil : View(frame: CGRect(x: 0, y: 0, width: 10, height: $1))
      },
      Setting("inset", [0, 25]) { $0.table.contentInset.top = $1 },
      Setting("safeArea", [0, 44]) { $0.window.safeAreaInsets.top = $1 },
    ]
  }

  private static func answers(_ history: TableHistory) -> [String] {
    let table = history.table
    table.layoutIfNeeded()
    var answers = [
      "size \(table.contentSize)", "offset \(table.contentOffset)",
      "adjusted \(table.adjustedContentInset)", "greatest \(table.maximumContentOffset)",
    ]
    for section in 0..<table.numberOfSections {
      answers.append("section \(section) \(table.rect(forSection: section))")
      answers.append("header \(section) \(table.rectForHeader(inSection: section))")
      answers.append("footer \(section) \(table.rectForFooter(inSection: section))")
      for row in 0..<min(9, table.numberOfRows(inSection: section)) {
        let path = IndexPath(row: row, section: section)
        answers.append("row \(path) \(table.rectForRow(at: path))")
      }
    }
    for y in stride(from: -30.0, to: 1_500, by: 93) {
      let path = table.indexPathForRow(at: CGPoint(x: 3, y: y))
      answers.append("at \(y): \(path.map(String.init(describing:)) ?? "none")")
      let drop = table.dropDestination(at: CGPoint(x: 3, y: y), intent: .automatic)
      guard let drop else { continue }
      answers.append("dropped there: \(drop) \(table.gapForDrop(at: drop.indexPath))")
    }
    answers += (table.indexPathsForVisibleRows ?? []).map {
      let cell = table.cellForRow(at: $0)
      let margins = cell?.contentView.layoutMargins ?? .zero
      return "cell \($0) \(cell?.frame ?? .null) \(cell?.tag ?? -1) \(margins)"
    }
    table.forEachElement(in: table.bounds) { answers.append("element \($0)") }
    return answers
  }
}
