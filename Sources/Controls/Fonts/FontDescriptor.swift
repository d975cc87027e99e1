public import Foundation
public import TextMeasuring

/// What a font is described by: `UIFontDescriptor`, as far as sizes depend on it.
public final class FontDescriptor: Sendable {
  /// Traits of a face.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt32

    /// The traits of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All characters as wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// Designs of the system font.
  public enum SystemDesign: Sendable, Hashable {
    /// The usual one.
    case `default`
    /// All characters as wide.
    case monospaced
    /// Round ends of strokes.
    case rounded
    /// With serifs.
    case serif
  }

  /// What a measurer is asked with.
  public let measured: FontDescription

  /// A descriptor of what is measured so.
  public init(_ description: FontDescription) { measured = description }

  /// A descriptor of a family, or of one of its faces.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontName(fontName).description(size: size))
  }

  /// The size of an em, in points.
  public var pointSize: CGFloat { measured.pointSize }

  /// The traits; bold from semibold on.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if measured.isItalic { traits.insert(.traitItalic) }
    if measured.weight >= Font.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if measured.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The descriptor with these traits and no others; never nil here.
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

  /// The descriptor in another design of the system font; nil for other families.
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

  /// The descriptor in another size.
  public func withSize(_ newPointSize: CGFloat) -> FontDescriptor {
    var description = measured
    description.pointSize = newPointSize
    return FontDescriptor(description)
  }
}
