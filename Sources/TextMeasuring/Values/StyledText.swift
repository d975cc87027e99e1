public import Foundation

/// How a run of text is set: what a measurer needs of its attributes.
public struct TextStyle: Sendable, Hashable {
  /// The font.
  public var font: FontDescription
  /// What each character advances further than the font says, in points.
  public var tracking: CGFloat
  /// How far the text is raised above the baseline, in points.
  public var baselineOffset: CGFloat
  /// The rectangle that takes the place of U+FFFC, from the baseline, y upward, as `NSTextAttachment.bounds`; nil for none.
  public var attachmentBounds: CGRect?

  /// A style in this font.
  public init(
    font: FontDescription, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
    attachmentBounds: CGRect? = nil
  ) {
    (self.font, self.tracking) = (font, tracking)
    (self.baselineOffset, self.attachmentBounds) = (baselineOffset, attachmentBounds)
  }
}

/// Text with the style of each part, as a measurer reads it.
///
/// Positions are counted in UTF-16, as in `NSRange`.
public struct StyledText: Sendable, Hashable {
  /// A part of the text in one style.
  public struct Run: Sendable, Hashable {
    /// How many UTF-16 units it has; the last run reaches to the end of the text whatever it says.
    public var length: Int
    /// The style of its characters.
    public var style: TextStyle
    /// The format of the paragraphs that begin in it.
    public var paragraph: ParagraphFormat

    /// A run of this length.
    public init(length: Int, style: TextStyle, paragraph: ParagraphFormat = .plain) {
      (self.length, self.style, self.paragraph) = (length, style, paragraph)
    }
  }

  /// The characters.
  public var string: String
  /// The parts from the start to the end.
  public var runs: [Run]

  /// Text in one style.
  public init(_ string: String, style: TextStyle, paragraph: ParagraphFormat = .plain) {
    self.init(string, runs: [Run(length: .max, style: style, paragraph: paragraph)])
  }

  /// Text in one font.
  public init(_ string: String, font: FontDescription) {
    self.init(string, style: TextStyle(font: font))
  }

  /// Text in several styles.
  ///
  /// - Precondition: There is at least one run, and no length is negative.
  public init(_ string: String, runs: [Run]) {
    precondition(
      !runs.isEmpty && runs.allSatisfy { $0.length >= 0 },
      "The runs of a text are at least one and have lengths of 0 or more, not \(runs.map(\.length))."
    )
    (self.string, self.runs) = (string, runs)
  }
}
