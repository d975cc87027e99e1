public import Foundation
import ViewGeometry

/// A screen as a file describes it: views, scroll offsets, collections, and questions with answers.
///
/// The format is described beside the files, in `Fixtures/layouts/README.md`. A fixture is a plain
/// value; ``makeScreen()`` makes live views of it, as often as wanted:
///
///     let fixture = try LayoutFixture(contentsOf: url)
///     let screen = fixture.makeScreen()
///     let hit = screen.roots[0].hitTest(CGPoint(x: 40, y: 300), with: nil)
///
/// Nothing in a file is trusted: whatever is wrong with it, decoding throws one ``FixtureError``
/// before any view is made or any memory of the asked-for size is taken.
public struct LayoutFixture: Sendable {
  /// What the file calls itself.
  public let name: String
  /// Where its numbers come from, in words.
  package let source: String
  /// The listed views, later siblings in front.
  package let views: [FixtureView]
  /// Places in ``views``, each superview before its subviews.
  package let viewOrder: [Int]
  /// The constraints between listed views.
  package let constraints: [FixtureConstraint]
  /// The questions and their answers.
  package let probes: [FixtureProbe]

  /// Reads a file.
  ///
  /// - Throws: A ``FixtureError`` for whatever is wrong with the file or its text.
  public init(contentsOf url: URL) throws(FixtureError) {
    self = try LayoutFixture(data: try Self.read(url), file: url.lastPathComponent)
  }

  /// Reads a text in UTF-8 that came from somewhere; `file` is what errors call it.
  ///
  /// - Throws: A ``FixtureError`` for whatever is wrong with the text.
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

  /// Reads every file of a folder and of the folders in it that ends in `.json`, sorted by path.
  ///
  /// - Throws: A ``FixtureError`` for the first file that is wrong, or for a folder that can't be
  ///   listed.
  package static func all(in folder: URL) throws(FixtureError) -> [LayoutFixture] {
    var fixtures: [LayoutFixture] = []
    for file in try files(in: folder) {
      fixtures.append(try LayoutFixture(contentsOf: file))
    }
    return fixtures
  }
}
