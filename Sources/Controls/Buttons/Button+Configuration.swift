public import Foundation
public import TextMeasuring
public import ViewGeometry

extension Button {
  /// The content and appearance of a button: `UIButton.Configuration`.
  public struct Configuration: Hashable {
    /// The sizes of buttons.
    public enum Size: Sendable, Hashable {
      /// The default size.
      case medium
      /// A small button.
      case small
      /// The smallest size in UIKit; in this library, it has the layout of ``small``.
      case mini
      /// A large button.
      case large
    }

    /// The rounding of the corners, stored for the renderer.
    public enum CornerStyle: Int, Sendable, Hashable {
      /// The background's `cornerRadius`, independent of the text size.
      case fixed = -1
      /// A radius that scales with the text size.
      case dynamic
      /// A small radius.
      case small
      /// A medium radius.
      case medium
      /// A large radius.
      case large
      /// The radius of a capsule.
      case capsule
    }

    /// The alignment of the title and subtitle relative to each other.
    public enum TitleAlignment: Int, Sendable, Hashable {
      /// The center if the image is above or below the title; otherwise the edge on the image's
      /// side.
      case automatic
      /// The leading edge.
      case leading
      /// The center.
      case center
      /// The trailing edge.
      case trailing
    }

    /// The style of a button in the Mac idiom, stored for the renderer.
    public enum MacIdiomStyle: Int, Sendable, Hashable {
      /// The default of the platform.
      case automatic
      /// A bordered button.
      case bordered
      /// A button without a border.
      case borderless
    }

    /// The styles of buttons, stored for the renderer.
    public enum Style: Sendable, Hashable {
      /// No background.
      case plain
      /// A gray background.
      case gray
      /// A pale background in the tint color.
      case tinted
      /// A background in the tint color.
      case filled
      /// No background and no border.
      case borderless
      /// A background with a border.
      case bordered
    }

    /// The background of a button, stored for the renderer.
    public struct Background: Hashable {
      /// The corner radius, in points.
      public var cornerRadius: CGFloat = 5.95
      /// The background color.
      public var backgroundColor: Color?
      /// The background image.
      public var image: Image?
      /// The color of the border.
      public var strokeColor: Color?
      /// The width of the border, in points.
      public var strokeWidth: CGFloat = 0
    }

    /// The style that the configuration was created with.
    public let style: Style
    /// The text of the title; changing it removes the attributes of ``attributedTitle``.
    public var title: String? {
      didSet { if title != oldValue { styledTitle = nil } }
    }
    /// The text of the subtitle, below the title; changing it removes the attributes of
    /// ``attributedSubtitle``.
    public var subtitle: String? {
      didSet { if subtitle != oldValue { styledSubtitle = nil } }
    }
    private var styledTitle: AttributedString?
    private var styledSubtitle: AttributedString?
    /// The title with attributes, stored for the renderer; setting it also sets ``title``.
    ///
    /// If only ``title`` was set, it is that text without attributes. The attributes don't affect
    /// the size: the text is measured in the title's font.
    public var attributedTitle: AttributedString? {
      get { styledTitle ?? title.map { AttributedString($0) } }
      set {
        title = newValue.map { String($0.characters) }
        styledTitle = newValue
      }
    }
    /// The subtitle with attributes, stored for the renderer; setting it also sets ``subtitle``.
    ///
    /// If only ``subtitle`` was set, it is that text without attributes. The attributes don't
    /// affect the size: the text is measured in the subtitle's font.
    public var attributedSubtitle: AttributedString? {
      get { styledSubtitle ?? subtitle.map { AttributedString($0) } }
      set {
        subtitle = newValue.map { String($0.characters) }
        styledSubtitle = newValue
      }
    }
    /// The image next to the title.
    public var image: Image?
    /// The side of the title on which the image is placed.
    public var imagePlacement = DirectionalRectEdge.leading
    /// The distance between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title and subtitle relative to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The size of the button.
    ///
    /// It determines the default values of ``contentInsets`` and of the title's font (R13.14).
    public var buttonSize = Size.medium
    /// The insets of the content, in points; by default, the insets for ``buttonSize`` (R13.14).
    public var contentInsets: DirectionalEdgeInsets {
      get { ownInsets ?? Self.insets(buttonSize) }
      set { ownInsets = newValue }
    }
    private var ownInsets: DirectionalEdgeInsets?
    /// The line break mode of a title that is too wide; by default, the title wraps (R13.14).
    public var titleLineBreakMode = TextContainer.LineBreakMode.byWordWrapping
    /// The font of the title; nil for the font of ``buttonSize``.
    public var titleFont: Font?
    /// The rounding of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The color of the title and image; if it is nil, the title has the color `Color.label`.
    public var baseForegroundColor: Color?
    /// The color of the background, stored for the renderer; nil for the color of the style.
    public var baseBackgroundColor: Color?
    /// The color, image and border behind the content.
    public var background = Background()
    /// Whether an activity indicator is shown in place of the image, even if there is no image.
    ///
    /// The indicator is 20 points wide and high (R13.14).
    public var showsActivityIndicator = false
    /// The size and weight of symbol images, stored for the renderer.
    public var preferredSymbolConfigurationForImage: ImageSymbolConfiguration?
    /// The style of the button in the Mac idiom, stored for the renderer.
    public var macIdiomStyle = MacIdiomStyle.automatic

    /// Creates a configuration with a style.
    init(_ style: Style) { self.style = style }

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a pale background in the tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration without a background and without a border.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Returns a configuration with a border.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// Returns a configuration with a pale background in the tint color, the same as ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint color, the same as ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Resets the content insets to the defaults for ``buttonSize``.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
  }
}

extension Button.Configuration {
  /// Returns the default content insets of a button size (R13.14).
  ///
  /// They are equal for all styles. With the default fonts, large buttons are about 50 points high,
  /// medium ones 34 and small ones 28, like Apple's.
  private static func insets(_ size: Size) -> DirectionalEdgeInsets {
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
    title.textColor = baseForegroundColor ?? .label
  }

  /// Whether a title that is too wide wraps onto further lines.
  var wrapsTitle: Bool {
    titleLineBreakMode == .byWordWrapping || titleLineBreakMode == .byCharWrapping
  }

  /// Returns the width available for the title and subtitle in a button of the given width.
  ///
  /// Returns 0, which means no limit, if `width` is zero, negative or unlimited. Otherwise, the
  /// result is at least 1.
  func textWidth(inWidth width: CGFloat, image: CGSize?) -> CGFloat {
    guard width > 0, width < .greatestFiniteMagnitude else { return 0 }
    let beside = isBeside ? image.map { $0.width + imagePadding } ?? 0 : 0
    return max(1, width - contentInsets.leading - contentInsets.trailing - beside)
  }

  private var isBeside: Bool { imagePlacement == .leading || imagePlacement == .trailing }

  /// Returns the size of the title and the subtitle below it; nil if there is neither.
  private func textSize(_ parts: ButtonParts) -> CGSize? {
    guard let title = parts.title ?? parts.subtitle else { return nil }
    guard parts.title != nil, let subtitle = parts.subtitle else { return title }
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + titlePadding + subtitle.height)
  }

  /// Returns the size of the group that consists of the image, the title and the subtitle.
  ///
  /// Without any of them, the group is 0 points wide and as high as one line of the title.
  private func contentSize(_ parts: ButtonParts) -> CGSize {
    guard let text = textSize(parts) else {
      // A button without content is one line high.
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

  /// Returns the frames of the parts.
  ///
  /// The parts are centered as a group in the area inside the content insets. If the group is wider
  /// or higher than the area, it begins at the area's leading or top edge. The frame of a missing
  /// part is the zero rectangle. `round` rounds the coordinates of the frames' origins.
  func rects(
    of parts: ButtonParts, in bounds: CGRect, isMirrored: Bool, round: (CGFloat) -> CGFloat
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let insets = contentInsets
    let room = bounds.inset(
      by: EdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
    var content = contentSize(parts)
    let (image, text) = (parts.image ?? .zero, textSize(parts) ?? .zero)
    let gap = parts.image != nil && textSize(parts) != nil ? imagePadding : 0
    // Texts that are wider than the space that the image leaves are truncated.
    let width = min(text.width, max(0, room.width - (isBeside ? image.width + gap : 0)))
    content.width = isBeside ? image.width + gap + width : max(image.width, width)
    let free = room.width - content.width
    let origin = CGPoint(
      x: room.minX + (free < 0 && isMirrored ? free : max(0, free) / 2),
      y: room.minY + max(0, room.height - content.height) / 2)
    let isFirst = imagePlacement == .leading || imagePlacement == .top
    var (imageOrigin, textOrigin) = (origin, origin)
    if isBeside {
      let isLeft = isFirst != isMirrored
      if isLeft { textOrigin.x += image.width + gap } else { imageOrigin.x += width + gap }
      imageOrigin.y += (content.height - image.height) / 2
      textOrigin.y += (content.height - text.height) / 2
    } else {
      if isFirst { textOrigin.y += image.height + gap } else { imageOrigin.y += text.height + gap }
      imageOrigin.x += (content.width - image.width) / 2
      textOrigin.x += (content.width - width) / 2
    }
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

  /// Returns whether the title and subtitle are aligned with the left edge.
  private func isStart(_ isMirrored: Bool) -> Bool {
    if isMiddle { return false }
    let isTrailing =
      titleAlignment == .trailing || titleAlignment == .automatic && imagePlacement == .trailing
    return isTrailing == isMirrored
  }
}
