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

  /// Makes a program `swift` that, started in this folder, prints its arguments, one a line, and
  /// exits with `exitCode`.
  ///
  /// It is the shell, and the first argument, `run`, its script: a program just written can't
  /// always be started while other tests start processes, which for a moment hold it open for
  /// writing.
  func makeSwift(exitCode: Int32) throws {
    try write("printf '%s\\n' \"$0\" \"$@\"\nexit \(exitCode)\n", to: "run")
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent("swift").path, withDestinationPath: "/bin/sh")
  }
}
