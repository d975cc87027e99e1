public import Foundation

/// Edges of a rectangle relative to the layout direction, like UIKit's `NSDirectionalRectEdge`.
public struct DirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Creates edges from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1 << 0)
  /// The left edge, or the right edge in a right-to-left environment.
  public static let leading = DirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 1 << 2)
  /// The right edge, or the left edge in a right-to-left environment.
  public static let trailing = DirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The point of a container, or of a supplementary item, at which the two are joined (R8.16).
///
/// This is UIKit's `NSCollectionLayoutAnchor` as a value.
///
/// Two adjacent edges specify a corner. A single edge specifies its midpoint. No edges specify the
/// center of the rectangle. Opposite edges cancel each other out.
public struct CollectionLayoutAnchor: Sendable, Hashable {
  /// The edges on which the anchor lies.
  public let edges: DirectionalRectEdge
  /// The offset from the point that the edges specify.
  ///
  /// It is in points, or in fractions of the supplementary item's size if ``isFractionalOffset`` is
  /// true. Positive x points toward the trailing edge, and positive y downward.
  public let offset: CGPoint
  /// Whether the offset is in fractions of the supplementary item's size.
  public let isFractionalOffset: Bool

  /// Creates an anchor at the point that `edges` specify.
  public init(edges: DirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Creates an anchor at an offset in points from the point that the edges specify.
  public init(edges: DirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
  }

  /// Creates an anchor at an offset from the point that the edges specify.
  ///
  /// The offset is in fractions of the supplementary item's size.
  public init(edges: DirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
  }

  /// Whether the offset is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  var anchor: CompositionalAnchor {
    func place(_ start: DirectionalRectEdge, _ end: DirectionalRectEdge) -> Double {
      if edges.contains(start) == edges.contains(end) { return 0.5 }
      return edges.contains(start) ? 0 : 1
    }
    return CompositionalAnchor(
      x: place(.leading, .trailing), y: place(.top, .bottom), offsetX: Double(offset.x),
      offsetY: Double(offset.y), isFractional: isFractionalOffset)
  }
}
