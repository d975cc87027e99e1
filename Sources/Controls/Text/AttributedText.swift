public import Foundation
import TextMeasuring
public import ViewGeometry

extension NSAttributedString.Key {
  /// The font of the text, a ``Font``.
  ///
  /// Text without this attribute is measured in the font of its view. If there is no view, it is
  /// measured in the 12-point system font; UIKit uses 12-point Helvetica.
  public static let font = NSAttributedString.Key("NSFont")
  /// The format of the paragraph, a ``ParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The text color, stored for the renderer.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The background color of the text, stored for the renderer.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The number of points added to each advance, in addition to ``tracking``.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The number of points added to each advance, in addition to ``kern``.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Whether the renderer forms ligatures; the text measurer doesn't.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The style of the underline, stored for the renderer.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the underline, stored for the renderer.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The style of the strikethrough, stored for the renderer.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the strikethrough, stored for the renderer.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The color of outlines, stored for the renderer.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines, stored for the renderer.
  ///
  /// In UIKit, it is a percentage of the font's point size; a negative width also fills the text.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow, stored for the renderer.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The attachment that the character U+FFFC represents, a ``TextAttachment``.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The target of a link: a `URL` or a string.
  public static let link = NSAttributedString.Key("NSLink")
  /// The number of points by which the text is raised; a negative number lowers the text.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

extension NSAttributedString {
  #if !canImport(ObjectiveC)
    /// Creates an empty string: `NSAttributedString()`, which Foundation on Linux lacks.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  #endif

  /// Converts the text to the form that the measurer reads.
  ///
  /// Text without a font gets `font`, and text without a paragraph style gets `format`.
  func styledText(font: Font, format: ParagraphFormat = .plain) -> StyledText {
    var runs: [StyledText.Run] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let paragraph = (attributes[.paragraphStyle] as? ParagraphStyle)?.format ?? format
      runs.append(
        StyledText.Run(
          length: range.length, style: TextStyle(attributes, font: font), paragraph: paragraph))
    }
    if runs.isEmpty {
      return StyledText(string, style: TextStyle(font: font.measured), paragraph: format)
    }
    return StyledText(string, runs: runs)
  }

  /// Returns the size of the text, in points, without wrapping: each paragraph takes one line.
  public func size() -> CGSize {
    TextMeasurement.measurer.size(
      of: styledText(font: Font.systemFont(ofSize: 12)), in: TextContainer())
  }

  /// Returns the size of the text within the width of `size`, as a rectangle at the origin.
  ///
  /// Without `usesLineFragmentOrigin`, the size is that of the first paragraph in one line. A width
  /// of 0 or less means no limit. The height of `size` and `context` have no effect.
  public func boundingRect(
    with size: CGSize, options: StringDrawingOptions = [], context: StringDrawingContext?
  ) -> CGRect {
    let isOneLine = !options.contains(.usesLineFragmentOrigin)
    let width = isOneLine || size.width <= 0 ? CGFloat.infinity : size.width
    let text = styledText(font: Font.systemFont(ofSize: 12))
    let container = TextContainer(width: width, maximumLines: isOneLine ? 1 : 0)
    return CGRect(
      origin: .zero, size: TextMeasurement.measurer.size(of: text, in: container))
  }
}

extension TextStyle {
  /// Creates the style of text that has the given attributes.
  ///
  /// `font` is the font of the text if the attributes contain none.
  init(_ attributes: [NSAttributedString.Key: Any], font: Font) {
    func number(_ key: NSAttributedString.Key) -> CGFloat {
      switch attributes[key] {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: 0
      }
    }
    self.init(
      font: (attributes[.font] as? Font ?? font).measured,
      tracking: number(.kern) + number(.tracking), baselineOffset: number(.baselineOffset),
      attachmentBounds: (attributes[.attachment] as? TextAttachment)?.measuredBounds)
  }
}

/// Options for measuring a string: `NSStringDrawingOptions`.
public struct StringDrawingOptions: OptionSet, Sendable, Hashable {
  /// The options as a bit mask, with UIKit's bits.
  public let rawValue: Int

  /// Creates options from a bit mask with UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text wraps into several lines.
  public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1 << 0)
  /// Has no effect, because the text measurer adds no leading between lines.
  public static let usesFontLeading = StringDrawingOptions(rawValue: 1 << 1)
  /// Has no effect: sizes always use the metrics of the font.
  public static let usesDeviceMetrics = StringDrawingOptions(rawValue: 1 << 3)
  /// Has no effect on the size.
  public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 1 << 5)
}

/// The context for drawing a string: `NSStringDrawingContext`.
///
/// The library neither reads nor changes it.
public final class StringDrawingContext {
  /// The minimum factor by which text may be scaled; the value is stored, but has no effect.
  public var minimumScaleFactor: CGFloat = 0

  /// Creates a context.
  public init() {}
}

extension NSString {
  /// Returns the size of the string with the given attributes, in points, without wrapping: each
  /// paragraph takes one line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: string, attributes: attributes).size()
  }

  /// Returns the size of the string within the width of `size`, as a rectangle at the origin.
  ///
  /// Without `usesLineFragmentOrigin`, the size is that of the first paragraph in one line. A width
  /// of 0 or less means no limit. The height of `size` and `context` have no effect.
  public func boundingRect(
    with size: CGSize, options: StringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: string, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  private var string: String { substring(from: 0) }
}

extension String {
  /// Returns the size of the string with the given attributes, in points, without wrapping: each
  /// paragraph takes one line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the size of the string within the width of `size`, as a rectangle at the origin.
  ///
  /// Without `usesLineFragmentOrigin`, the size is that of the first paragraph in one line. A width
  /// of 0 or less means no limit. The height of `size` and `context` have no effect.
  public func boundingRect(
    with size: CGSize, options: StringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension StringDrawingContext: IdentityHashable {}

extension NSAttributedString {
  /// Returns the text with a color for all characters that have none.
  func colored(_ color: Color) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: length)) {
      own, range, _ in
      if own == nil { copy.addAttribute(.foregroundColor, value: color, range: range) }
    }
    return copy
  }
}
