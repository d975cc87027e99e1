#if !canImport(CoreGraphics)

  public import Foundation

  /// An affine map `(x', y') = (a·x + c·y + tx, b·x + d·y + ty)`, as in Core Graphics.
  ///
  /// Points are row vectors, so in `s.concatenating(t)` the transform `s` is applied first. With y
  /// pointing down, a positive angle rotates clockwise on screen. The type is declared only on
  /// platforms without Core Graphics.
  ///
  /// ```swift
  /// let flip = CGAffineTransform(scaleX: -1, y: 1)
  /// let point = CGPoint(x: 2, y: 3).applying(flip)  // (-2, 3)
  /// ```
  public struct CGAffineTransform: Sendable, Hashable {
    /// The coefficient of x in the transformed x.
    public var a: CGFloat
    /// The coefficient of x in the transformed y.
    public var b: CGFloat
    /// The coefficient of y in the transformed x.
    public var c: CGFloat
    /// The coefficient of y in the transformed y.
    public var d: CGFloat
    /// The translation along x, in points.
    public var tx: CGFloat
    /// The translation along y, in points.
    public var ty: CGFloat

    /// Creates a transform with a zero matrix, as Core Graphics does.
    ///
    /// It isn't the identity: it maps every point to the origin.
    public init() {
      self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from its six coefficients.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates a transform from its six coefficients, without labels.
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a translation by `(x, y)` points.
    public init(translationX x: CGFloat, y: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Creates a scale about the origin by the factors `sx` and `sy`.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation by `angle` radians about the origin, clockwise on screen if y points
    /// down.
    public init(rotationAngle angle: CGFloat) {
      let sine = sin(angle)
      let cosine = cos(angle)
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The identity transform.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether the transform is exactly the identity.
    public var isIdentity: Bool { self == .identity }
  }

  extension CGAffineTransform: Codable {
    /// Decodes the six coefficients `a` to `ty` from an array, as encoded by Core Graphics.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      self.init(
        a: try numbers.decode(CGFloat.self), b: try numbers.decode(CGFloat.self),
        c: try numbers.decode(CGFloat.self), d: try numbers.decode(CGFloat.self),
        tx: try numbers.decode(CGFloat.self), ty: try numbers.decode(CGFloat.self))
    }

    /// Encodes the six coefficients `a` to `ty` as an array, as Core Graphics does.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
    }
  }

#endif
