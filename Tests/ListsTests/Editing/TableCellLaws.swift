import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The parts of cells: those in view equal those of a new table, and in right-to-left reading those
/// of a mirror image (R7.13, R7.14).
@Suite struct TableCellLaws {
  /// A table in a window whose cells have the given settings.
  private final class Board: TableViewDataSource, TableViewDelegate {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table: TableView
    var type = TableViewCell.AccessoryType.none { didSet { setUpShownCells() } }
    var editingType = TableViewCell.AccessoryType.none { didSet { setUpShownCells() } }
    var width: CGFloat? { didSet { setUpShownCells() } }
    var editingWidth: CGFloat? { didSet { setUpShownCells() } }
    var hasBackground = false { didSet { setUpShownCells() } }
    var isMovable = false { didSet { setUpShownCells() } }

    init(_ style: TableView.Style) {
      table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 40
      table.dataSource = self
      table.delegate = self
      window.addSubview(table)
    }

    private func setUpShownCells() {
      for cell in table.visibleCells { setUp(cell) }
    }

    private func setUp(_ cell: TableViewCell) {
      func view(_ width: CGFloat?) -> View? {
        width.map { View(frame: CGRect(x: 0, y: 0, width: $0, height: 20)) }
      }
      cell.accessoryType = type
      cell.editingAccessoryType = editingType
      cell.accessoryView = view(width)
      cell.editingAccessoryView = view(editingWidth)
      cell.backgroundView = hasBackground ? View() : nil
      cell.showsReorderControl = isMovable
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      setUp(cell)
      return cell
    }
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 2
    }
    func tableView(
      _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
      indexPath.row != 1
    }

    var answers: [String] {
      window.layoutIfNeeded()
      return table.visibleCells.flatMap { cell in
        [
          "cell \(cell.frame) \(cell.isEditing) \(cell.editingStyle)",
          "content \(cell.contentView.frame) \(cell.contentView.layoutMargins)",
          "accessory \(accessory(cell.accessoryView))",
          "editing \(accessory(cell.editingAccessoryView))", "line \(cell.separatorRect)",
          "background \(cell.backgroundView?.frame ?? .null)",
          "order \(cell.subviews.first === cell.backgroundView) \(cell.subviews.count)",
        ]
      }
    }

    /// A hidden accessory has no frame.
    private func accessory(_ view: View?) -> CGRect {
      view.map { $0.isHidden ? .infinite : $0.frame } ?? .null
    }
  }

  private static func subject(_ style: TableView.Style) -> SubjectUnderTest<Board> {
    SubjectUnderTest(
      name: "cells", make: { Board(style) },
      settings: [
        Setting("frame", [(320, 480), (200, 90), (900, 300)]) {
          $0.window.frame = CGRect(x: 0, y: 0, width: $1.0, height: $1.1)
          $0.table.frame = $0.window.bounds
        },
        Setting("safe area", [(0, 0), (44, 0), (10, 30)]) {
          $0.window.safeAreaInsets = EdgeInsets(top: 0, left: $1.0, bottom: 0, right: $1.1)
        },
        Setting("direction", [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft]) {
          $0.window.traitOverrides.layoutDirection = $1
        },
        Setting("type", [TableViewCell.AccessoryType.none, .checkmark, .detailButton]) {
          $0.type = $1
        },
        Setting("editing type", [TableViewCell.AccessoryType.none, .disclosureIndicator]) {
          $0.editingType = $1
        },
        Setting("view", [nil, 50, 31]) { $0.width = $1 },
        Setting("editing view", [nil, 22]) { $0.editingWidth = $1 },
        Setting("background", [false, true]) { $0.hasBackground = $1 },
        Setting("movable", [false, true]) { $0.isMovable = $1 },
        Setting("editing", [false, true]) { $0.table.setEditing($1, animated: false) },
        Setting("insets content", [true, false]) { $0.table.insetsContentViewsToSafeArea = $1 },
        Setting("readable", [false, true]) { $0.table.cellLayoutMarginsFollowReadableWidth = $1 },
        Setting("line", [15, 3]) {
          $0.table.separatorInset = EdgeInsets(top: 0, left: $1, bottom: 0, right: $1 / 3)
        },
      ],
      disturbances: [
        { $0.window.layoutIfNeeded() }, { _ = $0.answers },
        { $0.table.reloadData() },
        { $0.table.reloadRows(at: [.at(0, 1)]) },
        { board in
          board.table.contentOffset.y = 70
          board.window.layoutIfNeeded()
          board.table.contentOffset.y = 0
        },
        { board in
          board.table.tap(at: CGPoint(x: 60, y: 10))
          board.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        },
      ],
      answers: \.answers)
  }

  @Test(arguments: [TableView.Style.plain, .insetGrouped])
  func `cells in view have no history`(_ style: TableView.Style) {
    Self.subject(style).checkHistoryDoesNotMatter(cases: .perThousand(100))
  }

  @Test func `cells from right to left are those from left to right in a mirror`() {
    check(
      { source in (0..<9).map { _ in source.index(below: 3) } }, cases: .perThousand(100)
    ) { (choices: [Int]) in
      func board(_ direction: TraitEnvironmentLayoutDirection) -> Board {
        let board = Board(.plain)
        let sides: (CGFloat, CGFloat) = [(0, 0), (44, 0), (10, 30)][choices[0]]
        let isMirrored = direction == .rightToLeft
        board.window.safeAreaInsets = EdgeInsets(
          top: 0, left: isMirrored ? sides.1 : sides.0, bottom: 0,
          right: isMirrored ? sides.0 : sides.1)
        board.window.traitOverrides.layoutDirection = direction
        board.type = [.none, .checkmark, .detailDisclosureButton][choices[1]]
        board.editingType = [.none, .disclosureIndicator, .none][choices[2]]
        board.width = [nil, 50, 32][choices[3]]
        board.editingWidth = [nil, 22, nil][choices[4]]
        board.isMovable = choices[5] == 1
        board.table.insetsContentViewsToSafeArea = choices[6] != 1
        board.table.setEditing(choices[7] == 1, animated: false)
        board.window.layoutIfNeeded()
        return board
      }
      func frames(_ board: Board) -> [CGRect] {
        board.table.visibleCells.flatMap { cell in
          [cell.contentView, cell.accessoryView, cell.editingAccessoryView].map { view in
            view.map { $0.isHidden ? CGRect.infinite : $0.frame } ?? .null
          }
        }
      }
      let mirrored = frames(board(.rightToLeft)).map { frame in
        frame.isNull || frame.isInfinite
          ? frame : frame.offsetBy(dx: 320 - frame.maxX - frame.minX, dy: 0)
      }
      let plain = frames(board(.leftToRight))
      try demand(mirrored == plain, "\(mirrored), not \(plain)")
      try demand(plain.count == 9, "\(plain.count) frames")
    }
  }
}
