import Foundation

/// The table of UIKit's members in Documentation/Surface/uikit.md.
struct SurfaceTable {
  /// A UIKit member, or several that belong together, and its counterpart here.
  struct Row: CustomStringConvertible {
    enum Status: String { case present, differs, missing }
    enum Kind: String { case geometry = "G", interaction = "I", drawing = "D" }

    let section: String
    let member: String
    let kind: Kind
    let status: Status
    /// Whether subclasses override what the row names: "open", "final", or "" where nobody overrides it.
    let openness: String
    let note: String

    var description: String { "\(section): \(member)" }

    /// The words that every use of the member contains: names and labels, and for `init()` the
    /// class.
    var words: Set<String> {
      let words = member.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        .filter { $0 != "_" && $0 != "init" }
      return words.isEmpty ? [section] : Set(words)
    }

    /// The names of the methods and properties that a subclass might override.
    var overridable: [String] {
      member.split(separator: "/").map { String($0.prefix { $0 != "(" }) }
        .filter { $0 != "init" && $0.first?.isLowercase == true }
    }
  }

  let rows: [Row]
  /// The counts in the file, by kind and status, in the order of its table.
  let counts: [[Int]]

  init() throws {
    let text = try String(
      contentsOf: Self.package.appendingPathComponent("Documentation/Surface/uikit.md"),
      encoding: .utf8)
    var (rows, counts, section): ([Row], [[Int]], String) = ([], [], "")
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      if cells.count == 7, let kind = Row.Kind(rawValue: cells[2]),
        let status = Row.Status(rawValue: cells[3])
      {
        rows.append(
          Row(
            section: section, member: cells[1].trimmingCharacters(in: ["`"]), kind: kind,
            status: status, openness: cells[4], note: cells[5]))
      } else if section.isEmpty, cells.count == 6, let first = Int(cells[2]) {
        counts.append([first] + cells[3...4].compactMap { Int($0) })
      }
    }
    (self.rows, self.counts) = (rows, counts)
  }

  /// The words of the code that uses the members of a section, without comments and texts; nil if
  /// there is none.
  func words(of section: String) throws -> Set<String>? {
    let file = Self.package.appendingPathComponent(
      "Tests/UIKitNamesTests/Surface/\(section)Surface.swift")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let code = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { line in line.components(separatedBy: "//")[0] }
    return Set(
      code.joined(separator: "\n").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        .map(String.init))
  }

  private static var package: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }
}
