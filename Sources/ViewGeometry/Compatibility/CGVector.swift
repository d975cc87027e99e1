#if !canImport(CoreGraphics)

  public import Foundation

  /// A displacement: a way across the plane without a place, for platforms without CoreGraphics.
  public struct CGVector: Sendable, Hashable {
    /// The part along x, in the unit of the program.
    public var dx: CGFloat
    /// The part along y.
    public var dy: CGFloat

    /// The vector of no length.
    public init() { self.init(dx: 0, dy: 0) }

    /// The vector of the given parts; any number is allowed.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// The vector of the given parts.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// The vector of the given parts.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// The vector of no length.
    public static let zero = CGVector()
  }

  extension CGVector: Codable {
    /// Decodes two numbers in a row: the form Core Graphics writes.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      self.init(dx: try numbers.decode(CGFloat.self), dy: try numbers.decode(CGFloat.self))
    }

    /// Encodes two numbers in a row: the form Core Graphics reads.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      for number in [dx, dy] { try numbers.encode(number) }
    }
  }

#endif
