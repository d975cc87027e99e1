import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Documentation/Trust/history.md lists the state that laws carry over, and nothing else.
@Suite struct HistoryDocumentTests {
  private struct Row: Hashable, CustomStringConvertible {
    let object: String
    let state: String
    var description: String { "| \(object) | \(state) |" }
  }

  private static func rows<Subject>(
    _ object: String, _ subject: SubjectUnderTest<Subject>
  ) -> [Row] {
    subject.carried.map { Row(object: object, state: $0.name) }
  }

  /// The state that the laws carry over.
  private static var carried: [Row] {
    rows("scroll view", ScrollHistory.subject) + rows("stack view", StackHistory.subject)
      + rows("table", TableHistory.subject(.plain)) + rows("flow", CollectionHistory.flow)
      + rows("waterfall", CollectionHistory.waterfall) + rows("grid", CollectionHistory.grid)
      + rows("scene", SceneHistory.subject)
      + rows("compositional layout", CollectionHistory.composition)
      // Laws that edit contents make their fresh objects by these rules.
      + [Row(object: "waterfall with pinned columns", state: "the column of each item")]
  }

  @Test func `the list of legitimate history is that of the laws`() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: package.appending(path: "Documentation/Trust/history.md"), encoding: .utf8)
    let table = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    let listed = table.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(object: cells[0], state: cells[1])
    }

    expectEqual(Set(listed), Set(Self.carried))
    expectEqual(listed.count, Set(listed).count)
  }
}
