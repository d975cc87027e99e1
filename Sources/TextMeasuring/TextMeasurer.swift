public import Foundation

/// Measures text.
///
/// A host implements it with its text engine; ``FontMeasurer`` works without one.
///
/// Positions in text are UTF-16 offsets. Coordinates are in points from the top-left corner of the
/// text, and y increases downward. A measurer may be called on several threads at once.
///
///     let text = StyledText("Three words here", font: FontDescription(pointSize: 17))
///     let size = TextMeasurement.measurer.size(of: text, in: TextContainer(width: 90))
public protocol TextMeasurer: Sendable {
  /// Returns the line metrics of a font.
  func metrics(of font: FontDescription) -> FontMetrics

  /// Returns the lines of text in a container, with their baselines.
  func layOut(_ text: StyledText, in container: TextContainer) -> TextLayout

  /// Returns the size of text in a container.
  ///
  /// The default implementation returns the size of the layout.
  func size(of text: StyledText, in container: TextContainer) -> CGSize

  /// Returns the rectangles that a range of characters occupies, one per line from top to bottom.
  ///
  /// The range is in UTF-16 code units. The result is empty if the range is empty. `layout` must be
  /// a layout of `text` by this measurer.
  func rects(of range: Range<Int>, of text: StyledText, in layout: TextLayout) -> [CGRect]

  /// Returns the UTF-16 offset of the character at a point; nil if there is none.
  ///
  /// Characters contain their left and top edges, but not their right and bottom edges, even in
  /// right-to-left lines. `layout` must be a layout of `text` by this measurer.
  func character(at point: CGPoint, of text: StyledText, in layout: TextLayout) -> Int?
}

extension TextMeasurer {
  /// Returns the size of the layout of text in a container.
  public func size(of text: StyledText, in container: TextContainer) -> CGSize {
    layOut(text, in: container).size
  }
}

/// The text measurer of views.
public enum TextMeasurement {
  /// The measurer of all views; ``FontMeasurer/builtIn`` unless a host sets another.
  ///
  /// Set it before the first view is laid out, since views cache measured sizes.
  public static var measurer: any TextMeasurer {
    get { shared.measurer }
    set { shared.measurer = newValue }
  }

  private static let shared = Shared()

  /// The measurer of all views, guarded by a lock.
  private final class Shared: @unchecked Sendable {
    private let lock = NSLock()
    private var current: any TextMeasurer = FontMeasurer.builtIn

    var measurer: any TextMeasurer {
      get { lock.withLock { current } }
      set { lock.withLock { current = newValue } }
    }
  }
}
