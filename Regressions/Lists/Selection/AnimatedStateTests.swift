import Foundation
import Testing
import ViewGeometry

@testable import ListsTests
@testable import TestSupport

/// Whether cells of tables are called to animate their changes.
@Suite struct AnimatedStateTests {
  private final class Row: TableViewCell {
    var heard: [String] = []

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      heard.append("selected \(selected), animated \(animated)")
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      heard.append("editing \(editing), animated \(animated)")
    }
  }

  private let touches = TouchLog([40])
  private let table: TableView

  init() {
    table = touches.table()
    table.register(Row.self, forCellReuseIdentifier: "cell")
    table.layoutIfNeeded()
  }

  /// The calls of the cells in view since the last check.
  private func heard() -> [[String]] {
    table.layoutIfNeeded()
    let rows = table.visibleCells.compactMap { $0 as? Row }
    defer { for row in rows { row.heard = [] } }
    return rows.map(\.heard)
  }

  @Test func `Rows that can't all stay selected are deselected without an animation`() {
    table.allowsMultipleSelection = true
    for row in 0..<3 {
      table.selectRow(at: .at(0, row), animated: true, scrollPosition: .none)
    }
    expect(heard().prefix(3).allSatisfy { $0 == ["selected true, animated true"] })

    table.allowsMultipleSelection = false

    let deselected = ["selected false, animated false"]
    expectEqual(heard(), [[], deselected, deselected, [], []])
  }

  @Test func `Only rows in view are animated when editing begins`() {
    table.setEditing(true, animated: true)
    expectEqual(heard(), Array(repeating: ["editing true, animated true"], count: 5))

    table.contentOffset.y = 200

    let told = heard().flatMap(\.self)
    expect(!told.isEmpty && told.allSatisfy { $0.hasSuffix("animated false") })
  }
}
