import Foundation

/// The Swift files of the package, as text.
enum SourceText {
  /// Returns the files below a folder of the package, each with its path relative to that folder.
  static func files(in folder: String) throws -> [(path: String, text: String)] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }
}

extension String {
  /// Returns the joined texts of the string literals among the arguments of each call to `call`.
  ///
  /// Interpolations are replaced by "…". A call is found by its name and opening parenthesis, but
  /// not in a literal or a comment.
  func literals(after call: String) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " }.hasPrefix("//") ? "" : $0 }.joined(separator: "\n")
      .components(separatedBy: call).dropFirst().map {
        var scanner = LiteralScanner(rest: $0[...])
        return scanner.literals()
      }
  }
}

/// Reads the string literals in the arguments of a call.
private struct LiteralScanner {
  var rest: Substring

  /// Returns the texts of the literals up to the parenthesis that closes the call.
  mutating func literals() -> String {
    var (said, depth) = ("", 1)
    while depth > 0, let next = rest.first {
      if rest.hasPrefix("\"\"\"") {
        said += literal(endingWith: "\"\"\"")
      } else if next == "\"" {
        said += literal(endingWith: "\"")
      } else {
        if next == "(" { depth += 1 } else if next == ")" { depth -= 1 }
        // Tests append the operation to the message, but only the message counts.
        if next == "{", !said.isEmpty { return said }
        rest = rest.dropFirst()
      }
    }
    return said
  }

  private mutating func literal(endingWith end: String) -> String {
    var said = ""
    rest = rest.dropFirst(end.count)
    while !rest.isEmpty, !rest.hasPrefix(end) {
      if rest.hasPrefix("\\(") {
        skipInterpolation()
        said += "…"
      } else if rest.hasPrefix("\\") {
        // This is a quote, or the end of a continued line.
        rest = rest.dropFirst()
        if rest.first == "\"" { said += "\"" }
        rest = rest.dropFirst()
      } else {
        said.append(rest.removeFirst())
      }
    }
    rest = rest.dropFirst(end.count)
    return said.split { $0.isWhitespace }.joined(separator: " ")
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while let next = rest.popFirst() {
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
      if depth == 0, next == ")" { return }
    }
  }
}
