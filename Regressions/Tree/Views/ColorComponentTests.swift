import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// The components of colors, and the equality of colors.
@Suite struct ColorComponentTests {
  private func components(_ color: Color) -> [CGFloat] {
    [color.red, color.green, color.blue, color.alpha]
  }

  @Test func `components are those that were given, in light appearance`() {
    let color = Color(displayP3Red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let dynamic = Color { traits in
      traits.userInterfaceStyle == .dark ? Color(white: 0, alpha: 1) : color
    }
    let pair = Color(light: 0xFF0033, dark: 0x00FF00, alpha: 0.5, darkAlpha: 0.25)

    expectEqual(components(color), [0.25, 0.5, 0.75, 0.5])
    expectEqual(components(dynamic), [0.25, 0.5, 0.75, 0.5])
    expectEqual(components(pair), [1, 0, 0.2, 0.5])
    expectEqual(components(Color(cgColor: pair)), [1, 0, 0.2, 0.5])
    expect(color.cgColor === color)
    let dark = TraitCollection(userInterfaceStyle: .dark)
    expectEqual(components(pair.resolvedColor(with: dark)), [0, 1, 0, 0.25])
    expectEqual(components(dynamic.resolvedColor(with: dark)), [0, 0, 0, 1])
    expectEqual(components(dynamic.withAlphaComponent(0.125)), [0.25, 0.5, 0.75, 0.125])
  }

  @Test func `hue, saturation and brightness are those of the components`() {
    let cases: [(color: [CGFloat], hue: CGFloat, saturation: CGFloat, brightness: CGFloat)] = [
      ([1, 0, 0], 0, 1, 1), ([0, 1, 0], 1 / 3, 1, 1), ([0, 0, 1], 2 / 3, 1, 1),
      ([1, 0, 0.5], 11 / 12, 1, 1), ([0.5, 0.25, 0.5], 5 / 6, 0.5, 0.5),
      ([0.25, 0.5, 0.5], 1 / 2, 0.5, 0.5), ([0, 0, 0], 0, 0, 0), ([0.5, 0.5, 0.5], 0, 0, 0.5),
    ]
    for (rgb, hue, saturation, brightness) in cases {
      let color = Color(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: 0.5)
      var found: (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
      expect(
        color.getHue(&found.0, saturation: &found.1, brightness: &found.2, alpha: &found.3))
      let expected = [hue, saturation, brightness, 0.5]
      for (number, other) in zip([found.0, found.1, found.2, found.3], expected) {
        expect(abs(number - other) < 1e-12, "\(rgb): \(found), not \(expected)")
      }
      let again = Color(hue: found.0, saturation: found.1, brightness: found.2, alpha: found.3)
      for (number, other) in zip(components(again), rgb + [0.5]) {
        expect(abs(number - other) < 1e-12, "\(rgb): \(components(again))")
      }
    }
  }

  @Test func `only gray colors have a white value`() {
    var (white, alpha): (CGFloat, CGFloat) = (9, 9)
    expect(!Color(red: 1, green: 0, blue: 0, alpha: 1).getWhite(&white, alpha: &alpha))
    expectEqual([white, alpha], [9, 9])
    expect(Color(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    expectEqual([white, alpha], [0.25, 0.5])
    var red: CGFloat = 9
    expect(Color(white: 0.25, alpha: 0.5).getRed(&red, green: nil, blue: nil, alpha: nil))
    expectEqual(red, 0.25)
  }

  @Test func `equal colors have equal hashes`() {
    func pair(_ dark: UInt32) -> Color { Color(light: 0xFF0000, dark: dark) }
    let dynamic = Color { _ in Color(red: 1, green: 0, blue: 0, alpha: 1) }
    let colors = [
      Color(red: 1, green: 0, blue: 0, alpha: 1), pair(0x00FF00), pair(0x0000FF), dynamic,
      Color { _ in Color(red: 1, green: 0, blue: 0, alpha: 1) },
    ]
    for (index, color) in colors.enumerated() {
      expectEqual(colors.map { $0 == color }, colors.indices.map { $0 == index })
    }
    expectEqual(Set(colors).count, 5)
    expectEqual(pair(0x0000FF), pair(0x0000FF))
    expect(Set(colors).contains(pair(0x0000FF)))
    expect(Set(colors).contains(Color(displayP3Red: 1, green: 0, blue: 0, alpha: 1)))
    expect(Set(colors).contains(dynamic))
  }
}
