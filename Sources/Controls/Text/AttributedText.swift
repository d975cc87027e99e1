public import Foundation
import TextMeasuring

extension NSAttributedString.Key {
  /// The ``Font``; the default is Helvetica 12, measured as the system font of 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// The ``ParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of the text, kept for a renderer.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text, kept for a renderer.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number of points added to each advance.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number of points added to each advance.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Whether ligatures are formed, kept for a renderer: none are measured.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// How the text is underlined, kept for a renderer.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the underline, kept for a renderer.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// How the text is struck through, kept for a renderer.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through the text, kept for a renderer.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The colour of outlines, kept for a renderer.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines, kept for a renderer.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A shadow, kept for a renderer.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The ``TextAttachment`` of U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// Where the text leads: a `URL` or a string.
  public static let link = NSAttributedString.Key("NSLink")
  /// A number of points by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

extension NSAttributedString {
  #if !canImport(ObjectiveC)
    /// An empty text: `NSAttributedString()`, which Foundation on Linux lacks.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  #endif

  /// What a measurer needs of the text; `font` and `format` hold where attributes say nothing.
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

  /// The size of the text in one line for each of its paragraphs, in points.
  public func size() -> CGSize {
    TextMeasurement.measurer.size(
      of: styledText(font: Font.systemFont(ofSize: 12)), in: TextContainer())
  }

  /// The size of the text in a width, at the origin; a height of `size` has no effect.
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
  /// The style of attributes; `font` where they have none.
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

/// How the size of a string is asked for: `NSStringDrawingOptions`.
public struct StringDrawingOptions: OptionSet, Sendable, Hashable {
  /// UIKit's bits.
  public let rawValue: Int

  /// The options of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text wraps into several lines.
  public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1 << 0)
  /// Without effect: lines have no leading between them.
  public static let usesFontLeading = StringDrawingOptions(rawValue: 1 << 1)
  /// Without effect: the metrics of the font count.
  public static let usesDeviceMetrics = StringDrawingOptions(rawValue: 1 << 3)
  /// Without effect on the size.
  public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing a string would tell: `NSStringDrawingContext`; nothing here fills it in.
public final class StringDrawingContext {
  /// The smallest factor by which a text may be scaled; kept.
  public var minimumScaleFactor: CGFloat = 0

  /// A context.
  public init() {}
}

extension NSString {
  /// The size of the string with attributes, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: string, attributes: attributes).size()
  }

  /// The size of the string in a width, at the origin.
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
  /// The size of the string with attributes, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The size of the string in a width, at the origin.
  public func boundingRect(
    with size: CGSize, options: StringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
