import ViewGeometry

/// How much a fixture may ask for; everything is checked before any memory is taken.
package enum FixtureLimits {
  /// Bytes of one file: 256 MiB.
  package static let fileSize = 1 << 28
  /// Views of one fixture, listed and generated together.
  package static let views = 1 << 22
  /// Views arranged by one stack view, which looks at all it has for each it gets.
  package static let arrangedViews = 1 << 13
  /// Constraints of one fixture: those that compete are solved together.
  package static let constraints = 1 << 12
  /// Views of a fixture with constraints, each of which may have to be reached from the root.
  package static let constrainedViews = 1 << 14
  /// The largest anchor point and entry of a transform among constraints, which may make bounds as large as numbers go.
  package static let constrainedFactor = 1_000
  /// Sections of one collection.
  package static let sections = 1 << 22
  /// Items of one collection whose sections are uniform: they cost no memory each.
  package static let items = 20_000_000_000
  /// Columns of a waterfall: what its layout takes.
  package static let columns = WaterfallColumns.most
  /// Rows or columns of a grid that stay in sight.
  package static let frozen = 1 << 10
  /// Items of one collection that have a size of their own: a layout keeps some 24 bytes of each.
  package static let sizedItems = 1 << 26
  /// Cells of one collection that are on screen at once.
  package static let cells = 1 << 20
  /// The largest coordinate, length or matrix entry.
  ///
  /// Far beyond 10^9 rows of 44 points, and so small that products of a few of them stay finite.
  package static let magnitude = 1e12
}
