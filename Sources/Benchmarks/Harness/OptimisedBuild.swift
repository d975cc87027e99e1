import Foundation

/// Numbers of a debug build mean nothing: such a build starts itself again, optimised.
enum OptimisedBuild {
  /// Set for the process started again, which must not start another.
  private static let guardVariable = "VIEWGEOMETRY_BENCHMARKS_RELAUNCHED"

  static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Replaces this process by `swift run -c release Benchmarks`; returns only on failure, with
  /// the reason.
  static func relaunch(arguments: [String]) -> String {
    let command = "swift run -c release Benchmarks"
    guard ProcessInfo.processInfo.environment[guardVariable] == nil else {
      return "'\(command)' built for debugging again; not measuring."
    }
    guard let package = packageDirectory() else {
      return "Built for debugging, and no Package.swift found; run '\(command)' in the package."
    }
    note("Built for debugging: starting again as '\(command)'.")
    setenv(guardVariable, "1", 1)
    let words =
      ["swift", "run", "-c", "release", "--package-path", package, "Benchmarks"] + arguments
    var pointers = words.map { strdup($0) } + [nil]
    execvp("swift", &pointers)
    let reason = String(cString: strerror(errno))
    return "Built for debugging, and can't start 'swift': \(reason); run '\(command)' yourself."
  }

  /// The folder with Package.swift: above this file as it was built, or above the current one.
  static func packageDirectory() -> String? {
    let starts = [#filePath, FileManager.default.currentDirectoryPath + "/."]
    for start in starts {
      var folder = URL(fileURLWithPath: start).deletingLastPathComponent()
      while folder.path != "/" {
        let manifest = folder.appendingPathComponent("Package.swift").path
        if FileManager.default.fileExists(atPath: manifest) { return folder.path }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }
}

/// Writes one line on standard error.
func note(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}
