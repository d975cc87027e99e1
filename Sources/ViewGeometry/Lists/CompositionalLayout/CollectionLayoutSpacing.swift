public import Foundation

/// The spacing between two elements, like UIKit's `NSCollectionLayoutSpacing`, as a value (R8.8).
public struct CollectionLayoutSpacing: Sendable, Hashable {
  let value: CompositionalSpacing

  /// Returns a fixed spacing in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(value: .fixed(Double(fixedSpacing)))
  }

  /// Returns a minimum spacing in points, plus an equal share of the group's remaining space.
  public static func flexible(_ flexibleSpacing: CGFloat) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(value: .flexible(Double(flexibleSpacing)))
  }

  /// The fixed or minimum spacing, in points.
  public var spacing: CGFloat { CGFloat(value.least) }

  /// Whether the spacing is fixed.
  public var isFixed: Bool { !value.isFlexible }

  /// Whether the spacing grows with the group's remaining space.
  public var isFlexible: Bool { value.isFlexible }
}

/// The spacing around an element, like UIKit's `NSCollectionLayoutEdgeSpacing`, as a value (R8.11).
public struct CollectionLayoutEdgeSpacing: Sendable, Hashable {
  /// The spacing at the element's leading edge; nil means none.
  public let leading: CollectionLayoutSpacing?
  /// The spacing above the element; nil means none.
  public let top: CollectionLayoutSpacing?
  /// The spacing at the element's trailing edge; nil means none.
  public let trailing: CollectionLayoutSpacing?
  /// The spacing below the element; nil means none.
  public let bottom: CollectionLayoutSpacing?

  /// Creates a spacing for each edge; nil means none.
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
