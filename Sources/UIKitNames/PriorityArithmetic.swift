public import ViewGeometry

#if !canImport(UIKit)
  // These are declared here rather than beside the type, because operators are visible only where
  // their whole module is imported.

  extension LayoutPriority {
    /// Returns a priority raised by a number.
    public static func + (left: LayoutPriority, right: Float) -> LayoutPriority {
      LayoutPriority(left.rawValue + right)
    }

    /// Returns a priority lowered by a number.
    public static func - (left: LayoutPriority, right: Float) -> LayoutPriority {
      LayoutPriority(left.rawValue - right)
    }

    /// Raises a priority by a number.
    public static func += (left: inout LayoutPriority, right: Float) { left.rawValue += right }

    /// Lowers a priority by a number.
    public static func -= (left: inout LayoutPriority, right: Float) { left.rawValue -= right }
  }
#endif
