public import Foundation

/// A view attached to an item or a group, such as a badge.
///
/// This is UIKit's `NSCollectionLayoutSupplementaryItem`.
public class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind of the view.
  public final let elementKind: String
  /// The point of the container, an item or a group, at which this item is placed.
  ///
  /// It has no effect on boundary items.
  public final let containerAnchor: CollectionLayoutAnchor
  /// The point of this item that is placed at `containerAnchor` (R8.16).
  ///
  /// If it is nil, this is the point at the edges of `containerAnchor`: a smaller item lies inside
  /// its container unless `containerAnchor` has an offset.
  public final let itemAnchor: CollectionLayoutAnchor?
  /// The order of overlapping elements, larger values in front; 0 by default.
  public final var zIndex = 0

  /// Creates an item whose own anchor lies at the edges of `containerAnchor`.
  ///
  /// Without an offset, a smaller item lies inside its container, along the edges of
  /// `containerAnchor`.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      anchoredAt: nil)
  }

  /// Creates an item whose anchor `itemAnchor` is placed at the container's `containerAnchor`.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
    itemAnchor: CollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      anchoredAt: itemAnchor)
  }

  init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
    anchoredAt itemAnchor: CollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  final var supplementary: CompositionalSupplementary {
    CompositionalSupplementary(
      kind: elementKind, size: layoutSize.size, containerAnchor: containerAnchor.anchor,
      itemAnchor: itemAnchor?.anchor, zIndex: zIndex,
      insets: CompositionalInsets(contentInsets))
  }
}

/// The alignment of one rectangle within another, like UIKit's `NSRectAlignment`.
public enum RectAlignment: Int, Sendable, Hashable {
  /// Aligned with the center.
  case none
  /// Aligned with the center of the top edge.
  case top
  /// Aligned with the top leading corner.
  case topLeading
  /// Aligned with the center of the leading edge.
  case leading
  /// Aligned with the bottom leading corner.
  case bottomLeading
  /// Aligned with the center of the bottom edge.
  case bottom
  /// Aligned with the bottom trailing corner.
  case bottomTrailing
  /// Aligned with the center of the trailing edge.
  case trailing
  /// Aligned with the top trailing corner.
  case topTrailing

  /// The aligned point in a unit square, from (0, 0) at the top leading corner to (1, 1) at the
  /// bottom trailing corner.
  var unitPoint: (x: Double, y: Double) {
    switch self {
    case .none: (0.5, 0.5)
    case .top: (0.5, 0)
    case .topLeading: (0, 0)
    case .leading: (0, 0.5)
    case .bottomLeading: (0, 1)
    case .bottom: (0.5, 1)
    case .bottomTrailing: (1, 1)
    case .trailing: (1, 0.5)
    case .topTrailing: (1, 0)
    }
  }
}

/// A header, a footer or another boundary item of a section or a layout (R8.17).
///
/// This is UIKit's `NSCollectionLayoutBoundarySupplementaryItem`.
public final class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// The edge, corner or center of the section or layout to which the item is attached.
  ///
  /// Items at the start in the scroll direction are headers, and items at the end are footers. All
  /// others overlap the content: they take no space and are never pinned.
  public let alignment: RectAlignment
  /// The offset from the aligned position, in points; it has no effect on other elements.
  ///
  /// Positive x points toward the trailing edge, and positive y downward.
  public let offset: CGPoint
  /// Whether a header or footer takes space of its own instead of overlapping the content; true by
  /// default.
  public var extendsBoundary = true
  /// Whether a header or footer stays visible as long as its section or layout is; false by default
  /// (R8.18).
  ///
  /// A pinned item whose `zIndex` is 0 gets the z-index 10, in front of cells (R8.19).
  public var pinToVisibleBounds = false

  /// Creates a boundary item at an edge, at a corner or at the center.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a boundary item at an offset in points from its aligned position.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: CollectionLayoutAnchor(edges: []), anchoredAt: nil)
  }

  func copy() -> CollectionLayoutBoundarySupplementaryItem {
    let copy = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: offset)
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }

  var boundary: CompositionalBoundary {
    let place = alignment.unitPoint
    return CompositionalBoundary(
      kind: elementKind, size: layoutSize.size, alignmentX: place.x, alignmentY: place.y,
      offsetX: Double(offset.x), offsetY: Double(offset.y), extendsBoundary: extendsBoundary,
      pinsToVisibleBounds: pinToVisibleBounds, zIndex: zIndex,
      edges: edgeSpacing?.edges ?? .zero, insets: CompositionalInsets(contentInsets))
  }
}

/// The background of a section, like UIKit's `NSCollectionLayoutDecorationItem` (R8.20).
public final class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The kind of the view, for which a class is registered with the layout.
  public let elementKind: String
  /// The order of overlapping elements; larger values are in front, negative values behind cells
  /// whose z-index is 0.
  ///
  /// The default is 0.
  public var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    let whole = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// Creates the background of a whole section.
  ///
  /// The background extends over the header, the footer and the insets, minus its own
  /// `contentInsets`.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind: elementKind)
  }

  func copy() -> CollectionLayoutDecorationItem {
    let copy = CollectionLayoutDecorationItem(elementKind: elementKind)
    copy.contentInsets = contentInsets
    copy.zIndex = zIndex
    return copy
  }

  var background: CompositionalBackground {
    CompositionalBackground(
      kind: elementKind, insets: CompositionalInsets(contentInsets), zIndex: zIndex)
  }
}
