import Foundation

/// A new folder, removed with its owner.
final class TemporaryFolder {
  let url: URL

  /// The path without symbolic links.
  var path: String { url.path }

  init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, with the folders above it.
  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Writes a program `swift` that prints its arguments, one a line, and ends with `exitCode`.
  func writeSwift(exitCode: Int32) throws {
    try write("#!/bin/sh\nprintf '%s\\n' \"$@\"\nexit \(exitCode)\n", to: "swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: url.appendingPathComponent("swift").path)
  }
}
