package import Foundation
package import ViewGeometry

/// A collection of a fixture: a layout and its sections.
package struct FixtureCollection: Sendable, Equatable {
  /// The layout that arranges the sections.
  package let layout: FixtureLayout
  /// The sections, with the counts and sizes of their items.
  package let sections: FixtureSections

  /// Whether no section has sizes of its own, so that all items have the layout's item size.
  package var isUniform: Bool {
    sections.runs.allSatisfy { $0.sizes == nil }
  }

  /// The size of a flow layout's items without a size of their own, in points.
  ///
  /// For other layouts, it is the default of a flow layout.
  package var itemSize: CGSize {
    guard case .flow(let flow) = layout else { return FixtureFlow().itemSize }
    return flow.itemSize
  }
}

/// The values of a flow layout, with the names and defaults of `CollectionViewFlowLayout`.
package struct FixtureFlow: Sendable, Equatable {
  /// The scroll direction.
  package var scrollDirection = Axis.vertical
  /// The size of items without a size of their own, in points.
  package var itemSize = CGSize(width: 50, height: 50)
  /// The minimum distance between lines, in points.
  package var minimumLineSpacing = 10.0
  /// The minimum distance between items in a line, in points.
  package var minimumInteritemSpacing = 10.0
  /// The insets of each section around its items, in points.
  package var sectionInset = EdgeInsets.zero
  /// The size of each section's header, in points; only its length in the scroll direction is used.
  package var headerReferenceSize = CGSize.zero
  /// The size of each section's footer, in points; only its length in the scroll direction is used.
  package var footerReferenceSize = CGSize.zero

  /// Creates the default values.
  package init() {}
}
