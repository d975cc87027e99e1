import Foundation
import ScreenFiles
import TestSupport
import Testing

@testable import ScreenInspector

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct PageTests {
  @Test(arguments: SampleFile.ofEachFormat)
  func `the JSON reads back with every element`(path: String) throws {
    let screen = try SampleFile.screen(path)
    let output = try SampleFile.run(path, "--json", "--at", "100,100").output
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let elements = try #require(report["elements"] as? [[String: Any]])

    expect(report["format"] as? String == screen.dump.format.rawValue)
    expectEqual(elements.map { $0["index"] as? Int }, screen.dump.elements.map(\.index))
    expectEqual(elements.map { $0["name"] as? String }, screen.dump.elements.map(\.name))
    let point = try #require(report["point"] as? [String: Any])
    expect(
      point["seen"] as? Int == screen.dump.frontmost(at: CGPoint(x: 100, y: 100))?.index)
  }

  @Test(arguments: SampleFile.ofEachFormat)
  func `the drawing is well formed and shows each element that can be seen`(path: String) throws {
    let screen = try SampleFile.screen(path)
    let drawing = SVGPage(screen).document
    let seen = screen.dump.elements.filter { !screen.dump.seenBox(of: $0).isNull }

    expect(XMLParser(data: Data(drawing.utf8)).parse())
    expectEqual(drawing.components(separatedBy: "data-element=").count - 1, seen.count)
    expect(!drawing.contains("nan") && !drawing.contains("inf"))
  }

  @Test func `the page refers to nothing outside it`() throws {
    let page = try HTMLPage(
      SampleFile.screen(SampleFile.android, earlier: SampleFile.appium), options: Options()
    ).document().replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      .replacingOccurrences(of: "http-equiv", with: "")

    for word in ["http", "src=", "href=", "@import", "url(", "<link", "fetch", "XMLHttp", "//cdn"] {
      expect(!page.contains(word), "\(word)")
    }
    expect(page.contains("content=\"default-src 'none'; "))
    expect(page.contains("prefers-color-scheme: dark"))
    expect(page.contains("name=\"viewport\""))
    expect(page.contains("id=\"slider\""))
    expect(page.contains("data-filter=\"changed\""))
  }

  @Test func `a page of one dump has no slider`() throws {
    let page = try HTMLPage(SampleFile.screen(SampleFile.android), options: Options()).document()

    expect(!page.contains("id=\"slider\""))
  }

  @Test func `text of a dump can't end the data or the drawing`() throws {
    let folder = try TemporaryFolder()
    let text = "</script><!--<b>&\u{2028}"
    let path = try folder.write(
      """
      <hierarchy rotation="0"><node index="0" text="\(text.escaped)" resource-id="" class="android.widget.Button" \
      package="p" content-desc="" clickable="true" enabled="true" bounds="[0,0][400,200]" /></hierarchy>
      """, as: "hostile.xml")
    let screen = try SampleFile.screen(path)

    let page = try HTMLPage(screen, options: Options()).document()

    expect(screen.dump.elements.contains { $0.name == text })
    expectEqual(page.components(separatedBy: "</script>").count - 1, 2)
    let start = try #require(page.range(of: "id=\"data\">"))
    let end = try #require(page[start.upperBound...].range(of: "</script>"))
    let data = page[start.upperBound..<end.lowerBound]
    expect(!data.contains("<"))
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    let screens = try #require(report["screens"] as? [[String: Any]])
    let elements = try #require(screens.first?["elements"] as? [[String: Any]])
    expect(elements.contains { $0["n"] as? String == text })
    expect(XMLParser(data: Data(SVGPage(screen).document.utf8)).parse())
  }

  @Test func `files are written, and one that can't be is an error`() throws {
    let folder = try TemporaryFolder()

    _ = try SampleFile.run(
      SampleFile.uiKit, "--html", folder.path("a.html"), "--svg", folder.path("a.svg"))

    try expect(
      String(contentsOfFile: folder.path("a.html"), encoding: .utf8).hasSuffix("</html>\n"))
    try expect(String(contentsOfFile: folder.path("a.svg"), encoding: .utf8).hasSuffix("</svg>\n"))
    #expect(throws: UsageError.self) {
      try SampleFile.run(SampleFile.uiKit, "--html", folder.path("no/such/a.html"))
    }
  }

  @Test func `a name is written where there is room to read it`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      <XCUIElementTypeApplication x="0" y="0" width="400" height="800">
      <XCUIElementTypeButton label="Send" x="0" y="0" width="100" height="30"/>
      <XCUIElementTypeButton label="Low" x="0" y="100" width="100" height="8"/>
      <XCUIElementTypeButton label="High" x="0" y="200" width="100" height="9"/>
      <XCUIElementTypeButton label="Narrow" x="0" y="300" width="16" height="30"/>
      <XCUIElementTypeButton label="Wider" x="0" y="400" width="17" height="30"/>
      </XCUIElementTypeApplication>
      """, as: "names.xml")

    let drawing = SVGPage(try SampleFile.screen(path)).document

    // Letters are 15 high at most, and about half as wide; text below 5 can't be read.
    #expect(drawing.contains(#"<text x="50" y="20.25" font-size="15">Send</text>"#))
    expect(!drawing.contains(">L") && drawing.contains(">High</text>"))
    expect(!drawing.contains(">N") && drawing.contains(">W…</text>"))
    expectEqual(drawing.components(separatedBy: "<text").count, 4)
  }
}
