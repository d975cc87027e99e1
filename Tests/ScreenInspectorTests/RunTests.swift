import Foundation
import ScreenFiles
import TestSupport
import Testing

@testable import ScreenInspector

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Folders of a test run, standard input, and reports for continuous integration.
struct RunTests {
  /// A screen of 400 by 800 with a button that may be covered and one that is too small.
  private func screen(isCovered: Bool, isSmall: Bool = true) -> String {
    let cover =
      isCovered ? "<XCUIElementTypeAlert name='Ask' x='0' y='0' width='400' height='90'/>" : ""
    return """
      <XCUIElementTypeApplication x="0" y="0" width="400" height="800">
      <XCUIElementTypeButton name="Send" x="0" y="0" width="80" height="80"/>
      <XCUIElementTypeButton name="Tiny, 100%" x="0" y="400" width="\(isSmall ? 9 : 90)" height="90"/>
      \(cover)
      </XCUIElementTypeApplication>
      """
  }

  private func run(_ arguments: String...) throws -> Inspection.Outcome {
    try Inspection(options: #require(try Options.parsed(arguments))).run()
  }

  @Test func `findings are counted over all screens of a run, the most frequent first`() throws {
    let folder = try TemporaryFolder()
    try folder.write(screen(isCovered: true), as: "a.xml")
    try folder.write(screen(isCovered: false), as: "b.xml")
    try folder.write(screen(isCovered: true, isSmall: false), as: "c.xml")
    try folder.write(screen(isCovered: true), as: "d.xml")

    let output = try run(folder.url.path).output

    let table = """
      findings over 4 screens, the most frequent first
        screens  finding      element
        3 of 4   covered      Button "Send", by Alert "Ask"
        3 of 4   small        Button "Tiny, 100%"
        3 of 4   unreachable  Button "Send"
      4 dumps, 0 other files, 0 unreadable

      """
    expect(output.hasSuffix(table), "\(output)")
  }

  @Test func `screens are in the order of the times in their names`() throws {
    let folder = try TemporaryFolder()
    try folder.write(screen(isCovered: true), as: "z-2026-11-28T10.15.30.xml")
    try folder.write(screen(isCovered: false), as: "a-2026-11-28T10.15.42.500.xml")

    let output = try run(folder.url.path).output.split(separator: "\n").map(String.init)

    expect(output[0].contains("/z-"))
    expectEqual(output[2], "taken 2026-11-28 10:15:30, 0 s after the first, 12.5 s before the next")
    expectEqual(output[5], "taken 2026-11-28 10:15:42.500, 12.5 s after the first")
  }

  @Test func `names without times are in order as they are unless times are requested`() throws {
    let folder = try TemporaryFolder()
    for (name, age) in [("a.xml", 0.0), ("b.xml", 60)] {
      let path = try folder.write(screen(isCovered: false), as: name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000 - age)], ofItemAtPath: path)
    }

    let plain = try run(folder.url.path).output
    let timed = try run(folder.url.path, "--times").output

    expect(!plain.contains("taken"))
    expect(plain.split(separator: "\n")[0].contains("/a.xml"))
    expect(timed.split(separator: "\n")[0].contains("/b.xml"))
    expect(timed.contains("taken 2023-11-14 22:13:20, 60 s after the first\n"))
  }

  @Test(
    arguments: [
      ("20261128-101530.xml", "2026-11-28 10:15:30"),
      ("2026_11_28_10_15_30.xml", "2026-11-28 10:15:30"),
      ("20261128101530123.xml", "2026-11-28 10:15:30.123"),
      ("1764324930.xml", "2025-11-28 10:15:30"),
      ("step 12 1764324930250.json", "2025-11-28 10:15:30.250"),
      ("2026-11-28 at 10.15.30.png", "2026-11-28 10:15:30"),
      ("2026-11-28T101530Z.txt", "2026-11-28 10:15:30"),
      ("screen-12.xml", nil), ("2026-11-28.xml", nil), ("20261328-101530.xml", nil), ("", nil),
    ] as [(String, String?)])
  func `times are read from names`(name: String, time: String?) {
    expectEqual(ScreenTime.named(name).map { ScreenTime.text(of: $0) }, time)
  }

  @Test func `the JSON of a folder keeps to the schema`() throws {
    let folder = try TemporaryFolder()
    try folder.write(screen(isCovered: true), as: "a-20261128-101530.xml")
    try folder.write("<hierarchy><node bounds=\"[0,0][9,9]\"", as: "cut.xml")
    try folder.write("notes", as: "notes.md")
    let check = try SchemaCheck(contentsOf: SchemaTests.schema)

    let output = try run(folder.url.path, "--json").output

    try expectEqual(check.faults(in: output), [])
    for part in [
      "\"time\" : \"2026-11-28T10:15:30Z\"", "\"otherFiles\" : 1", "cut.xml: ", "\"by\" : ",
    ] {
      expect(output.contains(part), "\(part)")
    }
  }

  @Test func `a dump comes from standard input too`() throws {
    let options = try #require(try Options.parsed(["-", "--tap", "Tiny, 100%"]))
    var inspection = Inspection(options: options)
    inspection.input = { Data(screen(isCovered: true).utf8) }

    try expectEqual(inspection.run().output, "4.5,445\n")
    var github = Inspection(
      options: try #require(try Options.parsed(["-", "--github", "--fail-on", "small"])))
    github.input = inspection.input
    try expect(github.run().output.contains("::error title=small::element 2"))
    inspection.input = { Data() }
    let error = #expect(throws: UsageError.self) { try inspection.run() }
    expect(error?.description.hasPrefix("standard input: ") == true)
    for arguments in [["-", "--diff", "-"], ["-", "--json", "--github"]] {
      #expect(throws: UsageError.self) { try Options.parsed(arguments) }
    }
  }

  @Test func `JUnit has a suite a file, and fails as the exit code does`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(screen(isCovered: true), as: "a & b.xml")
    let junit = folder.path("junit.xml")
    func report(_ arguments: String...) throws -> String {
      _ = try Inspection(options: #require(try Options.parsed(arguments + ["--junit", junit])))
        .run()
      let text = try String(contentsOfFile: junit, encoding: .utf8)
      expect(XMLParser(data: Data(text.utf8)).parse())
      return text
    }

    let usual = try report(path)
    let named = try report(path, "--fail-on", "small,covered")
    let clean = try report(path, "--fail-on", "overlaps")

    expect(usual.contains("tests=\"6\" failures=\"2\" errors=\"0\""), "\(usual)")
    expect(named.contains("tests=\"3\" failures=\"2\" errors=\"0\""))
    expect(
      named.contains("type=\"small\">line 3: element 2 (Button &quot;Tiny, 100%&quot;) has a"))
    expect(clean.contains("tests=\"2\" failures=\"0\""))
    #expect(throws: UsageError.self) { try report("/no/such/file.xml") }
    try expect(String(contentsOfFile: junit, encoding: .utf8).contains("errors=\"1\""))
    try folder.write("<hierarchy><node bounds=\"[0,0][9,9]\"", as: "cut.xml")
    try expect(report(folder.url.path).contains("<error message="))
  }

  @Test func `annotations name file and line, escaped as GitHub wants it`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(screen(isCovered: true), as: "a,b.xml")

    let output = try run(path, "--github", "--fail-on", "small,covered").output
    let lines = output.split(separator: "\n").filter { $0.hasPrefix("::") }
    let file = path.replacingOccurrences(of: ",", with: "%2C")

    expectEqual(
      lines.map(String.init),
      [
        "::warning file=\(file),line=2,title=unreachable::element 1 (Button \"Send\") can't be reached",
        "::error file=\(file),line=3,title=small::element 2 (Button \"Tiny, 100%25\") has a tappable area of only 9 x 90",
        "::error file=\(file),line=2,title=covered::element 3 (Alert \"Ask\") covers all of element 1 (Button \"Send\")",
      ])
    try folder.write("<hierarchy><node bounds=\"[0,0][9,9]\"", as: "cut.xml")
    try expect(run(folder.url.path, "--github").output.contains("cut.xml,title=unreadable::"))
  }
}
