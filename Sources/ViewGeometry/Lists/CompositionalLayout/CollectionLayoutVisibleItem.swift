public import Foundation

/// An element that is in view, for a program to move or to hide: UIKit's `NSCollectionLayoutVisibleItem`.
///
/// Positions are in the layout's content coordinates, points, as if its section weren't scrolled by itself.
public protocol CollectionLayoutVisibleItem: AnyObject {
  /// The opacity, 0 to 1.
  var alpha: CGFloat { get set }
  /// The order among overlapping elements, larger in front.
  var zIndex: Int { get set }
  /// Whether the element gets no view.
  var isHidden: Bool { get set }
  /// The middle of the element.
  var center: CGPoint { get set }
  /// The transform about the middle.
  var transform: CGAffineTransform { get set }
  /// The transform about the middle, with depth.
  var transform3D: Transform3D { get set }
  /// The kind of a supplementary or decoration view; empty for cells.
  var name: String { get }
  /// The item, or the place a supplementary or decoration view belongs to.
  var indexPath: IndexPath { get }
  /// The box of the transformed element.
  var frame: CGRect { get }
  /// The element in its own coordinates: its size at the origin.
  var bounds: CGRect { get }
  /// Whether this is a cell, a supplementary or a decoration view.
  var representedElementCategory: CollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for cells.
  var representedElementKind: String? { get }
}

/// Hears of the elements of a section that are in view whenever they are laid out, and may change them.
///
/// With them comes how far the section is scrolled: by itself along its own direction, with the collection view along the
/// other.
public typealias CollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any CollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any CollectionLayoutEnvironment
) -> Void

extension CollectionViewLayoutAttributes: CollectionLayoutVisibleItem {
  /// The kind of a supplementary or decoration view; empty for cells.
  public var name: String { storedKind ?? "" }
}
