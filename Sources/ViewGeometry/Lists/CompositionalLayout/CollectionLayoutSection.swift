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
  /// What the content insets are measured from at the sides; what the layout's configuration says by default.
  public var contentInsetsReference = ContentInsetsReference.automatic
  /// The room between two groups, in points (R8.12).
  public var interGroupSpacing: CGFloat = 0
  /// How the section scrolls by itself; none by default.
  public var orthogonalScrollingBehavior =
    CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and the like.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep to the section's leading and trailing insets; true by default (R8.17).
  ///
  /// Counts as long as ``supplementaryContentInsetsReference`` is automatic.
  public var supplementariesFollowContentInsets = true
  /// What headers and footers keep to at the sides in place of the section's insets; automatic by default.
  public var supplementaryContentInsetsReference = ContentInsetsReference.automatic
  /// Hears of the elements in view whenever they are laid out, and may change them; nil by default.
  public var visibleItemsInvalidationHandler:
    CollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Backgrounds (R8.20).
  public var decorationItems: [CollectionLayoutDecorationItem] = []

  /// A section that repeats a group.
  public init(group: CollectionLayoutGroup) {
    element = group.element
    arrangements = group.arrangements
  }

  private init(_ original: CollectionLayoutSection) {
    (element, arrangements) = (original.element, original.arrangements)
  }
}

@available(*, unavailable)
extension CollectionLayoutSection: Sendable {}

extension CollectionLayoutSection {
  /// A section with copies of its headers, footers and backgrounds.
  func copy() -> CollectionLayoutSection {
    let copy = CollectionLayoutSection(self)
    copy.contentInsets = contentInsets
    copy.contentInsetsReference = contentInsetsReference
    copy.interGroupSpacing = interGroupSpacing
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.copy() }
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems.map { $0.copy() }
    return copy
  }

  /// The section as the solver sees it, in the layout's own direction.
  ///
  /// - Parameter reference: What the layout's configuration says about content insets.
  func rules(
    in container: LayoutContainer, reference: ContentInsetsReference, isHorizontal: Bool
  ) -> CompositionalRules {
    func insets(_ own: ContentInsetsReference) -> CompositionalInsets {
      container.insets(
        from: own == .automatic ? reference : own, isHorizontal: isHorizontal)
    }
    var boundaryInsets: CompositionalInsets?
    if supplementaryContentInsetsReference != .automatic {
      boundaryInsets = insets(supplementaryContentInsetsReference)
    } else if !supplementariesFollowContentInsets {
      boundaryInsets = .zero
    }
    let rules = CompositionalRules(
      group: element,
      insets: CompositionalInsets(contentInsets) + insets(contentInsetsReference),
      groupSpacing: Double(interGroupSpacing), scrolling: orthogonalScrollingBehavior.scrolling,
      boundaries: boundarySupplementaryItems.map(\.boundary), boundaryInsets: boundaryInsets,
      backgrounds: decorationItems.map(\.background))
    return isHorizontal ? rules.transposed : rules
  }

  /// The items of a custom group, as the solver sees them.
  func arrange(
    _ number: Int, in size: LayoutSize, of container: LayoutContainer, isHorizontal: Bool
  ) -> [CompositionalPlacedItem] {
    let group = container.group(isHorizontal ? size.transposed : size)
    let items = arrangements[number](group).map(\.item)
    return isHorizontal ? items.map(\.transposed) : items
  }
}

extension CompositionalInsets {
  fileprivate static func + (
    one: CompositionalInsets, other: CompositionalInsets
  ) -> CompositionalInsets {
    CompositionalInsets(
      top: one.top + other.top, leading: one.leading + other.leading,
      bottom: one.bottom + other.bottom, trailing: one.trailing + other.trailing)
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
