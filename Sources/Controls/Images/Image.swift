public import Foundation
import TextMeasuring
public import ViewGeometry

/// A picture's size, kept for a renderer with what that needs: `UIImage`.
open class Image: @unchecked Sendable {
  /// How a picture takes colour, kept for a renderer.
  public enum RenderingMode: Int, Sendable {
    /// As its surroundings say.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// As a stencil for the tint colour.
    case alwaysTemplate
  }

  /// How stretched pictures are filled, kept for a renderer.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// Everything that a picture says; copied for each variant.
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

  // Never changed after the picture is made, so that threads may share it.
  final let properties: Properties

  init(_ properties: Properties) { self.properties = properties }

  /// A picture of a size in points, drawn by the renderer that knows the object.
  public init(size: CGSize, scale: CGFloat = 1) {
    properties = Properties(size: size, scale: scale)
  }

  /// A picture without size.
  public convenience init() { self.init(size: .zero) }

  /// The picture of a name, of which ``ImageProvider/shared`` knows the size; nil without.
  public convenience init?(named name: String) {
    guard let found = ImageProvider.shared.image(named: name) else { return nil }
    self.init(found.properties)
  }

  /// The symbol of a name, of which ``ImageProvider/shared`` knows the size; nil without.
  public convenience init?(
    systemName name: String, withConfiguration configuration: ImageSymbolConfiguration? = nil
  ) {
    guard let found = ImageProvider.shared.symbol(named: name, configuration) else { return nil }
    var properties = found.properties
    (properties.isSymbol, properties.configuration) = (true, configuration)
    self.init(properties)
  }

  /// The picture in data of PNG, JPEG or GIF, whose size is read and nothing else; nil for other data.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard scale > 0, let pixels = ImageHeader.size(in: data) else { return nil }
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    self.init(Properties(size: size, scale: scale, data: data))
  }

  /// The picture in a file of PNG, JPEG or GIF; "@2x" and "@3x" in its name say the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    let name = path.split(separator: ".").dropLast().last ?? ""
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The size, in points.
  open var size: CGSize { properties.size }
  /// Pixels of a point.
  open var scale: CGFloat { properties.scale }
  /// The name that the picture was found by; nil for none.
  public final var name: String? { properties.name }
  /// The data that the picture was read from, for a renderer; nil for none.
  public final var data: Data? { properties.data }
  /// How the picture takes colour.
  open var renderingMode: RenderingMode { properties.renderingMode }
  /// The parts at the edges that keep their size when the picture is stretched.
  open var capInsets: EdgeInsets { properties.capInsets }
  /// How the middle is filled when the picture is stretched.
  open var resizingMode: ResizingMode { properties.resizingMode }
  /// Distances from the edges in to what constraints place.
  open var alignmentRectInsets: EdgeInsets { properties.alignmentRectInsets }
  /// The distance of the baseline from the bottom, in points; nil for none.
  open var baselineOffsetFromBottom: CGFloat? { properties.baselineOffset }
  /// Whether the picture is a symbol.
  open var isSymbolImage: Bool { properties.isSymbol }
  /// Whether the picture is mirrored in a right-to-left layout.
  open var flipsForRightToLeftLayoutDirection: Bool { properties.flips }

  private func changed(_ change: (inout Properties) -> Void) -> Image {
    var copy = properties
    change(&copy)
    return Image(copy)
  }

  /// The picture in another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// The picture with edges that keep their size.
  open func resizableImage(
    withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode = .tile
  ) -> Image {
    changed { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }

  /// The picture of which constraints place another part.
  open func withAlignmentRectInsets(_ alignmentInsets: EdgeInsets) -> Image {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The picture with a baseline this far above its bottom.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> Image {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// The picture in a colour.
  open func withTintColor(
    _ color: Color, renderingMode: RenderingMode = .automatic
  ) -> Image {
    changed { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// The picture, mirrored in a right-to-left layout.
  open func imageFlippedForRightToLeftLayoutDirection() -> Image { changed { $0.flips = true } }
}

extension Image: Hashable {
  /// Whether two pictures are the same object.
  public static func == (left: Image, right: Image) -> Bool { left === right }

  /// Hashes the object.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Of which size and weight a symbol is: `UIImage.SymbolConfiguration`.
public final class ImageSymbolConfiguration: Sendable {
  /// The size of the text beside it, in points; nil for the default.
  public let pointSize: CGFloat?
  /// The weight of the text beside it; nil for the default.
  public let weight: Font.Weight?

  /// A configuration by the size of text.
  public init(pointSize: CGFloat, weight: Font.Weight? = nil) {
    (self.pointSize, self.weight) = (pointSize, weight)
  }

  /// A configuration by a weight.
  public init(weight: Font.Weight) { (pointSize, self.weight) = (nil, weight) }

  /// A configuration by a font.
  public convenience init(font: Font) {
    self.init(pointSize: font.pointSize, weight: Font.Weight(font.measured.weight))
  }

  /// A configuration by a style of text, in the size that devices come with.
  public convenience init(textStyle: Font.TextStyle) {
    self.init(font: Font.preferredFont(forTextStyle: textStyle))
  }
}

/// Says which pictures of a name there are; a host fills it with the sizes of its assets.
public final class ImageProvider: @unchecked Sendable {
  /// The provider of `Image(named:)` and `Image(systemName:)`; it knows no picture until one is added.
  public static let shared = ImageProvider()

  private let lock = NSLock()
  private var images: [String: Image] = [:]
  private var symbolSize: (@Sendable (String, ImageSymbolConfiguration?) -> CGSize?)?

  private init() {}

  /// Adds a picture of a name, or takes it out again.
  public func set(_ image: Image?, named name: String) {
    let named = image.map { image in
      var properties = image.properties
      properties.name = name
      return Image(properties)
    }
    lock.withLock { images[name] = named }
  }

  /// Sets what says the size of a symbol in points; nil, the default, for no symbols.
  ///
  /// The sizes of UIKit's symbols aren't known here.
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
  /// Of which size and weight a symbol is.
  public typealias SymbolConfiguration = ImageSymbolConfiguration
}

extension ImageSymbolConfiguration: Hashable {
  /// Whether two configurations say the same.
  public static func == (left: ImageSymbolConfiguration, right: ImageSymbolConfiguration) -> Bool {
    left.pointSize == right.pointSize && left.weight == right.weight
  }

  /// Hashes size and weight.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
  }
}
