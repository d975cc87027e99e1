public import Foundation

/// A font for measuring: family, weight, slant, design and size.
public struct FontDescription: Sendable, Hashable {
  /// The designs of the system font.
  public enum Design: Sendable, Hashable {
    /// The standard design.
    case standard
    /// The same advance for all characters, except wide East Asian characters and pictographs.
    case monospaced
    /// The same advance for all digits, and the standard advances for other characters.
    case monospacedDigits
    /// Rounded strokes.
    case rounded
    /// With serifs.
    case serif
  }

  /// The name of the family; nil for the system font.
  public var family: String?
  /// The weight on UIKit's scale from -1 to 1: 0 is regular, 0.3 semibold, 0.4 bold.
  ///
  /// Infinite and NaN weights count as 0.
  public var weight: CGFloat
  /// Whether the font is italic.
  public var isItalic: Bool
  /// The design of the system font.
  ///
  /// It has no effect on other families, except that monospaced digits apply to any family.
  /// ``FontMeasurer`` measures the rounded design and the design with serifs like the standard one.
  public var design: Design
  /// The size of an em, in points.
  ///
  /// Negative, infinite and NaN sizes count as 0, and finite sizes above 10^6 as 10^6.
  public var pointSize: CGFloat

  /// Creates a description.
  ///
  /// By default, it describes the system font in its regular weight.
  public init(
    family: String? = nil, weight: CGFloat = 0, isItalic: Bool = false, design: Design = .standard,
    pointSize: CGFloat
  ) {
    (self.family, self.weight, self.isItalic) = (family, weight, isItalic)
    (self.design, self.pointSize) = (design, pointSize)
  }

  /// The size for measuring: 0 for negative, infinite and NaN sizes, and at most 10^6 points.
  var effectiveSize: Double {
    let size = Double(pointSize)
    return size > 0 && size.isFinite ? min(size, 1e6) : 0
  }
}
