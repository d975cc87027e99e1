public import Foundation

/// The container that text is laid out in.
public struct TextContainer: Sendable, Hashable {
  /// The handling of text wider than the container, with UIKit's raw values.
  public enum LineBreakMode: Int, Sendable, Hashable {
    /// Wraps at word boundaries; a word longer than a line wraps between characters.
    case byWordWrapping
    /// Wraps between characters.
    case byCharWrapping
    /// Doesn't wrap: each paragraph is one line, which may be wider than the container.
    case byClipping
    /// Replaces the start of the last line with an ellipsis if that line overflows.
    case byTruncatingHead
    /// Replaces the end of the last line with an ellipsis if that line overflows.
    case byTruncatingTail
    /// Replaces the middle of the last line with an ellipsis if that line overflows.
    case byTruncatingMiddle

    /// Whether an ellipsis replaces text that doesn't fit.
    public var isTruncating: Bool { rawValue >= 3 }
  }

  /// The width, in points; infinity for no limit.
  ///
  /// A negative width and NaN count as 0. Lines that wrap have at least one character, even if it
  /// doesn't fit.
  public var width: CGFloat
  /// The maximum number of lines; 0 or less for no limit.
  public var maximumLines: Int
  /// The handling of text that doesn't fit.
  ///
  /// With the truncating modes, all lines before the last one wrap at word boundaries. Without a
  /// maximum number of lines, these modes only wrap.
  public var lineBreakMode: LineBreakMode

  /// Creates a container with the given width, maximum number of lines and line break mode.
  public init(
    width: CGFloat = .infinity, maximumLines: Int = 0,
    lineBreakMode: LineBreakMode = .byWordWrapping
  ) {
    (self.width, self.maximumLines) = (width, maximumLines)
    self.lineBreakMode = lineBreakMode
  }
}
