import Foundation
import Testing
import ViewGeometry

@Suite struct ReadmeTests {
  @Test func `the example does what it says`() {
    // README example
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let list = ScrollView(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
    let row = View(frame: CGRect(x: 0, y: 440, width: 320, height: 44))
    window.addSubview(list)
    list.addSubview(row)
    list.contentOffset = CGPoint(x: 0, y: 300)

    let pressed = window.hitTest(CGPoint(x: 50, y: 214), with: nil)  // the row
    let source = window.convert(row.bounds, from: row)  // (0, 204, 320, 44)
    // end of README example

    #expect(pressed === row)
    #expect(source == CGRect(x: 0, y: 204, width: 320, height: 44))
  }

  @Test func `the example in the README is the one above`() throws {
    let tests = try String(contentsOfFile: #filePath, encoding: .utf8)
    let readme = try String(
      contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)

    let tested = try #require(tests.between("// README example\n", "// end of README example"))
    let shown = try #require(readme.between("```swift\n", "```"))

    #expect(shown.codeLines.filter { !$0.hasPrefix("import ") } == tested.codeLines)
    #expect(shown.codeLines.count <= 12)
  }
}

extension String {
  fileprivate func between(_ start: String, _ end: String) -> Substring? {
    guard let opening = range(of: start), let closing = self[opening.upperBound...].range(of: end)
    else { return nil }
    return self[opening.upperBound..<closing.lowerBound]
  }
}

extension Substring {
  fileprivate var codeLines: [String] {
    split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}

private enum Repository {
  /// The folder that holds Package.swift.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
