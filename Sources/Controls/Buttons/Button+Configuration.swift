public import Foundation
public import TextMeasuring
public import ViewGeometry

extension Button {
  /// What a button shows and how it lies: `UIButton.Configuration`.
  public struct Configuration: Hashable {
    /// How large the button is made.
    public enum Size: Sendable, Hashable {
      /// As usual.
      case medium
      /// Smaller.
      case small
      /// Smallest.
      case mini
      /// Larger.
      case large
    }

    /// How round the corners are, kept for a renderer.
    public enum CornerStyle: Int, Sendable, Hashable {
      /// By the background's radius.
      case fixed = -1
      /// By the text size.
      case dynamic
      /// Somewhat.
      case small
      /// More.
      case medium
      /// Most.
      case large
      /// As round as it goes.
      case capsule
    }

    /// Where title and subtitle lie under each other.
    public enum TitleAlignment: Int, Sendable, Hashable {
      /// At the side of the picture.
      case automatic
      /// Where reading starts.
      case leading
      /// In the middle.
      case center
      /// Where reading ends.
      case trailing
    }

    /// Which mark a button with a menu has, kept for a renderer.
    public enum MacIdiomStyle: Int, Sendable, Hashable {
      /// As the device does.
      case automatic
      /// With a border.
      case bordered
      /// Without.
      case borderless
    }

    /// The looks, kept for a renderer.
    public enum Style: Sendable, Hashable {
      /// Without background.
      case plain
      /// Gray.
      case gray
      /// In the tint colour, pale.
      case tinted
      /// In the tint colour.
      case filled
      /// Without padding.
      case borderless
      /// With a border.
      case bordered
    }

    /// What lies behind the content, kept for a renderer.
    public struct Background: Hashable {
      /// The radius of the corners, in points.
      public var cornerRadius: CGFloat = 5.95
      /// The colour.
      public var backgroundColor: Color?
      /// The picture.
      public var image: Image?
      /// The colour of the border.
      public var strokeColor: Color?
      /// The width of the border, in points.
      public var strokeWidth: CGFloat = 0
    }

    /// The look.
    public let style: Style
    /// The title.
    public var title: String? {
      didSet { if title != oldValue { styledTitle = nil } }
    }
    /// The text under the title.
    public var subtitle: String? {
      didSet { if subtitle != oldValue { styledSubtitle = nil } }
    }
    private var styledTitle: AttributedString?
    private var styledSubtitle: AttributedString?
    /// The title with attributes, kept for a renderer; it is measured in the font of the title.
    public var attributedTitle: AttributedString? {
      get { styledTitle ?? title.map { AttributedString($0) } }
      set {
        title = newValue.map { String($0.characters) }
        styledTitle = newValue
      }
    }
    /// The text under the title with attributes, kept for a renderer; it is measured in the subtitle's font.
    public var attributedSubtitle: AttributedString? {
      get { styledSubtitle ?? subtitle.map { AttributedString($0) } }
      set {
        subtitle = newValue.map { String($0.characters) }
        styledSubtitle = newValue
      }
    }
    /// The picture.
    public var image: Image?
    /// At which edge of the title the picture lies.
    public var imagePlacement = DirectionalRectEdge.leading
    /// The distance of the picture from the title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance of the subtitle from the title, in points.
    public var titlePadding: CGFloat = 1
    /// Where title and subtitle lie under each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The size the button is made in; setting it sets the insets, unless they were set (R13.14).
    public var buttonSize = Size.medium
    /// Distances of the content from the edges: those of the size unless set (R13.14).
    public var contentInsets: DirectionalEdgeInsets {
      get { ownInsets ?? Self.insets(style, buttonSize) }
      set { ownInsets = newValue }
    }
    private var ownInsets: DirectionalEdgeInsets?
    /// What becomes of a title that is too wide: by default it goes on in further lines (R13.14).
    public var titleLineBreakMode = TextContainer.LineBreakMode.byWordWrapping
    /// The font of the title; nil for that of the size.
    public var titleFont: Font?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of title and picture.
    public var baseForegroundColor: Color?
    /// The colour behind.
    public var baseBackgroundColor: Color?
    /// What lies behind.
    public var background = Background()
    /// Whether a wheel takes the picture's place; it counts with 20 points (R13.14).
    public var showsActivityIndicator = false
    /// Of which size and weight symbols are.
    public var preferredSymbolConfigurationForImage: ImageSymbolConfiguration?
    /// Kept for a renderer.
    public var macIdiomStyle = MacIdiomStyle.automatic

    /// A configuration of a look.
    init(_ style: Style) { self.style = style }

    /// Without background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Pale in the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// In the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Without background and padding.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// With a border.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// With a border in the tint colour.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// With a border, filled.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Has the insets be those of the size again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
  }
}

extension Button.Configuration {
  /// The insets that a title of 17 points makes a button of Apple's heights with: 50 large, 34 usual, 28 small (R13.14).
  private static func insets(_ style: Style, _ size: Size) -> DirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat)
    switch size {
    case .large: (vertical, horizontal) = (15, 20)
    case .medium: (vertical, horizontal) = (7, 12)
    case .small, .mini: (vertical, horizontal) = (5, 10)
    }
    return DirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  private var usedTitleFont: Font {
    let isSmall = buttonSize == .small || buttonSize == .mini
    return titleFont ?? Font.preferredFont(forTextStyle: isSmall ? .subheadline : .body)
  }

  func show(in title: Label, _ subtitle: Label, _ imageView: ImageView) {
    title.font = usedTitleFont
    title.text = self.title
    subtitle.font = Font.preferredFont(forTextStyle: .footnote)
    subtitle.text = self.subtitle
    title.numberOfLines = wrapsTitle ? 0 : 1
    title.lineBreakMode = titleLineBreakMode
    imageView.image = showsActivityIndicator ? Image(size: CGSize(width: 20, height: 20)) : image
    if let color = baseForegroundColor { title.textColor = color }
  }

  /// Whether a title that is too wide goes on in further lines.
  var wrapsTitle: Bool {
    titleLineBreakMode == .byWordWrapping || titleLineBreakMode == .byCharWrapping
  }

  /// What is left for texts in a width of the button; 0 for any, where the width isn't limited.
  func textWidth(inWidth width: CGFloat, image: CGSize?) -> CGFloat {
    guard width > 0, width < .greatestFiniteMagnitude else { return 0 }
    let beside = isBeside ? image.map { $0.width + imagePadding } ?? 0 : 0
    return max(1, width - contentInsets.leading - contentInsets.trailing - beside)
  }

  private var isBeside: Bool { imagePlacement == .leading || imagePlacement == .trailing }

  /// The size of the two texts, one under the other.
  private func textSize(_ parts: ButtonParts) -> CGSize? {
    guard let title = parts.title ?? parts.subtitle else { return nil }
    guard parts.title != nil, let subtitle = parts.subtitle else { return title }
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + titlePadding + subtitle.height)
  }

  /// The size of picture and texts together.
  private func contentSize(_ parts: ButtonParts) -> CGSize {
    guard let text = textSize(parts) else {
      // A button without content has room for a line.
      return parts.image ?? CGSize(width: 0, height: usedTitleFont.lineHeight)
    }
    guard let image = parts.image else { return text }
    return isBeside
      ? CGSize(
        width: image.width + imagePadding + text.width, height: max(image.height, text.height))
      : CGSize(
        width: max(image.width, text.width), height: image.height + imagePadding + text.height)
  }

  func size(of parts: ButtonParts) -> CGSize {
    let (content, insets) = (contentSize(parts), contentInsets)
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }

  /// The places of the parts: all of them in the middle of the bounds without the insets.
  func rects(
    of parts: ButtonParts, in bounds: CGRect, isMirrored: Bool, round: (CGFloat) -> CGFloat
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let insets = contentInsets
    let room = bounds.inset(
      by: EdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
    let content = contentSize(parts)
    let origin = CGPoint(
      x: room.minX + max(0, room.width - content.width) / 2,
      y: room.minY + max(0, room.height - content.height) / 2)
    let (image, text) = (parts.image ?? .zero, textSize(parts) ?? .zero)
    let gap = parts.image != nil && textSize(parts) != nil ? imagePadding : 0
    let isFirst = imagePlacement == .leading || imagePlacement == .top
    var (imageOrigin, textOrigin) = (origin, origin)
    if isBeside {
      let isLeft = isFirst != isMirrored
      if isLeft { textOrigin.x += image.width + gap } else { imageOrigin.x += text.width + gap }
      imageOrigin.y += (content.height - image.height) / 2
      textOrigin.y += (content.height - text.height) / 2
    } else {
      if isFirst { textOrigin.y += image.height + gap } else { imageOrigin.y += text.height + gap }
      imageOrigin.x += (content.width - image.width) / 2
      textOrigin.x += (content.width - text.width) / 2
    }
    let width = min(text.width, max(0, room.width - (isBeside ? image.width + gap : 0)))
    func line(_ size: CGSize?, y: CGFloat) -> CGRect {
      guard let size else { return .zero }
      let free = max(0, width - size.width)
      let x = textOrigin.x + (isStart(isMirrored) ? 0 : isMiddle ? free / 2 : free)
      return CGRect(
        x: round(x), y: round(y), width: min(size.width, width), height: size.height)
    }
    let subtitleY = textOrigin.y + (parts.title.map { $0.height + titlePadding } ?? 0)
    return (
      parts.image == nil
        ? .zero
        : CGRect(
          x: round(imageOrigin.x), y: round(imageOrigin.y), width: image.width,
          height: image.height), line(parts.title, y: textOrigin.y),
      line(parts.subtitle, y: subtitleY)
    )
  }

  private var isMiddle: Bool {
    titleAlignment == .center || titleAlignment == .automatic && !isBeside
  }

  /// Whether texts lie at the left of each other.
  private func isStart(_ isMirrored: Bool) -> Bool {
    if isMiddle { return false }
    let isTrailing =
      titleAlignment == .trailing || titleAlignment == .automatic && imagePlacement == .trailing
    return isTrailing == isMirrored
  }
}
