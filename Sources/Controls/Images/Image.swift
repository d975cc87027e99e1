public import Foundation
import TextMeasuring
public import ViewGeometry

/// An image without pixels: its size, and the data that the renderer needs.
///
/// Corresponds to `UIImage`.
open class Image: @unchecked Sendable {
  /// The effect of the tint color on an image, stored for the renderer.
  public enum RenderingMode: Int, Sendable {
    /// The effect depends on the view that shows the image.
    case automatic
    /// The image keeps its own colors.
    case alwaysOriginal
    /// The image is a template for the tint color.
    case alwaysTemplate
  }

  /// The way in which the middle of a resized image is filled, stored for the renderer.
  public enum ResizingMode: Int, Sendable {
    /// The middle is repeated.
    case tile
    /// The middle is stretched.
    case stretch
  }

  /// All properties of an image; images created from this one have their own copy.
  struct Properties {
    var size: CGSize
    var scale: CGFloat
    var name: String?
    var data: Data?
    var isSymbol = false
    var renderingMode = RenderingMode.automatic
    var resizingMode = ResizingMode.tile
    var capInsets = EdgeInsets.zero
    var alignmentRectInsets = EdgeInsets.zero
    var baselineOffset: CGFloat?
    var tint: Color?
    var flips = false
    var configuration: ImageSymbolConfiguration?
  }

  // Never mutated after the image is created, so that threads may share it.
  final let properties: Properties

  init(_ properties: Properties) { self.properties = properties }

  /// Creates an image with a size in points and a scale in pixels per point.
  ///
  /// The renderer identifies it by its object identity.
  public init(size: CGSize, scale: CGFloat = 1) {
    properties = Properties(size: size, scale: scale)
  }

  /// Creates an image whose size is zero.
  public convenience init() { self.init(size: .zero) }

  /// Creates a copy of the image registered for a name in ``ImageProvider/shared``.
  ///
  /// Returns nil if no image is registered for the name.
  public convenience init?(named name: String) {
    guard let found = ImageProvider.shared.image(named: name) else { return nil }
    self.init(found.properties)
  }

  /// Creates a symbol image with the size that ``ImageProvider/shared`` returns for the name and
  /// the configuration.
  ///
  /// Returns nil if the provider doesn't know the symbol.
  public convenience init?(
    systemName name: String, withConfiguration configuration: ImageSymbolConfiguration? = nil
  ) {
    guard let found = ImageProvider.shared.symbol(named: name, configuration) else { return nil }
    var properties = found.properties
    (properties.isSymbol, properties.configuration) = (true, configuration)
    self.init(properties)
  }

  /// Creates an image from PNG, JPEG or GIF data.
  ///
  /// Only the size in pixels is read from the data. `scale` is the number of pixels per point.
  /// Returns nil if no size can be read from the data, or if `scale` is 0 or less.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard scale > 0, let pixels = ImageHeader.size(in: data) else { return nil }
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    self.init(Properties(size: size, scale: scale, data: data))
  }

  /// Creates an image from a PNG, JPEG or GIF file.
  ///
  /// The scale is 2 or 3 if the file's name ends with "@2x" or "@3x" before its extension;
  /// otherwise it is 1. Returns nil if the file can't be read or no size can be read from its data.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    let name = path.split(separator: ".").dropLast().last ?? ""
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The size, in points.
  open var size: CGSize { properties.size }
  /// The number of pixels per point.
  open var scale: CGFloat { properties.scale }
  /// The name of the image in the image provider; nil if the image doesn't come from the provider.
  public final var name: String? { properties.name }
  /// The data that the image was created from, for the renderer; nil if there is none.
  public final var data: Data? { properties.data }
  /// The effect of the tint color on the image.
  open var renderingMode: RenderingMode { properties.renderingMode }
  /// The widths, in points, of the edges that aren't stretched when the image is resized.
  open var capInsets: EdgeInsets { properties.capInsets }
  /// The way in which the middle is filled when the image is resized.
  open var resizingMode: ResizingMode { properties.resizingMode }
  /// The insets, in points, from the image to its alignment rectangle, which constraints align.
  open var alignmentRectInsets: EdgeInsets { properties.alignmentRectInsets }
  /// The distance from the baseline to the bottom edge, in points; nil if there is no baseline.
  open var baselineOffsetFromBottom: CGFloat? { properties.baselineOffset }
  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { properties.isSymbol }
  /// The color that ``withTintColor(_:renderingMode:)`` gave the image, for the renderer; nil if
  /// none.
  public final var tintColor: Color? { properties.tint }
  /// The configuration that a symbol image was created with; nil if there was none.
  open var symbolConfiguration: SymbolConfiguration? { properties.configuration }
  /// Whether the renderer mirrors the image in a right-to-left layout.
  open var flipsForRightToLeftLayoutDirection: Bool { properties.flips }

  private func changed(_ change: (inout Properties) -> Void) -> Image {
    var copy = properties
    change(&copy)
    return Image(copy)
  }

  /// Returns a copy of the image with the given rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns a resizable copy of the image: edges as wide as `capInsets` aren't stretched.
  ///
  /// `resizingMode` determines how the middle is filled.
  open func resizableImage(
    withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode = .tile
  ) -> Image {
    changed { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }

  /// Returns a copy of the image with the given alignment insets.
  open func withAlignmentRectInsets(_ alignmentInsets: EdgeInsets) -> Image {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns a copy of the image with a baseline at the given distance above its bottom.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> Image {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// Returns a copy of the image with the given tint color and rendering mode.
  ///
  /// The rendering mode of the original isn't kept, even if `renderingMode` is omitted.
  open func withTintColor(
    _ color: Color, renderingMode: RenderingMode = .automatic
  ) -> Image {
    changed { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// Returns a copy of the image that the renderer mirrors in a right-to-left layout.
  open func imageFlippedForRightToLeftLayoutDirection() -> Image { changed { $0.flips = true } }

  deinit {}
}

extension Image: Hashable {
  /// Returns true if the two images are the same object.
  public static func == (left: Image, right: Image) -> Bool { left === right }

  /// Hashes the object.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The size and weight of a symbol: `UIImage.SymbolConfiguration`.
public final class ImageSymbolConfiguration: Sendable {
  /// The size of the adjacent text, in points; nil for the default.
  public let pointSize: CGFloat?
  /// The weight of the adjacent text; nil for the default.
  public let weight: Font.Weight?

  /// Creates a configuration for a text size, in points, and optionally a weight.
  public init(pointSize: CGFloat, weight: Font.Weight? = nil) {
    (self.pointSize, self.weight) = (pointSize, weight)
  }

  /// Creates a configuration for a weight.
  public init(weight: Font.Weight) { (pointSize, self.weight) = (nil, weight) }

  /// Creates a configuration for a font.
  public convenience init(font: Font) {
    self.init(pointSize: font.pointSize, weight: Font.Weight(font.measured.weight))
  }

  /// Creates a configuration for a text style at the default text size.
  public convenience init(textStyle: Font.TextStyle) {
    self.init(font: Font.preferredFont(forTextStyle: textStyle))
  }
}

/// Provides images and the sizes of symbols by name; the host registers them.
public final class ImageProvider: @unchecked Sendable {
  /// The provider that `Image(named:)` and `Image(systemName:)` query; initially, it has no images.
  public static let shared = ImageProvider()

  private let lock = NSLock()
  private var images: [String: Image] = [:]
  private var symbolSize: (@Sendable (String, ImageSymbolConfiguration?) -> CGSize?)?

  private init() {}

  /// Sets the image for a name, or removes it if `image` is nil.
  public func set(_ image: Image?, named name: String) {
    let named = image.map { image in
      var properties = image.properties
      properties.name = name
      return Image(properties)
    }
    lock.withLock { images[name] = named }
  }

  /// Sets the function that returns the size of a symbol, in points, or nil for an unknown symbol.
  ///
  /// If the function is nil, no symbols are found. This is the default, because the sizes of
  /// UIKit's symbols aren't known.
  public func setSymbolSize(
    _ size: (@Sendable (_ name: String, _ configuration: ImageSymbolConfiguration?) -> CGSize?)?
  ) {
    lock.withLock { symbolSize = size }
  }

  func image(named name: String) -> Image? { lock.withLock { images[name] } }

  func symbol(named name: String, _ configuration: ImageSymbolConfiguration?) -> Image? {
    let size = lock.withLock { symbolSize }?(name, configuration)
    return size.map { Image(Image.Properties(size: $0, scale: 1, name: name)) }
  }
}

extension Image {
  /// The size and weight of a symbol.
  public typealias SymbolConfiguration = ImageSymbolConfiguration
}

extension ImageSymbolConfiguration: Hashable {
  /// Returns true if the two configurations have the same size and weight.
  public static func == (left: ImageSymbolConfiguration, right: ImageSymbolConfiguration) -> Bool {
    left.pointSize == right.pointSize && left.weight == right.weight
  }

  /// Hashes the size and weight.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
  }
}
