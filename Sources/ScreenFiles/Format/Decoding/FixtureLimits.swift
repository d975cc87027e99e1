import ViewGeometry

/// The limits of a fixture.
///
/// They are checked before memory is allocated.
package enum FixtureLimits {
  /// The maximum size of one file: 256 MiB.
  package static let fileSize = 1 << 28
  /// The maximum number of views in one fixture, including generated ones.
  package static let views = 1 << 22
  /// The maximum number of views in one stack view.
  ///
  /// Adding a view takes time proportional to the number of views already in the stack view.
  package static let arrangedViews = 1 << 13
  /// The maximum number of constraints in one fixture.
  ///
  /// It is low because conflicting constraints are solved together, which takes time that grows
  /// faster than their number.
  package static let constraints = 1 << 12
  /// The maximum number of views in a fixture that has constraints.
  ///
  /// A query may have to walk from the root to each of these views.
  package static let constrainedViews = 1 << 14
  /// The maximum absolute value of anchor points and transform coefficients in a fixture that has
  /// constraints.
  ///
  /// It doesn't limit translations.
  package static let constrainedFactor = 1_000
  /// The maximum number of sections of one collection view or table.
  package static let sections = 1 << 22
  /// The maximum number of items of one collection view, or of rows of one table.
  ///
  /// A collection view needs no memory for the items of a section that all have the same size.
  package static let items = 20_000_000_000
  /// The maximum number of columns of a waterfall, which is also the layout's own limit.
  package static let columns = WaterfallColumns.most
  /// The maximum number of frozen rows or columns of a grid.
  package static let frozen = 1 << 10
  /// The maximum number of items or rows of one collection view or table whose sizes are stored one
  /// by one.
  ///
  /// A layout stores about 24 bytes for each.
  package static let sizedItems = 1 << 26
  /// The maximum number of cells, headers and footers of one collection view or table on screen at
  /// once.
  package static let cells = 1 << 20
  /// The maximum absolute value of a coordinate, length or coefficient.
  ///
  /// It is far larger than the height of 10^9 rows of 44 points, but small enough that products of
  /// a few values stay finite.
  package static let magnitude = 1e12
}
