import Foundation
import Testing

@testable import ScreenFiles

/// What a small page says of its scale, its attributes and styles without names.
struct DOMSnapshotTests {
  /// A page with one button in it; boxes are `scale` times the CSS pixels.
  private func page(scale: Int, styles: String = "", strings: String = "") throws -> ScreenDump {
    func rect(_ numbers: [Int]) -> String { "\(numbers.map { $0 * scale })" }
    let text = """
      {"documents": [{"nodes": {"parentIndex": [-1, 0], "nodeName": [0, 1], "attributes": [[], [2, 3, 4, 5]]},
        "layout": {"nodeIndex": [0, 1], "bounds": [\(rect([0, 0, 400, 800])), \(rect([10, 20, 50, 30]))],
          "offsetRects": [[0, 0, 400, 800], [10, 20, 50, 30]]\(styles)}}],
       "strings": ["HTML", "BUTTON", "id", "go", "title", "Go there"\(strings)]}
      """
    return try ScreenDump(Data(text.utf8))
  }

  @Test(arguments: [1, 2, 3])
  func `boxes are in CSS pixels, whatever the device's scale`(scale: Int) throws {
    let dump = try page(scale: scale)

    #expect(dump.elements.map(\.frame) == [CGRect(0, 0, 400, 800), CGRect(10, 20, 50, 30)])
    #expect(dump.elements.map(\.identifier) == [nil, "go"])
    #expect(dump.remarks.contains { "\($0)".contains("times the CSS pixels") } == (scale != 1))
  }

  @Test func `styles without names are told by their values`() throws {
    // The first column is the cursor, the second the opacity, the third the visibility.
    let dump = try page(
      scale: 1, styles: #", "styles": [[6, 7, 9], [6, 8, 9]]"#,
      strings: #", "grab", "0.5", "0", "visible""#)

    #expect(dump.elements[1].flags.contains(.transparent))
    #expect(!dump.elements[0].flags.contains(.transparent))
    #expect(dump.elements.map { Double($0.alpha) } == [0.5, 0])
  }

  @Test func `a HarmonyOS dump without attributes is refused where it begins`() {
    #expect(throws: ScreenDumpError.self) {
      try ScreenDump(Data("{\n}".utf8), format: .harmony)
    }
    do {
      _ = try ScreenDump(Data("{\n}".utf8), format: .harmony)
    } catch {
      #expect("\(error)" == "line 1, column 1: an object with attributes was expected")
    }
  }

  @Test func `a document in a frame begins behind its border and is scrolled by itself`() throws {
    let text = """
      {"documents": [
        {"scrollOffsetX": 1, "scrollOffsetY": 2,
         "nodes": {"parentIndex": [-1, 0], "nodeName": [0, 1], "contentDocumentIndex": {"index": [1], "value": [1]}},
         "layout": {"nodeIndex": [0, 1], "bounds": [[0, 0, 400, 800], [50, 100, 200, 300]],
           "clientRects": [[0, 0, 400, 800], [3, 5, 194, 290]]}},
        {"scrollOffsetX": 10, "scrollOffsetY": 20, "nodes": {"parentIndex": [-1], "nodeName": [2]},
         "layout": {"nodeIndex": [0], "bounds": [[30, 40, 50, 60]]}}],
       "strings": ["HTML", "IFRAME", "BUTTON"]}
      """

    let dump = try ScreenDump(Data(text.utf8))

    // 50 - 1 + 3 + 30 - 10, and 100 - 2 + 5 + 40 - 20.
    #expect(
      dump.elements.map(\.frame)
        == [CGRect(-1, -2, 400, 800), CGRect(49, 98, 200, 300), CGRect(72, 123, 50, 60)])
    #expect(dump.elements.map(\.parent) == [nil, 0, 1])
  }

  @Test func `what takes no touches is told by its value in a column of such values`() throws {
    let dump = try page(
      scale: 1, styles: #", "styles": [[6, 7], [6, 8]]"#, strings: #", "visible", "auto", "none""#)

    #expect(dump.elements.map { $0.flags.contains(.inert) } == [false, true])
  }
}
