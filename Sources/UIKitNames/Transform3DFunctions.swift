public import Foundation
public import ViewGeometry

#if !canImport(UIKit)
  // Core Animation's functions, as members of `Transform3D`.

  /// The transform that changes nothing.
  public let CATransform3DIdentity = Transform3D.identity

  /// Whether `t` is exactly the identity.
  public func CATransform3DIsIdentity(_ t: Transform3D) -> Bool { t.isIdentity }

  /// Whether all sixteen numbers are equal.
  public func CATransform3DEqualToTransform(_ a: Transform3D, _ b: Transform3D) -> Bool { a == b }

  /// A shift.
  public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> Transform3D {
    Transform3D(translationX: tx, y: ty, z: tz)
  }

  /// A scaling.
  public func CATransform3DMakeScale(
    _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> Transform3D {
    Transform3D(scaleX: sx, y: sy, z: sz)
  }

  /// A turn by `angle` radians about `(x, y, z)`.
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> Transform3D {
    Transform3D(rotationAngle: angle, x: x, y: y, z: z)
  }

  /// The transform that shifts first and then applies `t`.
  public func CATransform3DTranslate(
    _ t: Transform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> Transform3D {
    t.translatedBy(x: tx, y: ty, z: tz)
  }

  /// The transform that scales first and then applies `t`.
  public func CATransform3DScale(
    _ t: Transform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> Transform3D {
    t.scaledBy(x: sx, y: sy, z: sz)
  }

  /// The transform that turns by `angle` radians about `(x, y, z)` first and then applies `t`.
  public func CATransform3DRotate(
    _ t: Transform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> Transform3D {
    t.rotated(by: angle, x: x, y: y, z: z)
  }

  /// The transform that applies `a` first and `b` second.
  public func CATransform3DConcat(_ a: Transform3D, _ b: Transform3D) -> Transform3D {
    a.concatenating(b)
  }

  /// The transform that undoes `t`, or `t` itself when it is singular.
  public func CATransform3DInvert(_ t: Transform3D) -> Transform3D { t.inverted() }

  /// The 4×4 embedding of a transform of the plane.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> Transform3D {
    Transform3D(m)
  }

  /// Whether `t` is the embedding of a transform of the plane.
  public func CATransform3DIsAffine(_ t: Transform3D) -> Bool { t.isAffine }

  /// The affine part of `t`, whatever its other numbers are.
  public func CATransform3DGetAffineTransform(_ t: Transform3D) -> CGAffineTransform {
    t.affineTransform
  }
#endif
