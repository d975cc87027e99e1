public import Foundation
public import ViewGeometry

#if !canImport(UIKit)
  // UIKit's names for the geometry that Foundation keeps in objects and in texts.

  extension NSValue {
    /// An object that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// An object that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// An object that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// An object that holds insets.
    public convenience init(uiEdgeInsets insets: EdgeInsets) {
      self.init(
        edgeInsets: NSEdgeInsets(
          top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// The point that the object was made with.
    public var cgPointValue: CGPoint { pointValue }

    /// The size that the object was made with.
    public var cgSizeValue: CGSize { sizeValue }

    /// The rectangle that the object was made with.
    public var cgRectValue: CGRect { rectValue }

    /// The insets that the object was made with.
    public var uiEdgeInsetsValue: EdgeInsets {
      let insets = edgeInsetsValue
      return EdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  extension PreviewParameters {
    /// Parameters that show lines of text: a bubble around the rectangles in the values, which are in the view's bounds.
    public convenience init(textLineRects: [NSValue]) {
      self.init(textLineRects: textLineRects.map(\.cgRectValue))
    }
  }

  extension NSCoder {
    /// The point as `{x, y}`.
    public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }

    /// The size as `{width, height}`.
    public class func string(for size: CGSize) -> String { NSStringFromSize(size) }

    /// The rectangle as `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }

    /// The point that a text of the form `{x, y}` says; zero for another text.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }

    /// The size that a text of the form `{width, height}` says; zero for another text.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }

    /// The rectangle that a text of the form `{{x, y}, {width, height}}` says; zero for another text.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
  }
#endif
