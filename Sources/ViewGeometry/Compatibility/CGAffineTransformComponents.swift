#if !canImport(CoreGraphics)

  public import Foundation

  /// The decomposition of an affine transform into a scale, a shear, a rotation and a translation.
  ///
  /// As in Core Graphics, the steps apply in this order.
  public struct CGAffineTransformComponents: Sendable, Hashable {
    /// The scale factors along x and y, which are applied first.
    public var scale: CGSize
    /// The shear factor, which is applied second: x increases by this factor times y.
    public var horizontalShear: CGFloat
    /// The rotation in radians, which is applied third; clockwise on screen if y points down.
    public var rotation: CGFloat
    /// The translation, which is applied last.
    public var translation: CGVector

    /// Creates the components of the identity.
    public init() {
      self.init(
        scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Creates components from the four steps.
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
    /// Creates the transform that scales, then shears, then rotates, and then translates.
    public init(_ components: CGAffineTransformComponents) {
      let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
      let shear = components.horizontalShear
      self.init(
        a: components.scale.width * cosine, b: components.scale.width * sine,
        c: components.scale.height * (shear * cosine - sine),
        d: components.scale.height * (shear * sine + cosine),
        tx: components.translation.dx, ty: components.translation.dy)
    }

    /// Returns the components of the transform.
    ///
    /// For an invertible transform, composing the components gives the transform again, except for
    /// rounding. The scale along x is never negative. The scale along y is negative if the
    /// transform reflects.
    ///
    /// For a singular transform, at least one of the scales is zero, and the shear is zero.
    /// Composing the components may give a different transform.
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
