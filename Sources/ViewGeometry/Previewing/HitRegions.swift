public import Foundation

/// Rectangles in a view, each with a value, for example the links in its text.
///
/// A link that extends over two lines has two regions with the same value. If regions overlap, the
/// later one is on top. All coordinates are in points and in the same space, usually the bounds
/// coordinates of the view to which the regions belong.
///
/// ```swift
/// var links = HitRegions<String>()
/// links.append("terms", in: CGRect(x: 120, y: 40, width: 180, height: 20))
/// links.append("terms", in: CGRect(x: 0, y: 60, width: 64, height: 20))  // the link's second line
/// let link = links.value(at: CGPoint(x: 10, y: 70))  // "terms"
/// ```
///
/// Regions are half-open: their left and top edges belong to them, their right and bottom edges
/// don't. A region with an empty or null rectangle is never hit; negative sizes are standardized. A
/// point with a NaN coordinate hits nothing.
public struct HitRegions<Value> {
  /// A rectangle and its value.
  public struct Region {
    /// The rectangle that was passed in; it isn't standardized.
    public let rect: CGRect
    /// The value, for example the URL of a link.
    public let value: Value

    /// Creates a region from a rectangle and its value.
    public init(rect: CGRect, value: Value) {
      self.rect = rect
      self.value = value
    }
  }

  /// All regions, later ones on top.
  public private(set) var regions: [Region] = []
  /// The edges of the regions, in the same order.
  private var extents: [Extent] = []

  /// Creates an empty set of regions.
  public init() {}

  /// Creates a set of regions, with later ones on top.
  public init(_ regions: some Sequence<Region>) {
    for region in regions { append(region.value, in: region.rect) }
  }

  /// Adds a region on top of the others.
  public mutating func append(_ value: Value, in rect: CGRect) {
    regions.append(Region(rect: rect, value: value))
    // A null rectangle's edges are all at infinity, so its extent contains no point.
    extents.append(Extent(rect))
  }

  /// Returns the topmost region at `point`; nil if there is none.
  ///
  /// - Complexity: O(regions).
  public func region(at point: CGPoint) -> Region? {
    let x = Double(point.x)
    let y = Double(point.y)
    return extents.lastIndex { $0.contains(x: x, y: y) }.map { regions[$0] }
  }

  /// Returns the value of the topmost region at `point`; nil if there is none.
  ///
  /// - Complexity: O(regions).
  public func value(at point: CGPoint) -> Value? {
    region(at: point)?.value
  }
}

extension HitRegions: Sendable where Value: Sendable {}
extension HitRegions.Region: Sendable where Value: Sendable {}
extension HitRegions: Equatable where Value: Equatable {}
extension HitRegions.Region: Equatable where Value: Equatable {}
