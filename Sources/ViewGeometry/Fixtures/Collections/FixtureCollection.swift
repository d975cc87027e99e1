package import Foundation

/// A collection of a fixture: a flow layout and its sections.
package struct FixtureCollection: Sendable, Equatable {
  /// The numbers of the layout.
  package let flow: FixtureFlow
  /// What it lays out.
  package let sections: FixtureSections

  /// Whether each item has the layout's own size: nobody needs to be asked for one.
  package var isUniform: Bool {
    sections.runs.allSatisfy { $0.sizes == nil }
  }

  /// The size of an item, in points.
  package func size(of item: FixtureItem) -> CGSize {
    sections.size(of: item) ?? flow.itemSize
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
