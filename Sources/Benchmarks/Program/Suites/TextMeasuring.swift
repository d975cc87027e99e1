import Foundation
import TextMeasuring

extension Suite {
  /// Benchmarks of breaking text into lines and measuring it.
  static var textMeasuring: Suite {
    Suite(title: "Text", rows: [label, long])
  }

  /// Measures a label of 20 words in about three lines.
  private static var label: Row {
    Row("text.measure.label", sizes: [20]) { inputs in
      let page = TextPage(words: inputs.size, width: 400, random: &inputs.random)
      return page.trial
    }
  }

  /// Measures text whose number of characters is roughly the benchmark's size; its words have five
  /// letters on average.
  private static var long: Row {
    Row("text.measure", sizes: [1_000_000], quickSizes: [100_000]) { inputs in
      TextPage(words: inputs.size / 6, width: 330, random: &inputs.random).trial
    }
  }
}
