import BenchmarkOptions
import Foundation
import ScreenFiles
import ViewGeometry

/// Finds the package's fixtures.
enum FixtureFiles {
  /// The folder Fixtures/layouts of the package that `PackageFolder` finds.
  static var folder: URL {
    get throws {
      guard let package = PackageFolder.path else {
        throw UsageError("Can't find Fixtures/layouts: no Package.swift above the current folder.")
      }
      return URL(fileURLWithPath: package).appendingPathComponent("Fixtures/layouts")
    }
  }

  /// Loads the screen in the fixture file called `name`.
  static func screen(_ name: String) throws -> FixtureScreen {
    try LayoutFixture(contentsOf: folder.appendingPathComponent(name)).makeScreen()
  }
}
