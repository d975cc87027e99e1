import Foundation

/// UIKit's colors that don't depend on traits.
extension Color {
  /// Black.
  public static let black = Color(white: 0, alpha: 1)
  /// White.
  public static let white = Color(white: 1, alpha: 1)
  /// Red.
  public static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = Color(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = Color(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = Color(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = Color(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Gray.
  public static let gray = Color(white: 0.5, alpha: 1)
  /// Dark gray.
  public static let darkGray = Color(white: 1 / 3, alpha: 1)
  /// Light gray.
  public static let lightGray = Color(white: 2 / 3, alpha: 1)
  /// Transparent black.
  public static let clear = Color(white: 0, alpha: 0)
  /// Black, for text on light backgrounds.
  public static let darkText = Color(white: 0, alpha: 1)
  /// White with an opacity of 60%, for text on dark backgrounds.
  public static let lightText = Color(white: 1, alpha: 0.6)
}

/// The system's colors, most of which differ between light and dark appearance.
///
/// The values are those of Apple's Human Interface Guidelines, "Color", without increased contrast.
extension Color {
  /// System red, which adapts to light and dark appearance.
  public static let systemRed = Color(light: 0xFF3B30, dark: 0xFF453A)
  /// System orange, which adapts to light and dark appearance.
  public static let systemOrange = Color(light: 0xFF9500, dark: 0xFF9F0A)
  /// System yellow, which adapts to light and dark appearance.
  public static let systemYellow = Color(light: 0xFFCC00, dark: 0xFFD60A)
  /// System green, which adapts to light and dark appearance.
  public static let systemGreen = Color(light: 0x34C759, dark: 0x30D158)
  /// System mint, which adapts to light and dark appearance.
  public static let systemMint = Color(light: 0x00C7BE, dark: 0x63E6E2)
  /// System teal, which adapts to light and dark appearance.
  public static let systemTeal = Color(light: 0x30B0C7, dark: 0x40C8E0)
  /// System cyan, which adapts to light and dark appearance.
  public static let systemCyan = Color(light: 0x32ADE6, dark: 0x64D2FF)
  /// System blue, which adapts to light and dark appearance.
  public static let systemBlue = Color(light: 0x007AFF, dark: 0x0A84FF)
  /// System indigo, which adapts to light and dark appearance.
  public static let systemIndigo = Color(light: 0x5856D6, dark: 0x5E5CE6)
  /// System purple, which adapts to light and dark appearance.
  public static let systemPurple = Color(light: 0xAF52DE, dark: 0xBF5AF2)
  /// System pink, which adapts to light and dark appearance.
  public static let systemPink = Color(light: 0xFF2D55, dark: 0xFF375F)
  /// System brown, which adapts to light and dark appearance.
  public static let systemBrown = Color(light: 0xA2845E, dark: 0xAC8E68)
  /// System gray, the same in light and dark appearance.
  public static let systemGray = Color(light: 0x8E8E93, dark: 0x8E8E93)
  /// The second-level gray, which adapts to light and dark appearance.
  public static let systemGray2 = Color(light: 0xAEAEB2, dark: 0x636366)
  /// The third-level gray, which adapts to light and dark appearance.
  public static let systemGray3 = Color(light: 0xC7C7CC, dark: 0x48484A)
  /// The fourth-level gray, which adapts to light and dark appearance.
  public static let systemGray4 = Color(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// The fifth-level gray, which adapts to light and dark appearance.
  public static let systemGray5 = Color(light: 0xE5E5EA, dark: 0x2C2C2E)
  /// The sixth-level gray, the closest to the background in both appearances.
  public static let systemGray6 = Color(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// The color of labels with primary content.
  public static let label = Color(light: 0x000000, dark: 0xFFFFFF)
  /// The color of labels with secondary content.
  public static let secondaryLabel = Color(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.6)
  /// The color of labels with tertiary content.
  public static let tertiaryLabel = Color(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  /// The color of labels with quaternary content.
  public static let quaternaryLabel = Color(
    light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16)
  /// The color of placeholder text in controls and text views.
  public static let placeholderText = Color(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
  /// The color of links.
  public static let link = Color(light: 0x007AFF, dark: 0x0984FF)
  /// The color of thin separators through which underlying content is visible.
  public static let separator = Color(light: 0x3C3C43, dark: 0x545458, alpha: 0.29, darkAlpha: 0.6)
  /// The color of separators that hide underlying content.
  public static let opaqueSeparator = Color(light: 0xC6C6C8, dark: 0x38383A)
  /// The main background color of an interface.
  public static let systemBackground = Color(light: 0xFFFFFF, dark: 0x000000)
  /// The background color of content on top of the main background.
  public static let secondarySystemBackground = Color(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// The background color of content on top of the secondary background.
  public static let tertiarySystemBackground = Color(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// The main background color of a grouped interface.
  public static let systemGroupedBackground = Color(light: 0xF2F2F7, dark: 0x000000)
  /// The background color of content on top of the main background of a grouped interface.
  public static let secondarySystemGroupedBackground = Color(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// The background color of content on top of the secondary background of a grouped interface.
  public static let tertiarySystemGroupedBackground = Color(light: 0xF2F2F7, dark: 0x2C2C2E)
  /// An overlay fill color for thin and small shapes.
  public static let systemFill = Color(light: 0x787880, dark: 0x787880, alpha: 0.2, darkAlpha: 0.36)
  /// An overlay fill color for medium-sized shapes.
  public static let secondarySystemFill = Color(
    light: 0x787880, dark: 0x787880, alpha: 0.16, darkAlpha: 0.32)
  /// An overlay fill color for large shapes.
  public static let tertiarySystemFill = Color(
    light: 0x767680, dark: 0x767680, alpha: 0.12, darkAlpha: 0.24)
  /// An overlay fill color for large areas with complex content.
  public static let quaternarySystemFill = Color(
    light: 0x747480, dark: 0x767680, alpha: 0.08, darkAlpha: 0.18)
  /// The default tint color, system blue.
  public static let tintColor = systemBlue
}
