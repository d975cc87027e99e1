import BenchmarkOptions
import Foundation

/// The machine, toolchain and settings of a run.
struct RunEnvironment: Codable {
  let swift: String
  let os: String
  let cpu: String
  let cores: Int
  let commit: String
  let date: String
  let seed: UInt64
  let quick: Bool

  static func current(_ options: Options) -> RunEnvironment {
    let process = ProcessInfo.processInfo
    let package = PackageFolder.path ?? "."
    return RunEnvironment(
      swift: firstLine(of: ["swift", "--version"]) ?? "unknown",
      os: process.operatingSystemVersionString,
      cpu: processorName(),
      cores: process.activeProcessorCount,
      commit: firstLine(of: ["git", "-C", package, "rev-parse", "--short=12", "HEAD"]) ?? "unknown",
      date: ISO8601DateFormatter().string(from: Date()),
      seed: options.seed,
      quick: !options.isFull)
  }

  private static func processorName() -> String {
    #if canImport(Darwin)
      return firstLine(of: ["sysctl", "-n", "machdep.cpu.brand_string"]) ?? "unknown"
    #else
      let information = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
      let line = information?.split(separator: "\n").first { $0.hasPrefix("model name") }
      let name = line?.split(separator: ":", maxSplits: 1).last
      return name?.trimmingCharacters(in: .whitespaces) ?? "unknown"
    #endif
  }

  /// Returns the first line that a command prints.
  ///
  /// Returns nil if the command prints nothing, fails or can't be run.
  private static func firstLine(of command: [String]) -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").first.map(String.init)
  }
}
