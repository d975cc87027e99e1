import Foundation

/// Finds the package's folder, wherever the program was started.
package enum PackageFolder {
  /// The nearest folder around this file as it was built, around the program, or around the current folder, that holds
  /// the package; nil if none does.
  package static var path: String? {
    let program = Bundle.main.executablePath.map { [$0] } ?? []
    return path(around: [#filePath] + program + [FileManager.default.currentDirectoryPath + "/."])
  }

  /// The nearest folder above one of the files that has a Package.swift and the benchmarks; earlier files come first.
  package static func path(around files: [String]) -> String? {
    for file in files {
      var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      while true {
        if holdsPackage(folder) { return folder.path }
        if folder.path == "/" { break }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }

  private static func holdsPackage(_ folder: URL) -> Bool {
    ["Package.swift", "Sources/Benchmarks/Program"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }
}
