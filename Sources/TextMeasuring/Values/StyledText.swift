public import Foundation

/// The style of a run of text: the attributes that affect its measurements.
public struct TextStyle: Sendable, Hashable {
  /// The font.
  public var font: FontDescription
  /// The length, in points, that is added to the advance of each character that has a width, except
  /// tabs and attachments.
  public var tracking: CGFloat
  /// The distance by which the text is raised above the baseline, in points; negative values lower
  /// it.
  public var baselineOffset: CGFloat
  /// The rectangle of the attachment that replaces U+FFFC, as in `NSTextAttachment.bounds`.
  ///
  /// It is in points relative to the baseline, with y pointing up. It is nil if there is no
  /// attachment.
  public var attachmentBounds: CGRect?

  /// Creates a style from a font and, optionally, other attributes.
  public init(
    font: FontDescription, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
    attachmentBounds: CGRect? = nil
  ) {
    (self.font, self.tracking) = (font, tracking)
    (self.baselineOffset, self.attachmentBounds) = (baselineOffset, attachmentBounds)
  }
}

/// Text with the style of each part, for measuring.
///
/// Positions are in UTF-16 code units, as in `NSRange`.
public struct StyledText: Sendable, Hashable {
  /// A part of the text that has one style.
  public struct Run: Sendable, Hashable {
    /// The number of UTF-16 code units.
    ///
    /// The last run always extends to the end of the text.
    public var length: Int
    /// The style of the run's characters.
    public var style: TextStyle
    /// The format of the paragraphs that begin in the run.
    public var paragraph: ParagraphFormat

    /// Creates a run of this length.
    public init(length: Int, style: TextStyle, paragraph: ParagraphFormat = .plain) {
      (self.length, self.style, self.paragraph) = (length, style, paragraph)
    }
  }

  /// The characters.
  public var string: String
  /// The runs in order; there must be at least one.
  public var runs: [Run]

  /// Creates text that has one style.
  public init(_ string: String, style: TextStyle, paragraph: ParagraphFormat = .plain) {
    self.init(string, runs: [Run(length: .max, style: style, paragraph: paragraph)])
  }

  /// Creates text that has one font.
  public init(_ string: String, font: FontDescription) {
    self.init(string, style: TextStyle(font: font))
  }

  /// Creates text from runs that each have a style.
  ///
  /// - Precondition: There is at least one run, and no length is negative.
  public init(_ string: String, runs: [Run]) {
    precondition(
      !runs.isEmpty && runs.allSatisfy { $0.length >= 0 },
      "A text needs at least one run, and no length may be negative: \(runs.map(\.length))."
    )
    (self.string, self.runs) = (string, runs)
  }
}
