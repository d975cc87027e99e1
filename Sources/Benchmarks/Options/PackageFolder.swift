import Foundation

/// Finds the package's folder, regardless of where the program was started.
package enum PackageFolder {
  /// The path of the package's folder; nil if it isn't found.
  ///
  /// Searches the ancestors of this source file first, then those of the program, and then the
  /// current folder and its ancestors.
  package static var path: String? {
    let program = Bundle.main.executablePath.map { [$0] } ?? []
    return path(around: [#filePath] + program + [FileManager.default.currentDirectoryPath + "/."])
  }

  /// Returns the nearest ancestor folder that contains the package and the benchmarks.
  ///
  /// Searches the ancestors of the first file, then those of the second, and so on. Returns nil if
  /// no ancestor contains the package.
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
