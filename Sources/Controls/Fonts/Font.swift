public import Foundation
public import TextMeasuring

/// A font and its size: `UIFont`.
///
/// The metrics come from the text measurer, `TextMeasurement.measurer`.
open class Font: @unchecked Sendable {
  /// The weight of strokes, from -1 to 1.
  public struct Weight: RawRepresentable, Sendable, Hashable {
    /// The weight as a number.
    public var rawValue: CGFloat

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest weight.
    public static let ultraLight = Weight(-0.8)
    /// A thin weight.
    public static let thin = Weight(-0.6)
    /// A light weight.
    public static let light = Weight(-0.4)
    /// The weight of body text.
    public static let regular = Weight(0)
    /// A weight between regular and semibold.
    public static let medium = Weight(0.23)
    /// A weight between medium and bold.
    public static let semibold = Weight(0.3)
    /// A bold weight.
    public static let bold = Weight(0.4)
    /// A weight heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }

  // Never mutated, so that threads may share a font.
  /// The description of the font that the text measurer, `TextMeasurement.measurer`, receives.
  public final let measured: FontDescription
  /// The text style of the font; nil if the font wasn't created for a text style.
  final let style: TextStyle?

  /// Creates a font from a description for the text measurer; the font has no text style.
  public init(_ description: FontDescription) { (measured, style) = (description, nil) }

  init(_ description: FontDescription, style: TextStyle?) {
    (measured, self.style) = (description, style)
  }

  /// Creates a font from the name of a family or of one of its faces, such as "Avenir" or
  /// "Avenir-Heavy".
  ///
  /// Returns nil if the name is empty. UIKit also returns nil for a font that isn't installed.
  /// Here, only the text measurer, `TextMeasurement.measurer`, knows which fonts exist. By default,
  /// it measures all families like the system font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(FontName(fontName).description(size: fontSize))
  }

  /// Creates a font from a descriptor.
  ///
  /// If the size is 0 or less, the descriptor's size is used.
  public convenience init(descriptor: FontDescriptor, size pointSize: CGFloat) {
    var description = descriptor.measured
    if pointSize > 0 { description.pointSize = pointSize }
    self.init(description)
  }

  // MARK: Measures

  /// The size of an em, in points.
  open var pointSize: CGFloat { measured.pointSize }
  /// The height of a line above the baseline, in points.
  open var ascender: CGFloat { metrics.ascent }
  /// The bottom of a line as an offset from the baseline, in points; usually negative.
  open var descender: CGFloat { -metrics.descent }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of the letter x, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line without leading, in points.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// The recommended space between lines, in points.
  open var leading: CGFloat { metrics.leading }

  private var metrics: FontMetrics { TextMeasurement.measurer.metrics(of: measured) }

  /// The name of the family; ".AppleSystemUIFont" for the system font.
  open var familyName: String { measured.family ?? ".AppleSystemUIFont" }
  /// The name of the face: the family's name, a hyphen, and the style, as in "Avenir-BoldItalic".
  ///
  /// The regular face of a named family has the name of the family. The system font's name begins
  /// with ".SFUI".
  open var fontName: String { FontName.name(of: measured) }
  /// The descriptor of the font.
  open var fontDescriptor: FontDescriptor { FontDescriptor(measured) }

  /// Returns the font with the given size.
  ///
  /// The result has no text style, so it doesn't scale with the user's text size.
  open func withSize(_ fontSize: CGFloat) -> Font {
    var description = measured
    description.pointSize = fontSize
    return Font(description)
  }

  deinit {}
}

extension Font {
  /// The default text size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The standard text size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small system text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The standard text size, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// Returns the system font with the given size.
  public class func systemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font with the given size and weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(FontDescription(weight: weight.rawValue, pointSize: fontSize))
  }

  /// Returns the bold system font with the given size; its weight is semibold, as in UIKit.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the italic system font with the given size.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> Font {
    Font(FontDescription(isItalic: true, pointSize: fontSize))
  }

  /// Returns the monospaced system font with the given size and weight.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(
      FontDescription(weight: weight.rawValue, design: .monospaced, pointSize: fontSize))
  }

  /// Returns the system font, with digits of equal width, in the given size and weight.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(
      FontDescription(weight: weight.rawValue, design: .monospacedDigits, pointSize: fontSize))
  }
}

extension Font: Hashable {
  /// Returns true if the two fonts have the same face and size, even if their text styles differ.
  public static func == (left: Font, right: Font) -> Bool { left.measured == right.measured }

  /// Hashes the face and the size.
  public final func hash(into hasher: inout Hasher) { hasher.combine(measured) }
}

/// A font name split into the family and the part after a hyphen.
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
