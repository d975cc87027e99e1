import Foundation

extension Layer {
  /// The drawing properties of a layer, stored for a renderer.
  ///
  /// The library animates some of them, but doesn't use them otherwise.
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
    var isDoubleSided = true
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    /// The values that apps have associated with the layer, each under a key of its own.
    var associatedValues: [UnsafeRawPointer: Any] = [:]
  }

  /// A set of corners to be rounded, like `CACornerMask`.
  public struct CornerMask: OptionSet, Sendable, Hashable {
    /// One bit for each corner.
    public let rawValue: UInt

    /// Creates a set of the corners whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top-left corner.
    public static let layerMinXMinYCorner = CornerMask(rawValue: 1 << 0)
    /// The top-right corner.
    public static let layerMaxXMinYCorner = CornerMask(rawValue: 1 << 1)
    /// The bottom-left corner.
    public static let layerMinXMaxYCorner = CornerMask(rawValue: 1 << 2)
    /// The bottom-right corner.
    public static let layerMaxXMaxYCorner = CornerMask(rawValue: 1 << 3)
    /// All four corners, the default.
    static let all: CornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
  }

  /// The default implementation of ``cornerRadius``.
  final var builtInCornerRadius: CGFloat {
    get { drawing.cornerRadius }
    set {
      noteIfRecording()
      drawing.cornerRadius = newValue
    }
  }

  /// The default implementation of ``maskedCorners``.
  final var builtInMaskedCorners: CornerMask {
    get { drawing.maskedCorners }
    set { drawing.maskedCorners = newValue }
  }

  /// The default implementation of ``borderWidth``.
  final var builtInBorderWidth: CGFloat {
    get { drawing.borderWidth }
    set {
      noteIfRecording()
      drawing.borderWidth = newValue
    }
  }

  /// The default implementation of ``borderColor``.
  final var builtInBorderColor: Any? {
    get { drawing.borderColor }
    set { drawing.borderColor = newValue }
  }

  /// The default implementation of ``backgroundColor``.
  final var builtInBackgroundColor: Any? {
    get { drawing.backgroundColor }
    set { drawing.backgroundColor = newValue }
  }

  /// The default implementation of ``shadowOpacity``.
  final var builtInShadowOpacity: Float {
    get { drawing.shadowOpacity }
    set {
      noteIfRecording()
      drawing.shadowOpacity = newValue
    }
  }

  /// The default implementation of ``shadowRadius``.
  final var builtInShadowRadius: CGFloat {
    get { drawing.shadowRadius }
    set {
      noteIfRecording()
      drawing.shadowRadius = newValue
    }
  }

  /// The default implementation of ``shadowOffset``.
  final var builtInShadowOffset: CGSize {
    get { drawing.shadowOffset }
    set {
      noteIfRecording()
      drawing.shadowOffset = newValue
    }
  }

  /// The default implementation of ``shadowColor``.
  final var builtInShadowColor: Any? {
    get { drawing.shadowColor }
    set { drawing.shadowColor = newValue }
  }

  /// The default implementation of ``shadowPath``.
  final var builtInShadowPath: CGPath? {
    get { drawing.shadowPath }
    set { drawing.shadowPath = newValue }
  }

  /// The default implementation of ``mask``.
  final var builtInMask: Layer? {
    get { drawing.mask }
    set { drawing.mask = newValue }
  }

  /// The default implementation of ``contents``.
  final var builtInContents: Any? {
    get { drawing.contents }
    set { drawing.contents = newValue }
  }

  /// The default implementation of ``contentsScale``.
  final var builtInContentsScale: CGFloat {
    get { drawing.contentsScale }
    set { drawing.contentsScale = newValue }
  }

  /// The default implementation of ``isOpaque``.
  final var builtInIsOpaque: Bool {
    get { drawing.isOpaque }
    set { drawing.isOpaque = newValue }
  }

  /// The default implementation of ``shouldRasterize``.
  final var builtInShouldRasterize: Bool {
    get { drawing.shouldRasterize }
    set { drawing.shouldRasterize = newValue }
  }

  /// The default implementation of ``rasterizationScale``.
  final var builtInRasterizationScale: CGFloat {
    get { drawing.rasterizationScale }
    set { drawing.rasterizationScale = newValue }
  }
}

extension Layer {
  /// Whether the renderer shows the back of the layer; true by default.
  public final var isDoubleSided: Bool {
    get { drawing.isDoubleSided }
    set { drawing.isDoubleSided = newValue }
  }
}
