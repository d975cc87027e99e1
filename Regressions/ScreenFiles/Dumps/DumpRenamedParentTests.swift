import Foundation
import ScreenFiles
import TestSupport
import Testing

/// Elements that are matched again inside one with another name.
struct DumpRenamedParentTests {
  private func chat(_ title: String, _ rows: [String]) throws -> ScreenDump {
    let cells = rows.enumerated().map { place, name in
      let y = 60 * place
      return """
        <XCUIElementTypeCell label='\(name)' x='0' y='\(y)' width='400' height='60'>
        <XCUIElementTypeButton label='Call \(name)' x='9' y='\(y)' width='44' height='44'/>
        </XCUIElementTypeCell>
        """
    }
    let text = """
      <XCUIElementTypeApplication label='\(title)' x='0' y='0' width='400' height='800'>
      \(cells.joined(separator: "\n"))
      </XCUIElementTypeApplication>
      """
    return try ScreenDump(Data(text.utf8))
  }

  @Test func `rows are matched by their names if the list around them was renamed`() throws {
    let old = try chat("Chats", ["Ada", "Bob"])
    let new = try chat("Chats (1)", ["Cleo", "Ada", "Bob"])

    let difference = new.difference(from: old)

    expectEqual(difference.matches.map(\.old), [0, 1, 2, 3, 4])
    expectEqual(difference.matches.map(\.new), [0, 3, 4, 5, 6])
    expectEqual(
      difference.changes.map(\.description),
      [
        "element 0 (Application \"Chats (1)\") renamed from Chats to Chats (1)",
        "element 1 (Cell \"Cleo\") appeared", "element 2 (Button \"Call Cleo\") appeared",
        "element 3 (Cell \"Ada\") moved from (0, 0) to (0, 60)",
        "element 5 (Cell \"Bob\") moved from (0, 60) to (0, 120)",
      ])
  }

  @Test func `rows are found as in a list that kept its name`() throws {
    let names = ["Ada", "Bob", "Cleo", "Dan"]
    for mask in 0..<16 {
      let rows = names.indices.filter { mask >> $0 & 1 == 1 }.map { names[$0] }
      let (kept, renamed) = try (chat("Chats", rows), chat("Chats (1)", rows))
      for old in try [chat("Chats", names), chat("Chats", names.reversed())] {
        let found = renamed.difference(from: old).matches.map { [$0.old, $0.new] }
        expectEqual(found, kept.difference(from: old).matches.map { [$0.old, $0.new] }, "\(rows)")
      }
    }
  }
}
