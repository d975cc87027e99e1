package import Foundation
package import ViewGeometry

/// A collection of a fixture: a layout and its sections.
package struct FixtureCollection: Sendable, Equatable {
  /// How it is laid out.
  package let layout: FixtureLayout
  /// What it lays out.
  package let sections: FixtureSections

  /// Whether each item has the layout's own size: nobody needs to be asked for one.
  package var isUniform: Bool {
    sections.runs.allSatisfy { $0.sizes == nil }
  }

  /// The size of items without one of their own, in points.
  package var itemSize: CGSize {
    guard case .flow(let flow) = layout else { return FixtureFlow().itemSize }
    return flow.itemSize
  }
}

/// The numbers of a flow layout, by the names and with the defaults of `CollectionViewFlowLayout`.
package struct FixtureFlow: Sendable, Equatable {
  /// The direction that scrolls.
  package var scrollDirection = Axis.vertical
  /// The size of an item without a size of its own, in points.
  package var itemSize = CGSize(width: 50, height: 50)
  /// The least distance of lines, in points.
  package var minimumLineSpacing = 10.0
  /// The least distance of items in a line, in points.
  package var minimumInteritemSpacing = 10.0
  /// What each section leaves free around its items, in points.
  package var sectionInset = EdgeInsets.zero
  /// The header of each section: its length along the scroll direction counts; 0 for none.
  package var headerReferenceSize = CGSize.zero
  /// The footer of each section, as the header.
  package var footerReferenceSize = CGSize.zero

  /// The defaults.
  package init() {}
}
