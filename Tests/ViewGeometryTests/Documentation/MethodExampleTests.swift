import Foundation
import Testing

@testable import TestSupport

/// Examples in doc comments: fenced blocks of Swift.
@Suite struct MethodExampleTests {
  /// The folders of `Tests` whose files hold the examples.
  private static let folders = [
    "ViewGeometryTests/Documentation", "DevicesTests/Page", "ForceTouchTests/Documentation",
  ]

  @Test func `each block of Swift in a comment has two to six lines and is run by a test`() throws {
    let tests = try Self.folders.flatMap { try SourceText.files(in: "Tests/\($0)") }
      .map { Self.lines($0.text) }

    var count = 0
    for file in try SourceText.files(in: "Sources") {
      for block in Self.blocks(in: file.text) {
        let isTested = tests.contains { test in
          test.indices.contains { test[$0...].starts(with: block) }
        }
        expect(isTested, "\(file.path): \(block.first ?? "")")
        expect((2...6).contains(block.count), "\(file.path): \(block.first ?? "")")
        count += 1
      }
    }
    expect(count >= 60)
  }

  @Test func `A block is found by its fences`() {
    let text = "/// A.\n///\n/// ```swift\n/// let a = 1\n///\n///   a + 1\n/// ```\nlet b = 2\n"

    expectEqual(Self.blocks(in: text), [["let a = 1", "a + 1"]])
  }

  /// The blocks of Swift in the comments of a file, without indentation and blank lines.
  private static func blocks(in text: String) -> [[String]] {
    var (blocks, isInside) = ([[String]](), false)
    for line in lines(text) where line.hasPrefix("///") {
      let words = line.dropFirst(3).drop { $0 == " " }
      if words == "```swift" {
        isInside = true
        blocks.append([])
      } else if words == "```" {
        isInside = false
      } else if isInside, !words.isEmpty {
        blocks[blocks.count - 1].append(String(words))
      }
    }
    return blocks
  }

  /// The lines of a text that aren't blank, without indentation.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
