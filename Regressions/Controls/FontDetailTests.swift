import Controls
import Foundation
import Testing
import ViewGeometry

@testable import TestSupport
@testable import TextMeasuring
@testable import TextTests

/// Fonts whose differences are small.
@Suite struct FontDetailTests {
  @Test func `a label that gets a font of a text style is measured again`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let label = Label()
    label.text = "Saved"
    label.font = .systemFont(ofSize: 17)
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(label)
    let plain = label.intrinsicContentSize.height

    label.font = .preferredFont(forTextStyle: .body)
    expect(label.intrinsicContentSize.height > plain)
    label.font = .systemFont(ofSize: 17)
    expectEqual(label.intrinsicContentSize.height, plain)
  }

  @Test(arguments: [(0, false), (1, true), (0x200, true), (0x40, false)])
  func `italic and oblique fonts are told apart from upright ones`(
    selection: Int, isItalic: Bool
  ) throws {
    var builder = FontBuilder.small
    builder.tables["OS/2"] =
      FontBuilder.zeros(62) + FontBuilder.word(selection) + FontBuilder.zeros(32)

    expectEqual(try FontFile(bytes: builder.bytes).isItalic, isItalic)
  }

  @Test func `controls have no width, and the halfwidth won sign has half an em`() {
    for design in [FontDescription.Design.standard, .monospaced] {
      let font = FontDescription(design: design, pointSize: 20)
      let controls = (0x7F...0x9F).compactMap { Unicode.Scalar($0) }.filter { $0 != "\u{85}" }
      func width(_ string: String) -> CGFloat {
        FontMeasurer.builtIn.size(of: StyledText(string, font: font), in: TextContainer()).width
      }

      for control in controls {
        expectEqual(width("a\(control)b"), width("ab"), "\(control.value)")
      }
    }
    expectEqual(Face.advanceWithoutFont(0x20A9, LineBreakClass.of(0x20A9)), 0.5)
    expectEqual(Face.advanceWithoutFont(0x20AA, LineBreakClass.of(0x20AA)), 0.6)
  }
}
