import Foundation
import TextMeasuring

/// The files of Fixtures/conformance/text.
enum TextFixture {
  static func url(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/conformance/text/\(name)")
  }

  static func font() throws -> FontFile { try FontFile(contentsOf: url("DejaVuSans-part.ttf")) }

  static func bytes() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url("DejaVuSans-part.ttf")))
  }
}
