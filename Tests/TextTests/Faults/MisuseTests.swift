import Foundation
import Testing
import TextMeasuring

@testable import TestSupport

/// A misuse and the message of its trap; `…` matches text that a test can't know.
struct Misuse: Sendable {
  let sentence: String
  let act: @Sendable () -> Void

  init(_ sentence: String, _ act: @escaping @Sendable () -> Void) {
    self.sentence = sentence
    self.act = act
  }

  static let all: [Misuse] = [
    Misuse("A text needs at least one run, and no length may be negative: [].") {
      _ = StyledText("", runs: [])
    },
    Misuse("A text needs at least one run, and no length may be negative: [-1].") {
      let style = TextStyle(font: FontDescription(pointSize: 17))
      _ = StyledText("a", runs: [StyledText.Run(length: -1, style: style)])
    },
  ]
}

@Suite struct MisuseTests {
  #if compiler(>=6.3)
    @Test(arguments: Misuse.all.indices)
    func `misuse stops with a sentence`(_ number: Int) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [number] in
        Misuse.all[number].act()
      }

      #if DEBUG
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(message.contains(Misuse.all[number].sentence))
      #endif
    }
  #endif
}
