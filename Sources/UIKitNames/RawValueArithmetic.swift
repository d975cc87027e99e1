public import Foundation
public import ViewGeometry

#if !canImport(UIKit)
  // These are declared here rather than beside the types, because operators are visible only where
  // their whole module is imported.

  extension LayoutPriority {
    /// Returns the priority whose raw value is the raw value of `left` plus `right`.
    public static func + (left: LayoutPriority, right: Float) -> LayoutPriority {
      LayoutPriority(left.rawValue + right)
    }

    /// Returns the priority whose raw value is the raw value of `left` minus `right`.
    public static func - (left: LayoutPriority, right: Float) -> LayoutPriority {
      LayoutPriority(left.rawValue - right)
    }

    /// Adds a number to the raw value of a priority.
    public static func += (left: inout LayoutPriority, right: Float) { left.rawValue += right }

    /// Subtracts a number from the raw value of a priority.
    public static func -= (left: inout LayoutPriority, right: Float) { left.rawValue -= right }
  }

  extension Window.Level {
    /// Returns the level whose raw value is the raw value of `left` plus `right`.
    public static func + (left: Window.Level, right: CGFloat) -> Window.Level {
      Window.Level(left.rawValue + right)
    }

    /// Returns the level whose raw value is the raw value of `left` minus `right`.
    public static func - (left: Window.Level, right: CGFloat) -> Window.Level {
      Window.Level(left.rawValue - right)
    }

    /// Adds a number to the raw value of a level.
    public static func += (left: inout Window.Level, right: CGFloat) { left.rawValue += right }

    /// Subtracts a number from the raw value of a level.
    public static func -= (left: inout Window.Level, right: CGFloat) { left.rawValue -= right }
  }
#endif
