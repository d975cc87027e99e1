public import Foundation

/// The configuration of a whole compositional layout.
///
/// This is UIKit's `UICollectionViewCompositionalLayoutConfiguration`.
///
/// A layout copies its configuration: to change it, set the layout's configuration again.
public final class CollectionViewCompositionalLayoutConfiguration {
  /// The scroll direction of the layout; vertical by default.
  public var scrollDirection = CollectionView.ScrollDirection.vertical
  /// The spacing between two sections, in points; 0 by default (R8.12).
  public var interSectionSpacing: CGFloat = 0
  /// The area that the content insets of sections are relative to, unless a section specifies its
  /// own; the safe area by default.
  public var contentInsetsReference = ContentInsetsReference.safeArea
  /// The headers and footers of the whole layout; empty by default.
  ///
  /// Their index paths have one component: the index in this array.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []

  /// Creates a configuration with the defaults.
  public init() {}

  func copy() -> CollectionViewCompositionalLayoutConfiguration {
    let copy = CollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.copy() }
    return copy
  }
}

@available(*, unavailable)
extension CollectionViewCompositionalLayoutConfiguration: Sendable {}

extension CollectionViewCompositionalLayoutConfiguration: IdentityHashable {}
