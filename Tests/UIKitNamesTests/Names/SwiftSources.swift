import Foundation

/// The source files of a target, as text.
struct SwiftSources {
  let files: [(name: String, text: String)]

  init(of target: String) throws {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.appendingPathComponent("Sources").appendingPathComponent(target)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    files = try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
      ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
  }

  /// The names of the public types that are declared at file level.
  func publicTypes() -> [String] {
    let modifiers = ["public", "open", "final", "indirect"]
    let kinds = ["class", "struct", "enum", "protocol", "typealias", "actor"]
    var names: Set<String> = []
    for line in files.flatMap({ $0.text.split(separator: "\n") }) {
      guard line.hasPrefix("public ") || line.hasPrefix("open ") else { continue }
      let words = line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
        .drop { modifiers.contains(String($0)) }
      guard let kind = words.first, kinds.contains(String(kind)),
        let name = words.dropFirst().first
      else { continue }
      names.insert(String(name))
    }
    return names.sorted()
  }

  /// The aliased types, by UIKit's names for them.
  func aliases() -> [String: String] {
    var aliases: [String: String] = [:]
    for file in files {
      let words = file.text.split { $0.isWhitespace }
      for index in words.indices.dropLast(3) where words[index] == "typealias" {
        aliases[String(words[index + 3])] = String(words[index + 1])
      }
    }
    return aliases
  }
}
