import Foundation

/// An element that a group of a compositional layout repeats, like UIKit's
/// `NSCollectionLayoutItem`.
///
/// A group copies its subitems, a section its group, and a layout the section or configuration with
/// which it is created. Later changes to the originals have no effect on the copies.
public class CollectionLayoutItem {
  /// The size of the element, which may depend on its container.
  public final let layoutSize: CollectionLayoutSize
  /// The insets applied after the element is sized and positioned, in points (R8.5).
  ///
  /// They don't affect adjacent elements, and have no effect along an axis with an estimated
  /// dimension. The insets of a group surround its elements (R8.6).
  public final var contentInsets = DirectionalEdgeInsets.zero
  /// The spacing around the element; nil, the default, means none (R8.11).
  ///
  /// Decoration items, and supplementary items of items and groups, ignore it. Groups of a section
  /// that scrolls orthogonally ignore it along the axis of scrolling. Flexible spacing has its
  /// minimum length around boundary items and, along the layout's scroll direction, around the
  /// groups of a section.
  public final var edgeSpacing: CollectionLayoutEdgeSpacing?
  final var storedSupplementaryItems: [CollectionLayoutSupplementaryItem]

  /// Creates an element with a size.
  public convenience init(layoutSize: CollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an element to which supplementary items, such as badges, are attached.
  public init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    storedSupplementaryItems = supplementaryItems
  }

  /// The supplementary items attached to the element.
  public var supplementaryItems: [CollectionLayoutSupplementaryItem] { storedSupplementaryItems }

  /// The content of the element: a single item by default.
  ///
  /// Groups override this property.
  var content: CompositionalItem.Content { .item }

  /// The closures of nested custom groups.
  ///
  /// Each custom group stores the index of its closure in this array.
  var arrangements: [CollectionLayoutGroupCustomItemProvider] { [] }
}

@available(*, unavailable)
extension CollectionLayoutItem: Sendable {}

extension CollectionLayoutItem {
  /// The element in the form that the solver uses.
  final var element: CompositionalItem {
    CompositionalItem(
      size: layoutSize.size, insets: CompositionalInsets(contentInsets),
      edges: edgeSpacing?.edges ?? .zero,
      supplementaries: storedSupplementaryItems.map(\.supplementary), content: content)
  }
}

extension CollectionLayoutItem: IdentityHashable {}
