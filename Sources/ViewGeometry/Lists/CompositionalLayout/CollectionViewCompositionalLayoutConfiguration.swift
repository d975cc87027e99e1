public import Foundation

/// What all sections of a compositional layout share: UIKit's `UICollectionViewCompositionalLayoutConfiguration`.
///
/// A layout takes a copy: to change it, set the layout's configuration again.
public final class CollectionViewCompositionalLayoutConfiguration {
  /// The direction the layout scrolls in; vertical by default.
  public var scrollDirection = CollectionView.ScrollDirection.vertical
  /// The room between two sections, in points (R8.12).
  public var interSectionSpacing: CGFloat = 0
  /// What the content insets of sections are measured from, where these don't say it; the safe area by default.
  public var contentInsetsReference = ContentInsetsReference.safeArea
  /// Headers and footers of the whole layout; their index paths have one number, the place in this list.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []

  /// The defaults.
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
