import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenInspector

@Suite struct ReportTests {
  @Test func `the short report has format, elements and audit`() throws {
    let outcome = try SampleFile.run(SampleFile.uiKit)
    let lines = outcome.output.split(separator: "\n")

    expect(lines[0].hasSuffix("same-screen.txt: uikit-recursive, 390 x 844 points"))
    expectEqual(lines[1], "71 elements, 2 roots, 31 targets, 14 problems")
    expect(outcome.output.contains("audit: targets of at least 44 x 44"))
    expect(outcome.output.contains("and 4 more; --audit lists all"))
    expectEqual(outcome.code, 0)
  }

  @Test func `the audit lists every problem`() throws {
    let screen = try SampleFile.screen(SampleFile.uiKit)
    let output = try SampleFile.run(SampleFile.uiKit, "--audit").output

    for problem in screen.audit.problems { expect(output.contains(screen.sentence(problem))) }
    expect(screen.audit.problems.count > Report.shortLength)
  }

  @Test func `the audit lists where tapping middles hits something else`() throws {
    let screen = try SampleFile.screen(SampleFile.uiKit)
    let found = screen.dump.disagreements(between: .aim, and: .touched)
    let output = try SampleFile.run(SampleFile.uiKit, "--audit").output

    expect(!found.isEmpty)
    expect(output.contains("a tap in the middle of these hits something else"))
    for each in found {
      let title = screen.dump.elements[each.aim].title
      let place = "at \(each.point.x.short), \(each.point.y.short): "
      expect(output.contains("  element \(each.aim) (\(title)) \(place)"))
    }
  }

  @Test func `a wrong format is reported with that of the content`() throws {
    let error = #expect(throws: UsageError.self) {
      try SampleFile.run(SampleFile.uiKit, "--format", "sentry")
    }

    expect(error?.description.hasSuffix("without --format it is read as uikit-recursive") == true)
  }

  @Test(arguments: SampleFile.ofEachFormat)
  func `a point is explained as the dump answers it`(path: String) throws {
    let dump = try SampleFile.screen(path).dump
    let area = dump.screen
    for step in 0..<60 {
      let point = CGPoint(
        x: area.minX + area.width * CGFloat(step % 7) / 7,
        y: area.minY + area.height * CGFloat(step) / 60)

      let report = PointReport(point, in: dump)

      expectEqual(report.seen, dump.frontmost(at: point)?.index)
      expectEqual(report.touched, dump.touched(at: point)?.index)
      // One line names the visible element, one the touched element, and no other line does.
      expectEqual(
        report.elements.filter { $0.seen == "visible here" }.map(\.element),
        [report.seen].compactMap { $0 })
      expectEqual(
        report.elements.filter { $0.touched == "takes the touch" }.map(\.element),
        [report.touched].compactMap { $0 })
    }
  }

  @Test func `an element is found by its name and reported with verdict and tap point`() throws {
    let output = try SampleFile.run(SampleFile.appium, "--element", "Undo").output
    let screen = try SampleFile.screen(SampleFile.appium)
    let undo = try #require(screen.elements(named: "Undo").first)
    let verdict = screen.dump.verdict(of: undo)
    let tap = try #require(verdict.tapPoint)

    expect(output.contains("element \(undo.index) (Button \"Undo\")"))
    expect(output.contains("verdict  can be tapped"))
    expect(output.contains("at \(tap.x.short), \(tap.y.short), "))
  }

  @Test(arguments: SampleFile.ofEachFormat)
  func `a tap at the tap point of what can be tapped reaches it`(path: String) throws {
    let screen = try SampleFile.screen(path)
    for element in screen.dump.elements {
      let verdict = screen.dump.verdict(of: element)
      guard verdict.isTappable else { continue }
      let tap = try #require(verdict.tapPoint)

      let taker = try #require(screen.dump.touched(at: tap)).index

      expect(screen.dump.isInside(taker, element.index), "\(verdict)")
    }
  }

  @Test func `a number and a part of a name find elements too`() throws {
    let screen = try SampleFile.screen(SampleFile.appium)

    expectEqual(screen.elements(named: "3").map(\.index), [3])
    expect(screen.elements(named: "und").contains { $0.name == "Undo" })
    #expect(throws: UsageError.self) {
      try SampleFile.run(SampleFile.android, "--element", "no such thing")
    }
  }

  @Test func `a difference is reported and fails on request`() throws {
    let same = try SampleFile.run(
      SampleFile.android, "--diff", SampleFile.android, "--fail-on", "changes")
    let other = try SampleFile.run(
      SampleFile.appium, "--diff", SampleFile.android, "--fail-on", "changes")

    expect(same.output.contains("difference: 0 changes"))
    expectEqual(same.code, 0)
    expectEqual(other.code, 1)
  }

  @Test func `findings fail only where asked`() throws {
    try expectEqual(SampleFile.run(SampleFile.uiKit).code, 0)
    try expectEqual(SampleFile.run(SampleFile.uiKit, "--fail-on", "duplicate").code, 0)
    try expectEqual(SampleFile.run(SampleFile.uiKit, "--fail-on", "duplicate,small").code, 1)
    try expectEqual(
      SampleFile.run(SampleFile.turned, "--fail-on", "small,unreachable,overlaps").code, 0)
  }

  @Test func `a file that can't be read is one line and exit code 2`() throws {
    let error = #expect(throws: UsageError.self) { try SampleFile.run(SampleFile.cut) }

    expect(error?.description.contains("line 1, column 6001") == true)
    expect(error?.description.contains("\n") == false)
    expectEqual(Inspection.main(arguments: [SampleFile.cut]), 2)
    expectEqual(Inspection.main(arguments: ["/no/such/file"]), 2)
  }

  /// A file with an application of 400 by 800 and these elements in it.
  private func file(_ folder: TemporaryFolder, _ name: String, _ nodes: String...) throws -> String
  {
    let body = nodes.map { "<XCUIElementType\($0)/>" }.joined(separator: "\n")
    return try folder.write(
      """
      <XCUIElementTypeApplication x="0" y="0" width="400" height="800">
      \(body)
      </XCUIElementTypeApplication>
      """, as: name)
  }

  @Test func `targets that are too close fail if the distance is given`() throws {
    let folder = try TemporaryFolder()
    let path = try file(
      folder, "close.xml", "Button name='a' x='0' y='0' width='44' height='44'",
      "Button name='b' x='48' y='0' width='44' height='44'")

    try expectEqual(SampleFile.run(path, "--spacing", "8", "--fail-on", "close").code, 1)
    try expectEqual(SampleFile.run(path, "--spacing", "4", "--fail-on", "close").code, 0)
    try expectEqual(SampleFile.run(path, "--spacing", "8", "--fail-on", "small,overlaps").code, 0)
  }

  @Test func `a target that is covered now fails on request`() throws {
    let folder = try TemporaryFolder()
    let button = "Button name='a' x='0' y='0' width='44' height='44'"
    let free = try file(folder, "free.xml", button)
    let covered = try file(
      folder, "covered.xml", button, "Alert x='0' y='0' width='400' height='400'")
    func code(_ path: String, _ earlier: String) throws -> Int32 {
      try SampleFile.run(path, "--diff", earlier, "--fail-on", "no-longer-tappable").code
    }

    try expectEqual(code(covered, free), 1)
    try expectEqual(code(free, covered), 0)
    try expectEqual(code(free, free), 0)
  }

  @Test func `an identifier goes before a name, and only what is named is in the JSON`() throws {
    let folder = try TemporaryFolder()
    let path = try file(
      folder, "names.xml", "Button name='go' label='Send' x='0' y='0' width='44' height='44'",
      "Button name='b' label='go' x='100' y='0' width='44' height='44'")
    let screen = try SampleFile.screen(path)

    expectEqual(screen.elements(named: "go").map(\.index), [1])
    expectEqual(screen.elements(named: "Send").map(\.index), [1])
    expectEqual(screen.elements(named: "o").map(\.index), [1, 2])

    let output = try SampleFile.run(path, "--json", "--element", "b").output
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let elements = try #require(report["elements"] as? [[String: Any]])
    expectEqual(elements.map { $0["index"] as? Int }, [2])
  }

  @Test func `an element is listed with its problems, and one without rectangle is nowhere`() throws
  {
    let folder = try TemporaryFolder()
    let path = try file(
      folder, "problems.xml", "Button name='a' x='0' y='0' width='44' height='44'",
      "Button name='b' x='100' y='0' width='30' height='44'", "Button name='c'")
    func text(_ name: String) throws -> String {
      try SampleFile.run(path, "--element", name).output
    }

    try expect(!text("a").contains("problem  "))
    try expect(
      text("b").contains("  problem  element 2 (Button \"b\") has a tappable area of only 30 x 44"))
    try expect(text("c").contains("  screen   nowhere\n"))
    try expect(text("a").contains("  screen   (0, 0), 44 x 44\n"))
  }

  @Test func `a point is reported instead of the audit`() throws {
    let point = CGPoint(x: 100, y: 100)
    let report = PointReport(point, in: try SampleFile.screen(SampleFile.uiKit).dump)

    let output = try SampleFile.run(SampleFile.uiKit, "--at", "100,100").output

    expect(output.hasSuffix("\n\(report.text)\n"))
    expect(!output.contains("audit:"))
  }

  @Test func `a screen without an area is one of no size`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      #"<hierarchy><node class="a.B" text="x" bounds="[3,4][3,4]"/></hierarchy>"#, as: "empty.xml")
    let screen = try SampleFile.screen(path)

    let output = try SampleFile.run(path).output
    let page = try HTMLPage(screen, options: Options()).document()
    let drawing = SVGPage(screen).document

    expect(output.split(separator: "\n").first?.hasSuffix(", 0 x 0 pixels") == true)
    expect(page.contains(" · 0 x 0 pixels · "))
    #expect(drawing.contains(#"viewBox="0 0 1 1""#))
    expect(!drawing.contains("nan") && !drawing.contains("inf"))
  }

  @Test func `help is no error, and the exit code is that of the report`() throws {
    let folder = try TemporaryFolder()
    let path = try file(folder, "small.xml", "Button name='a' x='0' y='0' width='9' height='9'")

    expectEqual(Inspection.main(arguments: ["--help"]), 0)
    expectEqual(Inspection.main(arguments: [path, "-h"]), 0)
    expectEqual(Inspection.main(arguments: [path, "--fail-on", "overlaps"]), 0)
    expectEqual(Inspection.main(arguments: [path, "--fail-on", "small"]), 1)
    // A folder with a dump and one that is cut.
    try folder.write("<hierarchy><node bounds=\"[0,0][9,9]\"", as: "cut.xml")
    expectEqual(Inspection.main(arguments: [folder.url.path]), 2)
  }
}
