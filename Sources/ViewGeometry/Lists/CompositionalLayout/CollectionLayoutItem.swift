import Foundation

/// An element that a group of a compositional layout repeats: UIKit's `NSCollectionLayoutItem`.
///
/// A group, a section and a layout take a copy of what they are made of: changes made afterwards don't reach them.
public class CollectionLayoutItem {
  /// The size, before it is resolved in a container.
  public final let layoutSize: CollectionLayoutSize
  /// How far the edges move inward after the element was sized and placed, in points; neighbours stay (R8.5).
  ///
  /// Along an estimated length they don't count.
  public final var contentInsets = DirectionalEdgeInsets.zero
  /// The room the element keeps around itself; nil for none (R8.11).
  public final var edgeSpacing: CollectionLayoutEdgeSpacing?
  final var storedSupplementaryItems: [CollectionLayoutSupplementaryItem]

  /// An element of a size.
  public convenience init(layoutSize: CollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An element of a size with supplementaries, such as badges, that hang on it.
  public init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    storedSupplementaryItems = supplementaryItems
  }

  /// What hangs on the element.
  public var supplementaryItems: [CollectionLayoutSupplementaryItem] { storedSupplementaryItems }

  /// What the element consists of; groups have more.
  var content: CompositionalItem.Content { .item }

  /// The closures that place the items of custom groups inside, by number.
  var arrangements: [CollectionLayoutGroupCustomItemProvider] { [] }
}

@available(*, unavailable)
extension CollectionLayoutItem: Sendable {}

extension CollectionLayoutItem {
  /// The element as the solver sees it.
  final var element: CompositionalItem {
    CompositionalItem(
      size: layoutSize.size, insets: CompositionalInsets(contentInsets),
      edges: edgeSpacing?.edges ?? .zero,
      supplementaries: storedSupplementaryItems.map(\.supplementary), content: content)
  }
}
