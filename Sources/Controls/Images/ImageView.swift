public import Foundation
public import ViewGeometry

/// A view that shows an image, which determines the view's intrinsic size: `UIImageView`.
///
/// By default, it receives no touches: `isUserInteractionEnabled` is false.
open class ImageView: View {
  private var storedImage: Image?
  private var storedHighlightedImage: Image?

  /// Creates a view with a frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// Creates a view with the size of `image`, or with a size of zero if `image` is nil.
  public init(image: Image?) {
    storedImage = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of `image`, and with an image for the highlighted state.
  ///
  /// The size is zero if `image` is nil.
  public init(image: Image?, highlightedImage: Image?) {
    (storedImage, storedHighlightedImage) = (image, highlightedImage)
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// The image for the normal state; if it isn't nil, it determines the intrinsic size.
  open var image: Image? {
    get { storedImage }
    set { change { storedImage = newValue } }
  }

  /// Applies a change to the images, and invalidates the intrinsic size if the size, the alignment
  /// insets or the baseline change.
  private func change(_ change: () -> Void) {
    let old = (intrinsicContentSize, alignmentRectInsets, lastBaselineOffsetFromBottom)
    change()
    if old != (intrinsicContentSize, alignmentRectInsets, lastBaselineOffsetFromBottom) {
      invalidateIntrinsicContentSize()
    }
  }

  /// The image for the highlighted state; nil to show ``image`` in both states.
  open var highlightedImage: Image? {
    get { storedHighlightedImage }
    set { storedHighlightedImage = newValue }
  }

  /// Whether the renderer shows ``highlightedImage``; it doesn't affect the intrinsic size.
  open var isHighlighted = false
  /// The images of the animation, for the renderer.
  ///
  /// If ``image`` is nil, the first animation image determines the intrinsic size.
  open var animationImages: [Image]? {
    get { storedAnimationImages }
    set { change { storedAnimationImages = newValue } }
  }
  private var storedAnimationImages: [Image]?
  /// The duration of the animation, in seconds.
  ///
  /// If it is 0, each image is shown for 1/30 second.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions of the animation; 0 repeats it indefinitely.
  open var animationRepeatCount = 0
  /// Whether the animation has been started and not stopped.
  ///
  /// It stays true after ``animationRepeatCount`` repetitions, which only the renderer counts.
  open private(set) var isAnimating = false
  /// The size and weight of symbol images, stored for the renderer.
  open var preferredSymbolConfiguration: ImageSymbolConfiguration?

  /// Starts the animation if ``animationImages`` contains any images, and otherwise stops it.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }

  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }

  /// The size of ``image``, reduced by its alignment insets (R13.12).
  ///
  /// If there is no image, the first animation image is used instead. Without either, the size is
  /// `noIntrinsicMetric`.
  open override var intrinsicContentSize: CGSize {
    guard let image = measuredImage else {
      return CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right,
      height: image.size.height - insets.top - insets.bottom)
  }

  /// Returns the size of the image, or else the size of the first animation image.
  ///
  /// Without either, returns the view's current size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measuredImage?.size ?? bounds.size
  }

  /// The image that determines the sizes: ``image``, or else the first animation image.
  private var measuredImage: Image? { storedImage ?? animationImages?.first }

  /// The alignment insets of the image, or else of the first animation image.
  ///
  /// They are zero without either.
  open override var alignmentRectInsets: EdgeInsets { measuredImage?.alignmentRectInsets ?? .zero }

  /// The distance from the image's baseline to its bottom edge, in points; 0 without a baseline.
  ///
  /// If ``image`` is nil, the first animation image is used instead.
  open override var lastBaselineOffsetFromBottom: CGFloat {
    measuredImage?.baselineOffsetFromBottom ?? 0
  }

  deinit {}
}
