#if !canImport(CoreGraphics)

  public import Foundation

  extension CGPoint {
    /// The point that `transform` maps the receiver to.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    /// The receiver as a vector, mapped by the linear part of `transform`.
    ///
    /// The components of the result may be negative.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height,
        height: transform.b * width + transform.d * height)
    }
  }

#endif
