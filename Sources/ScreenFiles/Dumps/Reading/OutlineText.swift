import Foundation

/// A text that draws a tree with lines and indentation: nodes at columns, each with lines about it behind.
///
///     Node #1 at (l=0.0, t=63.0, r=1080.0, b=1731.0)px
///      |-Node #2 at (l=42.0, t=100.0, r=500.0, b=226.0)px, Tag: 'go'
///        Role = 'Button'
struct OutlineText {
  /// A node with what its lines say, without what draws the tree.
  struct Node {
    let line: Int
    /// How many characters stand before it.
    let column: Int
    /// Its own line from the mark on, then those about it.
    var lines: [String]
  }

  private(set) var nodes: [Node] = []
  /// The lines before the first node that aren't blank.
  private(set) var before: [String] = []

  /// - Parameters:
  ///   - mark: What each node begins with.
  ///   - sign: What stands on the line of a node, or in one of the lines about it, and nowhere else.
  /// - Throws: An error if a node doesn't begin its line: how deep it lies isn't told then.
  init(_ text: DumpText, mark: String, sign: String) throws(ScreenDumpError) {
    // Whether the last node has no sign yet.
    var isWaiting = false
    for (number, range) in TextLines(text.bytes).ranges.enumerated() {
      let line = String(decoding: text.bytes[range], as: UTF8.self)
      if let start = line.range(of: mark), Self.isDrawing(line[..<start.lowerBound]) {
        nodes.append(
          Node(
            line: number + 1, column: line[..<start.lowerBound].unicodeScalars.count,
            lines: [String(line[start.lowerBound...])]))
        isWaiting = !line.contains(sign)
        guard line.components(separatedBy: mark).count == 2 else {
          throw Self.unread(number + 1, after: nodes.count)
        }
        continue
      }
      // A second sign, or one before the first node, is that of a node whose line isn't known for one.
      let signs = line.components(separatedBy: sign).count - 1
      if signs > (isWaiting ? 1 : 0) { throw Self.unread(number + 1, after: nodes.count) }
      if signs > 0 { isWaiting = false }
      let content = String(line.drop { Self.isDrawing($0) })
      guard !content.isEmpty else { continue }
      if nodes.isEmpty { before.append(line) } else { nodes[nodes.count - 1].lines.append(content) }
    }
  }

  private static func unread(_ line: Int, after count: Int) -> ScreenDumpError {
    ScreenDumpError(
      .unread("a node doesn't begin its line, so how deep it lies isn't told"), line: line,
      column: 1, elementsBefore: count)
  }

  private static func isDrawing(_ text: Substring) -> Bool { text.allSatisfy { isDrawing($0) } }

  /// Whether a character draws the tree: spaces, bars, dashes, and those that Unicode has for it.
  private static func isDrawing(_ character: Character) -> Bool {
    character.isWhitespace || character == "|" || character == "-"
      || character.unicodeScalars.allSatisfy { (0x2500...0x257F).contains($0.value) }
  }
}
