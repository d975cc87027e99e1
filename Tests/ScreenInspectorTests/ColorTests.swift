import Foundation
import TestSupport
import Testing

@testable import ScreenInspector

/// The contrasts of the page and of the drawing, computed from their style sheets.
struct ColorTests {
  /// WCAG 2.2, 1.4.3: text; 1.4.11: outlines and controls.
  private static let texts = [
    ("ink", ["page", "ground", "chosen", "plain-fill", "target-fill", "problem-fill"]),
    ("quiet", ["page", "ground", "chosen", "plain-fill"]),
    ("problem", ["page", "ground", "chosen", "plain-fill"]),
    ("target", ["page", "ground", "chosen"]),
  ]
  private static let outlines = [
    ("line", ["ground"]), ("edge", ["ground", "page"]), ("target", ["target-fill", "plain-fill"]),
    ("problem", ["problem-fill"]), ("then", ["ground", "plain-fill"]),
  ]

  @Test(arguments: [false, true])
  func `texts and outlines stand out in both appearances`(isDark: Bool) throws {
    let colors = Self.colors(isDark: isDark)
    for (pairs, least) in [(Self.texts, 4.5), (Self.outlines, 3)] {
      for (front, backs) in pairs {
        for back in backs {
          let lights = try [front, back].map { Self.light(try #require(colors[$0], "\($0)")) }
          let ratio = (lights.max() ?? 0) / (lights.min() ?? 1)
          expect(ratio >= least, "\(front) on \(back), dark \(isDark): \(ratio)")
        }
      }
    }
  }

  @Test func `no color is anywhere but in the variables`() {
    for style in [SVGPage.style, HTMLPage.style] {
      let rules = style.split(separator: "\n").filter { !$0.contains("--") }.joined()
      for word in [": #", "rgb", "color-mix", "opacity: 0."] where style == HTMLPage.style {
        expect(!rules.contains(word), "\(word)")
      }
    }
  }

  /// The variables of both style sheets; those of the dark appearance are in a rule of their own.
  private static func colors(isDark: Bool) -> [String: Int] {
    var colors: [String: Int] = [:]
    for style in [SVGPage.style, HTMLPage.style] {
      let roots = style.components(separatedBy: ":root {").dropFirst().prefix(2)
        .map { $0.prefix { $0 != "}" } }
      for root in isDark ? roots[...] : roots.prefix(1) {
        for rule in root.split(separator: ";") {
          let parts = rule.split(separator: ":").map {
            $0.trimmingCharacters(in: .whitespacesAndNewlines)
          }
          guard parts.count == 2, parts[0].hasPrefix("--"), parts[1].hasPrefix("#") else {
            continue
          }
          colors[String(parts[0].dropFirst(2))] = Int(parts[1].dropFirst(), radix: 16)
        }
      }
    }
    return colors
  }

  /// The relative luminance of a color plus 0.05.
  private static func light(_ color: Int) -> Double {
    let parts = [color >> 16 & 255, color >> 8 & 255, color & 255].map { part -> Double in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05
  }
}
