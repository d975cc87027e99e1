public import Foundation
public import ViewGeometry

#if !canImport(UIKit)
  // UIKit's names for Foundation's functions that store geometry in objects or in strings.

  extension NSValue {
    /// Creates an object that contains a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Creates an object that contains a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Creates an object that contains a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Creates an object that contains insets.
    public convenience init(uiEdgeInsets insets: EdgeInsets) {
      self.init(
        edgeInsets: NSEdgeInsets(
          top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// The point that the object contains.
    ///
    /// - Precondition: The object contains a point.
    public var cgPointValue: CGPoint { pointValue }

    /// The size that the object contains.
    ///
    /// - Precondition: The object contains a size.
    public var cgSizeValue: CGSize { sizeValue }

    /// The rectangle that the object contains.
    ///
    /// - Precondition: The object contains a rectangle.
    public var cgRectValue: CGRect { rectValue }

    /// The insets that the object contains.
    ///
    /// - Precondition: The object contains insets.
    public var uiEdgeInsetsValue: EdgeInsets {
      let insets = edgeInsetsValue
      return EdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  extension PreviewParameters {
    /// Creates parameters for a preview of lines of text.
    ///
    /// The preview's shape surrounds the rectangles of the lines, which are in the coordinates of
    /// the view's bounds.
    public convenience init(textLineRects: [NSValue]) {
      self.init(textLineRects: textLineRects.map(\.cgRectValue))
    }
  }

  extension NSCoder {
    /// Returns the point as `{x, y}`.
    public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }

    /// Returns the size as `{width, height}`.
    public class func string(for size: CGSize) -> String { NSStringFromSize(size) }

    /// Returns the rectangle as `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }

    /// Returns the point whose x and y are the first and the second number in `string`.
    ///
    /// The usual form is `{x, y}`. A missing number counts as 0.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }

    /// Returns the size whose width and height are the first and the second number in `string`.
    ///
    /// The usual form is `{width, height}`. A missing number counts as 0.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }

    /// Returns the rectangle whose x, y, width and height are the first four numbers in `string`.
    ///
    /// The usual form is `{{x, y}, {width, height}}`. A missing number counts as 0.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
  }
#endif
