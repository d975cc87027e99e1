public import Foundation
public import TextMeasuring

/// A description of a font: `UIFontDescriptor`, limited to attributes that affect sizes.
public final class FontDescriptor: Sendable {
  /// The traits of a face.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// The traits as a bit mask, with UIKit's bits.
    public let rawValue: UInt32

    /// Creates traits from a bit mask with UIKit's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The face is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The face is bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All characters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The designs of the system font.
  public enum SystemDesign: Sendable, Hashable {
    /// The default design.
    case `default`
    /// All characters have the same width.
    case monospaced
    /// Strokes have round ends.
    case rounded
    /// The font has serifs.
    case serif
  }

  /// The description of the font that is passed to the text measurer, `TextMeasurement.measurer`.
  public let measured: FontDescription

  /// Creates a descriptor from a description for the text measurer.
  public init(_ description: FontDescription) { measured = description }

  /// Creates a descriptor of a font family, or of one of its faces.
  ///
  /// A hyphen in the name separates the family from the face, as in `"Helvetica-Bold"`.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontName(fontName).description(size: size))
  }

  /// The size of an em, in points.
  public var pointSize: CGFloat { measured.pointSize }

  /// The italic, bold and monospace traits of the face.
  ///
  /// A face with a weight of semibold or more counts as bold.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if measured.isItalic { traits.insert(.traitItalic) }
    if measured.weight >= Font.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if measured.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor with these traits; unlike in UIKit, the result is never nil.
  ///
  /// The weight changes, to bold or regular, only if `traitBold` is added or removed. A monospaced
  /// design is kept even if `symbolicTraits` doesn't contain `traitMonoSpace`.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> FontDescriptor? {
    var description = measured
    description.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = self.symbolicTraits.contains(.traitBold)
    if symbolicTraits.contains(.traitBold) != isBold {
      description.weight = isBold ? 0 : Font.Weight.bold.rawValue
    }
    if symbolicTraits.contains(.traitMonoSpace) { description.design = .monospaced }
    return FontDescriptor(description)
  }

  /// Returns the descriptor with the given design of the system font; nil for other families.
  public func withDesign(_ design: SystemDesign) -> FontDescriptor? {
    guard measured.family == nil else { return nil }
    var description = measured
    switch design {
    case .default: description.design = .standard
    case .monospaced: description.design = .monospaced
    case .rounded: description.design = .rounded
    case .serif: description.design = .serif
    }
    return FontDescriptor(description)
  }

  /// Returns the descriptor with the given size.
  public func withSize(_ newPointSize: CGFloat) -> FontDescriptor {
    var description = measured
    description.pointSize = newPointSize
    return FontDescriptor(description)
  }
}
