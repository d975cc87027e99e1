import Foundation

/// An element that a group of a compositional layout repeats, like UIKit's `NSCollectionLayoutItem`.
///
/// Groups, sections and layouts copy their elements: later changes have no effect on them.
public class CollectionLayoutItem {
  /// The size, to be resolved in a container.
  public final let layoutSize: CollectionLayoutSize
  /// The insets applied after the element was sized and positioned, in points (R8.5).
  ///
  /// Neighbours don't move.
  ///
  /// They have no effect along an estimated length.
  public final var contentInsets = DirectionalEdgeInsets.zero
  /// The spacing around the element; nil for none (R8.11).
  public final var edgeSpacing: CollectionLayoutEdgeSpacing?
  final var storedSupplementaryItems: [CollectionLayoutSupplementaryItem]

  /// Creates an element with a size.
  public convenience init(layoutSize: CollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an element with a size and supplementary items, such as badges, attached to it.
  public init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    storedSupplementaryItems = supplementaryItems
  }

  /// The supplementary items attached to the element.
  public var supplementaryItems: [CollectionLayoutSupplementaryItem] { storedSupplementaryItems }

  /// The content of the element; subclasses have other kinds.
  var content: CompositionalItem.Content { .item }

  /// The closures that return the items of nested custom groups, by number.
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
