import Foundation
import ScreenFiles
import TestSupport
import Testing

@testable import ScreenInspector

/// The output of `--json` conforms to its documented schema.
struct SchemaTests {
  static let schema =
    URL(fileURLWithPath: SampleFile.folder).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent(
      "Documentation/Inspector/report.schema.json"
    )
    .path

  @Test(arguments: SampleFile.ofEachFormat)
  func `every report conforms to the schema, whatever the options`(path: String) throws {
    let check = try SchemaCheck(contentsOf: Self.schema)
    let name = "\(try SampleFile.screen(path).dump.elements.count / 2)"

    for asked in [
      [], ["--why", name, "--tap", name, "--covering", name], ["--covering"], ["--at", "100,100"],
      ["--diff", SampleFile.android], ["--element", name],
      ["--size", "900,900", "--spacing", "50"],
    ] {
      let options = try #require(try Options.parsed([path, "--json"] + asked))
      let output = try Inspection(options: options).run().output
      try expectEqual(check.faults(in: output), [])
    }
  }

  @Test func `each part of a report is checked`() throws {
    let check = try SchemaCheck(contentsOf: Self.schema)
    let whole = try SampleFile.run(
      SampleFile.android, "--json", "--why", "3", "--covering", "3", "--tap", "3"
    ).output
    for (old, new) in [
      (#""version" : 1"#, #""version" : 2"#), (#""index" : 3,"#, #""index" : "3","#),
      (#""index" : 3,"#, #""index" : -3,"#), (#""unit" : "pixels""#, #""unit" : "miles""#),
      (#""rank" : 3,"#, #""place" : 3,"#), (#""cause" : ""#, #""cause" : "no "#),
      (#""isTarget" : false"#, #""isTarget" : 0"#),
    ] {
      expect(whole.contains(old), "\(old)")
      try expect(
        !check.faults(in: whole.replacingOccurrences(of: old, with: new)).isEmpty, "\(old)")
    }
  }
}
