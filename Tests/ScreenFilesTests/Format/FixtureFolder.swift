import Foundation
import ScreenFiles
import Testing
import ViewGeometry

/// The fixtures of the project, as the tests find them.
enum FixtureFolder {
  static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/layouts")

  /// Every fixture of the folder; a separate test reports why one can't be decoded.
  static let all = (try? LayoutFixture.all(in: url)) ?? []

  static func named(_ name: String) throws -> LayoutFixture {
    try #require(all.first { $0.name == name })
  }
}
