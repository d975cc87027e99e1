import Foundation
import ScreenFiles
import TestSupport
import Testing

@testable import ScreenFilesTests

/// Guesses, skipped parts and repairs are reported, with lines.
struct DumpRemarkTests {
  @Test(arguments: [
    ("uikit-recursive/quirks.txt", "line 10: skipped: views that the text omits"),
    (
      "uikit-recursive/same-screen.txt",
      "line 68: ambiguous: several roots overlap; later ones were assumed to be in front"
    ),
    ("uiautomator/with-trailer.xml", "line 1: skipped: text after the screen"),
    (
      "maestro/same-screen-android.txt",
      "skipped: 90 nodes without a rectangle are only containers"
    ),
    ("sentry/quirks.json", "line 1: skipped: Sentry omitted deeper elements"),
    (
      "sentry/same-screen-flutter.json",
      "guessed: a missing position was read as 0; it may be negative"
    ),
    (
      "xcuitest/escaped.txt",
      "recovered: the screen is a string in a larger text; line numbers are those of the string"
    ),
    (
      "idb/same-screen-flat.json",
      "guessed: the list is flat; later elements were assumed to be in front"
    ),
  ])
  func `a sample's remark is reported`(path: String, remark: String) throws {
    let dump = try DumpSample.named(path).dump()

    expect(dump.remarks.map(\.description).contains(remark), "\(dump.remarks)")
  }

  @Test func `the size under a rotation of 45 degrees is guessed`() throws {
    let text =
      "<UIView: 0x1; frame = (0 0; 9 9); transform = [0.707107, 0.707107, -0.707107, 0.707107, 0, 0]>"

    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.remarks.first?.kind, .guessed)
    expectEqual(dump.remarks.first?.line, 1)
    expectEqual(dump.elements[0].frame, CGRect(x: 0, y: 0, width: 9, height: 9))
  }

  @Test func `lines are those of the file`() throws {
    let uiKit = try DumpSample.named("uikit-recursive/quirks.txt").dump()
    let xml = try DumpSample.named("wda/quirks.xml").dump()
    let json = try DumpSample.named("idb/quirks.json").dump()

    expectEqual(uiKit.elements.map(\.line), [1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 14, 15])
    expectEqual(xml.elements.map(\.line), [3, 4, 5, 6, 7, 8, 9, 11])
    expectEqual(json.elements.map(\.line), [1, 2, 3, 4, 5])
  }

  @Test(arguments: ["xcuitest/", "uikit-recursive/"])
  func `each element stands in the line that it names`(folder: String) throws {
    // In escaped.txt all lines are escaped in one; they count as those of the text inside.
    for sample in DumpSample.whole
    where sample.testDescription.hasPrefix(folder)
      && !sample.testDescription.hasSuffix("/escaped.txt")
    {
      let lines = try sample.data().split(separator: 10, omittingEmptySubsequences: false)
      for element in try sample.dump().elements {
        let line = lines.indices.contains(element.line - 1) ? lines[element.line - 1] : Data()
        expect(
          String(decoding: line, as: UTF8.self).contains(element.typeName),
          "line \(element.line) of \(sample.testDescription)")
      }
    }
  }

  @Test func `the second screen of a file is left out`() throws {
    let one = "<hierarchy><node bounds=\"[0,0][9,9]\"/></hierarchy>"

    let dump = try ScreenDump(Data((one + "\n" + one).utf8))

    expectEqual(dump.elements.count, 1)
    expectEqual(
      dump.remarks.map(\.description), ["line 2: skipped: another screen after the first"])
  }

  @Test func `a source in a string of JSON is read`() throws {
    let xml = "<AppiumAUT><XCUIElementTypeButton x='1' y='2' width='3' height='4'/></AppiumAUT>"

    let dump = try ScreenDump(Data("{\"value\": \"\(xml)\"}".utf8))

    expectEqual(dump.elements.map(\.frame), [CGRect(x: 1, y: 2, width: 3, height: 4)])
    expectEqual(dump.remarks.first?.kind, .recovered)
  }

  @Test func `UTF-16 is read as UTF-8 is`() throws {
    let text = "<UIView: 0x1; frame = (1 2; 3 4); text = 'é→'>"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }

    let dump = try ScreenDump(Data(bytes))

    expectEqual(dump.elements[0].name, "é→")
  }

  @Test
  func `the application of a second screen is left out, if the first is one without views, too`()
    throws
  {
    let one = "Element subtree:\n →Application, 0x1, pid: 1, label: 'a'\n"

    let dump = try ScreenDump(Data((one + one).utf8))

    expectEqual(dump.elements.count, 1)
    expectEqual(
      dump.remarks.map(\.description), ["line 4: skipped: another screen after the first"])
  }
}
