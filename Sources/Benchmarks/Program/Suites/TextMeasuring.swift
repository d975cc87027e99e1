import Foundation
import TextMeasuring

extension Suite {
  /// The time for breaking text into lines and measuring it.
  static var textMeasuring: Suite {
    Suite(title: "Text", rows: [label, long])
  }

  /// A label of 20 words in three lines.
  private static var label: Row {
    Row("text.measure.label", sizes: [20]) { inputs in
      let page = TextPage(words: inputs.size, width: 400, random: &inputs.random)
      return page.trial
    }
  }

  /// A text of a number of characters; a word and its space have six.
  private static var long: Row {
    Row("text.measure", sizes: [1_000_000], quickSizes: [100_000]) { inputs in
      TextPage(words: inputs.size / 6, width: 330, random: &inputs.random).trial
    }
  }
}
