import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// Drawings compared with reviewed files, and rendered by a browser if one is installed.
///
/// `VIEWGEOMETRY_UPDATE_DRAWINGS=1 swift test --filter DrawingGallery` writes the files again; look
/// at them before a commit.
@Suite struct DrawingGalleryTests {
  private static let isUpdating =
    ProcessInfo.processInfo.environment["VIEWGEOMETRY_UPDATE_DRAWINGS"] == "1"

  @Test(arguments: DrawingGallery.names)
  func `a drawing is the file that was looked at`(name: String) throws {
    let svg = try DrawingGallery.make(name)
    let url = DrawingGallery.folder.appendingPathComponent("\(name).svg")
    if Self.isUpdating {
      try FileManager.default.createDirectory(
        at: DrawingGallery.folder, withIntermediateDirectories: true)
      try svg.write(to: url, atomically: true, encoding: .utf8)
    }

    let known = try String(contentsOf: url, encoding: .utf8)

    expectEqual(svg, known, "\(name).svg differs")
  }

  @Test(.enabled(if: Browser.path != nil, "No headless Chromium is installed."))
  func `a browser shows a drawing in its size and colors`() throws {
    let browser = try #require(Browser.path)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "drawing-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let drawing = folder.appendingPathComponent("drawing.svg")
    let picture = folder.appendingPathComponent("picture.png")
    try DrawingGallery.make("two-columns").write(to: drawing, atomically: true, encoding: .utf8)

    try Browser.screenshot(of: drawing, to: picture, width: 672, height: 512, browser: browser)
    let data = try Data(contentsOf: picture)

    // The header of a PNG: its signature, and from byte 16 its width and height.
    expectEqual(Array(data.prefix(8)), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    expectEqual(Array(data[16..<24]), [0, 0, 0x02, 0xA0, 0, 0, 0x02, 0x00])
    // A page of one color compresses to a fraction of it.
    try "<svg xmlns=\"http://www.w3.org/2000/svg\"/>".write(
      to: drawing, atomically: true, encoding: .utf8)
    try Browser.screenshot(of: drawing, to: picture, width: 672, height: 512, browser: browser)
    #expect(data.count > 3 * (try Data(contentsOf: picture)).count / 2)
  }
}

private enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static func screenshot(
    of file: URL, to picture: URL, width: Int, height: Int, browser: String
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: browser)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--user-data-dir=\(picture.deletingLastPathComponent().path)/profile",
      "--window-size=\(width),\(height)", "--screenshot=\(picture.path)", file.absoluteString,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }
}
