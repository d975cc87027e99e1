import Foundation
import TextMeasuring

/// Text of ASCII words to lay out within a given width, and a naive implementation of the layout.
struct TextPage {
  private let text: StyledText
  private let container: TextContainer
  private let measurer = FontMeasurer.builtIn
  /// The advance of each character, in points.
  private let advances: [Character: Double]

  init(words: Int, width: CGFloat, random: inout SplitMix64) {
    let letters = Array("etaoinshrdlucmfwyp")
    var string = ""
    for word in 0..<words {
      if word > 0 { string += " " }
      // 3 to 7 letters.
      for _ in 0..<Int.random(in: 3...7, using: &random) {
        string.append(letters[Int.random(in: 0..<letters.count, using: &random)])
      }
    }
    let font = FontDescription(pointSize: 17)
    text = StyledText(string, font: font)
    container = TextContainer(width: width)
    var advances: [Character: Double] = [:]
    for letter in letters + [" "] {
      let one = StyledText(String(letter), font: font)
      advances[letter] = Double(measurer.size(of: one, in: TextContainer()).width)
    }
    self.advances = advances
  }

  var trial: Trial {
    let (measurer, text, container) = (measurer, text, container)
    let page = self
    let operation = Batch { range in
      var sum = 0.0
      for _ in range { sum += Double(measurer.size(of: text, in: container).height) }
      return sum
    }
    let naive = Batch(each: { _ in Double(page.naiveLines) })
    return .timing(
      Timing(operation: operation, naive: naive) { () throws(WrongAnswer) in
        let lines = measurer.layOut(text, in: container).lines.count
        try Agreement.require(lines, page.naiveLines, for: "The number of lines")
      })
  }

  /// The number of lines, computed by splitting the text at spaces and looking up advances in a
  /// dictionary.
  private var naiveLines: Int {
    var (lines, pen) = (1, 0.0)
    let space = advances[" "] ?? 0
    for word in text.string.split(separator: " ") {
      let width = word.reduce(0) { $0 + (advances[$1] ?? 0) }
      if pen > 0, pen + space + width > Double(container.width) + 1e-6 {
        lines += 1
        pen = width
      } else {
        pen += (pen > 0 ? space : 0) + width
      }
    }
    return lines
  }
}
