import Foundation
import ScreenFiles
import Testing

@testable import ScreenInspector

/// What is said of each element at a point.
struct PointReportTests {
  /// A page with a transparent button and what lies over it.
  private func page(over: String) throws -> ScreenDump {
    let text = """
      {"documents": [{"nodes": {"parentIndex": [-1, 0, 0], "nodeName": [0, 1, 2]},
        "layout": {"nodeIndex": [0, 1, 2], "bounds": [[0, 0, 400, 800], [0, 0, 50, 50], \(over)],
          "styles": [[3, 4], [3, 5], [3, 4]]}}],
       "strings": ["HTML", "BUTTON", "DIV", "visible", "1", "0"]}
      """
    return try ScreenDump(Data(text.utf8))
  }

  @Test func `a transparent button of a web page takes touches where nothing covers it`() throws {
    let free = PointReport(CGPoint(x: 10, y: 10), in: try page(over: "[100, 0, 50, 50]"))
    let covered = PointReport(CGPoint(x: 10, y: 10), in: try page(over: "[0, 0, 50, 50]"))

    #expect(free.touched == 1)
    #expect(free.elements.map(\.seen) == ["transparent", "seen here"])
    #expect(free.elements.map(\.touched) == ["takes the touch", "1 in it takes it"])
    #expect(covered.elements.map(\.seen) == ["seen here", "transparent", "behind 2"])
    #expect(covered.elements.map(\.touched) == ["takes the touch", "behind 2", "2 in it takes it"])
  }

  @Test func `a list of findings without one is refused`() {
    #expect(throws: UsageError.self) { try Options.parsed(["a.xml", "--fail-on", ","]) }
  }
}
