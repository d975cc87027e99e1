public import Foundation

/// Gives text a size: a host implements it with the text engine that draws, and ``FontMeasurer`` does without one.
///
/// Positions are counted in UTF-16 units. All lengths are points, y down, from the top left corner of the text. A measurer may be
/// called on several threads at once.
///
///     let text = StyledText("Three words here", font: FontDescription(pointSize: 17))
///     let size = TextMeasurement.measurer.size(of: text, in: TextContainer(width: 90))
public protocol TextMeasurer: Sendable {
  /// The measures of a line in a font.
  func metrics(of font: FontDescription) -> FontMetrics

  /// The lines of a text in a room, with their baselines.
  func layOut(_ text: StyledText, in container: TextContainer) -> TextLayout

  /// The size of a text in a room; by default that of its layout.
  func size(of text: StyledText, in container: TextContainer) -> CGSize

  /// The rectangles of a range of characters, one for each line that it reaches into, from top to bottom; none for an empty range.
  func rects(of range: Range<Int>, of text: StyledText, in layout: TextLayout) -> [CGRect]

  /// The character at a point, left and top edges included; nil where there is none.
  func character(at point: CGPoint, of text: StyledText, in layout: TextLayout) -> Int?
}

extension TextMeasurer {
  /// The size of a text in a room.
  public func size(of text: StyledText, in container: TextContainer) -> CGSize {
    layOut(text, in: container).size
  }
}

/// What views measure their text with.
public enum TextMeasurement {
  /// The measurer of all views; ``FontMeasurer/builtIn`` unless a host sets another.
  ///
  /// Set it before the first view is laid out: views keep the sizes that they were given.
  public static var measurer: any TextMeasurer {
    get { shared.measurer }
    set { shared.measurer = newValue }
  }

  private static let shared = Shared()

  /// A measurer behind a lock.
  private final class Shared: @unchecked Sendable {
    private let lock = NSLock()
    private var current: any TextMeasurer = FontMeasurer.builtIn

    var measurer: any TextMeasurer {
      get { lock.withLock { current } }
      set { lock.withLock { current = newValue } }
    }
  }
}
