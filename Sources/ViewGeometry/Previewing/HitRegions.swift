public import Foundation

/// Rectangles of a view with a value each, for example the links of a text.
///
/// A link on two lines has two regions with one value. If regions overlap, the later one is on top.
/// All coordinates are points in one space, usually the bounds of the view the regions belong to.
///
/// ```swift
/// var links = HitRegions<String>()
/// links.append("terms", in: CGRect(x: 120, y: 40, width: 180, height: 20))
/// links.append("terms", in: CGRect(x: 0, y: 60, width: 64, height: 20))  // the second line of it
/// let link = links.value(at: CGPoint(x: 10, y: 70))  // "terms"
/// ```
///
/// Regions are half-open: left and top edges belong to a region, right and bottom ones don't. An
/// empty or null rectangle is a region that is never hit; negative sizes are standardized. A point
/// with a NaN hits nothing.
public struct HitRegions<Value> {
  /// A rectangle and its value.
  public struct Region {
    /// The rectangle, as given.
    public let rect: CGRect
    /// The value, for example the address of a link.
    public let value: Value

    /// Creates a region.
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

  /// Creates a set of these regions, later ones on top.
  public init(_ regions: some Sequence<Region>) {
    for region in regions { append(region.value, in: region.rect) }
  }

  /// Adds a region on top of the others.
  public mutating func append(_ value: Value, in rect: CGRect) {
    regions.append(Region(rect: rect, value: value))
    // A null rectangle's edges are all at infinity, so its extent contains no point.
    extents.append(Extent(rect))
  }

  /// The topmost region at `point`, or nil if there is none.
  ///
  /// - Complexity: O(regions).
  public func region(at point: CGPoint) -> Region? {
    let x = Double(point.x)
    let y = Double(point.y)
    return extents.lastIndex { $0.contains(x: x, y: y) }.map { regions[$0] }
  }

  /// The value of the topmost region at `point`, or nil if there is none.
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
