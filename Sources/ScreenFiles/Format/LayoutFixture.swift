public import Foundation
import ViewGeometry

/// A screen described by a file: views, scroll offsets, collections, and queries with their
/// answers.
///
/// The format is described in `Fixtures/layouts/README.md`. A fixture is a plain value from which
/// ``makeScreen()`` creates live views, any number of times:
///
///     let fixture = try LayoutFixture(contentsOf: url)
///     let screen = fixture.makeScreen()
///     let hit = screen.roots[0].hitTest(CGPoint(x: 40, y: 300), with: nil)
///
/// Files aren't trusted. If there is any error, decoding throws a ``FixtureError`` before it
/// creates views or allocates memory of a size that the file requests.
public struct LayoutFixture: Sendable {
  /// The name of the fixture, as given in its file.
  public let name: String
  /// A description of the origin of the fixture's values.
  package let source: String
  /// The listed views; later siblings are in front.
  package let views: [FixtureView]
  /// The indices of ``views``, ordered so that each superview precedes its subviews.
  package let viewOrder: [Int]
  /// The constraints between listed views.
  package let constraints: [FixtureConstraint]
  /// The queries and their expected answers.
  package let probes: [FixtureProbe]

  /// Reads a fixture from a file.
  ///
  /// - Throws: A ``FixtureError`` if the file can't be read, if it is larger than 256 MiB, or if its
  ///   text isn't a valid fixture.
  public init(contentsOf url: URL) throws(FixtureError) {
    self = try LayoutFixture(data: try Self.read(url), file: url.lastPathComponent)
  }

  /// Reads a fixture from UTF-8 text; `file` is its name in errors.
  ///
  /// - Throws: A ``FixtureError`` if the text isn't a valid fixture.
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

  /// Reads all `.json` files in a folder and its subfolders, sorted by path.
  ///
  /// - Throws: A ``FixtureError`` for the first invalid file, or if the folder can't be listed.
  package static func all(in folder: URL) throws(FixtureError) -> [LayoutFixture] {
    var fixtures: [LayoutFixture] = []
    for file in try files(in: folder) {
      fixtures.append(try LayoutFixture(contentsOf: file))
    }
    return fixtures
  }
}
