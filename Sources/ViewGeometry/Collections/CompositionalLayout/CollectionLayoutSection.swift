public import Foundation

/// How a section scrolls across the layout's own direction: UIKit's
/// `UICollectionLayoutSectionOrthogonalScrollingBehavior` (R8.21).
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, Hashable {
  /// Not at all: groups follow each other in the layout's direction.
  case none
  /// Scrolling stops anywhere.
  case continuous
  /// Scrolling stops where a group starts.
  case continuousGroupLeadingBoundary
  /// Scrolling stops at multiples of the collection view's length.
  case paging
  /// Scrolling stops where a group starts, one group further at most.
  case groupPaging
  /// Scrolling stops with a group in the middle, one group further at most.
  case groupPagingCentered
}

/// A section of a compositional layout, which repeats a group: UIKit's `NSCollectionLayoutSection`.
public final class CollectionLayoutSection {
  private let element: CompositionalItem
  let arrangements: [CollectionLayoutGroupCustomItemProvider]
  /// The room around the groups, in points: inside headers and footers (R8.7).
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The room between two groups, in points (R8.12).
  public var interGroupSpacing: CGFloat = 0
  /// How the section scrolls by itself; none by default.
  public var orthogonalScrollingBehavior =
    CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and the like.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep to the section's leading and trailing insets; true by default (R8.17).
  public var supplementariesFollowContentInsets = true
  /// Backgrounds (R8.20).
  public var decorationItems: [CollectionLayoutDecorationItem] = []

  /// A section that repeats a group.
  public init(group: CollectionLayoutGroup) {
    element = group.element
    arrangements = group.arrangements
  }
}

@available(*, unavailable)
extension CollectionLayoutSection: Sendable {}

extension CollectionLayoutSection {
  /// The section as the solver sees it.
  var rules: CompositionalRules {
    CompositionalRules(
      group: element, insets: CompositionalInsets(contentInsets),
      groupSpacing: Double(interGroupSpacing), scrolling: orthogonalScrollingBehavior.scrolling,
      boundaries: boundarySupplementaryItems.map(\.boundary),
      boundariesFollowInsets: supplementariesFollowContentInsets,
      backgrounds: decorationItems.map(\.background))
  }

  /// The items of a custom group, as the solver sees them.
  func arrange(_ number: Int, in size: FlowSize, isHorizontal: Bool) -> [CompositionalPlacedItem] {
    let group = LayoutContainer(group: isHorizontal ? size.transposed : size)
    let items = arrangements[number](group).map(\.item)
    return isHorizontal ? items.map(\.transposed) : items
  }
}

extension CollectionLayoutSectionOrthogonalScrollingBehavior {
  var scrolling: CompositionalScrolling {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}
