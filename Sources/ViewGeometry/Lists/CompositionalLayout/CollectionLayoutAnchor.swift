public import Foundation

/// Edges of a rectangle in reading direction: UIKit's `NSDirectionalRectEdge`.
public struct DirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Edges of these bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where reading starts.
  public static let leading = DirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where reading ends.
  public static let trailing = DirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The point of a container, or of what hangs on it, that the two are joined at: UIKit's `NSCollectionLayoutAnchor`, as a
/// value (R8.16).
///
/// Two edges meet in a corner, one edge is its middle, none the middle of all; opposite edges cancel each other.
public struct CollectionLayoutAnchor: Sendable, Hashable {
  /// The edges that the anchor lies on.
  public let edges: DirectionalRectEdge
  /// How far from there: points, or sizes of what hangs.
  public let offset: CGPoint
  /// Whether the offset is in sizes of what hangs.
  public let isFractionalOffset: Bool

  /// An anchor on edges.
  public init(edges: DirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// An anchor so many points away from a place on edges.
  public init(edges: DirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
  }

  /// An anchor away from a place on edges by parts of the size of what hangs.
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
