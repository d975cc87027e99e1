#if !canImport(CoreGraphics)

  public import Foundation

  /// What an affine transform does, one step after the other: a scale, a shear, a turn and a shift, as in Core Graphics.
  public struct CGAffineTransformComponents: Sendable, Hashable {
    /// The first step: the factors of x and y.
    public var scale: CGSize
    /// The second step: how much of y is added to x.
    public var horizontalShear: CGFloat
    /// The third step: an angle in radians.
    public var rotation: CGFloat
    /// The last step.
    public var translation: CGVector

    /// Steps that change nothing.
    public init() {
      self.init(
        scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// These four steps.
    public init(
      scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
    ) {
      self.scale = scale
      self.horizontalShear = horizontalShear
      self.rotation = rotation
      self.translation = translation
    }
  }

  extension CGAffineTransform {
    /// The transform that takes the four steps.
    public init(_ components: CGAffineTransformComponents) {
      let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
      let shear = components.horizontalShear
      self.init(
        a: components.scale.width * cosine, b: components.scale.width * sine,
        c: components.scale.height * (shear * cosine - sine),
        d: components.scale.height * (shear * sine + cosine),
        tx: components.translation.dx, ty: components.translation.dy)
    }

    /// The steps that make up the transform: together they give it back but for rounding.
    ///
    /// The factor of x isn't negative; a flip is in that of y. A transform that flattens the plane has a factor of zero, and
    /// where it flattens x its shear is zero.
    public func decomposed() -> CGAffineTransformComponents {
      let width = (a * a + b * b).squareRoot()
      let height = (c * c + d * d).squareRoot()
      let translation = CGVector(dx: tx, dy: ty)
      guard width > 0 else {
        return CGAffineTransformComponents(
          scale: CGSize(width: 0, height: height), horizontalShear: 0,
          rotation: height > 0 ? atan2(-c, d) : 0, translation: translation)
      }
      let determinant = a * d - b * c
      return CGAffineTransformComponents(
        scale: CGSize(width: width, height: determinant / width),
        horizontalShear: determinant == 0 ? 0 : (a * c + b * d) / determinant,
        rotation: atan2(b, a), translation: translation)
    }
  }

#endif
