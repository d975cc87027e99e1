#if !canImport(CoreGraphics)

  public import Foundation

  // These two members of the missing Core Graphics names use `CoordinateMap`, so they live one
  // layer above the others.

  extension CGAffineTransform {
    /// The inverse transform, or the receiver itself if it is singular.
    ///
    /// This is the same as in Core Graphics. `CoordinateMap.inverse` is nil for a singular
    /// transform.
    public func inverted() -> CGAffineTransform {
      CoordinateMap(self).inverse?.affineTransform ?? self
    }
  }

  extension CGRect {
    /// The bounding box of the receiver's four corners, each mapped by `transform`.
    ///
    /// The result is standardized. Null and infinite rectangles are returned unchanged (R1.17).
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      CoordinateMap(transform).map(self)
    }
  }

#endif
