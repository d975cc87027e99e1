import Foundation
import ScreenFiles
import Testing

@testable import ScreenInspector

/// The page in a headless browser, where one is installed.
@Suite(.enabled(if: Browser.path != nil, "No headless Chromium is installed."))
struct BrowserTests {
  @Test(arguments: [SampleFile.android, SampleFile.uiKit, SampleFile.turned])
  func `a point of the page shows the verdict that the dump gives`(path: String) throws {
    let folder = try TemporaryFolder()
    let screen = try SampleFile.screen(path)
    let point = CGPoint(x: screen.dump.screen.midX, y: screen.dump.screen.midY)
    let seen = try #require(screen.dump.frontmost(at: point))
    _ = try SampleFile.run(path, "--html", folder.path("a.html"))

    let page = try Browser.dom(
      of: folder.path("a.html"), hash: "at=\(point.x.short),\(point.y.short)", in: folder)

    #expect(
      page.contains("data-element=\"\(seen.index)\" aria-live")
        || page.contains(
          "id=\"details\" aria-live=\"polite\" data-element=\"\(seen.index)\"")
    )
    let verdict = ElementReport.sentence(screen.dump.verdict(of: seen))
    #expect(page.contains(">\(verdict.escaped)</dd>"))
    let touched = screen.dump.touched(at: point).map { "\($0.index) " } ?? "nobody"
    #expect(page.contains("<dt>Touch goes to</dt><dd>\(touched)"))
  }

  @Test func `an element of the hash is shown and the list has all`() throws {
    let folder = try TemporaryFolder()
    let screen = try SampleFile.screen(SampleFile.android)
    _ = try SampleFile.run(SampleFile.android, "--html", folder.path("a.html"))

    let page = try Browser.dom(of: folder.path("a.html"), hash: "element=5", in: folder)

    #expect(page.contains("<h2>5 "))
    let count = screen.dump.elements.count
    #expect(page.contains(">\(count) of \(count) elements</p>"))
  }
}

private enum Browser {
  /// The first of the usual names on the PATH.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in ["chromium", "chromium-browser", "google-chrome"] {
      for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
      {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }()

  /// The page after its script has run.
  static func dom(of file: String, hash: String, in folder: TemporaryFolder) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path("profile"))",
      "--dump-dom", "\(URL(fileURLWithPath: file).absoluteString)#\(hash)",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
