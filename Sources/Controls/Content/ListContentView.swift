public import Foundation
import TextMeasuring
public import ViewGeometry

/// A view that shows a `ListContentConfiguration`: `UIListContentView`.
///
/// It arranges an image, text and secondary text (R13.31). Missing parts take no room.
open class ListContentView: View, ContentView {
  private var shown: ListContentConfiguration
  private let imagePart = ImageView()
  private let textPart = Label()
  private let secondaryPart = Label()

  /// Creates a view that shows a configuration.
  public init(configuration: ListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for part in [imagePart, textPart, secondaryPart] { addSubview(part) }
    show()
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// The configuration; setting one of another type has no effect.
  open var configuration: any ContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? ListContentConfiguration else { return }
      shown = new
      show()
    }
  }

  /// The frame of the image after pending layout, in the view's coordinates; nil without an image.
  public final var imageFrame: CGRect? { arranged { shown.image == nil ? nil : imagePart.frame } }

  /// The frame of the text after pending layout, in the view's coordinates; nil without text.
  public final var textFrame: CGRect? { arranged { hasText(textPart) ? textPart.frame : nil } }

  /// The frame of the secondary text after pending layout, in the view's coordinates; nil if there
  /// is none.
  public final var secondaryTextFrame: CGRect? {
    arranged { hasText(secondaryPart) ? secondaryPart.frame : nil }
  }

  private func arranged(_ frame: () -> CGRect?) -> CGRect? {
    layoutIfNeeded()
    return frame()
  }

  private func show() {
    imagePart.image = shown.image
    show(shown.text, shown.attributedText, shown.textProperties, in: textPart)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      in: secondaryPart)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: ListContentConfiguration.TextProperties, in label: Label
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed { label.attributedText = attributed } else { label.text = text }
  }

  private func hasText(_ label: Label) -> Bool { label.text?.isEmpty == false }

  /// The margins, which are at least the superview's along the preserved axes.
  private var margins: DirectionalEdgeInsets {
    var margins = shown.directionalLayoutMargins
    guard let outer = superview?.directionalLayoutMargins else { return margins }
    let axes = shown.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  /// The image's size, scaled down to the maximum, and the size of its area.
  private var imageSizes: (image: CGSize, area: CGSize) {
    guard var size = shown.image?.size else { return (.zero, .zero) }
    let (maximum, reserved) = (
      shown.imageProperties.maximumSize, shown.imageProperties.reservedLayoutSize
    )
    let horizontal =
      maximum.width > 0 && size.width > maximum.width ? maximum.width / size.width : 1
    let vertical =
      maximum.height > 0 && size.height > maximum.height ? maximum.height / size.height : 1
    let factor = min(horizontal, vertical)
    size = CGSize(width: size.width * factor, height: size.height * factor)
    return (
      size,
      CGSize(
        width: reserved.width > 0 ? reserved.width : size.width,
        height: reserved.height > 0 ? reserved.height : size.height)
    )
  }

  /// Returns the sizes of the texts in the given width, and whether they lie side by side.
  ///
  /// They lie side by side if the configuration prefers that arrangement and both texts, with the
  /// gap between them, fit into `width` without wrapping.
  private func textSizes(width: CGFloat) -> (text: CGSize, secondary: CGSize, isBeside: Bool) {
    func size(_ label: Label, _ width: CGFloat) -> CGSize {
      guard hasText(label) else { return .zero }
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      return CGSize(width: min(size.width, width), height: size.height)
    }
    if shown.prefersSideBySideTextAndSecondaryText {
      let unlimited = CGFloat.greatestFiniteMagnitude
      let (text, secondary) = (size(textPart, unlimited), size(secondaryPart, unlimited))
      let gap = hasBoth ? shown.textToSecondaryTextHorizontalPadding : 0
      if text.width + gap + secondary.width <= width { return (text, secondary, true) }
    }
    return (size(textPart, width), size(secondaryPart, width), false)
  }

  private var hasBoth: Bool { hasText(textPart) && hasText(secondaryPart) }

  private func textHeight(_ sizes: (text: CGSize, secondary: CGSize, isBeside: Bool)) -> CGFloat {
    if sizes.isBeside { return max(sizes.text.height, sizes.secondary.height) }
    let gap = hasBoth ? shown.textToSecondaryTextVerticalPadding : 0
    return sizes.text.height + gap + sizes.secondary.height
  }

  /// The combined width of the image's area and the padding after it; 0 if the area has no width.
  private var imageRoom: CGFloat {
    let area = imageSizes.area
    return area.width > 0 ? area.width + shown.imageToTextPadding : 0
  }

  /// Returns the width of `size`, and the height of the content and its margins at that width.
  ///
  /// The height is rounded up to whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins
    let width = max(0, size.width - margins.leading - margins.trailing - imageRoom)
    let content = max(imageSizes.area.height, textHeight(textSizes(width: width)))
    return CGSize(width: size.width, height: roundedUp(margins.top + content + margins.bottom))
  }

  /// The size of the content and its margins if no line wraps, rounded up to whole pixels.
  open override var intrinsicContentSize: CGSize {
    let margins = margins
    let sizes = textSizes(width: .greatestFiniteMagnitude)
    let gap = hasBoth ? shown.textToSecondaryTextHorizontalPadding : 0
    let texts =
      sizes.isBeside
      ? sizes.text.width + gap + sizes.secondary.width
      : max(sizes.text.width, sizes.secondary.width)
    let content = max(imageSizes.area.height, textHeight(sizes))
    return CGSize(
      width: roundedUp(margins.leading + imageRoom + texts + margins.trailing),
      height: roundedUp(margins.top + content + margins.bottom))
  }

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    roundedUp(CGSize(width: length, height: 0)).width
  }

  /// Positions the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = margins
    let room = max(0, bounds.height - margins.top - margins.bottom)
    let (image, area) = imageSizes
    let middle = margins.top + room / 2
    set(
      imagePart, x: margins.leading + (area.width - image.width) / 2, y: middle - image.height / 2,
      image)
    let start = margins.leading + imageRoom
    let width = max(0, bounds.width - start - margins.trailing)
    let sizes = textSizes(width: width)
    let top = middle - textHeight(sizes) / 2
    if sizes.isBeside {
      set(textPart, x: start, y: middle - sizes.text.height / 2, sizes.text)
      set(
        secondaryPart, x: start + width - sizes.secondary.width,
        y: middle - sizes.secondary.height / 2, sizes.secondary)
    } else {
      let gap = hasBoth ? shown.textToSecondaryTextVerticalPadding : 0
      place(textPart, shown.textProperties, x: start, y: top, width, sizes.text)
      place(
        secondaryPart, shown.secondaryTextProperties, x: start, y: top + sizes.text.height + gap,
        width, sizes.secondary)
    }
  }

  /// Positions a label, which takes the whole width only if its text is centered or justified.
  private func place(
    _ label: Label, _ properties: ListContentConfiguration.TextProperties, x: CGFloat, y: CGFloat,
    _ width: CGFloat, _ size: CGSize
  ) {
    let isWide = properties.alignment != .natural
    set(label, x: x, y: y, CGSize(width: isWide ? width : size.width, height: size.height))
  }

  private func set(_ part: View, x: CGFloat, y: CGFloat, _ size: CGSize) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isMirrored ? bounds.width - x - size.width : x
    part.frame = CGRect(x: rounded(left), y: rounded(y), width: size.width, height: size.height)
  }

  deinit {}
}
