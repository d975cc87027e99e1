public import Foundation
public import ViewGeometry

#if !canImport(UIKit)
  // Core Animation's functions, which call members of `Transform3D`.

  /// The identity transform.
  public let CATransform3DIdentity = Transform3D.identity

  /// Returns whether `t` is exactly the identity.
  public func CATransform3DIsIdentity(_ t: Transform3D) -> Bool { t.isIdentity }

  /// Returns whether all sixteen elements of `a` equal those of `b`.
  public func CATransform3DEqualToTransform(_ a: Transform3D, _ b: Transform3D) -> Bool { a == b }

  /// Returns a translation by `(tx, ty, tz)` points.
  public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> Transform3D {
    Transform3D(translationX: tx, y: ty, z: tz)
  }

  /// Returns a scale by the factors `sx`, `sy` and `sz` along the three axes.
  public func CATransform3DMakeScale(
    _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> Transform3D {
    Transform3D(scaleX: sx, y: sy, z: sz)
  }

  /// Returns a rotation by `angle` radians about the axis `(x, y, z)`, which may have any length.
  ///
  /// If the length is zero, returns the identity.
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> Transform3D {
    Transform3D(rotationAngle: angle, x: x, y: y, z: z)
  }

  /// Returns the transform that translates first and then applies `t`.
  public func CATransform3DTranslate(
    _ t: Transform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> Transform3D {
    t.translatedBy(x: tx, y: ty, z: tz)
  }

  /// Returns the transform that scales first and then applies `t`.
  public func CATransform3DScale(
    _ t: Transform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> Transform3D {
    t.scaledBy(x: sx, y: sy, z: sz)
  }

  /// Returns the transform that rotates first and then applies `t`.
  ///
  /// The rotation is by `angle` radians about the axis `(x, y, z)`, which may have any length. If
  /// the length is zero, returns `t`.
  public func CATransform3DRotate(
    _ t: Transform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> Transform3D {
    t.rotated(by: angle, x: x, y: y, z: z)
  }

  /// Returns the transform that applies `a` first and `b` second.
  public func CATransform3DConcat(_ a: Transform3D, _ b: Transform3D) -> Transform3D {
    a.concatenating(b)
  }

  /// Returns the inverse of `t`, or `t` itself if it is singular.
  public func CATransform3DInvert(_ t: Transform3D) -> Transform3D { t.inverted() }

  /// Returns the 4×4 embedding of an affine transform.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> Transform3D {
    Transform3D(m)
  }

  /// Returns whether `t` is the embedding of an affine transform.
  public func CATransform3DIsAffine(_ t: Transform3D) -> Bool { t.isAffine }

  /// Returns the affine part of `t`, ignoring its other elements.
  public func CATransform3DGetAffineTransform(_ t: Transform3D) -> CGAffineTransform {
    t.affineTransform
  }
#endif
