#if !canImport(CoreGraphics)

  public import Foundation

  extension CGPoint {
    /// Returns the point to which `transform` maps the receiver.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    /// Returns the vector `(width, height)`, transformed by the linear part of `transform`.
    ///
    /// The width and the height of the result may be negative.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height,
        height: transform.b * width + transform.d * height)
    }
  }

#endif
