#if !canImport(CoreGraphics)

  public import Foundation

  extension CGPoint {
    /// Returns whether the two points have the same x and the same y.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGSize {
    /// Returns whether the two sizes have the same width and the same height.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  extension CGRect {
    /// Returns whether the rectangles are equal after standardizing both.
    public func equalTo(_ rect2: CGRect) -> Bool {
      let left = standardized
      let right = rect2.standardized
      return left.origin == right.origin && left.size == right.size
    }
  }

#endif
