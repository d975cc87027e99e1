import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFiles

/// The elements read from each sample and from each input that fuzzing kept equal, value by value,
/// the approved texts.
///
/// After an intended change, `VIEWGEOMETRY_APPROVE=1 swift test --filter ApprovedDumpTests` writes
/// the texts again; review them with `git diff`.
struct ApprovedDumpTests {
  private static let package = DumpSample.root.deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let isApproving =
    ProcessInfo.processInfo.environment["VIEWGEOMETRY_APPROVE"] == "1"

  /// Compares a text with the approved one of this name, paragraph by paragraph, or approves it.
  private func expectApproved(_ paragraphs: [String], _ name: String) throws {
    let folder = Self.package.appending(path: "Fixtures/approved/dumps")
    let file = folder.appending(path: "\(name).txt")
    if Self.isApproving {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try Data((paragraphs.joined(separator: "\n\n") + "\n").utf8).write(to: file)
    }
    let approved = try String(contentsOf: file, encoding: .utf8).dropLast()
      .split(separator: "\n\n", omittingEmptySubsequences: false)
    expectEqual(paragraphs.count, approved.count)
    for (found, expected) in zip(paragraphs, approved) { expect(found == expected) }
  }

  @Test(arguments: ScreenDump.Format.allCases)
  func `inputs of fuzzing are read as approved`(_ format: ScreenDump.Format) throws {
    let folder = Self.package.appending(path: "Fuzz/Corpus/dump-\(format.rawValue)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let paragraphs = try names.map { name in
      let data = try Data(contentsOf: folder.appending(path: name))
      let found = (try? ScreenDump(data))?.format.rawValue ?? "nothing"
      return "# \(name), by its content \(found)\n" + text(of: data, format)
    }
    try expectApproved(paragraphs, format.rawValue)
  }

  @Test func `samples are read as approved`() throws {
    let paragraphs = try DumpSample.all.map { sample in
      "# \(sample.testDescription)\n" + text(of: try sample.data(), nil)
    }
    try expectApproved(paragraphs, "samples")
  }

  private func text(of data: Data, _ format: ScreenDump.Format?) -> String {
    do throws(ScreenDumpError) {
      let dump = try ScreenDump(data, format: format)
      return
        (["\(dump.format.rawValue) in \(dump.unit.rawValue), roots \(dump.roots)"]
        + dump.remarks.map { "\($0)" } + dump.elements.map { line($0, of: dump) }
        + dump.audit(minimumSpacing: 8).problems.map { "\($0)" })
        .map(escaped).joined(separator: "\n")
    } catch {
      return escaped("\(error)")
    }
  }

  /// The text on one line, readable in an editor: an empty line ends a paragraph.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { text, scalar in
      let isControl = scalar.properties.generalCategory == .control
      text += isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
  }

  private func line(_ element: ScreenDump.Element, of dump: ScreenDump) -> String {
    var words = [
      "\(element.index) in \(element.parent.map { "\($0)" } ?? "none"), line \(element.line):",
      element.role, element.typeName, element.name.map { "'\($0)'" } ?? "-",
      element.identifier.map { "#\($0)" } ?? "-", text(element.frame), text(element.frameInParent),
      "flags \(element.flags.rawValue)", dump.isTarget(element) ? "target" : "",
    ]
    if element.bounds.origin != .zero { words.append("bounds \(text(element.bounds))") }
    if element.alpha != 1 { words.append("alpha \(element.alpha)") }
    if element.transform != .identity { words.append("\(element.transform)") }
    if element.hasFrame {
      let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
      words.append("middle \(name(dump.frontmost(at: middle))) \(name(dump.touched(at: middle)))")
    }
    words += dump.verdict(of: element).findings.map { "; \($0)" }
    return words.joined(separator: " ")
  }

  private func name(_ element: ScreenDump.Element?) -> String {
    element.map { "\($0.index)" } ?? "none"
  }

  private func text(_ rect: CGRect) -> String {
    rect.isNull
      ? "null"
      : "(\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height))"
  }
}
