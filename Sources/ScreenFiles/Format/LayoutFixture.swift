public import Foundation
import ViewGeometry

/// A screen described by a file: views, scroll offsets, collections, and queries with answers.
///
/// The format is described beside the files, in `Fixtures/layouts/README.md`. A fixture is a plain
/// value; ``makeScreen()`` creates live views from it, any number of times:
///
///     let fixture = try LayoutFixture(contentsOf: url)
///     let screen = fixture.makeScreen()
///     let hit = screen.roots[0].hitTest(CGPoint(x: 40, y: 300), with: nil)
///
/// Files aren't trusted: for any error, decoding throws a ``FixtureError`` before any view is
/// created or any memory of the requested size is allocated.
public struct LayoutFixture: Sendable {
  /// The name of the fixture in its file.
  public let name: String
  /// A description of the origin of its values.
  package let source: String
  /// The listed views, later siblings in front.
  package let views: [FixtureView]
  /// The indices in ``views``, each superview before its subviews.
  package let viewOrder: [Int]
  /// The constraints between listed views.
  package let constraints: [FixtureConstraint]
  /// The queries and their expected answers.
  package let probes: [FixtureProbe]

  /// Reads a file.
  ///
  /// - Throws: A ``FixtureError`` for any error in the file or its text.
  public init(contentsOf url: URL) throws(FixtureError) {
    self = try LayoutFixture(data: try Self.read(url), file: url.lastPathComponent)
  }

  /// Reads a UTF-8 text; `file` is its name in errors.
  ///
  /// - Throws: A ``FixtureError`` for any error in the text.
  public init(data: Data, file: String) throws(FixtureError) {
    let document = try FixtureJSON(parsing: data, file: file)
    let members = try document.object([
      "format", "name", "source", "views", "constraints", "probes",
    ])
    _ = try members.required("format").integer(in: 1...1)
    name = try members.required("name").string()
    source = try members["source"]?.string() ?? ""

    let list = try members.required("views")
    let isConstrained = try members["constraints"]?.array().isEmpty == false
    let tree = try FixtureTree(list, isConstrained: isConstrained)
    views = tree.views
    viewOrder = tree.order

    constraints =
      try members["constraints"].map { node throws(FixtureError) in
        try FixtureConstraint.all(node, tree: tree)
      } ?? []

    var probes: [FixtureProbe] = []
    for probe in try members["probes"]?.array() ?? [] {
      probes.append(try FixtureProbe(probe, tree: tree))
    }
    self.probes = probes
  }

  /// Reads every file ending in `.json` of a folder and its subfolders, sorted by path.
  ///
  /// - Throws: A ``FixtureError`` for the first invalid file, or for a folder that can't be listed.
  package static func all(in folder: URL) throws(FixtureError) -> [LayoutFixture] {
    var fixtures: [LayoutFixture] = []
    for file in try files(in: folder) {
      fixtures.append(try LayoutFixture(contentsOf: file))
    }
    return fixtures
  }
}
