import Foundation
import TestSupport
import Testing

@testable import ScreenInspector

@Suite struct FolderTests {
  @Test func `a folder is reported in the order of its paths, with unreadable files`() throws {
    let first = try SampleFile.run(SampleFile.folder)
    let second = try SampleFile.run(SampleFile.folder)
    let paths = first.output.split(separator: "\n").compactMap { line in
      line.hasPrefix("/") ? line.prefix { $0 != ":" } : nil
    }

    expectEqual(first.output, second.output)
    expect(paths.count > 30)
    expectEqual(paths, paths.sorted())
    expectEqual(first.errors.count, 1)
    expect(first.errors.first?.description.contains("truncated.xml") == true)
    expectEqual(first.code, 2)
  }

  @Test func `each dump of a folder is reported as it is alone`() throws {
    let folder = "\(SampleFile.folder)/wda"
    let paths = DumpFolder.paths(in: folder).filter { !$0.hasSuffix(".expected.json") }
    let alone = try paths.map { try SampleFile.run($0, "--audit").output }

    let together = try SampleFile.run(folder, "--audit")

    expect(together.output.hasPrefix(alone.joined()))
    expectEqual(together.code, 0)
  }

  @Test func `findings in a folder fail where asked`() throws {
    try expectEqual(SampleFile.run("\(SampleFile.folder)/wda", "--fail-on", "small").code, 1)
  }

  @Test func `a folder without dumps, and options for one dump, can't be used`() throws {
    let folder = try TemporaryFolder()
    try folder.write("notes", as: "notes.md")

    #expect(throws: UsageError.self) { try SampleFile.run(folder.url.path) }
    for option in [["--at", "1,2"], ["--html", "x"], ["--svg", "x"], ["--element", "x"]] {
      expectEqual(Inspection.main(arguments: [SampleFile.folder] + option), 2)
    }
  }

  @Test func `pictures beside dumps are other files`() throws {
    let folder = try TemporaryFolder()
    try folder.write("<UIWindow: 0x1; frame = (0 0; 320 480)>\n", as: "screen.txt")
    for (name, bytes) in [("screen.png", [0x89, 0x50, 0x4E, 0x47]), ("screen.gif", [0x47, 0xFF])] {
      try Data(bytes.map(UInt8.init)).write(to: folder.url.appendingPathComponent(name))
    }

    let outcome = try SampleFile.run(folder.url.path)

    expect(outcome.output.hasSuffix("1 dump, 2 other files, 0 unreadable\n"))
    expectEqual(outcome.code, 0)
  }

  @Test func `a dump that isn't UTF-8 any more after elements is read, which is reported`() throws {
    let folder = try TemporaryFolder()
    let text = "<UIWindow: 0x1; frame = (0 0; 320 480)>\n   | <UIView: 0x2; frame = (0 0; 1 1)>\n"
    try (Data(text.utf8) + [0xFF]).write(to: folder.url.appendingPathComponent("screen.txt"))

    try expectEqual(SampleFile.run(folder.url.path).code, 0)
    try expectEqual(SampleFile.run(folder.url.path, "--fail-on", "remarks").code, 1)
  }

  @Test func `a check fails where no element has a rectangle`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "<XCUIElementTypeApplication><XCUIElementTypeButton name=\"a\"/></XCUIElementTypeApplication>",
      as: "a.xml")

    for (kinds, subject) in [("small", "anything"), ("remarks,small", "small")] {
      let error = #expect(throws: UsageError.self) { try SampleFile.run(path, "--fail-on", kinds) }
      expect(error?.description.hasSuffix("so --fail-on can't check \(subject).") == true)
    }

    try expectEqual(SampleFile.run(path, "--fail-on", "remarks").code, 1)
    try expectEqual(SampleFile.run(path, "--diff", path, "--fail-on", "changes").code, 0)
    try expect(SampleFile.run(path).output.contains("nothing to check"))
    try expectEqual(SampleFile.run(folder.url.path, "--fail-on", "small").code, 2)
    try expectEqual(SampleFile.run(folder.url.path).code, 0)
  }

  @Test func `files of other tools are named, and passed over in folders`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "- banner:\n  - button \"Go\" [ref=e5]\n  - link \"Home\" [ref=e6]\n", as: "aria.yml")
    try folder.write("<hierarchy><node bounds=\"[0,0][9,9]\"/></hierarchy>", as: "a.xml")

    let error = #expect(throws: UsageError.self) { try SampleFile.run(path) }

    expectEqual(
      error?.description, "\(path): this is Playwright's snapshot, which has no rectangles")
    try expect(
      SampleFile.run(folder.url.path).output.hasSuffix("1 dump, 1 other file, 0 unreadable\n"))
  }

  @Test func `the JSON of a folder has a report for each dump`() throws {
    let output = try SampleFile.run("\(SampleFile.folder)/wda", "--json").output
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let list = try #require(report["screens"] as? [[String: Any]])

    expectEqual(list.count, 5)
    expect(list.allSatisfy { ($0["format"] as? String)?.hasPrefix("wda") == true })
  }

  @Test func `a folder that isn't there has no files`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", as: "a.txt")
    try folder.write("b", as: ".b.txt")

    expectEqual(DumpFolder.paths(in: folder.path("none")), [])
    expectEqual(DumpFolder.paths(in: folder.url.path), [folder.path("a.txt")])
  }
}
