import Foundation
import ScreenFiles
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

    #expect(options.path == "a.xml")
    #expect(options.point == CGPoint(x: 40, y: 300.5))
    #expect(options.elementName == "Send")
    #expect(options.isAudit && options.isJSON)
    #expect(options.otherPath == "b.xml")
    #expect(options.format == .webDriverAgentXML)
    #expect(options.svgPath == "a.svg" && options.htmlPath == "a.html")
    #expect(options.minimumSize == CGSize(width: 48, height: 40))
    #expect(options.minimumSpacing == CGFloat(8))
    #expect(options.failsOn == [.small, .changes])
  }

  @Test func `a point may be left of the screen`() throws {
    let options = try #require(try Options.parsed(["a.xml", "--at", "-4,-2"]))

    #expect(options.point == CGPoint(x: -4, y: -2))
  }

  @Test(arguments: [
    [], ["--nonsense"], ["a.xml", "b.xml"], ["a.xml", "--at"], ["a.xml", "--at", "4"],
    ["a.xml", "--at", "4,nan"], ["a.xml", "--at", "1,2,3"], ["a.xml", "--format", "word"],
    ["a.xml", "--fail-on", "rain"], ["a.xml", "--fail-on", "changes"],
    ["a.xml", "--fail-on", "close"], ["a.xml", "--size", "0,44"], ["a.xml", "--spacing", "-1"],
    ["a.xml", "--html", "--json"],
  ])
  func `what can't be used is told in one line`(arguments: [String]) {
    let error = #expect(throws: UsageError.self) { try Options.parsed(arguments) }

    #expect(error?.description.contains("\n") == false)
    #expect(Inspection.main(arguments: arguments) == 2)
  }

  @Test func `asking for help gives no options`() throws {
    #expect(try Options.parsed(["--help"]) == nil)
    #expect(Options.usage.contains("no-longer-tappable"))
  }
}
