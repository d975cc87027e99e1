#if !canImport(CoreGraphics)

  public import Foundation

  // Two members of the missing Core Graphics names that rest on `CoordinateMap`, and so live a layer above the others.

  extension CGAffineTransform {
    /// The transform that undoes the receiver, or the receiver itself when it is singular.
    ///
    /// As in Core Graphics; `CoordinateMap.inverse` tells a singular transform from an invertible one.
    public func inverted() -> CGAffineTransform {
      CoordinateMap(self).inverse?.affineTransform ?? self
    }
  }

  extension CGRect {
    /// The smallest rectangle that holds the four corners of the receiver mapped by `transform`.
    ///
    /// The result is standardised. Null and infinite rectangles stay as they are (R1.17).
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      CoordinateMap(transform).map(self)
    }
  }

#endif
