public import Foundation
public import TextMeasuring
public import ViewGeometry

/// The content of a list cell, header or footer: `UIListContentConfiguration`.
///
/// It consists of an image, text and secondary text (R13.31).
public struct ListContentConfiguration: ContentConfiguration, Hashable {
  /// The properties of text: `UIListContentConfiguration.TextProperties`.
  public struct TextProperties: Hashable {
    /// The alignments of text.
    public enum TextAlignment: Int, Sendable {
      /// Lines begin at the leading edge.
      case natural
      /// Lines are centered.
      case center
      /// All lines except the last of each paragraph extend from edge to edge.
      case justified
    }

    /// The changes to the case of a text's letters.
    ///
    /// In this library, they don't affect the size of the text.
    public enum TextTransform: Int, Sendable {
      /// No change.
      case none
      /// All letters are uppercase.
      case uppercase
      /// All letters are lowercase.
      case lowercase
      /// The first letter of each word is uppercase.
      case capitalized
    }

    /// The font.
    public var font: Font
    /// The color, stored for the renderer.
    public var color = Color.label
    /// The alignment of the lines; natural by default.
    public var alignment = TextAlignment.natural
    /// The line break mode; by default, the end of a text that is too long is truncated.
    public var lineBreakMode = TextContainer.LineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, the default, means no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks to fit the width; stored for the renderer.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font may be scaled; stored for the renderer.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer together before the text is truncated; stored for the renderer.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's text size; stored for the host.
    public var adjustsFontForContentSizeCategory = true
    /// The change to the case of the text's letters.
    public var transform = TextTransform.none

    init(_ font: Font) { self.font = font }
  }

  /// The properties of the image: `UIListContentConfiguration.ImageProperties`.
  public struct ImageProperties: Hashable {
    /// The width or height of ``reservedLayoutSize`` that requests the system's standard length.
    ///
    /// In this library, it has the same effect as 0.
    public static let standardDimension: CGFloat = -1

    /// The size and weight of symbol images, stored for the renderer.
    public var preferredSymbolConfiguration: ImageSymbolConfiguration?
    /// The color of template images, stored for the renderer.
    public var tintColor: Color?
    /// The radius of the corners, stored for the renderer.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points; a length of 0 means no maximum.
    ///
    /// A larger image is scaled down proportionally.
    public var maximumSize = CGSize.zero
    /// The size of the area reserved for the image, in points.
    ///
    /// If the width or the height is 0 or less, the area is as wide or as high as the image. The
    /// image is centered horizontally in this area.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colors when the user inverts those of the screen; stored for the
    /// renderer.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The image.
  public var image: Image?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The text; setting it removes ``attributedText``.
  public var text: String? { didSet { styledText = nil } }
  /// The secondary text; setting it removes ``secondaryAttributedText``.
  public var secondaryText: String? { didSet { styledSecondaryText = nil } }
  private var styledText: NSAttributedString?
  private var styledSecondaryText: NSAttributedString?
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The axes along which the margins are at least the superview's; horizontal by default.
  public var axesPreservingSuperviewLayoutMargins: AxisSet = .horizontal
  /// The margins of the content, in points (R13.31).
  public var directionalLayoutMargins: DirectionalEdgeInsets
  /// Whether the texts lie side by side if both fit without wrapping.
  ///
  /// It is true in the configuration that ``valueCell()`` returns, and false in the others.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the texts, in points; 16 by default.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum distance between texts side by side, in points; 6 by default.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between texts one below the other, in points; 3 by default.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content, stored for the renderer.
  public var alpha: CGFloat = 1

  /// The text with attributes; setting it also sets ``text``.
  ///
  /// It is nil if the text was set without attributes.
  public var attributedText: NSAttributedString? {
    get { styledText }
    set {
      text = newValue?.string
      styledText = newValue
    }
  }

  /// The secondary text with attributes; setting it also sets ``secondaryText``.
  ///
  /// It is nil if the secondary text was set without attributes.
  public var secondaryAttributedText: NSAttributedString? {
    get { styledSecondaryText }
    set {
      secondaryText = newValue?.string
      styledSecondaryText = newValue
    }
  }

  /// A set of axes, like `UIAxis`.
  public struct AxisSet: OptionSet, Sendable, Hashable {
    /// The axes as bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = AxisSet(rawValue: 1)
    /// The vertical axis.
    public static let vertical = AxisSet(rawValue: 2)
    /// Both axes.
    public static let both: AxisSet = [.horizontal, .vertical]
  }

  private init(
    _ text: Font.TextStyle, _ secondary: Font.TextStyle, top: CGFloat = 11, leading: CGFloat = 16,
    bottom: CGFloat = 11, isBeside: Bool = false
  ) {
    textProperties = TextProperties(.preferredFont(forTextStyle: text))
    secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: secondary))
    directionalLayoutMargins = DirectionalEdgeInsets(
      top: top, leading: leading, bottom: bottom, trailing: 8)
    prefersSideBySideTextAndSecondaryText = isBeside
  }

  /// Creates a view that shows the configuration.
  public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }

  /// Returns the configuration unchanged, whatever the state is.
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration { self }
}

/// The configurations of the system's cells, headers and footers (R13.31).
extension ListContentConfiguration {
  /// Returns the default configuration of a list cell.
  public static func cell() -> Self { Self(.body, .subheadline) }
  /// Returns the default configuration of a cell with the secondary text below the text.
  public static func subtitleCell() -> Self { Self(.body, .caption1) }
  /// Returns the default configuration of a cell with the secondary text beside the text.
  public static func valueCell() -> Self { Self(.body, .body, isBeside: true) }
  /// Returns the default configuration of a header in a plain list.
  public static func plainHeader() -> Self { Self(.headline, .body, top: 5, bottom: 5) }
  /// Returns the default configuration of a footer in a plain list.
  public static func plainFooter() -> Self { Self(.body, .body, top: 5, bottom: 5) }
  /// Returns the default configuration of a header in a grouped list.
  public static func groupedHeader() -> Self {
    Self(.footnote, .footnote, top: 17, leading: 8, bottom: 6)
  }
  /// Returns the default configuration of a footer in a grouped list.
  public static func groupedFooter() -> Self {
    Self(.footnote, .footnote, top: 6, leading: 8, bottom: 17)
  }
  /// Returns the default configuration of a prominent header in a list of inset groups.
  public static func prominentInsetGroupedHeader() -> Self {
    Self(.headline, .footnote, top: 17, leading: 8, bottom: 6)
  }
  /// Returns the default configuration of a cell in a sidebar.
  public static func sidebarCell() -> Self { cell() }
  /// Returns the default configuration of a cell with a subtitle in a sidebar.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// Returns the default configuration of a header in a sidebar.
  public static func sidebarHeader() -> Self { Self(.headline, .body) }
  /// Returns the default configuration of a cell in a sidebar next to another column.
  public static func accompaniedSidebarCell() -> Self { cell() }
  /// Returns the default configuration of a cell with a subtitle in a sidebar next to another
  /// column.
  public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }
}
