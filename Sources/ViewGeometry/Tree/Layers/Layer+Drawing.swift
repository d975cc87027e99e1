public import Foundation

extension Layer {
  /// The properties of a layer for a renderer; the library doesn't use them.
  struct Drawing {
    var cornerRadius: CGFloat = 0
    var maskedCorners = CornerMask.all
    var borderWidth: CGFloat = 0
    var borderColor: Any?
    var backgroundColor: Any?
    var shadowOpacity: Float = 0
    var shadowRadius: CGFloat = 3
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowColor: Any?
    var shadowPath: CGPath?
    var mask: Layer?
    var contents: Any?
    var contentsScale: CGFloat = 1
    var isOpaque = false
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    /// The values that apps associate with the layer, by their own keys.
    var associatedValues: [UnsafeRawPointer: Any] = [:]
  }

  /// The corners to be rounded, like `CACornerMask`.
  public struct CornerMask: OptionSet, Sendable, Hashable {
    /// One bit for each corner.
    public let rawValue: UInt

    /// Creates a set of the corners whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let layerMinXMinYCorner = CornerMask(rawValue: 1 << 0)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CornerMask(rawValue: 1 << 1)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CornerMask(rawValue: 1 << 2)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CornerMask(rawValue: 1 << 3)
    /// All four corners, the default.
    static let all: CornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
  }

  /// The radius of rounded corners, in points, for a renderer.
  ///
  /// It has no effect on `contains(_:)` and hit tests.
  public final var cornerRadius: CGFloat {
    get { drawing.cornerRadius }
    set {
      noteIfRecording()
      drawing.cornerRadius = newValue
    }
  }

  /// The corners to be rounded, for a renderer.
  public final var maskedCorners: CornerMask {
    get { drawing.maskedCorners }
    set { drawing.maskedCorners = newValue }
  }

  /// The width of the border inside the bounds, in points, for a renderer.
  public final var borderWidth: CGFloat {
    get { drawing.borderWidth }
    set {
      noteIfRecording()
      drawing.borderWidth = newValue
    }
  }

  /// The colour of the border, for a renderer.
  public final var borderColor: Any? {
    get { drawing.borderColor }
    set { drawing.borderColor = newValue }
  }

  /// The colour of the background, for a renderer.
  public final var backgroundColor: Any? {
    get { drawing.backgroundColor }
    set { drawing.backgroundColor = newValue }
  }

  /// The opacity of the shadow, for a renderer; 0 by default.
  public final var shadowOpacity: Float {
    get { drawing.shadowOpacity }
    set {
      noteIfRecording()
      drawing.shadowOpacity = newValue
    }
  }

  /// The blur radius of the shadow, in points, for a renderer.
  public final var shadowRadius: CGFloat {
    get { drawing.shadowRadius }
    set {
      noteIfRecording()
      drawing.shadowRadius = newValue
    }
  }

  /// The offset of the shadow, in points, for a renderer.
  public final var shadowOffset: CGSize {
    get { drawing.shadowOffset }
    set {
      noteIfRecording()
      drawing.shadowOffset = newValue
    }
  }

  /// The colour of the shadow, for a renderer.
  public final var shadowColor: Any? {
    get { drawing.shadowColor }
    set { drawing.shadowColor = newValue }
  }

  /// The outline of the shadow, in the layer's bounds, for a renderer.
  public final var shadowPath: CGPath? {
    get { drawing.shadowPath }
    set { drawing.shadowPath = newValue }
  }

  /// The layer whose opacity masks this one, for a renderer; it has no effect on hit tests.
  public final var mask: Layer? {
    get { drawing.mask }
    set { drawing.mask = newValue }
  }

  /// The image of the layer, for a renderer.
  public final var contents: Any? {
    get { drawing.contents }
    set { drawing.contents = newValue }
  }

  /// The pixels per point of the contents, for a renderer.
  public final var contentsScale: CGFloat {
    get { drawing.contentsScale }
    set { drawing.contentsScale = newValue }
  }

  /// Whether the contents are opaque, for a renderer.
  public final var isOpaque: Bool {
    get { drawing.isOpaque }
    set { drawing.isOpaque = newValue }
  }

  /// Whether a renderer should cache an image of the layer.
  public final var shouldRasterize: Bool {
    get { drawing.shouldRasterize }
    set { drawing.shouldRasterize = newValue }
  }

  /// The pixels per point of the cached image.
  public final var rasterizationScale: CGFloat {
    get { drawing.rasterizationScale }
    set { drawing.rasterizationScale = newValue }
  }
}
