public import ViewGeometry

#if !canImport(UIKit)
  // Here and not beside the type: operators of a module are seen only where all of it is imported.

  extension LayoutPriority {
    /// A priority stronger by a number.
    public static func + (left: LayoutPriority, right: Float) -> LayoutPriority {
      LayoutPriority(left.rawValue + right)
    }

    /// A priority weaker by a number.
    public static func - (left: LayoutPriority, right: Float) -> LayoutPriority {
      LayoutPriority(left.rawValue - right)
    }

    /// Makes a priority stronger by a number.
    public static func += (left: inout LayoutPriority, right: Float) { left.rawValue += right }

    /// Makes a priority weaker by a number.
    public static func -= (left: inout LayoutPriority, right: Float) { left.rawValue -= right }
  }
#endif
