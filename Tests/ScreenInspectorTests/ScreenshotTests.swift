import Foundation
import TestSupport
import Testing

@testable import ScreenInspector

/// Pictures under the drawing: their sizes from their headers, and their frames.
struct ScreenshotTests {
  /// Headers of pictures of 300 by 500.
  private static let headers: [(type: String, bytes: [UInt8])] = [
    ("png", Array(PageSample.png(width: 300, height: 500).prefix(40))),
    ("gif", Array("GIF89a".utf8) + [0x2C, 0x01, 0xF4, 0x01, 0, 0]),
    (
      "jpeg",
      [
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 1, 0xF4, 1, 0x2C, 1, 0, 0,
        0,
      ]
    ),
    ("webp", riff("VP8X", [10, 0, 0, 0, 0, 0, 0, 0, 0x2B, 1, 0, 0xF3, 1, 0])),
    ("webp", riff("VP8L", [9, 0, 0, 0, 0x2F, 0x2B, 0xC1, 0x7C, 0, 0, 0, 0, 0, 0])),
    ("webp", riff("VP8 ", [9, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 0x2C, 1, 0xF4, 1])),
  ]

  private static func riff(_ kind: String, _ rest: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP\(kind)".utf8) + rest
  }

  private func screenshot(_ bytes: [UInt8]) throws -> Screenshot {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("picture")
    try Data(bytes).write(to: file)
    return try Screenshot(contentsOf: file.path)
  }

  @Test(arguments: headers)
  func `the size of a picture is in its header`(header: (type: String, bytes: [UInt8])) throws {
    let picture = try screenshot(header.bytes)

    expectEqual(picture.size, CGSize(width: 300, height: 500))
    expect(picture.address.hasPrefix("data:image/\(header.type);base64,"))
    for count in 0..<20 {
      #expect(throws: UsageError.self) { try screenshot(Array(header.bytes.prefix(min(count, 9)))) }
    }
  }

  @Test func `a picture of the screen's shape fills it, another keeps its own`() throws {
    let picture = try screenshot(Self.headers[0].bytes)

    for screen in [
      CGRect(x: 0, y: 0, width: 150, height: 250), CGRect(x: 40, y: 30, width: 600, height: 1000),
    ] {
      let (rect, fits) = picture.frame(on: screen)
      expectEqual(rect, screen)
      expect(fits)
    }
    // The dump of a window without the bar at the top, and one that is cut at the bottom.
    let inset = picture.frame(on: CGRect(x: 0, y: 50, width: 300, height: 450))
    expectEqual(inset.rect, CGRect(x: 0, y: 0, width: 300, height: 500))
    expect(inset.fits)
    let cut = picture.frame(on: CGRect(x: 0, y: 0, width: 600, height: 900))
    expectEqual(cut.rect, CGRect(x: 0, y: 0, width: 600, height: 1000))
    expect(!cut.fits)
  }

  @Test func `a file that is no picture, and a picture without a page, are errors`() throws {
    let folder = try TemporaryFolder()
    for path in [SampleFile.android, folder.path("none.png")] {
      #expect(throws: UsageError.self) {
        try SampleFile.run(
          SampleFile.android, "--html", folder.path("a.html"), "--screenshot", path)
      }
    }
    #expect(throws: UsageError.self) {
      try Options.parsed([SampleFile.android, "--screenshot", "a.png"])
    }
  }

  @Test func `a picture of another shape is remarked on in the page`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("a.png")
    for (height, isRemarked) in [(800, false), (900, true)] {
      try PageSample.png(width: 400, height: height).write(to: file)
      let page = try HTMLPage(
        PageSample.screen(PageSample.covered()), options: Options(),
        screenshot: Screenshot(contentsOf: file.path)
      ).document()

      expectEqual(page.contains("doesn't have the proportions of the screen"), isRemarked)
    }
  }
}
