public import Foundation

/// The font of a run of text, as a measurer looks it up: family, weight, slant, design and size.
public struct FontDescription: Sendable, Hashable {
  /// The designs of the system font.
  public enum Design: Sendable, Hashable {
    /// The usual design.
    case standard
    /// Every character advances by the same length.
    case monospaced
    /// Digits advance by the same length, other characters as usual.
    case monospacedDigits
    /// Round ends of strokes.
    case rounded
    /// With serifs.
    case serif
  }

  /// The name of the family; nil for the system font.
  public var family: String?
  /// The weight on UIKit's scale from -1 to 1: 0 is regular, 0.3 semibold, 0.4 bold.
  public var weight: CGFloat
  /// Whether the font is slanted.
  public var isItalic: Bool
  /// The design of the system font; without effect on other families.
  public var design: Design
  /// The size of an em in points; 0 where it is negative, infinite or NaN, and 10^6 where it is larger.
  public var pointSize: CGFloat

  /// Describes a font; the system font in its regular weight unless more is given.
  public init(
    family: String? = nil, weight: CGFloat = 0, isItalic: Bool = false, design: Design = .standard,
    pointSize: CGFloat
  ) {
    (self.family, self.weight, self.isItalic) = (family, weight, isItalic)
    (self.design, self.pointSize) = (design, pointSize)
  }

  /// The size that is measured with: 0 for a negative size, an infinite one and NaN, and at most 10^6 points.
  var effectiveSize: Double {
    let size = Double(pointSize)
    return size > 0 && size.isFinite ? min(size, 1e6) : 0
  }
}
