public import Foundation

/// The room that text is laid out in.
public struct TextContainer: Sendable, Hashable {
  /// What becomes of text that is wider than the room, with UIKit's numbers.
  public enum LineBreakMode: Int, Sendable, Hashable {
    /// It goes on in the next line, after a word; a word that fills a line goes on after any character.
    case byWordWrapping
    /// It goes on in the next line, after any character.
    case byCharWrapping
    /// It is cut off.
    case byClipping
    /// Its start is replaced by an ellipsis.
    case byTruncatingHead
    /// Its end is replaced by an ellipsis.
    case byTruncatingTail
    /// Its middle is replaced by an ellipsis.
    case byTruncatingMiddle

    /// Whether an ellipsis takes the place of what doesn't fit.
    public var isTruncating: Bool { rawValue >= 3 }
  }

  /// The width in points; infinity for as much as the text needs.
  ///
  /// A negative width and NaN count as 0: a character a line.
  public var width: CGFloat
  /// The largest number of lines; 0 and less for any.
  public var maximumLines: Int
  /// What becomes of text that doesn't fit.
  ///
  /// Modes that truncate wrap after words up to the last line.
  public var lineBreakMode: LineBreakMode

  /// Room of this width.
  public init(
    width: CGFloat = .infinity, maximumLines: Int = 0,
    lineBreakMode: LineBreakMode = .byWordWrapping
  ) {
    (self.width, self.maximumLines) = (width, maximumLines)
    self.lineBreakMode = lineBreakMode
  }
}
