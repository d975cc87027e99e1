public import Foundation

/// A visible element that a handler may move or hide, like UIKit's `NSCollectionLayoutVisibleItem`.
///
/// Positions are in content coordinates before they are mirrored (R6.28), in points, as if the
/// section weren't scrolled orthogonally.
public protocol CollectionLayoutVisibleItem: AnyObject {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The order of overlapping elements; larger values are in front.
  var zIndex: Int { get set }
  /// Whether the element is hidden; a hidden element has no view.
  var isHidden: Bool { get set }
  /// The center of the element.
  var center: CGPoint { get set }
  /// The transform about the center.
  var transform: CGAffineTransform { get set }
  /// The three-dimensional transform about the center.
  var transform3D: Transform3D { get set }
  /// The kind of a supplementary or decoration view; empty for cells.
  var name: String { get }
  /// The index path of the item, the supplementary view or the decoration view.
  var indexPath: IndexPath { get }
  /// The bounding box of the transformed element.
  var frame: CGRect { get }
  /// The bounds of the element: its size, with a zero origin.
  var bounds: CGRect { get }
  /// The category of the element: a cell, a supplementary view or a decoration view.
  var representedElementCategory: CollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for cells.
  var representedElementKind: String? { get }
}

/// A closure that is called with a section's visible elements, and may change them.
///
/// It is called when elements are next requested after the layout or the bounds have changed, if
/// any element of the section is visible.
///
/// `contentOffset` is the content offset of the collection view, before it is mirrored (R6.28). If
/// the section scrolls orthogonally, the coordinate along its scrolling axis is instead the scroll
/// offset of the section.
public typealias CollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any CollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any CollectionLayoutEnvironment
) -> Void

extension CollectionViewLayoutAttributes: CollectionLayoutVisibleItem {
  /// The kind of a supplementary or decoration view; empty for cells.
  public var name: String { storedKind ?? "" }
}
