import Foundation
import ScreenFiles
import Testing

@testable import ScreenInspector

/// A sample of `Fixtures/conformance/dumps`.
enum SampleFile {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/conformance/dumps").path

  static let uiKit = "\(folder)/uikit-recursive/same-screen.txt"
  static let turned = "\(folder)/uikit-recursive/rotated-cover.txt"
  static let android = "\(folder)/uiautomator/same-screen.xml"
  static let appium = "\(folder)/uiautomator/same-screen-appium.xml"
  static let cut = "\(folder)/uiautomator/truncated.xml"

  /// One of each format.
  static let ofEachFormat = [
    uiKit, turned, android, "\(folder)/wda/same-screen.xml", "\(folder)/wda/same-screen.json",
    "\(folder)/xcuitest/same-screen.txt", "\(folder)/domsnapshot/modal.json",
  ]

  static func screen(_ path: String, earlier: String? = nil) throws -> InspectedScreen {
    InspectedScreen(
      try ScreenDump(contentsOf: URL(fileURLWithPath: path)),
      earlier: try earlier.map { try ScreenDump(contentsOf: URL(fileURLWithPath: $0)) },
      options: Options())
  }

  /// The program's result for some arguments.
  static func run(_ arguments: String...) throws -> Inspection.Outcome {
    try Inspection(options: #require(try Options.parsed(arguments))).run()
  }
}

/// A folder that is removed with its owner.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "screen-inspector-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  @discardableResult
  func write(_ text: String, as name: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }
}
