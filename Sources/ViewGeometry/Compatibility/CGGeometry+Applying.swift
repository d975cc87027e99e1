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
    /// The receiver as a vector mapped by the linear part of `transform`; components may come out negative.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height,
        height: transform.b * width + transform.d * height)
    }
  }

  extension CGRect {
    /// The smallest rectangle that holds the four corners of the receiver mapped by `transform`.
    ///
    /// The result is standardised. Null and infinite rectangles stay as they are (rule 1.1.17).
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      CoordinateMap(transform).map(self)
    }
  }

#endif
