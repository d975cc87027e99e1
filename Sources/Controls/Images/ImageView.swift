public import Foundation
public import ViewGeometry

/// A view of a picture, as large as that: `UIImageView`.
open class ImageView: View {
  private var storedImage: Image?
  private var storedHighlightedImage: Image?

  /// A view with a frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// A view as large as a picture; without one it is empty.
  public init(image: Image?) {
    storedImage = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// A view as large as a picture, with another while it is highlighted.
  public init(image: Image?, highlightedImage: Image?) {
    (storedImage, storedHighlightedImage) = (image, highlightedImage)
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// The picture.
  open var image: Image? {
    get { storedImage }
    set {
      let old = intrinsicContentSize
      storedImage = newValue
      if intrinsicContentSize != old { invalidateIntrinsicContentSize() }
    }
  }

  /// The picture while the view is highlighted; nil for the usual one.
  open var highlightedImage: Image? {
    get { storedHighlightedImage }
    set { storedHighlightedImage = newValue }
  }

  /// Whether the view is highlighted.
  open var isHighlighted = false
  /// The pictures that a renderer shows in turn.
  open var animationImages: [Image]?
  /// How long the renderer takes for all of them, in seconds; 0 for a thirtieth each.
  open var animationDuration: TimeInterval = 0
  /// How often the renderer goes through them; 0 for ever.
  open var animationRepeatCount = 0
  /// Whether the renderer shows one after the other.
  open private(set) var isAnimating = false
  /// Of which size and weight symbols are.
  open var preferredSymbolConfiguration: ImageSymbolConfiguration?

  /// Has the renderer show the pictures in turn.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }

  /// Has the renderer stop.
  open func stopAnimating() { isAnimating = false }

  /// The size of the picture, along with what its alignment rectangle leaves out; none without one (R13.12).
  open override var intrinsicContentSize: CGSize {
    guard let image = storedImage ?? animationImages?.first else {
      return CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right,
      height: image.size.height - insets.top - insets.bottom)
  }

  /// The size of the picture; without one that of the view.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    (storedImage ?? animationImages?.first)?.size ?? bounds.size
  }

  /// The insets of the picture.
  open override var alignmentRectInsets: EdgeInsets { storedImage?.alignmentRectInsets ?? .zero }

  /// How far above the bottom the picture's baseline is; 0 for one without.
  open override var lastBaselineOffsetFromBottom: CGFloat {
    storedImage?.baselineOffsetFromBottom ?? 0
  }
}
