import Foundation
import Testing

@testable import ScreenInspector

@Suite struct FolderTests {
  @Test func `a folder is told in the order of its paths, with what can't be read`() throws {
    let first = try SampleFile.run(SampleFile.folder)
    let second = try SampleFile.run(SampleFile.folder)
    let paths = first.output.split(separator: "\n").compactMap { line in
      line.hasPrefix("/") ? line.prefix { $0 != ":" } : nil
    }

    #expect(first.output == second.output)
    #expect(paths.count > 30)
    #expect(paths == paths.sorted())
    #expect(first.errors.count == 1)
    #expect(first.errors.first?.description.contains("truncated.xml") == true)
    #expect(first.code == 2)
  }

  @Test func `each dump of a folder is reported as it is alone`() throws {
    let folder = "\(SampleFile.folder)/wda"
    let paths = DumpFolder.paths(in: folder).filter { !$0.hasSuffix(".expected.json") }
    let alone = try paths.map { try SampleFile.run($0, "--audit").output }

    let together = try SampleFile.run(folder, "--audit")

    #expect(together.output.hasPrefix(alone.joined()))
    #expect(together.code == 0)
  }

  @Test func `findings in a folder fail where asked`() throws {
    #expect(try SampleFile.run("\(SampleFile.folder)/wda", "--fail-on", "small").code == 1)
  }

  @Test func `a folder without dumps, and options for one dump, can't be used`() throws {
    let folder = try TemporaryFolder()
    try folder.write("notes", as: "notes.md")

    #expect(throws: UsageError.self) { try SampleFile.run(folder.url.path) }
    for option in [["--at", "1,2"], ["--html", "x"], ["--svg", "x"], ["--element", "x"]] {
      #expect(Inspection.main(arguments: [SampleFile.folder] + option) == 2)
    }
  }

  @Test func `the JSON of a folder is a list`() throws {
    let output = try SampleFile.run("\(SampleFile.folder)/wda", "--json").output
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])

    #expect(list.count == 5)
    #expect(list.allSatisfy { ($0["format"] as? String)?.hasPrefix("wda") == true })
  }
}
