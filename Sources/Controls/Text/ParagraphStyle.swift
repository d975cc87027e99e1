public import Foundation
public import TextMeasuring

/// The format of a paragraph: `NSParagraphStyle`.
///
/// Lengths are in points; see `ParagraphFormat` for each.
open class ParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// The default paragraph style.
  public class var `default`: ParagraphStyle { ParagraphStyle() }

  final var format = ParagraphFormat.plain
  final var breaking = TextContainer.LineBreakMode.byWordWrapping

  /// Creates a style with the default values.
  public override init() {}

  init(format: ParagraphFormat, breaking: TextContainer.LineBreakMode) {
    (self.format, self.breaking) = (format, breaking)
  }

  /// The alignment of the lines.
  open var alignment: ParagraphFormat.Alignment { format.alignment }
  /// The way in which text that is too wide wraps or is truncated, stored for the renderer.
  ///
  /// It doesn't affect measuring, which uses the line break mode of the view.
  open var lineBreakMode: TextContainer.LineBreakMode { breaking }
  /// The base writing direction.
  open var baseWritingDirection: ParagraphFormat.Direction { format.direction }
  /// The space between lines.
  open var lineSpacing: CGFloat { format.lineSpacing }
  /// The space after a paragraph.
  open var paragraphSpacing: CGFloat { format.paragraphSpacing }
  /// The space before a paragraph.
  open var paragraphSpacingBefore: CGFloat { format.paragraphSpacingBefore }
  /// The minimum height of a line.
  open var minimumLineHeight: CGFloat { format.minimumLineHeight }
  /// The maximum height of a line; 0 or less means no limit.
  open var maximumLineHeight: CGFloat { format.maximumLineHeight }
  /// The factor by which the line's natural height is multiplied.
  ///
  /// Values of 0 or less, infinity and NaN count as 1.
  open var lineHeightMultiple: CGFloat { format.lineHeightMultiple }
  /// The indent of the first line from the leading edge.
  open var firstLineHeadIndent: CGFloat { format.firstLineHeadIndent }
  /// The indent of all lines except the first, from the leading edge.
  open var headIndent: CGFloat { format.headIndent }
  /// The position of the ends of the lines.
  ///
  /// If it is greater than 0, it is the distance from the leading edge. Otherwise, its absolute
  /// value is the distance from the trailing edge.
  open var tailIndent: CGFloat { format.tailIndent }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    ParagraphStyle(format: format, breaking: breaking)
  }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    MutableParagraphStyle(format: format, breaking: breaking)
  }

  /// Returns true if the other style has the same format and line break mode.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ParagraphStyle else { return false }
    return other.format == format && other.breaking == breaking
  }

  /// The hash value of the format.
  open nonisolated override var hash: Int { format.hashValue }

  deinit {}
}

/// A mutable paragraph style: `NSMutableParagraphStyle`.
open class MutableParagraphStyle: ParagraphStyle {
  /// The alignment of the lines.
  open override var alignment: ParagraphFormat.Alignment {
    get { format.alignment }
    set { format.alignment = newValue }
  }
  /// The way in which text that is too wide wraps or is truncated, stored for the renderer.
  ///
  /// It doesn't affect measuring, which uses the line break mode of the view.
  open override var lineBreakMode: TextContainer.LineBreakMode {
    get { breaking }
    set { breaking = newValue }
  }
  /// The base writing direction.
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
  /// The minimum height of a line.
  open override var minimumLineHeight: CGFloat {
    get { format.minimumLineHeight }
    set { format.minimumLineHeight = newValue }
  }
  /// The maximum height of a line; 0 or less means no limit.
  open override var maximumLineHeight: CGFloat {
    get { format.maximumLineHeight }
    set { format.maximumLineHeight = newValue }
  }
  /// The factor by which the line's natural height is multiplied.
  ///
  /// Values of 0 or less, infinity and NaN count as 1.
  open override var lineHeightMultiple: CGFloat {
    get { format.lineHeightMultiple }
    set { format.lineHeightMultiple = newValue }
  }
  /// The indent of the first line from the leading edge.
  open override var firstLineHeadIndent: CGFloat {
    get { format.firstLineHeadIndent }
    set { format.firstLineHeadIndent = newValue }
  }
  /// The indent of all lines except the first, from the leading edge.
  open override var headIndent: CGFloat {
    get { format.headIndent }
    set { format.headIndent = newValue }
  }
  /// The position of the ends of the lines.
  ///
  /// If it is greater than 0, it is the distance from the leading edge. Otherwise, its absolute
  /// value is the distance from the trailing edge.
  open override var tailIndent: CGFloat {
    get { format.tailIndent }
    set { format.tailIndent = newValue }
  }

  deinit {}
}
