#if !canImport(CoreGraphics)

  public import Foundation

  /// A displacement in the plane, for platforms without Core Graphics.
  public struct CGVector: Sendable, Hashable {
    /// The component along x.
    public var dx: CGFloat
    /// The component along y.
    public var dy: CGFloat

    /// Creates the zero vector.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Creates a vector from its components.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Creates a vector from its components.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// The zero vector.
    public static let zero = CGVector()
  }

  extension CGVector: Codable {
    /// Decodes the components from an array, as encoded by Core Graphics.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      self.init(dx: try numbers.decode(CGFloat.self), dy: try numbers.decode(CGFloat.self))
    }

    /// Encodes the components as an array, as Core Graphics does.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      for number in [dx, dy] { try numbers.encode(number) }
    }
  }

#endif
