public import Foundation
import TextMeasuring
public import ViewGeometry

extension Font {
  /// A text style, such as a heading or a caption: `UIFont.TextStyle`.
  ///
  /// It determines the size and weight of a font.
  public struct TextStyle: RawRepresentable, Sendable, Hashable {
    /// The name of the style, as in UIKit.
    public var rawValue: String

    /// Creates the style with a name.
    ///
    /// A style with an unknown name has the sizes of `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Titles of screens.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First-level titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second-level titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third-level titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Semibold headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Small captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The point sizes by category, from extra small to the largest accessibility size.
    ///
    /// They come from Apple's Human Interface Guidelines, "Typography".
    // swift-format-ignore
    private static let sizes: [TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    private static let categories: [ContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// Returns the size in a size category, in points; an unspecified category counts as large.
    func pointSize(in category: ContentSizeCategory) -> CGFloat {
      let sizes = Self.sizes[self] ?? Self.sizes[.body] ?? []
      return sizes[Self.categories.firstIndex(of: category) ?? 3]
    }

    /// The weight of the style's text.
    var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// Returns the font of a style at the default text size (R13.4).
  public class func preferredFont(forTextStyle style: TextStyle) -> Font {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a style in the size category of the given traits (R13.4).
  ///
  /// Without traits, the category is large.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    let size = style.pointSize(in: traitCollection?.preferredContentSizeCategory ?? .large)
    return Font(
      FontDescription(weight: style.weight.rawValue, pointSize: size), style: style)
  }
}

/// Scales fonts and lengths with the user's text size: `UIFontMetrics`.
public final class TextStyleMetrics: Sendable {
  private let style: Font.TextStyle

  /// Creates metrics that scale with the size of a text style.
  public init(forTextStyle textStyle: Font.TextStyle) { style = textStyle }

  /// Metrics that scale like body text.
  public static let `default` = TextStyleMetrics(forTextStyle: .body)

  /// Returns a length scaled in proportion to the size of the text style.
  ///
  /// `value` is the length at the large text size, and is returned unchanged without traits. UIKit
  /// scales by the leading of the style, whose values aren't completely known. This method scales
  /// by the point size.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: TraitCollection? = nil
  ) -> CGFloat {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    return value * style.pointSize(in: category) / style.pointSize(in: .large)
  }

  /// Returns the font with its point size scaled by ``scaledValue(for:compatibleWith:)``.
  public func scaledFont(
    for font: Font, compatibleWith traitCollection: TraitCollection? = nil
  ) -> Font {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// Returns the font with its point size scaled, but at most `maximumPointSize`.
  public func scaledFont(
    for font: Font, maximumPointSize: CGFloat,
    compatibleWith traitCollection: TraitCollection? = nil
  ) -> Font {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(min(size, maximumPointSize))
  }
}
