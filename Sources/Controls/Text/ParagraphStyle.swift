public import Foundation
public import TextMeasuring

/// How paragraphs are set: `NSParagraphStyle`.
///
/// Lengths in points; see `ParagraphFormat` for each.
open class ParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// The format of plain text.
  public class var `default`: ParagraphStyle { ParagraphStyle() }

  final var format = ParagraphFormat.plain
  final var breaking = TextContainer.LineBreakMode.byWordWrapping

  /// The style of plain text.
  public override init() {}

  init(format: ParagraphFormat, breaking: TextContainer.LineBreakMode) {
    (self.format, self.breaking) = (format, breaking)
  }

  /// Where the lines lie.
  open var alignment: ParagraphFormat.Alignment { format.alignment }
  /// What becomes of text that doesn't fit.
  open var lineBreakMode: TextContainer.LineBreakMode { breaking }
  /// Which way the text is read.
  open var baseWritingDirection: ParagraphFormat.Direction { format.direction }
  /// The space between lines.
  open var lineSpacing: CGFloat { format.lineSpacing }
  /// The space after a paragraph.
  open var paragraphSpacing: CGFloat { format.paragraphSpacing }
  /// The space before a paragraph.
  open var paragraphSpacingBefore: CGFloat { format.paragraphSpacingBefore }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { format.minimumLineHeight }
  /// The largest height of a line; 0 for any.
  open var maximumLineHeight: CGFloat { format.maximumLineHeight }
  /// The factor of the font's line height; 0 for 1.
  open var lineHeightMultiple: CGFloat { format.lineHeightMultiple }
  /// How far the first line starts inside.
  open var firstLineHeadIndent: CGFloat { format.firstLineHeadIndent }
  /// How far the other lines start inside.
  open var headIndent: CGFloat { format.headIndent }
  /// Where lines end.
  open var tailIndent: CGFloat { format.tailIndent }

  /// A style that doesn't change any more.
  open func copy(with zone: NSZone? = nil) -> Any {
    ParagraphStyle(format: format, breaking: breaking)
  }

  /// A style that may be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    MutableParagraphStyle(format: format, breaking: breaking)
  }

  /// Whether the other sets paragraphs in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ParagraphStyle else { return false }
    return other.format == format && other.breaking == breaking
  }

  /// Hashes the format.
  open override var hash: Int { format.hashValue }
}

/// How paragraphs are set, to be changed: `NSMutableParagraphStyle`.
open class MutableParagraphStyle: ParagraphStyle {
  /// Where the lines lie.
  open override var alignment: ParagraphFormat.Alignment {
    get { format.alignment }
    set { format.alignment = newValue }
  }
  /// What becomes of text that doesn't fit.
  open override var lineBreakMode: TextContainer.LineBreakMode {
    get { breaking }
    set { breaking = newValue }
  }
  /// Which way the text is read.
  open override var baseWritingDirection: ParagraphFormat.Direction {
    get { format.direction }
    set { format.direction = newValue }
  }
  /// The space between lines.
  open override var lineSpacing: CGFloat {
    get { format.lineSpacing }
    set { format.lineSpacing = newValue }
  }
  /// The space after a paragraph.
  open override var paragraphSpacing: CGFloat {
    get { format.paragraphSpacing }
    set { format.paragraphSpacing = newValue }
  }
  /// The space before a paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { format.paragraphSpacingBefore }
    set { format.paragraphSpacingBefore = newValue }
  }
  /// The least height of a line.
  open override var minimumLineHeight: CGFloat {
    get { format.minimumLineHeight }
    set { format.minimumLineHeight = newValue }
  }
  /// The largest height of a line; 0 for any.
  open override var maximumLineHeight: CGFloat {
    get { format.maximumLineHeight }
    set { format.maximumLineHeight = newValue }
  }
  /// The factor of the font's line height; 0 for 1.
  open override var lineHeightMultiple: CGFloat {
    get { format.lineHeightMultiple }
    set { format.lineHeightMultiple = newValue }
  }
  /// How far the first line starts inside.
  open override var firstLineHeadIndent: CGFloat {
    get { format.firstLineHeadIndent }
    set { format.firstLineHeadIndent = newValue }
  }
  /// How far the other lines start inside.
  open override var headIndent: CGFloat {
    get { format.headIndent }
    set { format.headIndent = newValue }
  }
  /// Where lines end.
  open override var tailIndent: CGFloat {
    get { format.tailIndent }
    set { format.tailIndent = newValue }
  }
}
