#if !canImport(CoreGraphics)

  public import Foundation

  // These two members of the missing Core Graphics API use `CoordinateMap`, so they are one layer
  // above the others.

  extension CGAffineTransform {
    /// Returns the inverse transform, or the receiver if it is singular or has no finite inverse.
    ///
    /// Core Graphics also returns a singular transform unchanged. `CoordinateMap.inverse` is nil in
    /// these cases.
    public func inverted() -> CGAffineTransform {
      CoordinateMap(self).inverse?.affineTransform ?? self
    }
  }

  extension CGRect {
    /// Returns the bounding box of the receiver's four corners, each mapped by `transform`.
    ///
    /// The result is standardized. Null and infinite rectangles are returned unchanged (R1.17).
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      CoordinateMap(transform).map(self)
    }
  }

#endif
