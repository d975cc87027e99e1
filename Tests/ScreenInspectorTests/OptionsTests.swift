import Foundation
import ScreenFiles
import TestSupport
import Testing

@testable import ScreenInspector

@Suite struct OptionsTests {
  @Test func `every option is read`() throws {
    let options = try #require(
      try Options.parsed([
        "a.xml", "--at", "40,300.5", "--element", "Send", "--audit", "--diff", "b.xml", "--format",
        "wda-xml", "--json", "--svg", "a.svg", "--html", "a.html", "--size", "48,40", "--spacing",
        "8", "--fail-on", "small,changes",
      ]))

    expectEqual(options.path, "a.xml")
    expectEqual(options.point, CGPoint(x: 40, y: 300.5))
    expectEqual(options.elementName, "Send")
    expect(options.isAudit && options.isJSON)
    expectEqual(options.otherPath, "b.xml")
    expectEqual(options.format, .webDriverAgentXML)
    expect(options.svgPath == "a.svg" && options.htmlPath == "a.html")
    expectEqual(options.minimumSize, CGSize(width: 48, height: 40))
    expectEqual(options.minimumSpacing, CGFloat(8))
    expectEqual(options.failsOn, [.small, .changes])
  }

  @Test func `a point may be left of the screen`() throws {
    let options = try #require(try Options.parsed(["a.xml", "--at", "-4,-2"]))

    expectEqual(options.point, CGPoint(x: -4, y: -2))
  }

  @Test(arguments: [
    [], ["--nonsense"], ["a.xml", "b.xml"], ["a.xml", "--at"], ["a.xml", "--at", "4"],
    ["a.xml", "--at", "4,nan"], ["a.xml", "--at", "1,2,3"], ["a.xml", "--format", "word"],
    ["a.xml", "--fail-on", "rain"], ["a.xml", "--fail-on", "changes"],
    ["a.xml", "--fail-on", "close"], ["a.xml", "--size", "0,44"], ["a.xml", "--spacing", "-1"],
    ["a.xml", "--html", "--json"],
  ])
  func `unusable options are reported in one line`(arguments: [String]) {
    let error = #expect(throws: UsageError.self) { try Options.parsed(arguments) }

    expect(error?.description.contains("\n") == false)
    expectEqual(Inspection.main(arguments: arguments), 2)
  }

  @Test func `asking for help gives no options`() throws {
    try expect(Options.parsed(["--help"]) == nil)
    expect(Options.usage.contains("no-longer-tappable"))
  }
}
