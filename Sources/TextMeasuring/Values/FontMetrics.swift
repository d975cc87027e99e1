public import Foundation

/// The line metrics of a font, in points.
///
/// All metrics are distances, usually 0 or more.
public struct FontMetrics: Sendable, Hashable {
  /// The height of a line above its baseline.
  public var ascent: CGFloat
  /// The depth of a line below its baseline.
  public var descent: CGFloat
  /// The recommended space between two lines.
  public var leading: CGFloat
  /// The height of capital letters above the baseline; 0 if unspecified.
  public var capHeight: CGFloat
  /// The height of the letter x above the baseline; 0 if unspecified.
  public var xHeight: CGFloat

  /// Creates metrics from these values.
  public init(
    ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0, capHeight: CGFloat = 0,
    xHeight: CGFloat = 0
  ) {
    (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
    (self.capHeight, self.xHeight) = (capHeight, xHeight)
  }

  /// The height of a line without leading, like `UIFont.lineHeight`.
  public var lineHeight: CGFloat { ascent + descent }
}
