import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFilesTests

/// Every fault of a file is one typed error that names the file, the position and the reason.
@Suite struct FixtureFaultTests {
  @Test(arguments: FixtureFault.ofText)
  func `a text that isn't a fixture names the position and the reason`(fault: FixtureFault) {
    expectEqual(fault.raised, fault.expected)
  }

  @Test(arguments: FixtureFault.ofViews)
  func `a faulty view names the position and the reason`(fault: FixtureFault) {
    expectEqual(fault.raised, fault.expected)
  }

  @Test(arguments: FixtureFault.ofCollections)
  func `a faulty collection names the position and the reason`(fault: FixtureFault) {
    expectEqual(fault.raised, fault.expected)
  }

  @Test(arguments: FixtureFault.ofLayouts)
  func `a faulty layout names the position and the reason`(fault: FixtureFault) {
    expectEqual(fault.raised, fault.expected)
  }

  @Test(arguments: FixtureFault.ofConstraints)
  func `a faulty constraint names the position and the reason`(fault: FixtureFault) {
    expectEqual(fault.raised, fault.expected)
  }

  @Test(arguments: FixtureFault.ofTables)
  func `a faulty table names the position and the reason`(fault: FixtureFault) {
    expectEqual(fault.raised, fault.expected)
  }

  @Test(arguments: FixtureFault.ofProbes)
  func `a faulty probe names the position and the reason`(fault: FixtureFault) {
    expectEqual(fault.raised, fault.expected)
  }

  @Test func `a missing file can't be read`() {
    let url = URL(fileURLWithPath: "/nowhere/at-all.json")

    let error = #expect(throws: FixtureError.self) { try LayoutFixture(contentsOf: url) }

    expectEqual(error?.file, "at-all.json")
    expectEqual(error?.path, "$")
    guard case .unreadable = error?.reason else {
      Issue.record("expected an unreadable file, got \(String(describing: error))")
      return
    }
  }

  @Test func `a folder that can't be listed is one error`() {
    let url = URL(fileURLWithPath: "/nowhere/at-all")

    let error = #expect(throws: FixtureError.self) { try LayoutFixture.all(in: url) }

    expectEqual(error?.file, "at-all")
  }

  @Test(arguments: ["", "{", "[1", "nul", "{\"views\":}", "\u{0}", "{\"a\":1", "[NaN]", "[01]"])
  func `text that is not JSON is malformed`(text: String) {
    let error = #expect(throws: FixtureError.self) {
      try LayoutFixture(data: Data(text.utf8), file: "broken.json")
    }

    guard case .malformedJSON = error?.reason else {
      Issue.record("expected malformed JSON, got \(String(describing: error))")
      return
    }
  }

  @Test func `malformed JSON says where it stands`() {
    let text = #"{"format": 1, "views": [{"id": "a", "frame": [0, 0, NaN, 1]}]}"#

    let error = #expect(throws: FixtureError.self) {
      try LayoutFixture(data: Data(text.utf8), file: "broken.json")
    }

    expectEqual(error?.path, "$.views[0].frame[2]")
  }

  @Test(arguments: [",", "1,2", "{},", "[1],2"])
  func `what goes on behind the document stands at its root`(text: String) {
    let error = #expect(throws: FixtureError.self) {
      try LayoutFixture(data: Data(text.utf8), file: "broken.json")
    }

    expectEqual(error?.path, "$")
    guard case .malformedJSON = error?.reason else {
      Issue.record("expected malformed JSON, got \(String(describing: error))")
      return
    }
  }

  /// More digits than a double has, than a decimal has, and than a double's range.
  @Test(arguments: [14, 19, 20, 39, 129, 200, 309, 310, 400])
  func `a number of many digits is refused with its position`(digits: Int) {
    let number = String(repeating: "9", count: digits)
    let text =
      #"{"format": 1, "name": "n", "views": [{"id": "a", "frame": [0, 0, \#(number), 1]}]}"#

    let error = #expect(throws: FixtureError.self) {
      try LayoutFixture(data: Data(text.utf8), file: "broken.json")
    }

    expectEqual(error?.path, "$.views[0].frame[2]")
    switch error?.reason {
    case .outOfRange, .notFinite: break
    default: Issue.record("expected a number that can't be used, got \(String(describing: error))")
    }
  }

  @Test func `a file of up to 256 MiB is read, and of more not a byte`() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("large-\(UUID().uuidString).json")
    try Data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try FileHandle(forWritingTo: url)

    // No data is written: the file is one hole.
    try file.truncate(atOffset: 268_435_456)
    try expectEqual(LayoutFixture.read(url).count, 268_435_456)

    try file.truncate(atOffset: 268_435_457)
    let error = #expect(throws: FixtureError.self) { try LayoutFixture(contentsOf: url) }
    expectEqual(
      error,
      FixtureError(
        file: url.lastPathComponent, path: "$",
        reason: .tooMany(count: 268_435_457, limit: FixtureLimits.fileSize)))
  }

  @Test func `bytes that are no text are malformed`() {
    let error = #expect(throws: FixtureError.self) {
      try LayoutFixture(data: Data([0x7B, 0x22, 0xFF, 0xFE]), file: "broken.json")
    }

    expectEqual(error?.path, "$")
  }

  @Test func `nesting without end is refused`() {
    let text = String(repeating: "[", count: 100_000)

    #expect(throws: FixtureError.self) {
      try LayoutFixture(data: Data(text.utf8), file: "deep.json")
    }
  }

  @Test func `the description names file, position and reason`() {
    let error = FixtureError(
      file: "chat.json", path: "$.views[3].frame", reason: .missingKey("width"))

    expectEqual(
      error.description, "chat.json: $.views[3].frame: the member \"width\" is missing")
  }
}
