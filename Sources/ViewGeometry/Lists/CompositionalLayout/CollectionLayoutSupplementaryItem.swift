public import Foundation

/// Something that hangs on an item or a group, such as a badge: UIKit's `NSCollectionLayoutSupplementaryItem`.
public class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind of the view.
  public final let elementKind: String
  /// The point of the container that it hangs on.
  public final let containerAnchor: CollectionLayoutAnchor
  /// Its own point that comes to lie there; nil keeps it inside the container (R8.16).
  public final let itemAnchor: CollectionLayoutAnchor?
  /// The order among overlapping elements, larger in front; 0 by default.
  public final var zIndex = 0

  /// A supplementary on a point of its container, inside it.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      anchoredAt: nil)
  }

  /// A supplementary whose own anchor lies on its container's.
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

/// Where in a rectangle something is: UIKit's `NSRectAlignment`.
public enum RectAlignment: Int, Sendable, Hashable {
  /// In the middle.
  case none
  /// In the middle of the top edge.
  case top
  /// In the corner of top and leading edge.
  case topLeading
  /// In the middle of the leading edge.
  case leading
  /// In the corner of bottom and leading edge.
  case bottomLeading
  /// In the middle of the bottom edge.
  case bottom
  /// In the corner of bottom and trailing edge.
  case bottomTrailing
  /// In the middle of the trailing edge.
  case trailing
  /// In the corner of top and trailing edge.
  case topTrailing

  /// The place across and down, 0 to 1.
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

/// A header, a footer or the like of a section or of a layout: UIKit's `NSCollectionLayoutBoundarySupplementaryItem`
/// (R8.17).
public final class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// Where at the section it is: those at its start in the scrolling direction are headers, at its end footers.
  public let alignment: RectAlignment
  /// How far from there, in points; it moves nothing else.
  public let offset: CGPoint
  /// Whether it takes room of its own, rather than lying over the content; true by default.
  public var extendsBoundary = true
  /// Whether it stays in view as long as its section does; false by default (R8.18).
  public var pinToVisibleBounds = false

  /// A header or footer at an edge.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// A header or footer so many points away from an edge.
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

/// The background of a section: UIKit's `NSCollectionLayoutDecorationItem` (R8.20).
public final class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The kind of the view, registered with the layout.
  public let elementKind: String
  /// The order among overlapping elements, larger in front; 0 by default, and -1 lies behind the cells.
  public var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    let whole = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// A background behind a whole section: header, footer and insets included, its own `contentInsets` taken off.
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
