import Foundation
import TestSupport
import Testing

/// Links between the files of the package have targets.
@Suite struct LinkTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every page in Markdown, by its path from the package; those of documentation catalogs are checked by docc.
  private static let pages =
    ((FileManager.default.enumerator(atPath: package.path)?.allObjects ?? []) as? [String] ?? [])
    .filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") && !$0.contains(".docc/") }.sorted()

  @Test func `there are pages`() {
    expect(Self.pages.contains("README.md"))
    expect(Self.pages.count > 30)
  }

  @Test(arguments: pages)
  func `each link of a page leads to a file, and to a heading that it has`(page: String) throws {
    let file = Self.package.appending(path: page)
    let text = try String(contentsOf: file, encoding: .utf8)
    for match in text.matches(of: #/\]\(([^)\s]+)\)|src="([^"]+)"/#) {
      let link = String(match.1 ?? match.2 ?? "")
      if link.contains("://") { continue }
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target =
        parts[0].isEmpty ? file : file.deletingLastPathComponent().appending(path: String(parts[0]))
      expect(FileManager.default.fileExists(atPath: target.standardized.path), "\(link)")
      if parts.count == 2 {
        let headings = try Self.headings(
          in: String(contentsOf: target.standardized, encoding: .utf8))
        expect(headings.contains(String(parts[1])), "\(link)")
      }
    }
  }

  /// The anchors of a page: its headings in lower case, with hyphens for spaces and without punctuation.
  private static func headings(in text: String) -> Set<String> {
    Set(
      text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
        String(
          line.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
            .compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" ? $0 : nil })
      })
  }
}
