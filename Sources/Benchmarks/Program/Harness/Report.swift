import BenchmarkOptions
import Foundation

/// A whole run: its environment and its results, as stored in the file that `--json` writes.
struct Report: Codable {
  let environment: RunEnvironment
  let rows: [Measured]

  /// Reads a report written by `--json`.
  static func read(_ path: String) throws(UsageError) -> Report {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("Can't read '\(path)'.")
    }
    do {
      return try JSONDecoder().decode(Report.self, from: data)
    } catch {
      throw UsageError("'\(path)' is not a report written by --json.")
    }
  }

  func write(_ path: String) throws(UsageError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try encoder.encode(self).write(to: URL(fileURLWithPath: path))
    } catch {
      throw UsageError("Can't write '\(path)'.")
    }
  }
}
