public import Foundation

/// The measures of a line of text in a font, in points; all are distances, so none is negative in a usual font.
public struct FontMetrics: Sendable, Hashable {
  /// How far a line reaches above its baseline.
  public var ascent: CGFloat
  /// How far a line reaches below its baseline, downward.
  public var descent: CGFloat
  /// The space that the font asks for between two lines.
  public var leading: CGFloat
  /// The height of capital letters above the baseline; 0 where the font doesn't say.
  public var capHeight: CGFloat
  /// The height of the letter x above the baseline; 0 where the font doesn't say.
  public var xHeight: CGFloat

  /// Metrics of these measures.
  public init(
    ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0, capHeight: CGFloat = 0,
    xHeight: CGFloat = 0
  ) {
    (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
    (self.capHeight, self.xHeight) = (capHeight, xHeight)
  }

  /// The height of a line without leading, as `UIFont.lineHeight`.
  public var lineHeight: CGFloat { ascent + descent }
}
