public import Foundation

/// The room between two elements of a compositional layout: UIKit's `NSCollectionLayoutSpacing`, as a value (R8.8).
public struct CollectionLayoutSpacing: Sendable, Hashable {
  let value: CompositionalSpacing

  /// Exactly so many points.
  public static func fixed(_ fixedSpacing: CGFloat) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(value: .fixed(Double(fixedSpacing)))
  }

  /// At least so many points, and an equal share of what the group has left.
  public static func flexible(_ flexibleSpacing: CGFloat) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(value: .flexible(Double(flexibleSpacing)))
  }

  /// The room, or the least room, in points.
  public var spacing: CGFloat { CGFloat(value.least) }

  /// Whether the room is what it is.
  public var isFixed: Bool { !value.isFlexible }

  /// Whether the room grows with what the group has left.
  public var isFlexible: Bool { value.isFlexible }
}

/// The room an element keeps around itself: UIKit's `NSCollectionLayoutEdgeSpacing`, as a value (R8.11).
public struct CollectionLayoutEdgeSpacing: Sendable, Hashable {
  /// The room before the element in reading direction; nil for none.
  public let leading: CollectionLayoutSpacing?
  /// The room above the element; nil for none.
  public let top: CollectionLayoutSpacing?
  /// The room after the element in reading direction; nil for none.
  public let trailing: CollectionLayoutSpacing?
  /// The room below the element; nil for none.
  public let bottom: CollectionLayoutSpacing?

  /// Room on each edge; nil for none.
  public init(
    leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?,
    trailing: CollectionLayoutSpacing?, bottom: CollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  var edges: CompositionalEdges {
    CompositionalEdges(
      leading: leading?.value ?? .fixed(0), top: top?.value ?? .fixed(0),
      trailing: trailing?.value ?? .fixed(0), bottom: bottom?.value ?? .fixed(0))
  }
}

extension CompositionalInsets {
  init(_ insets: DirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }
}
