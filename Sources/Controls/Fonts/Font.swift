public import Foundation
public import TextMeasuring

/// A font and its size: `UIFont`.
///
/// What it measures is what the measurer says; see `TextMeasurement`.
open class Font: @unchecked Sendable {
  /// How heavy the strokes are, from -1 to 1.
  public struct Weight: RawRepresentable, Sendable, Hashable {
    /// The number.
    public var rawValue: CGFloat

    /// The weight of this number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The weight of this number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// That of running text.
    public static let regular = Weight(0)
    /// Somewhat heavier.
    public static let medium = Weight(0.23)
    /// Half bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)
  }

  // Never changed, so that threads may share a font.
  /// What a measurer is asked with.
  public final let measured: FontDescription
  /// The style the font was made for; nil for one of a size.
  final let style: TextStyle?

  /// A font that is measured so.
  public init(_ description: FontDescription) { (measured, style) = (description, nil) }

  init(_ description: FontDescription, style: TextStyle?) {
    (measured, self.style) = (description, style)
  }

  /// A font of a family, or of one of its faces: "Avenir", "Avenir-Heavy".
  ///
  /// Nil for an empty name.
  ///
  /// UIKit's is nil for a font that isn't installed. Here fonts are what the measurer has; one that it lacks is measured like the
  /// system font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(FontName(fontName).description(size: fontSize))
  }

  /// A font of a descriptor; a size of 0 takes that of the descriptor.
  public convenience init(descriptor: FontDescriptor, size pointSize: CGFloat) {
    var description = descriptor.measured
    if pointSize > 0 { description.pointSize = pointSize }
    self.init(description)
  }

  // MARK: Measures

  /// The size of an em, in points.
  open var pointSize: CGFloat { measured.pointSize }
  /// How far a line reaches above the baseline, in points.
  open var ascender: CGFloat { metrics.ascent }
  /// How far a line reaches below the baseline, in points: negative.
  open var descender: CGFloat { -metrics.descent }
  /// The height of capitals, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of x, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// The space between lines, in points.
  open var leading: CGFloat { metrics.leading }

  private var metrics: FontMetrics { TextMeasurement.measurer.metrics(of: measured) }

  /// The name of the family.
  open var familyName: String { measured.family ?? ".AppleSystemUIFont" }
  /// The name of the face: the family's, and what sets it off.
  open var fontName: String { FontName.name(of: measured) }
  /// What the font is described by.
  open var fontDescriptor: FontDescriptor { FontDescriptor(measured) }

  /// The font in another size.
  open func withSize(_ fontSize: CGFloat) -> Font {
    var description = measured
    description.pointSize = fontSize
    return Font(description)
  }
}

extension Font {
  /// The size of text in labels.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of text in buttons.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text.
  public class var systemFontSize: CGFloat { 14 }

  /// The system font.
  public class func systemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(FontDescription(weight: weight.rawValue, pointSize: fontSize))
  }

  /// The system font, bold: its weight is semibold, as in UIKit.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The system font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> Font {
    Font(FontDescription(isItalic: true, pointSize: fontSize))
  }

  /// The system font in which all characters are as wide.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(
      FontDescription(weight: weight.rawValue, design: .monospaced, pointSize: fontSize))
  }

  /// The system font in which all digits are as wide.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(
      FontDescription(weight: weight.rawValue, design: .monospacedDigits, pointSize: fontSize))
  }
}

extension Font: Hashable {
  /// Whether two fonts are the same face in the same size.
  public static func == (left: Font, right: Font) -> Bool { left.measured == right.measured }

  /// Hashes the face and the size.
  public final func hash(into hasher: inout Hasher) { hasher.combine(measured) }
}

/// The name of a face, taken apart: a family and what follows a hyphen.
struct FontName {
  private let family: String
  private let face: String

  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    family = String(parts[0])
    face = parts.count > 1 ? parts[1].lowercased() : ""
  }

  private static let weights: [(name: String, weight: Font.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("semibold", .semibold),
    ("demibold", .semibold), ("extrabold", .heavy), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  func description(size: CGFloat) -> FontDescription {
    let weight = Self.weights.first { face.contains($0.name) }?.weight ?? .regular
    return FontDescription(
      family: family, weight: weight.rawValue,
      isItalic: face.contains("italic") || face.contains("oblique"), pointSize: size)
  }

  static func name(of font: FontDescription) -> String {
    let second = ["extralight", "demibold", "extrabold"]
    let known = weights.first { $0.weight.rawValue == font.weight && !second.contains($0.name) }
    let weight = known?.name.capitalized ?? ""
    let face = weight + (font.isItalic ? "Italic" : "")
    let family = font.family ?? ".SFUI"
    return face.isEmpty ? (font.family ?? ".SFUI-Regular") : "\(family)-\(face)"
  }
}
