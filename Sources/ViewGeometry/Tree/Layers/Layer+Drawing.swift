public import Foundation

extension Layer {
  /// What a front draws a layer with; nothing here reads it.
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
    /// What programs hang on the layer, by keys of their own.
    var associatedValues: [UnsafeRawPointer: Any] = [:]
  }

  /// Which corners are round: `CACornerMask`.
  public struct CornerMask: OptionSet, Sendable, Hashable {
    /// One bit for each corner.
    public let rawValue: UInt

    /// The corners whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let layerMinXMinYCorner = CornerMask(rawValue: 1 << 0)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CornerMask(rawValue: 1 << 1)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CornerMask(rawValue: 1 << 2)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CornerMask(rawValue: 1 << 3)
    /// All four, the default of a layer.
    static let all: CornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
  }

  /// The radius of round corners, in points, kept for a front; it changes neither `contains(_:)` nor hit tests.
  public final var cornerRadius: CGFloat {
    get { drawing.cornerRadius }
    set {
      noteIfRecording()
      drawing.cornerRadius = newValue
    }
  }

  /// The corners that are round, kept for a front.
  public final var maskedCorners: CornerMask {
    get { drawing.maskedCorners }
    set { drawing.maskedCorners = newValue }
  }

  /// The width of the border inside the bounds, in points, kept for a front.
  public final var borderWidth: CGFloat {
    get { drawing.borderWidth }
    set {
      noteIfRecording()
      drawing.borderWidth = newValue
    }
  }

  /// The colour of the border as the front knows it.
  public final var borderColor: Any? {
    get { drawing.borderColor }
    set { drawing.borderColor = newValue }
  }

  /// The colour of the background as the front knows it.
  public final var backgroundColor: Any? {
    get { drawing.backgroundColor }
    set { drawing.backgroundColor = newValue }
  }

  /// The opacity of the shadow, kept for a front; 0 by default.
  public final var shadowOpacity: Float {
    get { drawing.shadowOpacity }
    set {
      noteIfRecording()
      drawing.shadowOpacity = newValue
    }
  }

  /// The blur of the shadow, in points, kept for a front.
  public final var shadowRadius: CGFloat {
    get { drawing.shadowRadius }
    set {
      noteIfRecording()
      drawing.shadowRadius = newValue
    }
  }

  /// How far the shadow is shifted, in points, kept for a front.
  public final var shadowOffset: CGSize {
    get { drawing.shadowOffset }
    set {
      noteIfRecording()
      drawing.shadowOffset = newValue
    }
  }

  /// The colour of the shadow as the front knows it.
  public final var shadowColor: Any? {
    get { drawing.shadowColor }
    set { drawing.shadowColor = newValue }
  }

  /// The outline that throws the shadow, in the layer's bounds, kept for a front.
  public final var shadowPath: CGPath? {
    get { drawing.shadowPath }
    set { drawing.shadowPath = newValue }
  }

  /// The layer whose opacity cuts this one, kept for a front; it changes no hit test.
  public final var mask: Layer? {
    get { drawing.mask }
    set { drawing.mask = newValue }
  }

  /// The picture in the layer as the front knows it.
  public final var contents: Any? {
    get { drawing.contents }
    set { drawing.contents = newValue }
  }

  /// Pixels per point of the contents, kept for a front.
  public final var contentsScale: CGFloat {
    get { drawing.contentsScale }
    set { drawing.contentsScale = newValue }
  }

  /// Whether the contents are opaque, kept for a front.
  public final var isOpaque: Bool {
    get { drawing.isOpaque }
    set { drawing.isOpaque = newValue }
  }

  /// Whether a front should draw the layer once and keep the picture.
  public final var shouldRasterize: Bool {
    get { drawing.shouldRasterize }
    set { drawing.shouldRasterize = newValue }
  }

  /// Pixels per point of the kept picture.
  public final var rasterizationScale: CGFloat {
    get { drawing.rasterizationScale }
    set { drawing.rasterizationScale = newValue }
  }
}
