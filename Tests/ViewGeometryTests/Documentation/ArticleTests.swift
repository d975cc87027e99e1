import Foundation
import ScreenFiles
import TestSupport
import Testing

/// Code and pictures of the articles exist and are tested.
@Suite struct ArticleTests {
  private static let catalogs = ["ViewGeometry", "ScreenFiles", "Devices", "DeviceLayouts"].map {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/\($0)/\($0).docc")
  }

  private static let articles = catalogs.flatMap { catalog in
    ((try? FileManager.default.contentsOfDirectory(atPath: catalog.path)) ?? [])
      .filter { $0.hasSuffix(".md") }.sorted().map(catalog.appendingPathComponent)
  }

  @Test(arguments: articles)
  func `each block of Swift in an article is run by a test`(article: URL) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = [
      "ArticleExamples.swift", "TreeArticleExamples.swift",
      "../../DevicesTests/Page/DeviceArticleExamples.swift",
    ]
    let tested = try files.flatMap {
      Self.lines(try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
    let text = try String(contentsOf: article, encoding: .utf8)

    for block in text.components(separatedBy: "```swift\n").dropFirst() {
      let code = Self.lines(block.components(separatedBy: "```")[0])
      // Code that is only possible at the top of a file isn't compiled here.
      if code.contains(where: { $0.hasPrefix("import ") }) { continue }
      let isTested = tested.indices.contains { tested[$0...].starts(with: code) }
      expect(isTested, "\(article.lastPathComponent): \(code.first ?? "")")
    }
  }

  @Test(arguments: articles)
  func `each picture of an article is there`(article: URL) throws {
    let text = try String(contentsOf: article, encoding: .utf8)
    for match in text.matches(of: #/!\[([^\]]*)\]\(([^)]*)\)/#) {
      let file = article.deletingLastPathComponent().appendingPathComponent(
        "Resources/\(match.2)")
      // A drawing, or a photograph of a screen.
      let isThere = ["svg", "png"].contains { kind in
        FileManager.default.fileExists(atPath: file.appendingPathExtension(kind).path)
      }
      expect(isThere, "\(match.2)")
      expect(!match.1.isEmpty, "A picture needs words for those who don't see it.")
    }
  }

  /// Lines without indentation, blank lines and the commas of lists.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map {
      var line = $0.trimmingCharacters(in: .whitespaces)
      if let comment = line.range(of: ",  //") { line.replaceSubrange(comment, with: "  //") }
      return line
    }
    .filter { !$0.isEmpty }
  }
}
