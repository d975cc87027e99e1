public import Foundation

/// The ways in which a section scrolls orthogonally to the layout's direction (R8.21).
///
/// This is UIKit's `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, Hashable {
  /// The section doesn't scroll orthogonally: its groups follow each other in the layout's
  /// direction.
  case none
  /// Scrolling can stop at any position.
  case continuous
  /// Scrolling stops at the start of a group or at the end of the content.
  case continuousGroupLeadingBoundary
  /// Scrolling stops at whole pages or at the end of the content, at most one page away from where
  /// the drag began.
  ///
  /// A page is as long as the collection view inside its adjusted content inset.
  case paging
  /// Scrolling stops at the start of a group or at the end of the content, at most one group away
  /// from where the drag began.
  case groupPaging
  /// Scrolling stops with a group centered, at most one group away from where the drag began.
  case groupPagingCentered
}

/// A section of a compositional layout, which repeats a group.
///
/// This is UIKit's `NSCollectionLayoutSection`.
///
/// ```swift
/// let row = CollectionLayoutGroup.horizontal(layoutSize: rowSize, subitems: [item])
/// let section = CollectionLayoutSection(group: row)
/// section.interGroupSpacing = 8
/// photos.collectionViewLayout = CollectionViewCompositionalLayout(section: section)
/// ```
public final class CollectionLayoutSection {
  private let element: CompositionalItem
  let arrangements: [CollectionLayoutGroupCustomItemProvider]
  /// The insets around the groups, in points; zero by default.
  ///
  /// Along the scroll direction, headers and footers lie outside the insets (R8.7).
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The area that the content insets perpendicular to the scroll direction are relative to.
  ///
  /// By default, it is the area that the layout's configuration specifies.
  public var contentInsetsReference = ContentInsetsReference.automatic
  /// The spacing between two groups, in points; 0 by default (R8.12).
  public var interGroupSpacing: CGFloat = 0
  /// The way in which the section scrolls orthogonally; `none` by default.
  public var orthogonalScrollingBehavior =
    CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The bouncing and the deceleration of a section that scrolls orthogonally (R8.29).
  public private(set) var orthogonalScrollingProperties =
    CollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers, footers and other boundary items of the section; empty by default.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers respect the section's insets perpendicular to the scrolling
  /// direction; true by default (R8.17).
  ///
  /// It has no effect if ``supplementaryContentInsetsReference`` isn't automatic.
  public var supplementariesFollowContentInsets = true
  /// The area that the insets of headers and footers perpendicular to the scroll direction are
  /// relative to; `automatic` by default.
  ///
  /// If it is automatic, ``supplementariesFollowContentInsets`` determines the insets.
  public var supplementaryContentInsetsReference = ContentInsetsReference.automatic
  /// A closure that may change the visible elements; nil by default.
  ///
  /// It is called when elements are next requested after the layout or the bounds have changed, if
  /// any element of the section is visible.
  public var visibleItemsInvalidationHandler:
    CollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The backgrounds of the section; empty by default (R8.20).
  public var decorationItems: [CollectionLayoutDecorationItem] = []
  /// The configuration from which the section was created; nil if it isn't a list.
  var listConfiguration: CollectionLayoutListConfiguration?

  /// Creates a section that repeats a copy of `group`.
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
  /// Returns a copy of the section.
  ///
  /// Its headers, footers, backgrounds and orthogonal scrolling properties are copied, too.
  func copy() -> CollectionLayoutSection {
    let copy = CollectionLayoutSection(self)
    copy.contentInsets = contentInsets
    copy.contentInsetsReference = contentInsetsReference
    copy.interGroupSpacing = interGroupSpacing
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties.copied()
    copy.listConfiguration = listConfiguration
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.copy() }
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems.map { $0.copy() }
    return copy
  }

  /// Returns the section in the form that the solver uses: transposed if the layout scrolls
  /// horizontally.
  ///
  /// - Parameters:
  ///   - container: The container of the layout.
  ///   - reference: The content insets reference of the layout's configuration.
  ///   - isHorizontal: Whether the layout scrolls horizontally.
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

  /// Returns the items of the custom group with index `number`, in the form that the solver uses.
  ///
  /// `size` is the size of the group inside its insets, in solver coordinates. `isHorizontal` is
  /// true if the layout scrolls horizontally.
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

extension CollectionLayoutSection: IdentityHashable {}
